import Dispatch

/// The options that every call takes, whatever its operation.
///
/// The options of each generated operation contain these and forward their members (``OperationOptions``). For an
/// operation without options of its own, they are the operation's options.
public struct CommonOptions: Sendable {
    // One reference, because the options of every operation are copied, compared with nil and destroyed: a struct that
    // holds nothing else shares the code for this with all structs that do.
    private var storage: Indirect<Values>

    private struct Values: Sendable {
        var clientRequestId: String?
        var cancellationToken: CancellationToken?
        var dispatchQueue: DispatchQueue?
        var context: PipelineContext?
        var conditions: RequestConditions?
    }

    /// Creates options. The client or the service chooses a value for those that you leave out.
    ///
    /// - Parameters:
    ///   - clientRequestId: Your own id for the call, or `nil` to let the client create one.
    ///   - cancellationToken: A token with which the call can be canceled.
    ///   - dispatchQueue: The queue on which the completion handler is called, or `nil` for the client's queue.
    ///   - context: Your own values for your own stages in the pipeline.
    ///   - conditions: The conditions of the call, or `nil` for none.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        conditions: RequestConditions? = nil
    ) {
        storage = Indirect(
            Values(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context,
                conditions: conditions
            )
        )
    }

    /// Creates options. Generated code calls this, because it takes no more than a line there.
    public init(
        _ clientRequestId: String?,
        _ cancellationToken: CancellationToken?,
        _ dispatchQueue: DispatchQueue?,
        _ context: PipelineContext?
    ) {
        self.init(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
    }

    /// Your own id for the call, or `nil` to let the client create one. It is sent in the header field that the service's description
    /// names, by default `x-ms-client-request-id`.
    public var clientRequestId: String? {
        get { storage.value.clientRequestId }
        set { change(\.clientRequestId, to: newValue) }
    }

    /// The token with which you can cancel the call.
    public var cancellationToken: CancellationToken? {
        get { storage.value.cancellationToken }
        set { change(\.cancellationToken, to: newValue) }
    }

    /// The queue on which the completion handler is called, or `nil` for the queue in the client's options.
    public var dispatchQueue: DispatchQueue? {
        get { storage.value.dispatchQueue }
        set { change(\.dispatchQueue, to: newValue) }
    }

    /// Your own values for your own stages in the pipeline.
    public var context: PipelineContext? {
        get { storage.value.context }
        set { change(\.context, to: newValue) }
    }

    /// The conditions of the call, or `nil` for none.
    public var conditions: RequestConditions? {
        get { storage.value.conditions }
        set { change(\.conditions, to: newValue) }
    }

    private mutating func change<Member>(_ member: WritableKeyPath<Values, Member>, to value: Member) {
        var values = storage.value
        values[keyPath: member] = value
        storage = Indirect(values)
    }
}

extension CommonOptions: OperationOptions {
    /// These options themselves.
    public var common: CommonOptions {
        get { self }
        set { self = newValue }
    }
}
