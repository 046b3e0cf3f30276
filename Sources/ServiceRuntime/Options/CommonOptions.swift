import Dispatch

/// What every call can be given, whatever its operation.
///
/// The options of each generated operation hold one of these, and pass its members on (``OperationOptions``). An operation that
/// has no others has these as its options.
public struct CommonOptions: Sendable {
    // One reference, because the options of every operation are copied, compared with nil and destroyed: a struct that
    // holds nothing else shares the code for this with all structs that do.
    private var storage: Storage

    private final class Storage: Sendable {
        let clientRequestId: String?
        let cancellationToken: CancellationToken?
        let dispatchQueue: DispatchQueue?
        let context: PipelineContext?
        let conditions: RequestConditions?

        init(
            clientRequestId: String?,
            cancellationToken: CancellationToken?,
            dispatchQueue: DispatchQueue?,
            context: PipelineContext?,
            conditions: RequestConditions? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.conditions = conditions
        }
    }

    /// Creates options; what is not given is left to the service or the client.
    ///
    /// - Parameters:
    ///   - clientRequestId: An id of yours for the call; nil lets the client make one.
    ///   - cancellationToken: A token with which the call can be cancelled.
    ///   - dispatchQueue: The queue on which the completion handler is called; nil for the client's.
    ///   - context: Values of yours for stages of yours in the pipeline.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        storage = Storage(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
    }

    /// An id of yours for the call, sent to the service as `x-ms-client-request-id`; nil lets the client make one.
    public var clientRequestId: String? { storage.clientRequestId }

    /// Cancels the call.
    public var cancellationToken: CancellationToken? { storage.cancellationToken }

    /// The queue on which the completion handler is called; nil for the one that the client's options name.
    public var dispatchQueue: DispatchQueue? { storage.dispatchQueue }

    /// Values of yours for stages of yours in the pipeline.
    public var context: PipelineContext? {
        get { storage.context }
        set {
            replace(context: newValue, conditions: conditions)
        }
    }

    /// On what the call depends; nil if it does not. Only operations whose options offer it (``IfMatchOptions`` and others)
    /// have any.
    public internal(set) var conditions: RequestConditions? {
        get { storage.conditions }
        set {
            replace(context: context, conditions: newValue)
        }
    }

    private mutating func replace(context: PipelineContext?, conditions: RequestConditions?) {
        storage = Storage(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context,
            conditions: conditions
        )
    }
}

extension CommonOptions: OperationOptions {
    /// These options themselves.
    public var common: CommonOptions {
        get { self }
        set { self = newValue }
    }
}
