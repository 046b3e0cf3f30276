/// A delegate that is notified of the events of a ``RequestSequenceExecutor``. All methods are optional, and are called
/// on any thread.
public protocol RequestSequenceExecutorDelegate: AnyObject, Sendable {
    /// Called when a request of a sequence was answered.
    ///
    /// - Parameters:
    ///   - executor: The executor of the sequence.
    ///   - answer: The answer.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didReceive answer: RequestSequenceAnswer)

    /// Called when a request of a sequence failed. The executor's failure handler decides what to do about it.
    ///
    /// - Parameters:
    ///   - executor: The executor of the sequence.
    ///   - failure: The failure.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didFailWith failure: RequestSequenceFailure)

    /// Called when a request of a sequence is held because the service cannot be reached.
    ///
    /// - Parameters:
    ///   - executor: The executor of the sequence.
    ///   - failure: The failure.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didHoldAfter failure: RequestSequenceFailure)

    /// Called when a sequence is complete.
    ///
    /// - Parameters:
    ///   - executor: The executor of the sequence.
    ///   - answer: The last answer, or `nil` if the sequence had no requests.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didCompleteWith answer: RequestSequenceAnswer?)
}

extension RequestSequenceExecutorDelegate {
    /// Does nothing.
    public func requestSequenceExecutor(
        _ executor: RequestSequenceExecutor,
        didReceive answer: RequestSequenceAnswer
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
        didCompleteWith answer: RequestSequenceAnswer?
    ) {}
}
