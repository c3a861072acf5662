"""Second, deliberately naive readings of the rules, which the tests hold the engine against."""
