"""The server: HTTP and WebSocket around tables. Thin, and the only folder that awaits."""
