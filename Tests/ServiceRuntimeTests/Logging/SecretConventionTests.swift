import Foundation
import Testing

@Suite("Secrets of the tests")
struct SecretConventionTests {
    /// What is given a secret in the sources of the tests, with the secret in the first group.
    private static let places = [
        #"StaticTokenCredential\("([^"]+)"\)"#, #"APIKeyCredential\("([^"]+)"\)"#, #"AccessToken\(token: "([^"]+)"\)"#,
        #"\bpassword: "([^"]+)""#, #"SharedAccessSignatureCredential\("([^"]+)"\)"#,
    ]

    /// The targets whose clients log to what looks for secrets.
    private static let targets = [
        "AppConfigurationTests", "CatalogueTests", "GuidelineSamplesTests", "ServiceRuntimeTestingTests",
        "ServiceRuntimeTests", "SharedKeyAuthenticationTests",
    ]

    @Test("can be told from everything else, so that no line of a log hides one")
    func convention() throws {
        for target in Self.targets {
            let files = try files(of: target)
            #expect(files.count > 1)
            try check(files)
        }
    }

    @Test("are looked for by a logger, which no client goes without")
    func loggers() throws {
        for file in try Self.targets.flatMap(files(of:)) {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("logger: ClientLoggers.none"), "\(file.lastPathComponent)")
        }
    }

    @Test("are looked for by the logger of each client of the catalogue")
    func catalogue() throws {
        var count = 0
        for file in try files(of: "CatalogueTests") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/Client\(\s*endpoint: /#) {
                count += 1
                let call = arguments(in: text[match.range.lowerBound...])
                #expect(call.contains("logger: sweeping"), "\(file.lastPathComponent): \(call)")
            }
        }
        #expect(count > 30)
    }

    /// A call up to the bracket that closes it.
    private func arguments(in text: Substring) -> Substring {
        var depth = 0
        let end = text.firstIndex { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return character == ")" && depth == 0
        }
        return text[..<(end ?? text.endIndex)]
    }

    /// The sources of a target of tests.
    private func files(of target: String) throws -> [URL] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().resolvingSymlinksInPath()
        return try #require(
            FileManager.default.enumerator(at: tests.appending(path: target), includingPropertiesForKeys: nil)
        )
        .compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "SecretConventionTests.swift" }
    }

    private func check(_ files: [URL]) throws {
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for place in Self.places {
                for match in text.matches(of: try Regex(place)) {
                    let secret = match.output[1].substring ?? ""
                    #expect(secret.contains("s3cret"), "\(file.lastPathComponent): '\(secret)' has no 's3cret' in it")
                }
            }
        }
    }
}
