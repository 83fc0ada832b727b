"""The back end of the shop."""
