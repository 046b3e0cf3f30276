/// A delegate that is notified of the events of a ``RequestSequenceExecutor``. All methods are optional, and are called
/// on any thread.
///
/// Because all are optional, one that is misspelled or takes another type compiles, and is never called. If you conform in an extension,
/// the compiler warns of it:
///
/// ```swift
/// extension UploadController: RequestSequenceExecutorDelegate {
///     func requestSequenceExecutor(_: RequestSequenceExecutor, didCompleteWith response: RequestSequenceResponse?) { … }
/// }
/// ```
public protocol RequestSequenceExecutorDelegate: AnyObject, Sendable {
    /// Called when a request of a sequence was answered.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didReceive response: RequestSequenceResponse)

    /// Called when a request of a sequence failed. The executor's failure handler decides what to do about it.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didFailWith failure: RequestSequenceFailure)

    /// Called when a request of a sequence is held because the service cannot be reached.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didHoldAfter failure: RequestSequenceFailure)

    /// Called when a sequence is complete. The response is the last one, or `nil` if the sequence had no requests.
    func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didCompleteWith response: RequestSequenceResponse?
    )
}

extension RequestSequenceExecutorDelegate {
    /// Does nothing.
    public func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didReceive response: RequestSequenceResponse
    ) {}

    /// Does nothing.
    public func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didFailWith failure: RequestSequenceFailure
    ) {}

    /// Does nothing.
    public func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didHoldAfter failure: RequestSequenceFailure
    ) {}

    /// Does nothing.
    public func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didCompleteWith response: RequestSequenceResponse?
    ) {}
}
