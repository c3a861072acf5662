"""The commands: each is a thin layer over the library."""
