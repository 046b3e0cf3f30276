import YAML

/// A response to an operation.
public struct Response: Sendable {
    /// The status codes an answer is for.
    public enum Status: Sendable, Hashable {
        /// One status code.
        case code(Int)
        /// The hundred codes that begin with this digit (`4XX`).
        case range(Int)
        /// All that have no answer of their own.
        case `default`
    }

    /// The status codes this answer is for.
    public var status: Status
    /// The media types it may come in, in the order of the description. Empty: no body.
    public var contents: [Content]
    /// The headers that the description names.
    public var headers: [Header]
    /// Whether the description marks the answer as an error although its status is not (`x-ms-error-response`).
    public var isError: Bool
    /// Whether the description says that the answer is none although its status is one of errors (`x-ms-error-response`).
    public var isExpected = false
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// An answer of the given parts.
    public init(
        status: Status,
        contents: [Content] = [],
        headers: [Header] = [],
        isError: Bool = false,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.status = status
        self.contents = contents
        self.headers = headers
        self.isError = isError
        self.documentation = documentation
        self.mark = mark
    }
}
