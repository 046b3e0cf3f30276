"""What memory it takes to send and to receive a large body."""

from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.server import Server
from figures.table import print_table
from figures.tools import ROOT, swift_files

SIZE = 1 << 30
WAYS = {
    "upload-file": "from a file",
    "upload-stream": "from an InputStream",
    "upload-sequence": "from an AsyncSequence",
    "download-file": "into a file",
    "download-stream": "as a stream",
    "download-late": "as a stream that is read late",
}


def report(tools):
    with TemporaryDirectory() as folder:
        link = ["-parse-as-library", "-O", "-wmo", "-o", "Transfer", *tools.runtime_objects()]
        tools.compile(swift_files(ROOT / "Benchmarks" / "Transfer"), link, folder)
        rows = []
        with Server(folder) as server:
            for way, words in WAYS.items():
                cost = measure([f"{folder}/Transfer", way, server.url, str(SIZE)])
                rows.append([words, f"{cost.megabytes:.0f} MB", f"{cost.seconds:.1f} s"])
    print_table(f"A body of {SIZE / 1e9:.2f} GB", ["sent or received", "peak memory", "time"], rows)
