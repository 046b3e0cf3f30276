import Testing

@testable import ClientConfiguration

/// The settings of a finished package.
struct PackageSettingsTests {
    @Test func withoutTheKeyThereIsNoPackage() throws {
        #expect(try read("module: Pets").package == nil)
    }

    @Test(arguments: ["package:", "package: {}"])
    func theKeyAloneAsksForOne(_ text: String) throws {
        let package = try #require(try read(text).package)
        #expect(package == PackageSettings())
        #expect(package.version == "0.1.0")
    }

    @Test func everySettingIsRead() throws {
        let package = try #require(
            try read(
                """
                package:
                  version: 1.2.0-beta.1
                  author: Example "Ltd."
                  repository: https://github.com/example/pets
                  runtime: {url: "https://github.com/example/swift-client-generator.git", from: 0.2.0}
                """
            ).package
        )
        #expect(package.version == "1.2.0-beta.1")
        #expect(package.author?.value == "Example \"Ltd.\"")
        #expect(package.repository?.value == "https://github.com/example/pets")
        #expect(
            package.runtime
                == .repository(url: "https://github.com/example/swift-client-generator.git", from: "0.2.0")
        )
    }

    @Test func theRuntimeMayBeInAFolder() throws {
        #expect(try read("package: {runtime: {path: ../runtime}}").package?.runtime == .path("../runtime"))
    }

    @Test(arguments: [
        ("{versoin: 1.0.0}", "1:11: error: unknown key 'versoin' in 'package' (did you mean 'version'?)"),
        ("{version: '1.0'}", "'package.version' must be a version such as 1.2.0 or 1.2.0-beta.1; '1.0' is not"),
        ("{version: 01.0.0}", "'01.0.0' is not"),
        ("{version: 1.0.0-}", "'1.0.0-' is not"),
        ("{version: \"1.0.0\\n\"}", "is not"),
        ("{author: \"a\\nb\"}", "'package.author' must be a single line"),
        ("{author: ''}", "'package.author' must be a single line"),
        ("{repository: 'http://example.com/x'}", "must be a URL such as https://github.com/example/pets"),
        ("{repository: 'https://example.com/\"'}", "must be a URL such as https://github.com/example/pets"),
        (
            "{runtime: {path: a, url: b, from: 1.0.0}}",
            "'package.runtime' must have either 'path' (the folder of swift-client-generator), or 'url' and 'from'"
        ),
        (
            "{runtime: {url: b}}",
            "'package.runtime' must have either 'path' (the folder of swift-client-generator), or 'url' and 'from'"
        ),
        (
            "{runtime: {}}",
            "'package.runtime' must have either 'path' (the folder of swift-client-generator), or 'url' and 'from'"
        ),
        ("{runtime: here}", "'package.runtime' must be a mapping, not a string"),
        ("true", "'package' must be a mapping, not a boolean"),
    ])
    func whatMakesNoPackageIsToldExactly(_ text: String, _ message: String) {
        let complaints = complaints(about: "package: \(text)")
        #expect(complaints.contains { $0.contains(message) }, "\(complaints)")
    }

    @Test func aWrongValueIsNoMissingKey() {
        #expect(
            complaints(about: "package: {runtime: {url: b, from: 1}}") == [
                "1:35: error: 'package.runtime.from' must be a string, not an integer; put it in quotes"
            ]
        )
    }
}
