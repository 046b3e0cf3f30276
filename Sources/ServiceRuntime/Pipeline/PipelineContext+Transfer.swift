import Dispatch

extension PipelineContext {
    /// A closure that receives the progress of the call's bodies, on the queue of its completion handlers. ``URLSessionTransport``
    /// calls it. A transport of your own may call it from any thread: the client calls the handler on that queue, one value at a time.
    public var progressHandler: (@Sendable (TransferProgress) -> Void)? {
        get { self[ProgressHandlerKey.self]?.handle }
        set { self[ProgressHandlerKey.self] = newValue.map(ProgressHandlerKey.Handler.init) }
    }

    /// Tells ``progressHandler``.
    var progressReporter: ProgressReporter? {
        get { self[ProgressReporterKey.self] }
        set { self[ProgressReporterKey.self] = newValue }
    }

    /// Is to be called when the head of a response arrives that says success, and whose body may take its time.
    var onResponseHead: (@Sendable () -> Void)? {
        get { self[ResponseHeadKey.self]?.handle }
        set { self[ResponseHeadKey.self] = newValue.map(ResponseHeadKey.Handler.init) }
    }

    /// The queue of the call's completion handlers, if its options name one.
    var callbackQueue: DispatchQueue? {
        get { self[CallbackQueueKey.self] }
        set { self[CallbackQueueKey.self] = newValue }
    }

    /// Which responses are failures, and so are read into memory even if the body is otherwise streamed or written to a file.
    var failures: FailureFormats? {
        get { self[FailuresKey.self] }
        set { self[FailuresKey.self] = newValue }
    }

    /// Tells by its status code whether a response is a success: a description may declare that a status of success is a failure, and
    /// that one of failure is a success.
    var isSuccess: @Sendable (_ statusCode: Int) -> Bool {
        guard let failures else { return HTTPStatus.isSuccess }
        return { failures.meaning(of: $0) != .failure }
    }

    /// How an interrupted download continues, or `nil` if the request is for the whole.
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

    private enum ResponseHeadKey: PipelineContextKey {
        struct Handler: Sendable {
            let handle: @Sendable () -> Void
        }

        static var defaultValue: Handler? { nil }
    }

    private enum ProgressReporterKey: PipelineContextKey {
        static var defaultValue: ProgressReporter? { nil }
    }

    private enum CallbackQueueKey: PipelineContextKey {
        static var defaultValue: DispatchQueue? { nil }
    }

    private enum FailuresKey: PipelineContextKey {
        static var defaultValue: FailureFormats? { nil }
    }

    private enum ResumptionKey: PipelineContextKey {
        static var defaultValue: DownloadResumption? { nil }
    }
}
