"""The descriptions that are measured: well-known public ones where they are at hand, else this repository's own."""

from dataclasses import dataclass
from pathlib import Path

from figures.peer import Peer
from figures.tools import ROOT


@dataclass
class Description:
    """A service description, and what others make of it."""

    path: Path
    peer: Peer

    @property
    def name(self):
        return self.path.name


# Measured once on two cores, with swift-openapi-generator 1.x and openapi-generator 7.26 (`swift6`).
PUBLIC = {
    "soracom/soracom-api.en.yaml": Peer(2.9, 4.3, 18.7, 121, 3850),
    "xero/xero_accounting.yaml": Peer(None, 2.8, 12.3, 57, 2090),
    "github/github.yaml": Peer(8.4, 15.7, typecheck_megabytes=681),
}


def descriptions():
    """What there is to measure; says so if that is not the public descriptions."""
    folder = ROOT.parent / "shared" / "specs"
    public = [Description(folder / name, peer) for name, peer in PUBLIC.items() if (folder / name).exists()]
    if public:
        return public
    print("There is no ../shared/specs here: Specs/ is measured instead, which no peer has figures for.")
    own = (path for path in sorted((ROOT / "Specs").glob("*.yaml")) if not path.name.endswith(".client.yaml"))
    return [Description(path, Peer()) for path in own]
