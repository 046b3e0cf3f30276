"""What writing a client costs, next to libyaml's walk over the same file."""

import os
import shlex
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from figures import peer as peers
from figures.descriptions import descriptions
from figures.measure import best, measure
from figures.table import figure, print_table, ratio
from figures.tools import ROOT

RUNS = 7


def report(tools):
    with TemporaryDirectory() as folder:
        scan = event_scan(folder)
        rows = [row(description, scan, tools, Path(folder)) for description in descriptions()]
    header = ["description", "MB", "seconds", "peak MB", "files", "lines", "scan s", "x scan", "peer s", "of peer"]
    print_table(f"Generation (best of {RUNS}, each to a fresh folder; the peer once: {peers.source()})", header, rows)


def row(description, scan, tools, folder):
    outputs = iter(range(RUNS))

    def generate():
        return tools.generate(description.path, folder / f"{description.name}-{next(outputs)}")

    cost = best(RUNS, generate)
    floor = best(RUNS, lambda: measure([scan, str(description.path)]))
    written = list((folder / f"{description.name}-0").rglob("*.swift"))
    peer_seconds = peers.generated(description, folder / f"{description.name}-peer")
    lines = sum(path.read_bytes().count(b"\n") for path in written)
    return [
        description.name,
        figure(description.path.stat().st_size / 1e6),
        figure(cost.seconds, 3),
        figure(cost.megabytes, 0),
        figure(len(written), 0),
        figure(lines, 0),
        figure(floor.seconds, 3),
        figure(cost.seconds / floor.seconds, 1),
        figure(peer_seconds, 1),
        ratio(cost.seconds, peer_seconds),
    ]


def event_scan(folder):
    """Compiles the walk over the events, and returns the executable."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True)
    executable = str(Path(folder) / "EventScan")
    source = str(ROOT / "Benchmarks" / "EventScan" / "main.c")
    compiler = os.environ.get("CC", "cc")
    measure([compiler, "-O2", source, "-o", executable, *(shlex.split(flags.stdout) or ["-lyaml"])])
    return executable
