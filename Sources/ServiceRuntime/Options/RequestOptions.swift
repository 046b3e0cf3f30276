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
}
