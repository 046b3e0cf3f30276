import Foundation
import LoopbackServer
import SecretSweep
import ServiceRuntime
import Testing

@testable import SharedKeyAuthentication

@Suite("Access keys of Azure App Configuration", .timeLimit(.minutes(20)))
struct AccessKeyTests {
    private static let secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQ="
    private static let emptyHash = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="

    private func signed(_ request: HTTPRequest) async throws -> HTTPHeaders {
        let credential = AccessKeyCredential(id: "a4016f0fa8fb0ef2", secret: Self.secret)
        var request = PipelineRequest(httpRequest: request)
        var policy = AccessKeyCredentialPolicy(credential: credential)
        policy.now = { Date(timeIntervalSince1970: 1_526_064_516) }
        try await policy.authenticate(&request)
        return request.httpRequest.headers
    }

    /// The signature of a string to sign, made apart from the policy.
    private func authorization(_ text: String) throws -> String {
        let key = try #require(Data(base64Encoded: Self.secret))
        let signature = try SHA256Code.authentication(of: Data(text.utf8), key: key).base64EncodedString()
        return "HMAC-SHA256 Credential=a4016f0fa8fb0ef2&SignedHeaders=x-ms-date;host;x-ms-content-sha256"
            + "&Signature=\(signature)"
    }

    @Test("sign the text of the documentation's example")
    func documentedText() async throws {
        let headers = try await signed(HTTPRequest(method: .get, url: "https://example.azconfig.io/kv?fields=*"))
        #expect(headers["x-ms-date"] == "Fri, 11 May 2018 18:48:36 GMT")
        #expect(headers["x-ms-content-sha256"] == Self.emptyHash)
        #expect(
            headers["Authorization"]
                == (try authorization(
                    "GET\n/kv?fields=*\nFri, 11 May 2018 18:48:36 GMT;example.azconfig.io;\(Self.emptyHash)"
                ))
        )
    }

    @Test(
        "name the host as it is sent",
        arguments: [
            ("https://h.example:443", "h.example"), ("https://h.example:8443", "h.example:8443"),
            ("http://h.example:80", "h.example"), ("https://[::1]:1", "[::1]:1"),
        ]
    )
    func host(url: String, expected: String) async throws {
        let headers = try await signed(HTTPRequest(method: .get, url: url))
        #expect(
            headers["Authorization"]
                == (try authorization("GET\n/\nFri, 11 May 2018 18:48:36 GMT;\(expected);\(Self.emptyHash)"))
        )
    }

    @Test("sign the `Host` field if the request has one")
    func hostField() async throws {
        let headers = try await signed(
            HTTPRequest(method: .get, url: "https://127.0.0.1/", headers: ["Host": "h.example"])
        )
        #expect(
            headers["Authorization"]
                == (try authorization("GET\n/\nFri, 11 May 2018 18:48:36 GMT;h.example;\(Self.emptyHash)"))
        )
    }

    @Test("sign and send a path without dot segments, which a session would remove")
    func dotSegments() async throws {
        let credential = AccessKeyCredential(id: "a4016f0fa8fb0ef2", secret: Self.secret)
        var request = PipelineRequest(
            httpRequest: try HTTPRequest(method: .get, url: "https://h.example/kv/a/../b/./c%2F?x=/../y")
        )
        var policy = AccessKeyCredentialPolicy(credential: credential)
        policy.now = { Date(timeIntervalSince1970: 1_526_064_516) }
        try await policy.authenticate(&request)
        #expect(request.httpRequest.url.absoluteString == "https://h.example/kv/b/c%2F?x=/../y")
        #expect(
            request.httpRequest.headers["Authorization"]
                == (try authorization(
                    "GET\n/kv/b/c%2F?x=/../y\nFri, 11 May 2018 18:48:36 GMT;h.example;\(Self.emptyHash)"
                ))
        )
    }

    @Test("sign what arrives at the service, anew for each try")
    func wire() async throws {
        struct Options: ClientOptions {
            let apiVersion = "1.0"
            let logger: any ClientLogger = SweepingLogger(alsoFor: [AccessKeyTests.secret, "Signature="]) {
                Issue.record("\($0)")
            }
            let telemetryOptions = TelemetryOptions()
            let transportOptions = TransportOptions(
                retryOptions: RetryOptions(delay: 0),
                allowsInsecureCredentials: true
            )
            let dispatchQueue: DispatchQueue? = nil
        }
        let server = try LoopbackServer()
        server.reply(.status(503), .status(204))
        let credential = AccessKeyCredential(id: "a4016f0fa8fb0ef2", secret: Self.secret)
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: AccessKeyCredentialPolicy(credential: credential),
            withOptions: Options(),
            package: "Test"
        )
        var description = RequestDescription(.put, "/kv/{key}", options: nil)
        description.path("key", "a b")
        description.query("label", "x y")
        description.body("{}", as: "application/json")
        _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
        #expect(server.requests.count == 2)
        for request in server.requests {
            let text = [
                request[header: "x-ms-date"], request[header: "Host"], request[header: "x-ms-content-sha256"],
            ].map { $0 ?? "" }.joined(separator: ";")
            #expect(request[header: "Authorization"] == (try authorization("PUT\n\(request.target)\n\(text)")))
            let hash = try SHA256Code.digest(of: .data(request.body)).base64EncodedString()
            #expect(request[header: "x-ms-content-sha256"] == hash)
        }
    }

    @Test("hash a file part by part, together with the bytes around it, as long as the call is not canceled")
    func file() async throws {
        let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("signed-\(UUID().uuidString)")
        try contents.write(to: file)
        var request = try HTTPRequest(method: .put, url: "https://example.azconfig.io/kv")
        request.body = HTTPBody([.data(Data("<".utf8)), .file(file), .data(Data(">".utf8))])
        let hash = try SHA256Code.digest(of: .data(Data("<".utf8) + contents + Data(">".utf8))).base64EncodedString()
        #expect(try await signed(request)["x-ms-content-sha256"] == hash)
        let canceled = Task { [request] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await signed(request)
        }
        await #expect(throws: CancellationError.self) { try await canceled.value }
        try FileManager.default.removeItem(at: file)
    }

    @Test(
        "are refused if they cannot be used",
        arguments: [("", secret), ("id", ""), ("id", "no base64!"), ("id", "QQ=A"), ("id", "====")]
    )
    func validation(id: String, secret: String) {
        let policy = AccessKeyCredentialPolicy(credential: AccessKeyCredential(id: id, secret: secret))
        #expect(throws: ServiceError.self) { try policy.validate() }
    }
}
