import Foundation
import Testing

@testable import ServiceRuntime

@Suite("A client")
struct PipelineClientTests {
    @Test(
        "refuses an endpoint that nothing can be sent to",
        arguments: [
            ("fruit.example/v1", "is not an absolute URL"),
            ("/v1", "is not an absolute URL"),
            ("https:///v1", "is not an absolute URL"),
            ("ftp://fruit.example", "is not an absolute URL that starts with https://"),
            ("https://user:word@fruit.example", "the URL contains a user name or password. Use a credential"),
        ]
    )
    func endpoints(endpoint: String, expected: String) {
        let error = #expect(throws: ServiceError.self) {
            try StubClient(endpoint: endpoint) { _ in HTTPResponse(statusCode: 200) }
        }
        #expect(error?.description.contains(expected) == true, "\(String(describing: error))")
    }

    @Test("checks its credential before anything is sent")
    func credential() {
        let error = #expect(throws: ServiceError.self) {
            try StubClient(authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential(""))) { _ in
                HTTPResponse(statusCode: 200)
            }
        }
        #expect(error?.clientMessage == "The credential's token is empty.")
    }

    @Test("does not give a secret away over plain http")
    func insecureEndpoint() {
        let error = #expect(throws: ServiceError.self) {
            let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
            return try StubClient(endpoint: "http://fruit.example", authPolicy: policy) { _ in
                HTTPResponse(statusCode: 200)
            }
        }
        #expect(error?.clientMessage?.hasPrefix("The credential was not sent to 'http://fruit.example'") == true)
    }

    @Test("sends no credential where the operation wants none")
    func anonymousOperation() async throws {
        let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        let client = try StubClient(authPolicy: policy) { _ in HTTPResponse(statusCode: 204) }
        try await client.fruit(returns: .nothing).value()
        try await client.fruit(returns: .nothing) { $0.anonymous() }.value()
        #expect(client.transport.requests.map { $0.headers["Authorization"] } == ["Bearer s3cret", nil])
    }

    @Test(
        "sends no request that is made by hand where nothing may be sent",
        arguments: [
            ("https://user:s3cret@fruit.example/kiwi", "user name or password"),
            ("ftp://fruit.example/kiwi", "not an absolute URL"), ("file:///kiwi", "not an absolute URL"),
        ]
    )
    func refusedRequest(url: String, reason: String) async throws {
        let client = try StubClient { _ in HTTPResponse(statusCode: 200) }
        let request = HTTPRequest(method: .get, url: try #require(URL(string: url)))
        let error = try await failure { try await client.send(request) }
        #expect(error.clientMessage?.contains(reason) == true && !error.description.contains("s3cret"), "\(error)")
        let other = await withCheckedContinuation { continuation in
            client.request(request) { result, _ in continuation.resume(returning: result) }
        }
        #expect(throws: ServiceError.self) { try other.get() }
        #expect(client.transport.requests.isEmpty)
    }

    @Test("sends requests that are made by hand, and takes any response")
    func request() async throws {
        let client = try StubClient(answering: 404, #"{"code": "NoFruit"}"#)
        let request = try HTTPRequest(method: .get, url: "https://fruit.example/kiwi")
        let (body, status) = try await withCheckedThrowingContinuation { continuation in
            client.request(request, context: nil) { result, httpResponse in
                continuation.resume(with: result.map { ($0, httpResponse?.statusCode) })
            }
        }
        #expect(body == Data(#"{"code": "NoFruit"}"#.utf8))
        #expect(status == 404)
        let response = try await client.send(request)
        #expect(response.data == body)
        #expect(response.statusCode == 404)
        var context = PipelineContext()
        context.cancellationToken = CancellationToken()
        context.cancellationToken?.cancel()
        #expect(try await failure { try await client.send(request, context: context) }.isCanceled)
        #expect(client.transport.requests.count == 2)
    }
}
