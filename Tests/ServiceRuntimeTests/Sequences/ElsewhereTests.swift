import Foundation
import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("A request that goes elsewhere", .timeLimit(.minutes(20)))
struct ElsewhereTests {
    private let transport = MockTransport()

    private func send(_ url: String, _ describe: (inout RequestDescription) -> Void = { _ in }) async throws {
        let credential = StaticTokenCredential("our-s3cret")
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential),
            retryOptions: .none
        )
        var description = RequestDescription(.put, elsewhere: try #require(URL(string: url)))
        describe(&description)
        try await ServiceRequest<Void>(description, client: client, returns: .nothing).value()
    }

    @Test("is sent to the URL as it is, without our credential, even on our own host")
    func url() async throws {
        transport.reply(.status(200), .status(200))
        let signed = "https://store.example/a//b/%2F/?X-Sig=a%2Bb+c&empty=&flag"
        try await send(signed)
        try await send("https://example.org/own/")
        #expect(transport.requests.map(\.url.absoluteString) == [signed, "https://example.org/own/"])
        #expect(transport.requests.allSatisfy { $0.headers["Authorization"] == nil })
    }

    @Test("may have parameters and header fields besides")
    func parameters() async throws {
        transport.reply(.status(200))
        try await send("https://store.example/a?sig=1") {
            $0.query("part", 2)
            $0.header("x-part", 2)
        }
        #expect(transport.requests.first?.url.absoluteString == "https://store.example/a?sig=1&part=2")
        #expect(transport.requests.first?.headers["x-part"] == "2")
    }

    @Test("may have a query of one value, and keeps the slash before it")
    func queryOfOneValue() async throws {
        transport.reply(.status(200))
        try await send("https://store.example/a/?sig=1#part") { $0.querystring(["b": 2], as: "application/json") }
        #expect(
            transport.requests.first?.url.absoluteString == "https://store.example/a/?sig=1&%7B%22b%22%3A2%7D"
        )
    }

    @Test("is refused with a value for a name that its URL does not have")
    func valueWithoutPlace() async throws {
        let error = try await failure { try await send("https://store.example/a") { $0.path("id", 7) } }
        #expect(error.clientMessage?.contains("has no placeholder for 'id'") == true, "\(error)")
        #expect(transport.requests.isEmpty)
    }

    @Test(
        "is not sent where it cannot or must not go",
        arguments: [
            ("/relative?sig=s3cret", "not an absolute URL"),
            ("ftp://store.example/a?sig=s3cret", "not an absolute URL"),
            ("http://store.example/a?sig=s3cret", "the connection would not be encrypted"),
            ("https://user:s3cret@store.example/a", "user name or password"),
            ("https:///a?sig=s3cret", "not an absolute URL"),
        ]
    )
    func refused(url: String, reason: String) async throws {
        let error = try await failure { try await send(url) }
        #expect(error.clientMessage?.contains(reason) == true)
        #expect(!"\(error)".contains("s3cret"))
        #expect(transport.requests.isEmpty)
    }
}
