import Foundation
import Testing

@Suite("Secrets of the tests")
struct SecretConventionTests {
    /// What is given a secret in the sources of the tests, with the secret in the first group.
    private static let places = [
        #"StaticTokenCredential\("([^"]+)"\)"#, #"APIKeyCredential\("([^"]+)"\)"#, #"AccessToken\(token: "([^"]+)"\)"#,
        #"password: "([^"]+)""#, #"SharedAccessSignatureCredential\("([^"]+)"\)"#,
    ]

    @Test("can be told from everything else, so that no line of a log hides one")
    func convention() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.path != #filePath }
        #expect(files.count > 50)
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
