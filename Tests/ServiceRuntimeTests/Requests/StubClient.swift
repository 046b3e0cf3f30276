import Dispatch
import Foundation

@testable import ServiceRuntime

/// A client as a generated one is, over a transport that a test scripts.
final class StubClient: PipelineClient, PageableClient, @unchecked Sendable {
    let transport: StubTransport

    init(
        endpoint: String = "https://fruit.example",
        queue: DispatchQueue = DispatchQueue(label: "handlers"),
        authPolicy: (any Authenticating)? = nil,
        retryOptions: RetryOptions = .none,
        policies: [any PipelineStage] = [],
        logger: any ClientLogger = SuiteLogger(),
        response: @escaping @Sendable (PipelineRequest) async throws -> HTTPResponse
    ) throws {
        let transport = StubTransport(response: response)
        self.transport = transport
        let options = StubClientOptions(
            logger: logger,
            transportOptions: TransportOptions(
                retryOptions: retryOptions,
                perRequestPolicies: policies,
                transport: transport
            ),
            dispatchQueue: queue
        )
        try super.init(endpoint: URL(string: endpoint), authPolicy: authPolicy, withOptions: options, package: "Stub")
    }

    /// A client that is always given the same response.
    convenience init(
        answering status: Int = 200,
        headers: HTTPHeaders = [:],
        _ body: String = "",
        logger: any ClientLogger = SuiteLogger()
    ) throws {
        let response = HTTPResponse.json(body, status: status, headers: headers)
        try self.init(logger: logger) { _ in response }
    }

    /// Reads the fruit at `/fruit`.
    func fruit<Output>(
        _ options: StubOptions? = nil,
        returns format: ResponseFormat<Output>,
        describe: (inout RequestDescription) -> Void = { _ in }
    ) -> ServiceRequest<Output> {
        var description = RequestDescription(.get, "/fruit", options: options)
        describe(&description)
        return ServiceRequest(description, client: self, returns: format)
    }
}

/// The end of a pipeline as a test scripts it.
final class StubTransport: TransportStage {
    private let response: @Sendable (PipelineRequest) async throws -> HTTPResponse
    private let received = Locked<[HTTPRequest]>([])

    init(response: @escaping @Sendable (PipelineRequest) async throws -> HTTPResponse) {
        self.response = response
    }

    /// The requests that arrived, in order.
    var requests: [HTTPRequest] { received.withLock { $0 } }

    func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        received.withLock { $0.append(request.httpRequest) }
        return PipelineResponse(to: request, try await response(request))
    }
}

struct StubClientOptions: ClientOptions {
    let apiVersion = "1.0"
    var logger: any ClientLogger = SuiteLogger()
    let telemetryOptions = TelemetryOptions()
    var transportOptions = TransportOptions()
    var dispatchQueue: DispatchQueue?
}

struct StubOptions: RequestOptions {
    var clientRequestId: String?
    var cancellationToken: CancellationToken?
    var dispatchQueue: DispatchQueue?
    var context: PipelineContext?
}

extension HTTPResponse {
    /// A response with a body of JSON, or with none.
    static func json(_ body: String, status: Int = 200, headers: HTTPHeaders = [:]) -> HTTPResponse {
        var headers = headers
        if !body.isEmpty {
            headers["Content-Type"] = "application/json"
        }
        return HTTPResponse(statusCode: status, headers: headers, data: body.isEmpty ? nil : Data(body.utf8))
    }
}

/// A model as the generator writes one.
struct Fruit: ServiceModel, Codable, Hashable {
    let name: String

    init(name: String) {
        self.name = name
    }

    init(reading reader: ModelReader) throws {
        name = try reader.read("name")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(name, for: "name")
    }
}

/// The error of a service as the generator writes one.
struct FruitError: ServiceModel, Codable, Hashable {
    let code: String

    init(reading reader: ModelReader) throws {
        code = try reader.read("code")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(code, for: "code")
    }
}
