"""Write down what an installation consists of, as CycloneDX: the packages that are there, and the hashes of their lock.

    python deploy/sbom.py requirements/image.txt web/package-lock.json

The packages of Python are those of the interpreter that runs this; those of the page are the ones it is built from.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from importlib.metadata import distributions
from pathlib import Path
from typing import Any


def main(lock: str, page_lock: str) -> None:
    """Print the list."""
    (own,) = [one for one in distributions() if one.metadata["Name"] == "paddlewheel"]
    locked = python_hashes(Path(lock).read_text(encoding="utf-8"))
    found = {
        normal(one.metadata["Name"]): python_package(one.metadata["Name"], one.version, locked)
        for one in distributions()
        if one.metadata["Name"] not in ("paddlewheel", "pip")
    }
    components = [*(found[name] for name in sorted(found)), *page_packages(json.loads(Path(page_lock).read_text("utf-8")))]
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "paddlewheel", "version": own.version},
        },
        "components": components,
    }
    sys.stdout.write(json.dumps(document, indent=1) + "\n")


def python_package(name: str, version: str, locked: dict[tuple[str, str], list[str]]) -> dict[str, Any]:
    """Return a package of Python; one that no lock file names is an error."""
    hashes = locked[normal(name), version]
    return {
        "type": "library",
        "name": normal(name),
        "version": version,
        "purl": f"pkg:pypi/{normal(name)}@{version}",
        "hashes": [{"alg": "SHA-256", "content": one} for one in hashes],
    }


def python_hashes(text: str) -> dict[tuple[str, str], list[str]]:
    """Return the hashes of a lock file by name and version."""
    entries = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)
    found = {}
    for entry in entries:
        if (named := re.match(r"([\w.-]+)==(\S+)", entry)) is not None:
            found[normal(named[1]), named[2]] = re.findall(r"sha256:([0-9a-f]{64})", entry)
    return found


def page_packages(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the packages that the page is built from."""
    found = []
    for path, one in sorted(lock["packages"].items()):
        if path and "integrity" in one:
            name = path.rpartition("node_modules/")[2]
            digest = base64.b64decode(one["integrity"].partition("-")[2]).hex()
            algorithm = one["integrity"].partition("-")[0].upper().replace("SHA", "SHA-")
            found.append(
                {
                    "type": "library",
                    "name": name,
                    "version": one["version"],
                    "purl": f"pkg:npm/{name.replace('@', '%40')}@{one['version']}",
                    "scope": "excluded" if one.get("dev") else "required",
                    "hashes": [{"alg": algorithm, "content": digest}],
                }
            )
    return found


def normal(name: str) -> str:
    """Return the name of a package as the index has it."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main(*sys.argv[1:])
