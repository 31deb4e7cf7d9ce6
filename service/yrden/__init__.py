"""Yrden, a game service: the Python package around the deterministic rules in `yrden._core`."""

from importlib.metadata import version

__version__ = version("yrden")
