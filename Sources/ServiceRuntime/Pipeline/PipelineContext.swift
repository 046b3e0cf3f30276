import Foundation

/// The key and the type of a value in a ``PipelineContext``. Declare your own as an empty type:
///
/// ```swift
/// enum TenantKey: PipelineContextKey {
///     static let defaultValue: String? = nil
/// }
/// ```
public protocol PipelineContextKey {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value in contexts without a value for this key.
    static var defaultValue: Value { get }
}

/// Values that callers and stages attach to a request for other stages. They are not sent.
public struct PipelineContext: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    // What every request has is not in the table, which takes memory for each value, and is empty for most requests.

    /// The number of this try of the request, starting at 1.
    public internal(set) var tryNumber = 1

    /// Whether the request is sent without the client's credential, because the operation requires none or the request
    /// was redirected to another host.
    public internal(set) var isAnonymous = false

    /// The maximum size of a response body in memory, in bytes (``TransportOptions/maximumResponseSize``). A custom
    /// transport should end the transfer of a larger one.
    public internal(set) var maximumResponseSize = TransportOptions.defaultMaximumResponseSize

    /// The security schemes with which the request may be sent.
    var acceptedSchemes = AcceptedSchemes.unknown

    /// Whether secret credentials may go over plain `http`.
    var allowsInsecureCredentials = false

    /// What the stages remember of this request; nil outside of a pipeline.
    var state: RequestState?

    /// Creates a context in which every key has its default value.
    public init() {}

    /// The value for a key.
    ///
    /// - Parameter key: The key's type.
    public subscript<Key: PipelineContextKey>(key: Key.Type) -> Key.Value {
        get {
            // Unwrapped first: nil cast to an optional value type would count as a value that was set.
            guard let value = values[ObjectIdentifier(key)] else {
                return Key.defaultValue
            }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension PipelineContext {
    /// The token with which you can cancel the request.
    public var cancellationToken: CancellationToken? {
        get { self[CancellationTokenKey.self] }
        set { self[CancellationTokenKey.self] = newValue }
    }

    /// When and how often the request is sent again, or `nil` for the client's rule (``TransportOptions/retryOptions``).
    public var retryOptions: RetryOptions? {
        get { self[RetryOptionsKey.self] }
        set { self[RetryOptionsKey.self] = newValue }
    }

    /// The id to send with the request, or `nil` to let the client create one.
    public var clientRequestId: String? {
        get { self[ClientRequestIdKey.self] }
        set { self[ClientRequestIdKey.self] = newValue }
    }

    /// The name of the header field that the id is sent in.
    var clientRequestIdHeader: String {
        get { self[ClientRequestIdHeaderKey.self] }
        set { self[ClientRequestIdHeaderKey.self] = newValue }
    }

    /// The earlier tries of the request, which failed.
    public internal(set) var earlierTries: [FailedTry] {
        get { self[EarlierTriesKey.self] }
        set { self[EarlierTriesKey.self] = newValue }
    }

    /// Where the request goes instead of the client's endpoint, because its operation has a server of its own.
    var server: URL? {
        get { self[ServerKey.self] }
        set { self[ServerKey.self] = newValue }
    }

    /// The address that the request was last redirected to, or `nil` if it was not redirected.
    var redirectedURL: URL? {
        get { self[RedirectedURLKey.self] }
        set { self[RedirectedURLKey.self] = newValue }
    }

    /// Whether the body of a successful response is requested as a stream (``HTTPResponse/bodyStream``). A transport
    /// without support for streams returns the whole body.
    public internal(set) var wantsBodyStream: Bool {
        get { self[WantsBodyStreamKey.self] }
        set { self[WantsBodyStreamKey.self] = newValue }
    }

    /// Takes the body of a response that says success, instead of the memory.
    var partialFile: PartialFile? {
        get { self[PartialFileKey.self] }
        set { self[PartialFileKey.self] = newValue }
    }

    private enum CancellationTokenKey: PipelineContextKey {
        static var defaultValue: CancellationToken? { nil }
    }

    private enum RetryOptionsKey: PipelineContextKey {
        static var defaultValue: RetryOptions? { nil }
    }

    private enum ClientRequestIdKey: PipelineContextKey {
        static var defaultValue: String? { nil }
    }

    private enum ClientRequestIdHeaderKey: PipelineContextKey {
        static var defaultValue: String { RequestIdPolicy.header }
    }

    private enum EarlierTriesKey: PipelineContextKey {
        static var defaultValue: [FailedTry] { [] }
    }

    private enum ServerKey: PipelineContextKey {
        static var defaultValue: URL? { nil }
    }

    private enum RedirectedURLKey: PipelineContextKey {
        static var defaultValue: URL? { nil }
    }

    private enum WantsBodyStreamKey: PipelineContextKey {
        static var defaultValue: Bool { false }
    }

    private enum PartialFileKey: PipelineContextKey {
        static var defaultValue: PartialFile? { nil }
    }
}
