"""What the other generator makes of a description, in the same run where it is at hand, else as once recorded.

`pip install openapi-generator-cli`, which needs Java, brings it. Recorded figures tell of another machine: one that is half as fast
makes a client that is twice as quick look equal.
"""

import shutil
from dataclasses import dataclass
from pathlib import Path

from figures.measure import CommandFailed, best, measure
from figures.tools import swift_files, text_bytes

COMMAND = "openapi-generator-cli"


@dataclass
class Peer:
    """The better figure of the two generators that are most used, for the same description on the same machine."""

    generate: float | None = None
    typecheck: float | None = None
    onone: float | None = None
    optimized: float | None = None
    text_kilobytes: float | None = None
    typecheck_megabytes: float | None = None


def source():
    """Where the figures of the peer come from."""
    return "measured in this run" if shutil.which(COMMAND) else "as recorded on another machine"


def write(description, folder):
    """Writes the peer's client to a folder, and returns what that cost."""
    generation = [COMMAND, "generate", "-g", "swift6", "--skip-validate-spec", "-i", str(description.path)]
    return measure([*generation, "-o", str(folder)])


def generated(description, folder):
    """The peer's seconds for writing its client."""
    return write(description, folder).seconds if shutil.which(COMMAND) else description.peer.generate


def compiled(description, tools, folder, modes, runs):
    """The peer's figures for compiling what it writes, in the modes for checking and -Onone, the best of some runs, and -O."""
    if not shutil.which(COMMAND):
        return description.peer
    folder = Path(folder) / "peer"
    try:
        write(description, folder)
        sources = [path for path in swift_files(folder) if "Sources" in path.parts]
        typecheck, onone = (best(runs, lambda: tools.compile(sources, mode, folder)) for mode in modes[:2])
        optimized = tools.compile(sources, modes[2], folder)
    except CommandFailed:
        # What it writes does not compile: only the other generator's figures are left.
        return description.peer
    text = text_bytes(folder / "optimized.o") / 1e3
    return Peer(None, typecheck.seconds, onone.seconds, optimized.seconds, text, typecheck.megabytes)
