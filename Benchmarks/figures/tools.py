"""What is measured, and the tools that measure it: one place that knows where things are."""

import os
import subprocess
import sys
from pathlib import Path

from figures.measure import measure

ROOT = Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")
SWIFTC = os.environ.get("SWIFTC", "swiftc")


class Tools:
    """The generator as users install it, and the release build of ServiceRuntime."""

    def __init__(self):
        print("Building the release of generate and ServiceRuntime …", file=sys.stderr, flush=True)
        prefix = ROOT / ".build" / "install" / "prefix"
        measure(["make", "install", f"SWIFT={SWIFT}", "DESTDIR=", f"PREFIX={prefix}"], ROOT)
        self.generator = str(prefix / "bin" / "generate")
        build = [SWIFT, "build", "-c", "release"]
        measure([*build, "--target", "ServiceRuntime"], ROOT)
        shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
        self.folder = Path(shown.stdout.strip())

    def generate(self, description, output, *options):
        """Writes the client of a description to a folder, and returns what that cost."""
        return measure([self.generator, str(description), "--output", str(output), "--quiet", *options])

    def compile(self, sources, options, folder):
        """Compiles Swift files with ServiceRuntime in sight, and returns what that cost."""
        # The names are too many for a command line on some systems.
        names = Path(folder) / "sources.txt"
        names.write_text("".join(f'"{source}"\n' for source in sources))
        common = ["-swift-version", "6", "-module-name", "Benchmark", "-I", str(self.folder / "Modules")]
        return measure([SWIFTC, *common, *options, f"@{names}"], folder)

    def runtime_objects(self):
        """The object files of ServiceRuntime, for what links it."""
        # A build leaves the objects of sources that are no more.
        sources = {path.name for path in (ROOT / "Sources" / "ServiceRuntime").rglob("*.swift")}
        objects = (self.folder / "ServiceRuntime.build").glob("*.o")
        return sorted(str(path) for path in objects if path.name.removesuffix(".o") in sources)


def swift_files(folder):
    """Every Swift file in a folder, in a fixed order."""
    return sorted(Path(folder).rglob("*.swift"))


def text_bytes(object_file):
    """The bytes of machine code in an object file."""
    if sys.platform == "darwin":
        command, name, value = ["size", "-m", object_file], "__text", -1
    else:
        command, name, value = ["size", "-A", object_file], ".text", 1
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return sum(int(line.split()[value]) for line in listing.splitlines() if name in line.split(".rela")[0])


def slow_expressions(cost):
    """How many expressions a compiler run reported as slow to type-check."""
    return sum("to type-check" in line and "warning:" in line for line in cost.output.splitlines())
