import Foundation

extension ResponseFormat {
    /// The response starts an operation that continues in the service, and whose result has a format of its own.
    ///
    /// - Parameters:
    ///   - result: The format of the result.
    ///   - finalState: The location of the result.
    /// - Returns: The format.
    public static func longRunning<Value>(
        _ result: ResponseFormat<Value>,
        finalState: FinalState = .automatic
    ) -> ResponseFormat where Output == LongRunningOperation<Value> {
        ResponseFormat(accepting: result.acceptedMediaTypes) {
            try LongRunningOperation($0, finalState: finalState, format: result)
        }
    }
}

extension PipelineClient {
    /// Continues a long-running operation that this client, or one in another process, started.
    ///
    /// - Parameters:
    ///   - token: The operation's ``LongRunningOperation/continuationToken``. Whoever can modify it can choose what the
    ///     client reads from the service with its credential, but no more: the client sends only GET requests, and only
    ///     to the service.
    ///   - result: The format of the result, such as `.value`.
    ///   - context: The context of the polling requests, for example with a cancellation token and trusted origins.
    /// - Returns: The operation.
    /// - Throws: ``ServiceError/client(_:_:)`` if the token is invalid, or belongs to an operation of another service.
    public func longRunningOperation<Value>(
        from token: String,
        returns result: ResponseFormat<Value>,
        context: PipelineContext = PipelineContext()
    ) throws -> LongRunningOperation<Value> {
        guard let state = LongRunningState(token: token) else {
            throw ServiceError.client("The continuation token is not from a long-running operation.")
        }
        // Its location is checked when it is asked, as in the operation that has begun here: most need none.
        for url in [state.pollURL, state.originalURL] {
            if let obstacle = url.obstacle() {
                throw ServiceError.client(
                    "The continuation token contains a URL that nothing was sent to: \(obstacle.rawValue)."
                )
            }
            guard ([endpoint] + context.trustedOrigins).contains(where: url.hasSameOrigin(as:)) else {
                throw ServiceError.client(
                    "The continuation token is from an operation at \(RequestRedactor.text(of: url)), a different "
                        + "host than \(RequestRedactor.text(of: endpoint)). Nothing was sent, because data for the "
                        + "service would go there."
                )
            }
        }
        return LongRunningOperation(resuming: state, client: self, context: context, format: result)
    }
}
