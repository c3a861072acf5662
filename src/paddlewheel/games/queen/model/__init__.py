"""What a race is made of: the rule set and its versions, options, state, actions, events, ready-made setups."""
