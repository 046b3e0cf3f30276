// swift-tools-version: 6.1

import PackageDescription

/// A package as a user's: its client is written into it by `swift package generate-clients`, and committed.
let package = Package(
    name: "CommandPlugin",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-client-generator", path: "../../..")],
    targets: [
        .target(
            name: "Pets",
            dependencies: [.product(name: "ServiceRuntime", package: "swift-client-generator")],
            exclude: ["client.yaml", "openapi.yaml"]
        ),
        // The server of the generator's own tests, which no product holds.
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .testTarget(name: "PetsTests", dependencies: ["LoopbackServer", "Pets"]),
    ]
)
