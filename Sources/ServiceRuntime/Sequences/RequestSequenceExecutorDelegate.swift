/// Is told what a ``RequestSequenceExecutor`` does. All methods are optional, and are called on any thread.
public protocol RequestSequenceExecutorDelegate: AnyObject, Sendable {
    /// A request of a sequence has been answered.
    ///
    /// - Parameters:
    ///   - executor: What carries out the sequence.
    ///   - answer: The answer.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didReceive answer: RequestSequenceAnswer)

    /// A request of a sequence has failed; what is done about it is decided by the executor's failure handler.
    ///
    /// - Parameters:
    ///   - executor: What carries out the sequence.
    ///   - failure: What has happened.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didFailWith failure: RequestSequenceFailure)

    /// A request of a sequence is held, because the service cannot be reached.
    ///
    /// - Parameters:
    ///   - executor: What carries out the sequence.
    ///   - failure: What has happened.
    func requestSequenceExecutor(_ executor: RequestSequenceExecutor, didHoldAfter failure: RequestSequenceFailure)

    /// A sequence is complete.
    ///
    /// - Parameters:
    ///   - executor: What has carried out the sequence.
    ///   - answer: The last answer; nil if the sequence had no requests.
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
