// Stands in for the few parts of PackageDescription that the guidelines' manifest uses: only the package manager itself
// can import that module.

struct Package: Sendable {
    let name: String
    let platforms: [SupportedPlatform]
    let products: [Product]
    let dependencies: [Dependency]
    let targets: [Target]
    let swiftLanguageVersions: [SwiftVersion]

    enum SupportedPlatform: Sendable {
        case macOS(MacOSVersion)
        case iOS(IOSVersion)

        enum MacOSVersion: Sendable { case v13 }
        enum IOSVersion: Sendable { case v16 }
    }

    struct Dependency: Sendable {}

    enum SwiftVersion: Sendable { case v5 }
}

struct Product: Sendable {
    let name: String
    let targets: [String]

    static func library(name: String, targets: [String]) -> Product {
        Product(name: name, targets: targets)
    }
}

struct Target: Sendable {
    let name: String
    let dependencies: [String]
    let path: String
    let exclude: [String]
    let sources: [String]

    static func target(
        name: String,
        dependencies: [String],
        path: String,
        exclude: [String],
        sources: [String]
    ) -> Target {
        Target(name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources)
    }

    static func testTarget(
        name: String,
        dependencies: [String],
        path: String,
        exclude: [String],
        sources: [String]
    ) -> Target {
        target(name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources)
    }
}
