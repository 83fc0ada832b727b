"""What the files of every store have in common: bytes become text, names and attributes are looked at."""
