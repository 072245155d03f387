"""Figures of the game that people ask for: counted exactly, and from rounds among computer players."""
