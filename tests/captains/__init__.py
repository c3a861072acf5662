"""Captains, the arena in which they meet, and those who come from outside."""
