import AppConfiguration
import Foundation
import LoopbackServer
import ServiceRuntime
import ServiceRuntimeTesting
import Testing

/// What stands in Documentation/Testing.md; `DocumentationTests` compares.
@Suite("The samples about testing", .timeLimit(.minutes(20)))
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

        transport.on(.get, "/kv/{key}", .json(#"{"title": "There is no such key."}"#, statusCode: 404))
        let error = await #expect(throws: ServiceError.self) {
            try await client.get(configurationSetting: "FooSetting")
        }
        #expect(error?.failure?.error(as: ConfigurationError.self)?.title == "There is no such key.")
    }

    @Test("a recorder and a player")
    func recording() async throws {
        let recording = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: recording) } }
        let service = try LoopbackServer()
        service.reply(.json(#"{"key": "FooSetting", "value": "blue"}"#))
        let recorder = RecordingTransport(to: recording)
        #expect(try await value(of: service, over: recorder) == "blue")

        let player = try PlaybackTransport(from: recording)
        #expect(throws: ServiceError.self) { try player.verify() }
        #expect(try await value(of: service, over: player) == "blue")
        try player.verify()
        #expect(service.requests.count == 1)

        let options = LoggingOptions(shownHeaders: ["x-color"], shownQueryParameters: ["key"], secretMembers: ["pin"])
        _ = RecordingTransport(to: recording, loggingOptions: options)
    }

    private func value(of service: LoopbackServer, over transport: any TransportStage) async throws -> String? {
        let client = try ConfigurationClient(
            endpoint: service.url,
            credential: credential,
            withOptions: ConfigurationClientOptions(
                logger: sweeping,
                transportOptions: TransportOptions(transport: transport, allowsInsecureCredentials: true)
            )
        )
        return try await client.get(configurationSetting: "FooSetting").value
    }
}
