"""What is said where a package that only this part needs is not installed."""

from __future__ import annotations

__all__ = ["not_installed"]


def not_installed(package: str, error: ImportError) -> ImportError:
    """The error to raise instead of ``error``: it says what to install."""
    return ImportError(f"this needs {package}: pip install 'schwimmen[research]' ({error})", name=error.name)
