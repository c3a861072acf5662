"""What a turn asks, one file a question, and the agenda that puts the questions in order."""
