"""Tables: seats, a game in play, its history, and where that is kept. Nothing here waits for anything."""
