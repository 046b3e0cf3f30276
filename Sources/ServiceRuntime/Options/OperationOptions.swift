import Dispatch

/// The options of one operation: those that every call takes, and its own.
///
/// The options of generated operations conform. The options that every call takes are members, as ``RequestOptions``
/// requires, but stored together.
public protocol OperationOptions: RequestOptions {
    /// The options that every call takes.
    var common: CommonOptions { get set }
}

extension OperationOptions {
    /// Your own id for the call, sent to the service as `x-ms-client-request-id`, or `nil` to let the client create
    /// one.
    public var clientRequestId: String? { common.clientRequestId }

    /// The token with which you can cancel the call.
    public var cancellationToken: CancellationToken? { common.cancellationToken }

    /// The queue on which the completion handler is called, or `nil` for the queue in the client's options.
    public var dispatchQueue: DispatchQueue? { common.dispatchQueue }

    /// The conditions of the call, or `nil` for none. Only some operations take conditions (``IfMatchOptions`` and
    /// others).
    public var conditions: RequestConditions? { common.conditions }

    /// Your own values for your own stages in the pipeline.
    public var context: PipelineContext? {
        get { common.context }
        set { common.context = newValue }
    }
}
