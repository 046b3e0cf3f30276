import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Bodies on the wire", .timeLimit(.minutes(20)))
struct BodyTests {
    /// What a server receives for a body.
    private func received(_ describe: (inout RequestDescription) -> Void) async throws -> RecordedRequest {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204))
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: .none), dispatchQueue: nil)
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Bodies")
        var description = RequestDescription(.patch, "/pets", options: nil)
        describe(&description)
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        return try #require(server.requests.first)
    }

    @Test(
        "have their media type, their length and no surprise",
        arguments: [
            (["a": JSONValue.null], "application/merge-patch+json", #"{"a":null}"#),
            ([["op": "remove", "path": "/a"]], "application/json-patch+json", #"[{"op":"remove","path":"/a"}]"#),
            (["a": "b c", "d": "é"], "application/x-www-form-urlencoded", "a=b+c&d=%C3%A9"),
            ("héllo", "text/plain; charset=utf-8", "héllo"), ("", "text/plain", ""),
            (Data("\u{0}x".utf8), "application/octet-stream", "\u{0}x"), (12, "text/plain", "12"),
        ] as [(any ModelValue, String, String)]
    )
    func bodies(value: any ModelValue, mediaType: String, text: String) async throws {
        let request = try await received { Self.set(value, as: mediaType, in: &$0) }
        #expect(request.text == text)
        #expect(request[header: "Content-Type"] == mediaType)
        #expect(request[header: "Content-Length"] == "\(text.utf8.count)")
        #expect(request[header: "Transfer-Encoding"] == nil)
        #expect(request[header: "Expect"] == nil)
    }

    private static func set(_ value: some ModelValue, as mediaType: String, in description: inout RequestDescription) {
        description.body(value, as: mediaType)
    }

    @Test("are left out, with all that is said of them, if there is none")
    func noBody() async throws {
        for describe in [
            { $0.body(String?.none, as: "text/plain") }, { $0.body(HTTPBody?.none, as: "text/plain") },
        ] as [(inout RequestDescription) -> Void] {
            let request = try await received(describe)
            #expect(request.body.isEmpty)
            #expect(request[header: "Content-Type"] == nil)
        }
    }

    @Test("in parts are announced by the boundary that is in them")
    func multipart() async throws {
        let parts: [String: MultipartFile] = ["a": .data(Data("x".utf8), name: "a.txt", headers: ["X-A": "1"])]
        let request = try await received { $0.body(parts, as: "multipart/form-data") }
        let mediaType = try #require(request[header: "Content-Type"])
        let boundary = try #require(mediaType.firstMatch(of: /^multipart\/form-data; boundary=([0-9A-F-]{36})$/)).1
        #expect(
            request.text
                == "--\(boundary)\r\nContent-Disposition: form-data; name=\"a\"; filename=\"a.txt\"\r\n"
                + "Content-Type: text/plain\r\nX-A: 1\r\n\r\nx\r\n--\(boundary)--\r\n"
        )
        #expect(request[header: "Content-Length"] == "\(request.body.count)")
    }
}
