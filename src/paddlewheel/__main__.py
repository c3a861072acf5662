"""`python -m paddlewheel`: the same as `paddlewheel`."""

import sys

from paddlewheel.cli.start import main

if __name__ == "__main__":
    sys.exit(main())
