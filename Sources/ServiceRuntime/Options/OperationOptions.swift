import Dispatch

/// The options of one operation: those that every call has, and those of its own.
///
/// The options of a generated operation are such. Those that every call has are members of them, as ``RequestOptions``
/// asks; they are only kept together.
public protocol OperationOptions: RequestOptions {
    /// What every call can be given.
    var common: CommonOptions { get set }
}

extension OperationOptions {
    /// An id of yours for the call, sent to the service as `x-ms-client-request-id`; nil lets the client make one.
    public var clientRequestId: String? { common.clientRequestId }

    /// Cancels the call.
    public var cancellationToken: CancellationToken? { common.cancellationToken }

    /// The queue on which the completion handler is called; nil for the one that the client's options name.
    public var dispatchQueue: DispatchQueue? { common.dispatchQueue }

    /// On what the call depends; nil if it does not. Only operations that say so (``IfMatchOptions`` and others) can be given any.
    public var conditions: RequestConditions? { common.conditions }

    /// Values of yours for stages of yours in the pipeline.
    public var context: PipelineContext? {
        get { common.context }
        set { common.context = newValue }
    }
}
