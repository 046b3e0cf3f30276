import Foundation

/// The key and the type of a value in a ``PipelineContext``. Declare your own as an empty type:
///
/// ```swift
/// enum TenantKey: PipelineContextKey {
///     static let defaultValue: String? = nil
/// }
/// ```
public protocol PipelineContextKey: Sendable {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value in contexts without a value for this key.
    static var defaultValue: Value { get }
}

/// Values that callers and stages attach to a request for other stages. They are not sent.
///
/// A stage may pass the context of its request to a call of its own, which takes along what callers and stages have set: their own
/// values, ``cancellationToken``, ``retryOptions``, ``clientRequestId`` and ``progressHandler``, but not the progress handler of the
/// call that the request belongs to. What the client itself knows of a request is of no other call.
public struct PipelineContext: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// What callers and stages have set besides, or `nil` for nothing.
    private var caller: Indirect<CallerValues>?

    /// What belongs to one call.
    var call = CallValues.Storage()

    // What every request has is in neither of these, which take memory, and are empty for most requests.

    /// Whether the request is sent without the client's credential, because the operation requires none or the request
    /// was redirected to another host.
    public internal(set) var isAnonymous = false

    /// Whether secret credentials may go over plain `http`. Beside the other `Bool`, it takes no more memory: contexts are copied often.
    var allowsInsecureCredentials = false

    /// The path of the request's operation below the endpoint, with the names of its parameters in braces: `/pets/{petId}`. It tells
    /// stages and tracers which operation a request belongs to, and is also that of the redirects, pages and polls that follow on a
    /// request. `nil` for an `HTTPRequest` of the caller's, and for a request to elsewhere.
    public internal(set) var pathTemplate: String?

    /// The maximum size of a response body in memory, in bytes (``TransportOptions/maximumResponseSize``). A custom
    /// transport should end the transfer of a larger one.
    public internal(set) var maximumResponseSize = TransportOptions.defaultMaximumResponseSize

    /// The security schemes with which the request may be sent.
    var acceptedSchemes = AcceptedSchemes.unknown

    /// What the stages remember of this request; nil outside of a pipeline.
    var state: Locked<RequestState>?

    /// Creates a context in which every key has its default value.
    public init() {}

    /// The value for a key.
    ///
    /// - Parameter key: The key's type.
    public subscript<Key: PipelineContextKey>(key: Key.Type) -> Key.Value {
        get {
            // Unwrapped first: nil cast to an optional value type would count as a value that was set.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// What a call takes along that is made with this context. Of the call that the context is from it is nothing: neither the place for
    /// the body nor the tries, nor where that was redirected to.
    var forAnotherCall: PipelineContext {
        var context = PipelineContext()
        context.values = values
        context.caller = caller
        return context
    }

    private mutating func set<Part>(_ part: WritableKeyPath<CallerValues, Part>, to value: Part) {
        var changed = caller?.value ?? CallerValues()
        changed[keyPath: part] = value
        caller = Indirect(changed)
    }
}

extension PipelineContext {
    /// The token with which you can cancel the request.
    public var cancellationToken: CancellationToken? {
        get { caller?.value.cancellationToken }
        set { set(\.cancellationToken, to: newValue) }
    }

    /// When and how often the request is sent again, or `nil` for the client's rule (``TransportOptions/retryOptions``).
    public var retryOptions: RetryOptions? {
        get { caller?.value.retryOptions }
        set { set(\.retryOptions, to: newValue) }
    }

    /// The id to send with the request, or `nil` to let the client create one.
    public var clientRequestId: String? {
        get { caller?.value.clientRequestId }
        set { set(\.clientRequestId, to: newValue) }
    }

    /// The number of this try of the request, starting at 1.
    public var tryNumber: Int { earlierTries.count + 1 }

    /// The earlier tries of the request, which failed.
    public internal(set) var earlierTries: [FailedTry] {
        get { call.earlierTries }
        set { call.earlierTries = newValue }
    }

    /// Whether the body of a successful response is requested as a stream (``HTTPResponse/bodyStream``), for the caller or for a file. A
    /// transport without support for streams returns the whole body.
    public internal(set) var wantsBodyStream: Bool {
        get { call.wantsBodyStream }
        set { call.wantsBodyStream = newValue }
    }

    /// A closure that receives the progress of the call's bodies, on the queue of its completion handlers. ``URLSessionTransport``
    /// calls it. A transport of your own may call it from any thread: the client calls the handler on that queue, one value at a time.
    public var progressHandler: (@Sendable (TransferProgress) -> Void)? {
        // The reporter is for transports of users, which report from threads of their own.
        get { caller?.value.progressHandler ?? call.progressReporter.map { $0.report } }
        set {
            set(\.progressHandler, to: newValue)
            if newValue == nil, call.progressReporter != nil { call.progressReporter = nil }
        }
    }

    /// Tells by its status code whether a response is a success: a description may declare that a status of success is a failure, and
    /// that one of failure is a success.
    var isSuccess: @Sendable (_ statusCode: Int) -> Bool {
        guard let failures = call.failures else { return HTTPStatus.isSuccess }
        return { failures.meaning(of: $0) != .failure }
    }
}
