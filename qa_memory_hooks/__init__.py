"""Git hooks that guard what coding and testing agents learn and commit: the gate on `.qa/`."""

__version__ = "0.1.0"
