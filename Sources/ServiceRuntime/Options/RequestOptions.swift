import Dispatch

/// The options that every service call has, beside those of its own.
public protocol RequestOptions: Sendable {
    /// An id of yours for the call, sent to the service as `x-ms-client-request-id`; nil lets the client make one.
    var clientRequestId: String? { get }

    /// Cancels the call.
    var cancellationToken: CancellationToken? { get }

    /// The queue on which the completion handler is called; nil for the one that the client's options name.
    var dispatchQueue: DispatchQueue? { get }

    /// Values of yours for stages of yours in the pipeline.
    var context: PipelineContext? { get }

    /// On what the call depends; nil if it does not, as is the case unless a type says otherwise. Conditions of the request
    /// itself (``ServiceRequest/with(_:)``) come before these, header field by header field.
    var conditions: RequestConditions? { get }
}

extension RequestOptions {
    /// Nil: the call depends on nothing.
    public var conditions: RequestConditions? { nil }
}
