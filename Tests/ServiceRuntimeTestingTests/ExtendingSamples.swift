import AppConfiguration
import Foundation
import ServiceRuntime
import ServiceRuntimeTesting
import Testing

/// What stands in Documentation/Extending.md; `DocumentationTests` compares.
@Suite("The samples about extending", .timeLimit(.minutes(20)))
struct ExtendingSamples {
    @Test("a stage, a credential and a request by hand")
    func stages() async throws {
        let endpoint = try #require(URL(string: "https://store.example.com"))
        let credential = SignedInUser()
        let transport = MockTransport()
        transport.on(.get, "/kv/{key}", .json(#"{"key": "FooSetting"}"#))
        transport.on(.get, "/kv", .json(#"{"items": []}"#))

        let options = ConfigurationClientOptions(
            transportOptions: TransportOptions(perRequestPolicies: [TenantPolicy()], transport: transport)
        )
        let client = try ConfigurationClient(endpoint: endpoint, credential: credential, withOptions: options)

        var context = PipelineContext()
        context[TenantKey.self] = "shop"
        _ = try await client.get(
            configurationSetting: "FooSetting",
            withOptions: GetConfigurationSettingOptions(context: context)
        )
        let sent = try #require(transport.requests.first)
        #expect(sent.headers["X-Tenant"] == "shop")
        #expect(sent.headers["Authorization"] == "Bearer s3cret")

        let description = RequestDescription(.get, "/kv", options: nil)
        let request = ServiceRequest<JSONValue>(description, client: client, returns: .value)
        let value = try await client.send(request).value
        #expect(value == .object(["items": .array([])]))
    }

    @Test("a policy")
    func signing() async throws {
        let transport = MockTransport()
        transport.reply(.status(204))
        _ = try await send(over: transport, logger: sweeping)
        #expect(transport.requests.first?.headers["X-Signature"] == "GET-0")
    }

    @Test("a stage that makes failures of responses")
    func envelopes() async throws {
        let transport = MockTransport()
        transport.reply(.json(#"{"ok": false, "error": "not_found"}"#), .json(#"{"ok": true}"#), .status(204))
        let error = await #expect(throws: ServiceError.self) {
            try await send(over: transport, logger: sweeping, policies: [EnvelopePolicy()])
        }
        #expect(error?.failure?.code == "not_found")
        for statusCode in [200, 204] {
            #expect(try await send(over: transport, logger: sweeping, policies: [EnvelopePolicy()]) == statusCode)
        }
    }

    @Test("a transport and a logger")
    func offline() async throws {
        let lines = Locked<[String]>([])
        let logger = ForwardingLogger { message in lines.withLock { $0.append(message) } }
        let error = await #expect(throws: ServiceError.self) {
            try await send(over: OfflineTransport(), logger: logger)
        }
        #expect(error?.failure?.statusCode == 503)
        #expect(lines.withLock { !$0.isEmpty })
    }

    @Test("a type of one's own, and a member more")
    func money() throws {
        let money = try ModelCoder.decode(Money.self, from: Data("12.34".utf8))
        #expect(money.cents == 1234)
        #expect(try String(decoding: ModelCoder.encode(money), as: UTF8.self) == "12.34")
        #expect(ConfigurationSetting().isEmpty)
    }

    private func send(
        over transport: some TransportStage,
        logger: some ClientLogger,
        policies: [any PipelineStage] = []
    ) async throws -> Int {
        let options = ConfigurationClientOptions(
            logger: logger,
            transportOptions: TransportOptions(
                retryOptions: .none,
                perRequestPolicies: policies,
                transport: transport
            )
        )
        let client = try PipelineClient(
            endpoint: URL(string: "https://store.example.com"),
            authPolicy: SignaturePolicy(),
            withOptions: options,
            package: "Samples"
        )
        let description = RequestDescription(.get, "/kv", options: nil)
        let request = ServiceRequest<Void>(description, client: client, returns: .nothing)
        return try await client.send(request).statusCode
    }
}

struct TenantPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        request.httpRequest.headers["X-Tenant"] = request.context[TenantKey.self]
        return try await next(request)
    }
}

enum TenantKey: PipelineContextKey {
    static let defaultValue: String? = nil
}

struct EnvelopePolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var response = try await next(request)
        guard response.httpResponse.statusCode == 200, let data = response.httpResponse.data, !data.isEmpty,
            response.httpResponse.headers["Content-Type"]?.hasPrefix("application/json") == true,
            try ModelCoder.decode(JSONValue.self, from: data)["ok"] == false
        else { return response }
        response.httpResponse.statusCode = 400
        return response
    }
}

actor SignedInUser: TokenCredential {
    private var tokens: [[String]: AccessToken] = [:]

    func token(forScopes scopes: [String]) async throws -> AccessToken {
        if let token = tokens[scopes], let expiry = token.expiresOn, expiry > Date() { return token }
        let new = try await signIn(scopes)
        tokens[scopes] = new
        return new
    }

    private func signIn(_ scopes: [String]) async throws -> AccessToken {
        AccessToken(token: "s3cret", expiresOn: Date(timeIntervalSinceNow: 3600))
    }
}

struct SignaturePolicy: Authenticating {
    func authenticate(_ request: inout PipelineRequest) async throws {
        let body = try await request.httpRequest.body?.loaded() ?? Data()
        request.httpRequest.headers["X-Signature"] = "\(request.httpRequest.method.rawValue)-\(body.count)"
    }
}

struct OfflineTransport: TransportStage {
    func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        PipelineResponse(to: request, HTTPResponse(statusCode: 503, headers: ["Retry-After": "60"]))
    }
}

struct ForwardingLogger: ClientLogger {
    let level = ClientLogLevel.info
    let write: @Sendable (String) -> Void

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        if isEnabled(messageLevel) { write(message()) }
    }
}

struct Money: ModelValue, Hashable {
    let cents: Int

    init(reading reader: ModelReader) throws {
        let amount = try Decimal(reading: reader)
        cents = NSDecimalNumber(decimal: amount * 100).intValue
    }

    func writeValue(to writer: ModelWriter) { (Decimal(cents) / 100).writeValue(to: writer) }
}

extension ConfigurationSetting {
    var isEmpty: Bool { value?.isEmpty ?? true }
}
