"""How many requests a second the runtime makes, next to a bare URLSession with JSONDecoder."""

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
        ours, ours_time, bare, bare_time = (median(column) for column in zip(*medians))
        rate_ratio = median(values[0] / values[2] for values in medians)
        time_ratio = median(values[1] / values[3] for values in medians)
        shown = [figure(ours, 0), f"{ours_time:.0f} µs", figure(bare, 0), f"{bare_time:.0f} µs"]
        rows.append([str(connections), *shown, figure(rate_ratio), figure(time_ratio)])
    title = f"Requests a second, and processor time for one (medians of {PROCESSES} processes, both in turns)"
    header = ["connections", "ServiceRuntime", "processor", "URLSession", "processor", "ratio", "of processor"]
    print_table(title, header, rows)


def rounds_of(output):
    """The rounds of one process, by the number of connections."""
    rounds = {}
    for line in output.splitlines():
        connections, *values = line.split()
        rounds.setdefault(int(connections), []).append([float(value) for value in values])
    return rounds
