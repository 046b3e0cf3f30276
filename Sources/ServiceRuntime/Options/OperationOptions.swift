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
    /// Your own id for the call, or `nil` to let the client create one. It is sent in the header field that the service's description
    /// names, by default `x-ms-client-request-id`.
    public var clientRequestId: String? {
        get { common.clientRequestId }
        set { common.clientRequestId = newValue }
    }

    /// The token with which you can cancel the call.
    public var cancellationToken: CancellationToken? {
        get { common.cancellationToken }
        set { common.cancellationToken = newValue }
    }

    /// The queue on which the completion handler is called, or `nil` for the queue in the client's options.
    public var dispatchQueue: DispatchQueue? {
        get { common.dispatchQueue }
        set { common.dispatchQueue = newValue }
    }

    /// Your own values for your own stages in the pipeline.
    public var context: PipelineContext? {
        get { common.context }
        set { common.context = newValue }
    }

    /// The conditions of the call, or `nil` for none. They take precedence over options of the operation for the same header fields.
    public var conditions: RequestConditions? {
        get { common.conditions }
        set { common.conditions = newValue }
    }

    /// Returns a copy of the options with some members changed.
    ///
    /// ```swift
    /// let safe = options.copy {
    ///     $0.label = "x"
    ///     $0.conditions = .onlyIfUnchanged(since: etag)
    /// }
    /// ```
    ///
    /// - Parameter change: A closure that assigns the members to change.
    public func copy(_ change: (inout Draft<Self>) throws -> Void) rethrows -> Self {
        try Draft.copy(of: self, change)
    }
}
