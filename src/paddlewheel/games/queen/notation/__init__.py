"""Mississippi Queen as text and as plain data: actions, positions, scenes, whole turns; and what is refused."""
