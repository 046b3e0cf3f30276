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
        "AppConfigurationTests", "CatalogueTests", "ServiceRuntimeTestingTests", "ServiceRuntimeTests",
        "SharedKeyAuthenticationTests",
    ]

    @Test("can be told from everything else, so that no line of a log hides one")
    func convention() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().resolvingSymlinksInPath()
        for target in Self.targets {
            let files = try #require(
                FileManager.default.enumerator(at: tests.appending(path: target), includingPropertiesForKeys: nil)
            )
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "SecretConventionTests.swift" }
            #expect(files.count > 1)
            try check(files)
        }
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
