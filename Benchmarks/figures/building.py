"""What the build plugin adds to a build in which nothing has changed."""

import shutil
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from figures.measure import measure
from figures.table import figure, print_table
from figures.tools import ROOT, SWIFT

CONSUMER = ROOT / "Tests" / "Consumers" / "BuildPlugin"
RUNS = 9
MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-client-generator", path: "{root}")],
    targets: [
        .target(
            name: "Shops",
            dependencies: [.product(name: "ServiceRuntime", package: "swift-client-generator")]{more}
        )
    ]
)
"""
PLUGIN = """,
            plugins: [.plugin(name: "GenerateClients", package: "swift-client-generator")]"""


def report(tools):
    with TemporaryDirectory() as folder:
        packages = {"without": make_package(Path(folder) / "without", ""), "with": make_package(Path(folder) / "with", PLUGIN)}
        write_clients(tools, packages["without"] / "Sources" / "Shops")
        for package in packages.values():
            # SwiftPM links the generator again in the second build.
            for _ in range(3):
                build(package)
        seconds = {name: [] for name in packages}
        # By turns, so that what else the machine does falls on both.
        for _ in range(RUNS):
            for name, package in packages.items():
                seconds[name].append(build(package).seconds)
    rows = [[f"{name} the plugin", *map(milliseconds, summary(times))] for name, times in seconds.items()]
    added = [mine - other for mine, other in zip(summary(seconds["with"]), summary(seconds["without"]))]
    rows.append(["added", *map(milliseconds, added)])
    print_table(f"A build without a change, ms ({RUNS} runs by turns)", ["", "minimum", "median"], rows)


def make_package(package, more):
    """A copy of the consumer, with or without the plugin."""
    shutil.copytree(CONSUMER / "Sources", package / "Sources")
    (package / "Package.swift").write_text(MANIFEST.format(root=ROOT, more=more))
    return package


def write_clients(tools, target):
    """Writes what the plugin would generate, and takes the descriptions away."""
    for name in ["pets", "toys"]:
        configuration = target / f"{name}.client.yaml"
        options = ["--config", str(configuration)] if configuration.exists() else []
        command = [tools.generator, str(target / f"{name}.yaml"), *options]
        measure([*command, "--output", str(target / name), "--layout", "flat", "--quiet"])
    for file in target.iterdir():
        if file.suffix in (".yaml", ".json"):
            file.unlink()


def build(package):
    return measure([SWIFT, "build"], package)


def summary(times):
    return [min(times), statistics.median(times)]


def milliseconds(seconds):
    return figure(seconds * 1000, 0)
