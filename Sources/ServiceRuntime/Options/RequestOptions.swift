import Dispatch

/// The options that every service call takes, in addition to its own.
///
/// Their text shows the options that are set, without secrets.
public protocol RequestOptions: Sendable, CustomDebugStringConvertible {
    /// Your own id for the call, or `nil` to let the client create one. It is sent in the header field that the service's description
    /// names, by default `x-ms-client-request-id`.
    var clientRequestId: String? { get }

    /// The token with which you can cancel the call.
    var cancellationToken: CancellationToken? { get }

    /// The queue on which the completion handler is called, or `nil` for the queue in the client's options.
    var dispatchQueue: DispatchQueue? { get }

    /// Your own values for your own stages in the pipeline.
    var context: PipelineContext? { get }

    /// The conditions of the call, or `nil` for none, which is the default. For each header field, conditions of the
    /// request (``ServiceRequest/with(_:)``) take precedence.
    var conditions: RequestConditions? { get }
}

extension RequestOptions {
    /// `nil`: the call has no conditions.
    public var conditions: RequestConditions? { nil }
}
