"""Paddlewheel: three paddle-steamer board games, one rules core for people, computer captains and researchers."""

__version__ = "0.1.0"
