// swift-tools-version: 6.1

import PackageDescription

/// A package as a user's: its client is a package of its own, which somebody generated and published.
let package = Package(
    name: "GeneratedPackage",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "Pets")],
    targets: [
        .target(name: "Shop", dependencies: ["Pets"]),
        // The server of the generator's own tests, which no product holds.
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .testTarget(name: "ShopTests", dependencies: ["LoopbackServer", "Shop"]),
    ]
)
