"""The server that the benchmarks of the runtime talk to, as a process of its own."""

import os
import subprocess
from pathlib import Path

from figures.measure import measure
from figures.tools import ROOT


class Server:
    """A server in a `with` statement; `url` is where it is."""

    def __init__(self, folder):
        self.program = Path(folder) / "Server"
        source = ROOT / "Benchmarks" / "Server" / "main.c"
        clang = os.environ.get("CC", "clang")
        measure([clang, "-O2", "-D_GNU_SOURCE", "-pthread", "-o", str(self.program), str(source)])

    def __enter__(self):
        self.process = subprocess.Popen([str(self.program)], stdout=subprocess.PIPE, text=True)
        self.url = f"http://127.0.0.1:{int(self.process.stdout.readline())}"
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
