import Dispatch
import Foundation

/// Asks a service for what follows on a request, as the client that sent the request.
struct PollingClient: Sendable {
    private let client: PipelineClient
    private let context: PipelineContext
    private let options: (any RequestOptions)?
    private let failures: FailureFormats
    /// The preceding request, whose secrets stay secret in further requests. It has no body, which may be large.
    private let request: HTTPRequest

    /// Continues after a request and its response.
    init(_ exchange: Exchange) {
        client = exchange.client
        context = exchange.context
        options = exchange.options
        failures = exchange.failures
        var request = exchange.request
        request.body = nil
        self.request = request
    }

    /// Continues an operation that another client started.
    init(client: PipelineClient, context: PipelineContext) {
        self.client = client
        self.context = context
        options = nil
        failures = FailureFormats()
        request = HTTPRequest(method: .get, url: client.endpoint, headers: ["Accept": "application/json"])
    }

    /// Which addresses may be asked.
    var links: ContinuationLinks { ContinuationLinks(following: request, context: context) }

    /// The token that ends the asking.
    var cancellationToken: CancellationToken? { context.cancellationToken }

    /// Where handlers are called.
    var queue: DispatchQueue { client.callbackQueue(options) }

    /// Gets the resource at a URL.
    ///
    /// - Throws: The error if there is no response. An error response is a response.
    func get(_ url: URL) async throws(ServiceError) -> Exchange {
        let request = request.following(url)
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
    /// - Throws: The error of a canceled call as soon as the call is canceled.
    func sleep(_ seconds: TimeInterval) async throws(ServiceError) {
        guard seconds > 0 else { return }
        let clock = client.commonOptions.transportOptions.retryOptions.clock
        try await CancellableCall.run(context.cancellationToken) {
            try await RuntimeTask.sleep(for: .seconds(seconds), clock)
        }
    }
}
