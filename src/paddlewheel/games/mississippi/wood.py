"""M3: the logs of wood, in the box and for each player."""

from __future__ import annotations

from typing import Final

LOGS: Final = 60

LOGS_EACH: Final = {3: 20, 4: 15, 5: 12, 6: 10}
