import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Connections that the service closes between two requests", .timeLimit(.minutes(20)))
struct KeptConnectionTests {
    private static let old = Reply(body: Data("1".utf8))
    private static let new = Reply(body: Data("2".utf8))

    #if canImport(FoundationNetworking)
        /// It has a connection of its own, which has not been kept.
        private static let lossWithoutBody = "the connection was closed without a response"
    #else
        private static let lossWithoutBody = "the connection was lost"
    #endif

    private func sending(
        _ body: Data,
        _ method: HTTPMethod,
        over client: PipelineClient,
        file: URL? = nil
    ) async throws -> ServiceRequest<Data> {
        let get = RequestDescription(.get, "/x", options: nil)
        let first = ServiceRequest<Data>(get, client: client, returns: .data)
        #expect(try await first.value() == Data("1".utf8))
        var description = RequestDescription(method, "/x", options: nil)
        if let file {
            description.body(.file(file), as: "application/octet-stream")
        } else {
            description.body(body, as: "application/octet-stream")
        }
        return ServiceRequest<Data>(description, client: client, returns: .data)
    }

    @Test("a body in memory is sent again whole", arguments: [HTTPMethod.put, .delete], [1, 100_000])
    func data(method: HTTPMethod, size: Int) async throws {
        let server = try LoopbackServer()
        server.reply(Self.old, .drop, Self.new)
        let body = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
        let request = try await sending(body, method, over: try server.client(tries: 2))
        #expect(try await request.value() == Data("2".utf8))
        let received = server.requests
        #expect(received.map(\.body) == [Data(), body, body])
        #expect(received[1...].allSatisfy { $0[header: "Content-Length"] == "\(size)" })
        #expect(received[1...].allSatisfy { $0[header: "Transfer-Encoding"] == nil && $0[header: "Expect"] == nil })
    }

    @Test("a file is sent again whole")
    func file() async throws {
        let server = try LoopbackServer()
        server.reply(Self.old, .drop, Self.new)
        let body = Data(repeating: 0x61, count: 70_000)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
        try body.write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let request = try await sending(body, .put, over: try server.client(tries: 2), file: file)
        #expect(try await request.value() == Data("2".utf8))
        #expect(server.requests.map(\.body) == [Data(), body, body])
    }

    @Test(
        "what must not be done twice is an error at once, and is not sent again",
        arguments: [("fig", "the connection was lost"), ("", lossWithoutBody)]
    )
    func post(body: String, message: String) async throws {
        let server = try LoopbackServer()
        server.reply(Self.old, .drop, Self.new)
        let client = try server.client(tries: 3)
        let request = try await sending(Data(body.utf8), .post, over: client)
        let error = try await failure { try await request.value() }
        #expect(error.clientMessage?.contains(message) == true, "\(error)")
        // What the session began to send over the new connection came to nothing.
        #expect(server.requests.count == 2)
        let get = ServiceRequest<Data>(RequestDescription(.get, "/x", options: nil), client: client, returns: .data)
        #expect(try await get.value() == Data("2".utf8))
    }
}
