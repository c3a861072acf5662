"""Every end of a turn: the search, the routes it finds, what they cost, and why one cannot be had."""
