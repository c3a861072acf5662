"""What all games share: the contract, its errors, options as values, records, perft."""
