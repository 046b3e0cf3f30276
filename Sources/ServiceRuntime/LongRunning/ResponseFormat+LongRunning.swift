import Foundation

extension ResponseFormat {
    /// The answer begins an operation that goes on in the service, and whose result is read in a format of its own.
    ///
    /// - Parameters:
    ///   - result: How the result is read.
    ///   - finalState: Where the result stands.
    /// - Returns: The format.
    public static func longRunning<Value>(
        _ result: ResponseFormat<Value>,
        finalState: FinalState = .automatic
    ) -> ResponseFormat where Output == LongRunningOperation<Value> {
        ResponseFormat { try LongRunningOperation($0, finalState: finalState, format: result) }
    }
}

extension PipelineClient {
    /// Goes on with a long-running operation that this client, or one of another process, began.
    ///
    /// - Parameters:
    ///   - token: The operation's ``LongRunningOperation/continuationToken``. Whoever can change it chooses what of the service is
    ///     read with the client's credential, and nothing else: only GET requests are sent, and only to the service.
    ///   - result: How the result is read, such as `.value`.
    ///   - context: What accompanies the questions, such as a cancellation token and the origins that are trusted.
    /// - Returns: The operation.
    /// - Throws: ``ServiceError/client(_:_:)`` if the token is none, or is of an operation of another service.
    public func longRunningOperation<Value>(
        from token: String,
        returns result: ResponseFormat<Value>,
        context: PipelineContext = PipelineContext()
    ) throws -> LongRunningOperation<Value> {
        guard let state = LongRunningState(token: token) else {
            throw ServiceError.client("The continuation token is not that of a long-running operation.")
        }
        for url in [state.pollURL, state.originalURL, state.location].compactMap(\.self) {
            guard !url.hasUserInfo else {
                throw ServiceError.client(
                    "The continuation token has an address that holds a user name or password. No service gives such ones, so"
                        + " that it is not asked."
                )
            }
            guard ([endpoint] + context.trustedOrigins).contains(where: url.hasSameOrigin(as:)) else {
                throw ServiceError.client(
                    "The continuation token is that of an operation at \(RequestRedactor.text(of: url)), which is another host"
                        + " than \(RequestRedactor.text(of: endpoint)). It is not asked, because what is meant for the service"
                        + " would go there."
                )
            }
        }
        return LongRunningOperation(resuming: state, client: self, context: context, format: result)
    }
}
