"""What reading and writing a page of models costs, next to Foundation's coders."""

from pathlib import Path
from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.tools import ROOT, swift_files


def report(tools):
    source = ROOT / "Benchmarks" / "Page"
    with TemporaryDirectory() as folder:
        tools.generate(source / "Page.yaml", Path(folder) / "client")
        sources = [*swift_files(Path(folder) / "client"), *swift_files(source)]
        link = ["-parse-as-library", "-O", "-wmo", "-o", "Page", *tools.runtime_objects()]
        tools.compile(sources, link, folder)
        print(measure([f"{folder}/Page"]).output)
