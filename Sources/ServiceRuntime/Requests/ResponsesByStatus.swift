/// The formats of the responses to an operation that differ by status code.
public struct ResponsesByStatus<Output: Sendable>: Sendable {
    private struct Response: Sendable {
        let pattern: StatusPattern
        let read: @Sendable (Exchange) throws -> Output
    }

    private var responses: [Response] = []
    /// What the first of the formats asks for that asks for anything.
    fileprivate private(set) var acceptedMediaTypes: String?

    /// Creates an empty collection of formats.
    public init() {}

    /// Adds a response with a body.
    ///
    /// - Parameters:
    ///   - status: The status codes. If several patterns match, the most specific one is used.
    ///   - format: The format of the body.
    ///   - output: A closure that creates the value from the body.
    public mutating func add<Value>(
        _ status: StatusPattern,
        _ format: ResponseFormat<Value>,
        _ output: @escaping @Sendable (Value) -> Output
    ) {
        responses.append(Response(pattern: status) { output(try format.read($0)) })
        acceptedMediaTypes = acceptedMediaTypes ?? format.acceptedMediaTypes
    }

    /// Adds a response without a body.
    ///
    /// - Parameters:
    ///   - status: The status codes. If several patterns match, the most specific one is used.
    ///   - output: The value.
    public mutating func add(_ status: StatusPattern, _ output: Output) {
        responses.append(Response(pattern: status) { _ in output })
    }

    /// Whether there is a value for 304, which else has none.
    fileprivate var describeNotModified: Bool {
        responses.contains { $0.pattern != .any && $0.pattern.matches(304) }
    }

    /// Reads a response.
    fileprivate func read(_ exchange: Exchange) throws -> Output {
        let statusCode = exchange.response.httpResponse.statusCode
        guard let response = responses.mostExact(for: statusCode, \.pattern) else {
            // Next to the responses of successes, the one to all other status codes is that of failures.
            if exchange.sender.failures.describeAllOthers { throw exchange.failure }
            throw ServiceError.client(
                "The service returned \(statusCode) for \(exchange.call), for which its description has no response of its "
                    + "own."
            )
        }
        return try response.read(exchange)
    }
}

extension ResponseFormat {
    /// The status code determines the format of the body.
    ///
    /// - Parameter responses: The formats of the responses.
    public static func byStatus(_ responses: ResponsesByStatus<Output>) -> ResponseFormat {
        ResponseFormat(
            needsBody: !responses.describeNotModified,
            accepting: responses.acceptedMediaTypes
        ) { try responses.read($0) }
    }
}
