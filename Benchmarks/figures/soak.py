"""Whether many requests at once to a server that fails are all answered, each once, and what memory is left over."""

from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.server import Server
from figures.tools import ROOT, swift_files

COUNT = 100_000


def report(tools, count=COUNT):
    with TemporaryDirectory() as folder:
        link = ["-parse-as-library", "-O", "-wmo", "-o", "Soak", *tools.runtime_objects()]
        tools.compile(swift_files(ROOT / "Benchmarks" / "Soak"), link, folder)
        # Each has a server of its own, which lets the same requests fail.
        for arguments in [], ["bare"]:
            with Server(folder) as server:
                print(measure([f"{folder}/Soak", server.url, str(count), *arguments]).output)
