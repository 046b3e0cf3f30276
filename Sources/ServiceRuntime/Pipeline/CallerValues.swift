/// What callers and stages set in a ``PipelineContext``, besides values of their own: it holds for each call that the context is passed to.
struct CallerValues: Sendable {
    /// The token with which the caller can cancel the request.
    var cancellationToken: CancellationToken?

    /// When and how often the request is sent again, or `nil` for the client's rule.
    var retryOptions: RetryOptions?

    /// The id to send with the request, or `nil` to let the client create one.
    var clientRequestId: String?

    /// Receives the progress of the call's bodies.
    var progressHandler: (@Sendable (TransferProgress) -> Void)?
}
