import Foundation

/// An operation of a service, which is polled.
struct PolledOperation<Value: Sendable>: OperationSnapshot {
    private let pollingClient: PollingClient
    /// The format of the result.
    private let format: ResponseFormat<Value>
    private var state: LongRunningState
    private(set) var status: LongRunningStatus
    /// The last request and response about it, or `nil` if it began earlier and has not been polled since.
    private var exchange: Exchange?
    private var pause = PollingPause()

    /// An operation that has just begun.
    ///
    /// - Parameters:
    ///   - exchange: What began it.
    ///   - finalState: The location of the result.
    ///   - format: The format of the result.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response is unusable, or names an address that must not be asked.
    init(_ exchange: Exchange, finalState: FinalState, format: ResponseFormat<Value>) throws(ServiceError) {
        pollingClient = PollingClient(exchange.sender, after: exchange.request)
        self.format = format
        state = try LongRunningState(exchange, finalState: finalState, links: pollingClient.links)
        let response = exchange.response.httpResponse
        if state.monitor == .none, response.statusCode == 202 {
            exchange.sender.client.commonOptions.logger.warning(
                "The service accepted \(exchange.request.method.rawValue) \(RequestRedactor.url(of: exchange.request).shortened) (202), "
                    + "but does not say where the state of the operation is. The operation counts as done."
            )
        }
        status = state.firstStatus(in: response)
        self.exchange = exchange.withoutRequestBody
        pause.begin(after: response)
    }

    /// An operation that began earlier.
    ///
    /// - Parameters:
    ///   - state: What was known of it.
    ///   - pollingClient: Polls it.
    ///   - format: The format of the result.
    init(resuming state: LongRunningState, _ pollingClient: PollingClient, format: ResponseFormat<Value>) {
        self.pollingClient = pollingClient
        self.format = format
        self.state = state
        status = .inProgress
    }

    var continuationToken: String? { state.token }

    func next() async throws -> any OperationSnapshot<Value> {
        try await pollingClient.wait(pause.seconds, before: state.pollURL)
        let exchange = try await pollingClient.get(state.pollURL)
        guard HTTPStatus.isSuccess(exchange.response.httpResponse.statusCode) else { throw exchange.failure }
        var next = self
        next.status = try next.state.record(exchange, links: pollingClient.links)
        next.exchange = exchange
        next.pause.next(after: exchange.response.httpResponse)
        return next
    }

    func result() async throws -> (Value, HTTPResponse?) {
        guard let exchange, status.isSucceeded else {
            guard case .service(var failure)? = exchange?.failure else {
                throw ServiceError.client("The operation has not finished.")
            }
            failure.operationState = status.state
            throw ServiceError.service(failure)
        }
        let response = exchange.response.httpResponse
        if let url = try state.resultURL(after: exchange, links: pollingClient.links) {
            return try read(try await pollingClient.get(url))
        }
        let body: Data
        if let result = try state.resultBody(of: response) {
            body = result
        } else {
            do { return try read(exchange) } catch {
                // What tells how far an operation is need not have its result, if that needs no body.
                guard state.monitor == .operationLocation, !format.needsBody else { throw error }
                body = Data()
            }
        }
        return (try format.result(of: exchange.with(body: body)).get(), response)
    }

    private func read(_ exchange: Exchange) throws -> (Value, HTTPResponse?) {
        (try format.result(of: exchange).get(), exchange.response.httpResponse)
    }
}
