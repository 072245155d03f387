"""The strong player's mind, on plain integers and floats: CPython runs it as it is, numba compiles it unchanged."""
