"""Tables: seats, a game in play, its log of what happened, and where logs are kept. Nothing here waits for anything."""
