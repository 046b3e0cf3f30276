"""How many requests a second the runtime makes, next to a bare URLSession with JSONDecoder, as it comes and without storage."""

import os
import sys
from statistics import median
from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.server import Server
from figures.table import figure, print_table
from figures.tools import ROOT, swift_files

# Where the system puts the threads of a process decides a lot, and stays as it is, so one process is not enough.
PROCESSES = 7


def report(tools):
    with TemporaryDirectory() as folder:
        link = ["-parse-as-library", "-O", "-wmo", "-o", "Requests", *tools.runtime_objects()]
        tools.compile(swift_files(ROOT / "Benchmarks" / "Requests"), link, folder)
        with Server(folder) as server:
            print_rates([f"{folder}/Requests", server.url])
            if sys.platform == "linux":
                library = f"{folder}/allocations.so"
                source = str(ROOT / "Benchmarks" / "Requests" / "allocations.c")
                measure([os.environ.get("CC", "clang"), "-O2", "-shared", "-fPIC", "-o", library, source])
                program = [f"{folder}/Requests", server.url, "allocations"]
                print(measure(["env", f"LD_PRELOAD={library}", *program]).output)


def print_rates(program):
    """Runs the program several times, and prints the medians."""
    processes = [rounds_of(measure(program).output) for _ in range(PROCESSES)]
    rows = []
    for connections in 1, 8:
        # The median round of each process, and the median process of these.
        medians = [[median(column) for column in zip(*rounds[connections])] for rounds in processes]
        for index, name in enumerate(["ServiceRuntime", "URLSession", "URLSession without storage"]):
            rate, time = (median(values[2 * index + offset] for values in medians) for offset in (0, 1))
            rate_ratio = median(values[0] / values[2 * index] for values in medians)
            time_ratio = median(values[1] / values[2 * index + 1] for values in medians)
            ratios = [figure(rate_ratio), figure(time_ratio)] if index > 0 else ["", ""]
            rows.append([f"{connections}: {name}", figure(rate, 0), f"{time:.0f} µs", *ratios])
    title = f"Requests a second, and processor time for one (medians of {PROCESSES} processes, all in turns)"
    header = ["connections: by", "a second", "processor", "the runtime's rate", "its processor"]
    print_table(title, header, rows)


def rounds_of(output):
    """The rounds of one process, by the number of connections."""
    rounds = {}
    for line in output.splitlines():
        connections, *values = line.split()
        rounds.setdefault(int(connections), []).append([float(value) for value in values])
    return rounds
