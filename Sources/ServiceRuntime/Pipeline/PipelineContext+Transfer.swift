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

    private enum ResumptionKey: PipelineContextKey {
        static var defaultValue: DownloadResumption? { nil }
    }
}
