import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("The pipeline of a client", .timeLimit(.minutes(20)))
struct StandardPipelineTests {
    private struct Setting: PipelineStage {
        let name: String
        let value: String

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            var request = request
            request.httpRequest.headers[name] = value
            return try await next(request)
        }
    }

    private func client(_ transportOptions: TransportOptions, endpoint: URL) throws -> PipelineClient {
        var options = ScriptedClientOptions()
        options.transportOptions = transportOptions
        return try PipelineClient(endpoint: endpoint, authPolicy: nil, withOptions: options, package: "Scripted")
    }

    @Test("has its stages in the order that is documented")
    func order() throws {
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(
            perRequestPolicies: [Setting(name: "a", value: "1")],
            perRetryPolicies: [AddHeadersPolicy([:])]
        )
        let client = try PipelineClient(
            endpoint: URL(string: "https://example.org"),
            authPolicy: AnonymousAccessPolicy(),
            withOptions: options,
            package: "Scripted"
        )
        let names = client.pipeline.stages.map { "\(type(of: $0))" }
        let stages = [
            ("user agent", "UserAgentPolicy"), ("request id", "RequestIdPolicy"),
            ("entity tags", "NormalizeETagPolicy"),
            ("perRequestPolicies", "Setting"), ("retry", "RetryPolicy"), ("resuming", "ResumeDownloadPolicy"),
            ("date", "AddDatePolicy"), ("perRetryPolicies", "AddHeadersPolicy"), ("redirects", "RedirectPolicy"),
            ("origin", "CredentialOriginPolicy"), ("authentication", "AnonymousAccessPolicy"),
            ("tracing", "TracingPolicy"), ("header validation", "HeaderValidationPolicy"),
            ("logging", "LoggingPolicy"),
        ]
        #expect(names == stages.map(\.1))
        #expect(try Self.documentedStages() == stages.map(\.0) + ["transport"])
    }

    /// The names in the drawing of the pipeline in the documentation.
    private static func documentedStages() throws -> [String] {
        let root = (1...4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let page = try String(contentsOf: root.appending(path: "Documentation/Runtime.md"), encoding: .utf8)
        return page.matches(of: #/│ (\S+(?: \S+)*) .*│/#).map { String($0.output.1) }
    }

    @Test("performs a request in the caller's task if what authenticates it ends with that", arguments: [true, false])
    func cancellation(respondsToCancellation: Bool) throws {
        struct Own: Authenticating {
            func authenticate(_ request: inout PipelineRequest) async throws {}
        }
        let key = APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-key"), name: "X-Key")
        let policy: any Authenticating = respondsToCancellation ? AnonymousAccessPolicy() : Own()
        var schemes = SchemeAuthenticationPolicy(defaultRequirements: [["key", "other"]])
        schemes.add("key", key)
        schemes.add("other", policy)
        let endpoint = try #require(URL(string: "https://example.org"))
        for policy in [policy, schemes, CombinedAuthenticationPolicy([key, policy])] {
            let pipeline = Pipeline(
                authPolicy: policy,
                endpoint: endpoint,
                options: ScriptedClientOptions(),
                package: "Scripted",
                version: "1.0",
                productPrefix: ""
            )
            #expect(pipeline.respondsToCancellation == respondsToCancellation)
        }
    }

    @Test(
        "sends no header field that would be read as something else",
        arguments: [("X-A", "1\r\nX-Evil: 2"), ("X-A", "1\u{0}"), ("X A", "1"), ("X-A\r\nX-Evil", "1"), ("", "1")]
    )
    func headerValidation(name: String, value: String) async throws {
        let server = try LoopbackServer()
        let stage = Setting(name: name, value: value)
        let client = try client(TransportOptions(perRetryPolicies: [stage]), endpoint: server.url)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        guard case .client(let text, nil)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return
        }
        #expect(text.contains("nothing was sent") && !text.contains("1"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "refuses the response to another request where it is told to look",
        arguments: [("mine", true), ("other", false), (nil, true)] as [(String?, Bool)]
    )
    func echo(echoed: String?, isAccepted: Bool) async throws {
        let server = try LoopbackServer()
        server.reply(.status(204, headers: echoed.map { [("X-MS-Client-Request-Id", $0)] } ?? []))
        let policy = EchoedHeaderPolicy(["x-ms-client-request-id"])
        let client = try client(TransportOptions(perRetryPolicies: [policy]), endpoint: server.url)
        do {
            _ = try await client.send(options: ScriptedOptions(clientRequestId: "mine"))
            #expect(isAccepted)
        } catch {
            #expect(!isAccepted && "\(error)".contains("another request"))
        }
    }

    @Test(
        "the product of the user agent can have another prefix, or none, that of the options before that of the client",
        arguments: [
            ("azsdk-ios-", "shop-sdk-", "shop-sdk-"), ("shop-", "", ""), ("shop-", nil, "shop-"), ("", nil, ""),
        ]
            as [(String, String?, String)]
    )
    func productPrefix(own: String, chosen: String?, sent: String) async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        var options = ScriptedClientOptions()
        options.telemetryOptions = TelemetryOptions(applicationId: "App", productPrefix: chosen)
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: options,
            package: "Shop",
            version: "1.2.3",
            productPrefix: own
        )
        _ = try await client.send()
        #expect(server.requests[0][header: "User-Agent"]?.hasPrefix("App \(sent)Shop/1.2.3 (") == true)
    }

    @Test(
        "a handwritten client has no prefix unless it or its options name one",
        arguments: [
            (nil, TelemetryOptions(), "Parcels"), (nil, TelemetryOptions(applicationId: "Shop"), "Shop Parcels"),
            ("dhl-", TelemetryOptions(), "dhl-Parcels"), ("dhl-", TelemetryOptions(productPrefix: ""), "Parcels"),
        ] as [(String?, TelemetryOptions, String)]
    )
    func userAgentOfAHandwrittenClient(own: String?, telemetry: TelemetryOptions, product: String) async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let options = CommonClientOptions(logger: SuiteLogger(), telemetryOptions: telemetry)
        let client =
            if let own {
                try PipelineClient(
                    endpoint: server.url,
                    authPolicy: nil,
                    withOptions: options,
                    package: "Parcels",
                    productPrefix: own
                )
            } else {
                try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Parcels")
            }
        _ = try await client.send()
        #expect(server.requests[0][header: "User-Agent"]?.hasPrefix("\(product)/1.0.0 (") == true)
    }

    /// `{"a":1}`, by gzip and by deflate (zlib).
    private static let compressed = [
        ("gzip", "H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA"), ("deflate", "eJyrVkpUsjKsBQAIKgIJ"),
    ]

    @Test("decodes what the service has compressed", arguments: compressed)
    func contentDecoding(coding: String, base64: String) async throws {
        let server = try LoopbackServer()
        let body = try #require(Data(base64Encoded: base64))
        server.reply(
            Reply(headers: [("Content-Type", "application/json"), ("Content-Encoding", coding)], body: body)
        )
        let client = try client(TransportOptions(), endpoint: server.url)
        let response = try await client.send()
        #expect(response.httpResponse.data == Data(#"{"a":1}"#.utf8))
        #expect(server.requests[0][header: "Accept-Encoding"]?.contains("gzip") == true)
    }
}
