"""The page, as far as Python can see it."""
