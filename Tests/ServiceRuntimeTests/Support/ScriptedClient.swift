import Dispatch
import Foundation
import ServiceRuntime

struct ScriptedClientOptions: ClientOptions {
    var apiVersion = "1.0"
    var logger: any ClientLogger = SuiteLogger()
    var telemetryOptions = TelemetryOptions()
    var transportOptions = TransportOptions()
    var dispatchQueue: DispatchQueue? = DispatchQueue(label: "ScriptedClient")
}

struct ScriptedOptions: RequestOptions {
    var clientRequestId: String?
    var cancellationToken: CancellationToken?
    var dispatchQueue: DispatchQueue?
    var context: PipelineContext?
}

extension PipelineClient {
    /// A client over a transport that a test controls.
    static func scripted(
        _ transport: any TransportStage,
        endpoint: String = "https://example.org",
        authPolicy: (any Authenticating)? = nil,
        logger: any ClientLogger = SuiteLogger(),
        retryOptions: RetryOptions = RetryOptions(clock: RecordingClock()),
        perRequestPolicies: [any PipelineStage] = [],
        perRetryPolicies: [any PipelineStage] = [],
        allowsInsecureCredentials: Bool = false,
        hasQueue: Bool = true
    ) throws -> PipelineClient {
        var options = ScriptedClientOptions()
        if !hasQueue { options.dispatchQueue = nil }
        options.logger = logger
        options.transportOptions = TransportOptions(
            retryOptions: retryOptions,
            perRequestPolicies: perRequestPolicies,
            perRetryPolicies: perRetryPolicies,
            transport: transport,
            allowsInsecureCredentials: allowsInsecureCredentials
        )
        return try PipelineClient(
            endpoint: URL(string: endpoint),
            authPolicy: authPolicy,
            withOptions: options,
            package: "Scripted"
        )
    }

    /// Sends a request without parameters.
    func send(
        _ method: HTTPMethod = .get,
        _ path: String = "/",
        options: (any RequestOptions)? = nil
    ) async throws -> ServiceResponse<Data> {
        try await ServiceRequest(RequestDescription(method, path, options: options), client: self, returns: .data)
            .response()
    }
}
