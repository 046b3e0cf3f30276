// swift-tools-version: 6.1

import PackageDescription

/// The targets that a client links need nothing but Foundation; only the generator needs libyaml, and, on Linux, only
/// `SharedKeyAuthentication` needs OpenSSL's libcrypto.
let package = Package(
    name: "swift-client-generator",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "ServiceRuntime", targets: ["ServiceRuntime"]),
        .library(name: "AzureCore", targets: ["AzureCore"]),
        .library(name: "ServiceRuntimeTesting", targets: ["ServiceRuntimeTesting"]),
        .library(name: "SharedKeyAuthentication", targets: ["SharedKeyAuthentication"]),
        .executable(name: "generate", targets: ["generate"]),
        .plugin(name: "GenerateClients", targets: ["GenerateClients"]),
        .plugin(name: "GenerateClientsCommand", targets: ["GenerateClientsCommand"]),
    ],
    targets: [
        // MARK: Generator

        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "Locking"),
        .target(name: "Suggestions"),
        .target(name: "YAML", dependencies: ["CLibYAML", "Locking"]),
        .target(name: "Mustache", dependencies: ["Suggestions"]),
        .target(name: "ServiceDescription", dependencies: ["JSONPath", "Suggestions", "YAML"]),
        .target(name: "JSONPath", dependencies: ["YAML"]),
        .target(name: "Overlay", dependencies: ["JSONPath", "ServiceDescription", "Suggestions", "YAML"]),
        .target(name: "ClientConfiguration", dependencies: ["Suggestions", "ServiceDescription", "YAML"]),
        .target(
            name: "Templates",
            path: "Templates",
            resources: [.embedInCode("Package"), .embedInCode("Swift")]
        ),
        .target(
            name: "ClientGenerator",
            dependencies: [
                "ClientConfiguration", "Locking", "Mustache", "ServiceDescription", "Suggestions", "Templates", "YAML",
            ]
        ),
        .target(
            name: "GenerateCommand",
            dependencies: [
                "ClientConfiguration", "ClientGenerator", "Overlay", "ServiceDescription", "Suggestions", "Templates",
                "YAML",
            ]
        ),
        .executableTarget(name: "generate", dependencies: ["GenerateCommand"]),

        // MARK: Plugins

        .plugin(name: "GenerateClients", capability: .buildTool(), dependencies: ["generate"]),
        .plugin(
            name: "GenerateClientsCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-clients",
                    description:
                        "Write the clients of the service descriptions in the targets' folders into the package."
                ),
                permissions: [.writeToPackageDirectory(reason: "The generated clients become part of the package.")]
            ),
            dependencies: ["generate"]
        ),

        // MARK: Runtime

        .target(name: "ServiceRuntime"),
        .target(name: "AzureCore", dependencies: ["ServiceRuntime"]),
        .target(name: "ServiceRuntimeTesting", dependencies: ["ServiceRuntime"]),
        .systemLibrary(
            name: "CLibCrypto",
            pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]
        ),
        .target(
            name: "SharedKeyAuthentication",
            dependencies: ["ServiceRuntime", .target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]
        ),

        // MARK: Generated samples

        .target(
            name: "AppConfiguration",
            dependencies: ["ServiceRuntime"],
            path: "GeneratedSamples/AppConfiguration"
        ),
        .target(name: "Containers", dependencies: ["ServiceRuntime"], path: "GeneratedSamples/Containers"),
        .target(name: "Soracom", dependencies: ["ServiceRuntime"], path: "GeneratedSamples/Soracom"),

        // MARK: Tests

        .target(name: "CatalogueClients", dependencies: ["ServiceRuntime"], path: "Tests/Catalogue/Generated"),
        // It has its own copy of what it needs, so that the packages in Tests/Consumers can be tested with it.
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .target(name: "SecretSweep", dependencies: ["ServiceRuntime"], path: "Tests/SecretSweep"),
        .executableTarget(
            name: "fuzz",
            dependencies: ["ClientConfiguration", "ClientGenerator", "ServiceDescription", "YAML"],
            path: "Tests/Fuzz",
            exclude: ["Findings"]
        ),
        .executableTarget(name: "documentation", path: "Tests/Documentation"),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "ClientConfiguration", "ClientGenerator", "GenerateCommand", "ServiceDescription", "YAML",
                "documentation",
            ]
        ),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache", "YAML"]),
        .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
        .testTarget(name: "JSONPathTests", dependencies: ["JSONPath", "YAML"]),
        .testTarget(name: "OverlayTests", dependencies: ["Overlay", "ServiceDescription", "YAML"]),
        .testTarget(name: "ServiceDescriptionTests", dependencies: ["ServiceDescription", "YAML"]),
        .testTarget(name: "ClientConfigurationTests", dependencies: ["ClientConfiguration", "YAML"]),
        .testTarget(
            name: "ClientGeneratorTests",
            dependencies: ["ClientConfiguration", "ClientGenerator", "ServiceDescription", "ServiceRuntime", "YAML"]
        ),
        .testTarget(
            name: "AppConfigurationTests",
            dependencies: ["AppConfiguration", "LoopbackServer", "SecretSweep", "ServiceRuntime"]
        ),
        .testTarget(
            name: "GenerateCommandTests",
            dependencies: ["ClientGenerator", "GenerateCommand", "Locking", "ServiceDescription", "YAML"]
        ),
        // The plugins' own files, by links: nothing can import a plugin.
        .testTarget(name: "PluginTests", dependencies: ["GenerateCommand"]),
        .testTarget(name: "GenerateTests", dependencies: ["ServiceRuntime", "fuzz", "generate"]),
        .testTarget(
            name: "ServiceRuntimeTests",
            dependencies: ["Containers", "LoopbackServer", "SecretSweep", "ServiceRuntime", "ServiceRuntimeTesting"]
        ),
        .testTarget(
            name: "ServiceRuntimeTestingTests",
            dependencies: [
                "AppConfiguration", "LoopbackServer", "SecretSweep", "ServiceRuntime", "ServiceRuntimeTesting",
                "Soracom",
            ]
        ),
        .testTarget(
            name: "SharedKeyAuthenticationTests",
            dependencies: ["LoopbackServer", "SecretSweep", "ServiceRuntime", "SharedKeyAuthentication"]
        ),
        .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
        .testTarget(
            name: "CatalogueTests",
            dependencies: ["CatalogueClients", "LoopbackServer", "SecretSweep", "ServiceRuntime"]
        ),
        .testTarget(
            name: "GuidelineSamplesTests",
            dependencies: ["AppConfiguration", "AzureCore", "LoopbackServer", "SecretSweep"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// For a plugin, the generator is built a second time, apart from the one that tests run (`Makefile`).
if Context.environment["SWIFT_CLIENT_GENERATOR_WITHOUT_PLUGINS"] != nil {
    package.products.removeAll { $0.name.hasPrefix("GenerateClients") }
    package.targets.removeAll { $0.type == .plugin }
}

// The sanitizers look at the runtime. To build all the rest with them takes ten times as long (`make sanitize`).
if Context.environment["RUNTIME_ALONE"] != nil {
    var names: Set<String> = []
    var pending = ["ServiceRuntimeTests"]
    while let name = pending.popLast() {
        guard names.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for case .byNameItem(let name, _) in target.dependencies { pending.append(name) }
    }
    package.products = []
    package.targets.removeAll { !names.contains($0.name) }
}
