"""`python -m shop.healthcheck`: exit 0 if the application answers."""

import sys
from urllib.request import urlopen

if __name__ == "__main__":
    try:
        with urlopen("http://localhost:8000/openapi.json", timeout=2) as answer:
            sys.exit(0 if answer.status == 200 else 1)
    except OSError as error:
        sys.exit(f"not healthy: {error}")
