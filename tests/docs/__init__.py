"""Tests of what the documents show."""
