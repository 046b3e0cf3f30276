import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Logging")
struct LoggingTests {
    @Test("a logger is not asked for levels it does not want")
    func levels() {
        let logger = RecordingLogger(level: .warning)
        logger.error("1")
        logger.warning("2")
        logger.info("3")
        logger.debug("4")
        #expect(logger.messages == ["1", "2"])
        #expect(!ClientLoggers.none.isEnabled(.error))
        #expect(!logger.isEnabled(.off))
    }

    @Test("no logger is given what would steer a terminal or turn the direction of writing")
    func controlCharacters() {
        let logger = RecordingLogger(level: .info)
        logger.info("a\u{1B}[2J\u{0}\u{202E}b\u{2067}\n\tc\u{200F}")
        #expect(logger.messages == ["a\\u{1b}[2J\\u{0}\\u{202e}b\\u{2067}\n\tc\u{200F}"])
    }

    @Test("secrets are not logged", arguments: [200, 403, 503])
    func redaction(status: Int) async throws {
        let logger = RecordingLogger(level: .debug)
        let transport = ScriptedTransport(
            .status(status, headers: ["Set-Cookie": "s3cret-cookie", "X-Custom": "s3cret-field"])
        )
        let policy = CombinedAuthenticationPolicy([
            BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret-token")),
            APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-key"), name: "code", location: .query),
        ])
        let client = try PipelineClient.scripted(transport, authPolicy: policy, logger: logger)
        var description = RequestDescription(.get, "/things", options: nil)
        description.query("sig", "s3cret-signature")
        description.query("api-version", "1.0")
        let request = ServiceRequest(description, client: client, returns: .data)
        if status == 200 {
            _ = try await request.value()
        } else {
            let error = try await failure { try await request.value() }
            #expect(error.failure?.statusCode == status)
            #expect(!"\(error)".contains("s3cret"))
            #expect(!error.localizedDescription.contains("s3cret"))
        }
        let text = logger.messages.joined(separator: "\n")
        #expect(!text.contains("s3cret"))
        #expect(text.contains("GET https://example.org/things?sig=REDACTED&api-version=1.0&code=REDACTED"))
        #expect(text.contains("Authorization: REDACTED"))
    }

    /// The ways to prove who is calling, and what of each must not be shown.
    private static let credentials: [(any Authenticating, [String])] = [
        (BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret-token")), ["s3cret-token"]),
        (BasicCredentialPolicy(credential: BasicCredential(userName: "a", password: "s3cret-word")), ["s3cret-word"]),
        (APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-key"), name: "X-Key"), ["s3cret-key"]),
        (
            APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret key"), name: "code", location: .query),
            ["s3cret key", "s3cret%20key"]
        ),
        (
            APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret+key"), name: "code", location: .cookie),
            ["s3cret+key", "s3cret%2Bkey"]
        ),
        (
            SharedAccessSignatureCredentialPolicy(credential: SharedAccessSignatureCredential("sv=1&sig=s3cret%2F")),
            ["s3cret%2F", "s3cret/"]
        ),
    ]

    @Test("a credential that the service repeats is in no log and no error", arguments: credentials.indices)
    func repeatedCredential(index: Int) async throws {
        let (policy, secrets) = Self.credentials[index]
        let logger = RecordingLogger(level: .verbose)
        let body =
            #"{"message":"'\#(secrets.joined(separator: "' or '"))' is not known","headers":{"X-Key":"\#(secrets[0])"}}"#
        let transport = ScriptedTransport(
            HTTPResponse(
                statusCode: 403,
                headers: ["Content-Type": "application/json", "Request-Id": secrets[0]],
                data: Data(body.utf8)
            )
        )
        let client = try PipelineClient.scripted(transport, authPolicy: policy, logger: logger)
        let error = try await failure { try await client.send() }
        #expect(error.failure?.message?.hasPrefix("'REDACTED'") == true)
        for secret in secrets {
            #expect(!error.failure.debugDescription.contains(secret))
            #expect(!logger.messages.joined().contains(secret))
        }
        #expect(logger.messages.joined().contains(#""X-Key": "REDACTED""#))
    }

    @Test(
        "a try that was canceled is no reason for a warning",
        arguments: [CancellationError(), ServiceError.client("The request was canceled.", CancellationError())]
            as [any Error]
    )
    func cancellation(error: any Error) async throws {
        let logger = RecordingLogger(level: .info)
        let request = PipelineRequest(
            httpRequest: try HTTPRequest(method: .get, url: "https://example.org/"),
            logger: logger
        )
        let transport = ScriptedTransport({ _ in throw error })
        await #expect(throws: (any Error).self) {
            try await Pipeline(stages: [LoggingPolicy()], transport: transport).send(request)
        }
        #expect(logger.messages.count == 2)
        #expect(logger.messages.last?.hasPrefix("<-- GET https://example.org/ canceled after ") == true)
    }

    @Test(
        "a URL is shown without its secrets",
        arguments: [
            ("https://example.org/a/b?x=1&$top=2&y#f", "https://example.org/a/b?x=REDACTED&$top=2&y"),
            ("https://user:pass@example.org:8443", "https://example.org:8443"),
            ("http://[::1]:80/a", "http://[::1]:80/a"),
        ]
    )
    func url(url: String, text: String) throws {
        #expect(RequestRedactor.text(of: try #require(URL(string: url))) == text)
    }
}
