"""What compiling the clients of real descriptions costs, next to the better one of the peers' clients."""

from pathlib import Path
from tempfile import TemporaryDirectory

from figures import peer as peers
from figures.descriptions import descriptions
from figures.measure import best
from figures.table import figure, print_table, ratio
from figures.tools import slow_expressions, swift_files, text_bytes

# Without batch mode swiftc starts one compiler a file. In batch mode it starts one for every 25 files, each of which
# parses all files: the flat layout, which the build plugin compiles, has a few large ones.
BATCH = ["-parse-as-library", "-enable-batch-mode", "-j2"]
TYPECHECK = [*BATCH, "-typecheck", "-Xfrontend", "-warn-long-expression-type-checking=100"]
ONONE = [*BATCH, "-c", "-Onone"]
# What is quick to compile is compiled more than once, because a moment in which the machine is slow doubles it.
RUNS = 3
OPTIMIZED = ["-parse-as-library", "-c", "-O", "-wmo", "-o", "optimized.o"]


def report(tools):
    for description in descriptions():
        header = [description.name, "ours", "peer", "of peer", "processor s", "peak MB", "peer MB"]
        title = f"Compiling what was written (best of {RUNS}, -O once; the peer: {peers.source()})"
        print_table(title, header, rows(description, tools))


def rows(description, tools):
    with TemporaryDirectory() as folder:
        tools.generate(description.path, Path(folder) / "client")
        sources = swift_files(Path(folder) / "client")
        typecheck = best(RUNS, lambda: tools.compile(sources, TYPECHECK, folder))
        onone = best(RUNS, lambda: tools.compile(sources, ONONE, folder))
        optimized = tools.compile(sources, OPTIMIZED, folder)
        text = text_bytes(f"{folder}/optimized.o") / 1e3
        tools.generate(description.path, Path(folder) / "flat", "--layout", "flat")
        flat_sources = swift_files(Path(folder) / "flat")
        flat_typecheck = best(RUNS, lambda: tools.compile(flat_sources, TYPECHECK, folder))
        flat_onone = best(RUNS, lambda: tools.compile(flat_sources, ONONE, folder))
        peer = peers.compiled(description, tools, folder, (TYPECHECK, ONONE, OPTIMIZED), RUNS)

    def row(step, ours, theirs, cost=None, theirs_megabytes=None, digits=1):
        return [
            step,
            figure(ours, digits),
            figure(theirs, digits),
            ratio(ours, theirs),
            figure(cost.processor_seconds if cost else None, 1),
            figure(cost.megabytes if cost else None, 0),
            figure(theirs_megabytes, 0),
        ]

    return [
        row("-typecheck, s", typecheck.seconds, peer.typecheck, typecheck, peer.typecheck_megabytes),
        row("-c -Onone, s", onone.seconds, peer.onone, onone),
        row("flat layout: -typecheck, s", flat_typecheck.seconds, peer.typecheck, flat_typecheck),
        row("flat layout: -c -Onone, s", flat_onone.seconds, peer.onone, flat_onone),
        row("-c -O -wmo, s", optimized.seconds, peer.optimized, optimized),
        row("text at -O, KB", text, peer.text_kilobytes, digits=0),
        row("warnings", typecheck.output.count("warning:"), None, digits=0),
        row("slow expressions", slow_expressions(typecheck), None, digits=0),
    ]
