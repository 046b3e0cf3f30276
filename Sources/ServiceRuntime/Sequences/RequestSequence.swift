/// Requests that are made one after the other, each of what is known from the answers before it.
///
/// A sequence describes; a ``RequestSequenceExecutor`` sends, asks for the next request, and deals with errors:
///
/// ```swift
/// struct Deletion: RequestSequence {
///     let client: GroupsClient
///     var remaining: [String]
///
///     mutating func nextRequest(after previous: RequestSequenceAnswer?) throws -> (any SequencedRequest)? {
///         remaining.popLast().map { client.requests.delete(group: $0) }
///     }
/// }
/// ```
///
/// What a sequence keeps of the answers belongs into its own members. It does nothing else: made again with the same values
/// and asked after the same answers, a sequence gives the same requests. That is what lets an executor go on with it in
/// another process.
public protocol RequestSequence: Sendable {
    /// Makes the next request.
    ///
    /// - Parameter previous: The answer to the request before; nil for the first one. An answer that says failure does not
    ///   come here.
    /// - Returns: The request; nil if the sequence is complete.
    /// - Throws: Why the sequence cannot go on, such as an answer that lacks what is needed.
    mutating func nextRequest(after previous: RequestSequenceAnswer?) throws -> (any SequencedRequest)?

    /// Whether every answer is to know those before it (``RequestSequenceAnswer/earlier``). False unless a type says otherwise:
    /// a sequence that goes on for long would hold all of them.
    var remembersAnswers: Bool { get }
}

extension RequestSequence {
    /// No: what is needed later is kept by the sequence itself.
    public var remembersAnswers: Bool { false }
}

/// Makes one request of an ``ArrayRequestSequence``.
///
/// - Parameter previous: The answer to the request before; nil for the first one.
/// - Returns: The request; nil to end the sequence here.
/// - Throws: Why the sequence cannot go on.
public typealias RequestStep = @Sendable (_ previous: RequestSequenceAnswer?) throws -> (any SequencedRequest)?

/// A sequence whose requests are listed, each with how it is made of the answers before it.
///
/// ```swift
/// struct PictureUpload: ArrayRequestSequence {
///     let client: AlbumClient
///     let picture: URL
///
///     var requests: [RequestStep] { [allocate, upload, confirm] }
///     …
/// }
/// ```
public protocol ArrayRequestSequence: RequestSequence {
    /// The requests, in their order.
    var requests: [RequestStep] { get }
}

extension ArrayRequestSequence {
    /// Yes: the third request may need what the first has brought.
    public var remembersAnswers: Bool { true }

    /// Makes the request that stands behind the last one in the list.
    ///
    /// - Parameter previous: The answer to the request before; nil for the first one.
    /// - Returns: The request; nil behind the last one.
    /// - Throws: What the request's step throws.
    public mutating func nextRequest(after previous: RequestSequenceAnswer?) throws -> (any SequencedRequest)? {
        let index = previous.map { $0.index + 1 } ?? 0
        let requests = requests
        return requests.indices.contains(index) ? try requests[index](previous) : nil
    }
}
