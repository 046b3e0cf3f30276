import Dispatch
import Foundation

/// Asks a service for what follows on a request, as the client that sent the request.
struct Asker: Sendable {
    private let client: PipelineClient
    private let context: PipelineContext
    private let options: (any RequestOptions)?
    private let failures: FailureFormats
    private let headers: HTTPHeaders

    /// Goes on from a request and its answer.
    init(_ exchange: Exchange) {
        client = exchange.client
        context = exchange.context
        options = exchange.options
        failures = exchange.failures
        headers = exchange.request.following(exchange.request.url).headers
    }

    /// Goes on from what another client began.
    init(client: PipelineClient) {
        self.client = client
        context = PipelineContext()
        options = nil
        failures = FailureFormats()
        headers = ["Accept": "application/json"]
    }

    /// Where handlers are called.
    var queue: DispatchQueue { client.callbackQueue(options) }

    /// Gets what stands at an address.
    ///
    /// - Throws: The reason why there is no answer. One that says failure is an answer.
    func get(_ url: URL) async throws(ServiceError) -> Exchange {
        var request = HTTPRequest(method: .get, url: url)
        request.headers = headers
        let response = try await client.exchange(request, context: context)
        return Exchange(
            request: request,
            response: response,
            client: client,
            context: context,
            options: options,
            failures: failures
        )
    }

    /// Waits, by the clock that retries are waited for with.
    ///
    /// - Parameter seconds: How long.
    /// - Throws: The error of a cancelled call as soon as the call is cancelled.
    func sleep(_ seconds: TimeInterval) async throws(ServiceError) {
        guard seconds > 0 else { return }
        let clock = client.commonOptions.transportOptions.retryOptions.clock
        try await CancellableCall.run(context.cancellationToken) {
            try await clock.sleep(for: .seconds(seconds))
        }
    }
}
