"""The river drawn as text for a terminal."""
