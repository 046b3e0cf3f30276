import Dispatch

/// How a call ended: its result and the raw response, as a completion handler gets them.
struct CallOutcome<Value: Sendable>: Sendable {
    let result: Result<Value, ServiceError>
    let httpResponse: HTTPResponse?

    /// Calls a completion handler, once.
    ///
    /// A call that is canceled while its result waits in the queue is canceled, too (G055). So after canceling on
    /// the handlers' queue, no handler receives a success.
    ///
    /// - Parameters:
    ///   - completionHandler: Receives the outcome.
    ///   - queue: Where it is called.
    ///   - token: The call's token.
    func deliver(
        to completionHandler: @escaping HTTPResultHandler<Value>,
        on queue: DispatchQueue,
        token: CancellationToken?
    ) {
        queue.async {
            if let token, token.isCanceled {
                completionHandler(.failure(.canceled(by: token)), nil)
            } else {
                completionHandler(result, httpResponse)
            }
        }
    }
}
