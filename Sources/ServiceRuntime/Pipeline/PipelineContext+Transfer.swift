import Dispatch

extension PipelineContext {
    /// Is told how far the bodies of the call are, on the queue of its completion handlers, by ``URLSessionTransport``.
    public var progressHandler: (@Sendable (TransferProgress) -> Void)? {
        get { self[ProgressHandlerKey.self]?.handle }
        set { self[ProgressHandlerKey.self] = newValue.map(ProgressHandlerKey.Handler.init) }
    }

    /// Tells ``progressHandler``.
    var progressReporter: ProgressReporter? {
        get { self[ProgressReporterKey.self] }
        set { self[ProgressReporterKey.self] = newValue }
    }

    /// The queue of the call's completion handlers, if its options name one.
    var callbackQueue: DispatchQueue? {
        get { self[CallbackQueueKey.self] }
        set { self[CallbackQueueKey.self] = newValue }
    }

    /// What a download that was broken off goes on with; nil if the request is for the whole.
    var resumption: DownloadResumption? {
        get { self[ResumptionKey.self] }
        set { self[ResumptionKey.self] = newValue }
    }

    /// How many bytes the body of an answer may have that is kept in memory (``TransportOptions/maximumAnswerSize``). A transport of
    /// yours should end the transfer of a larger one.
    public internal(set) var maximumAnswerSize: Int {
        get { self[MaximumAnswerSizeKey.self] }
        set { self[MaximumAnswerSizeKey.self] = newValue }
    }

    private enum ProgressHandlerKey: PipelineContextKey {
        struct Handler: Sendable {
            let handle: @Sendable (TransferProgress) -> Void
        }

        static var defaultValue: Handler? { nil }
    }

    private enum ProgressReporterKey: PipelineContextKey {
        static var defaultValue: ProgressReporter? { nil }
    }

    private enum CallbackQueueKey: PipelineContextKey {
        static var defaultValue: DispatchQueue? { nil }
    }

    private enum MaximumAnswerSizeKey: PipelineContextKey {
        static var defaultValue: Int { TransportOptions.usualMaximumAnswerSize }
    }

    private enum ResumptionKey: PipelineContextKey {
        static var defaultValue: DownloadResumption? { nil }
    }
}
