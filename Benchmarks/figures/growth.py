"""How the time for writing a client grows with what its description has many of."""

from pathlib import Path
from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.table import figure, print_table
from figures.tools import ROOT, SWIFTC

RUNS = 3


def report(tools):
    with TemporaryDirectory() as folder:
        rows = [row(name, Path(folder) / str(index), tools) for index, name in enumerate(descriptions(folder))]
    rows.sort(key=lambda row: float(row[-1]), reverse=True)
    header = ["many …", "s", "s of four times as many", "times"]
    print_table("Growth (processor time; 4 if each is looked at once, 16 if it is looked at for each)", header, rows)


def row(name, folder, tools):
    once, four = (seconds(folder / size, tools) for size in ["once", "four"])
    return [name, figure(once, 3), figure(four, 3), figure(four / once, 1)]


def seconds(folder, tools):
    """The processor seconds of the quickest run, which may end with a diagnostic."""
    command = [tools.generator, "--config", "client.yaml", "--output", "client", "--quiet"]
    return min(measure(command, folder, statuses=(0, 1)).processor_seconds for _ in range(RUNS))


def descriptions(folder):
    """Writes the descriptions of the tests in two sizes, and returns their names."""
    table = (ROOT / "Tests" / "GenerateTests" / "Growth").glob("GrowingDescription*.swift")
    sources = [ROOT / "Benchmarks" / "Growth" / "GrowthBenchmark.swift", *sorted(table)]
    writer = f"{folder}/writer"
    measure([SWIFTC, "-swift-version", "6", "-parse-as-library", *map(str, sources), "-o", writer])
    return measure([writer, folder]).output.splitlines()
