import AppConfiguration
import Foundation
import ServiceRuntime
import ServiceRuntimeTesting
import Testing

/// What stands in Documentation/Testing.md; `DocumentationTests` compares.
@Suite("The samples about testing", .timeLimit(.minutes(10)))
struct TestingSamples {
    private let credential = StaticTokenCredential("our-s3cret")

    @Test("a mock transport")
    func mocking() async throws {
        let endpoint = try #require(URL(string: "https://store.example.com"))
        let transport = MockTransport()
        transport.on(.get, "/kv/{key}", .json(#"{"key": "FooSetting", "value": "blue"}"#))
        transport.reply(.status(503), .connectionFailure(), .status(204))

        let options = ConfigurationClientOptions(
            transportOptions: TransportOptions(retryOptions: .none, transport: transport)
        )
        let client = try ConfigurationClient(endpoint: endpoint, credential: credential, withOptions: options)

        #expect(try await client.get(configurationSetting: "FooSetting").value == "blue")

        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/kv/FooSetting")
        #expect(request.queryParameter("api-version") == "2024-09-01")
    }

    @Test("a recorder and a player")
    func recording() throws {
        let recording = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        let recorder = RecordingTransport(to: recording)
        #expect(!FileManager.default.fileExists(atPath: recording.path))
        withExtendedLifetime(recorder) {}

        try Data(#"{"exchanges": []}"#.utf8).write(to: recording)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: recording) } }
        let player = try PlaybackTransport(from: recording)
        try player.verify()

        let rules = RecordingRules(keepingHeaders: ["x-color"], keepingParameters: ["key"], hidingMembers: ["pin"])
        _ = RecordingTransport(to: recording, rules: rules)
    }
}
