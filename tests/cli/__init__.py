"""The commands, as people and programs meet them."""
