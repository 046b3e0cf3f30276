// swift-format-ignore-file

/// *Swift Package Manager*, lines 920–949 of the guidelines.
public enum PackagingSamples {
    // Lines 920–949. Departures:
    // - A manifest is compiled on its own, so the parts of `PackageDescription` that this one uses are stubs here.
    // - 920: the constant is static, because it stands in a type.
    // - 922, 924, 927, 929, 943, 948: the elisions are filled in, or left out where they stand for further elements.
    static let package = Package(
        name: "AzureSDK",
        platforms: [.macOS(.v13), .iOS(.v16)],
        products: [
            .library(name: "AzureCatHerding", targets: ["AzureCatHerding"])
        ],
        dependencies: [],
        targets: [
            .target(
                name: "AzureCatHerding",
                dependencies: [],
                path: "sdk/catherding/AzureCatHerding",
                exclude: ["Source/Supporting Files"],
                sources: ["Source"]
            ),
            .testTarget(
                name: "AzureCatHerdingTests",
                dependencies: ["AzureCatHerding"],
                path: "sdk/catherding/AzureCatHerding",
                exclude: [
                    "Tests/Info.plist",
                ],
                sources: ["Tests"]
            )
        ],
        swiftLanguageVersions: [.v5]
    )
}
