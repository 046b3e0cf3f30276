"""How many requests a second the runtime makes, next to a bare URLSession with JSONDecoder."""

import os
import sys
from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.server import Server
from figures.tools import ROOT, swift_files


def report(tools):
    with TemporaryDirectory() as folder:
        link = ["-parse-as-library", "-O", "-wmo", "-o", "Requests", *tools.runtime_objects()]
        tools.compile(swift_files(ROOT / "Benchmarks" / "Requests"), link, folder)
        with Server(folder) as server:
            print(measure([f"{folder}/Requests", server.url]).output)
            if sys.platform == "linux":
                library = f"{folder}/allocations.so"
                source = str(ROOT / "Benchmarks" / "Requests" / "allocations.c")
                measure([os.environ.get("CC", "clang"), "-O2", "-shared", "-fPIC", "-o", library, source])
                program = [f"{folder}/Requests", server.url, "allocations"]
                print(measure(["env", f"LD_PRELOAD={library}", *program]).output)
