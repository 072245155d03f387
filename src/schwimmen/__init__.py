"""Schwimmen, the card game: its rules, its players and its table in the browser."""

__version__ = "0.1.0"
