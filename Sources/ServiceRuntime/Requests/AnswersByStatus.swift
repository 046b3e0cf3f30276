/// The forms that the answers to an operation have where they differ by status code.
public struct AnswersByStatus<Output: Sendable>: Sendable {
    private struct Answer: Sendable {
        let pattern: StatusPattern
        let read: @Sendable (Exchange) throws -> Output
    }

    private var answers: [Answer] = []

    /// No answer.
    public init() {}

    /// Adds an answer that has a body.
    ///
    /// - Parameters:
    ///   - status: The status codes; of all that match, the most exact one counts.
    ///   - format: How the body is read.
    ///   - output: Makes the value of what was read.
    public mutating func add<Value>(
        _ status: StatusPattern,
        _ format: ResponseFormat<Value>,
        _ output: @escaping @Sendable (Value) -> Output
    ) {
        answers.append(Answer(pattern: status) { output(try format.read($0)) })
    }

    /// Adds an answer that has no body.
    ///
    /// - Parameters:
    ///   - status: The status codes; of all that match, the most exact one counts.
    ///   - output: The value.
    public mutating func add(_ status: StatusPattern, _ output: Output) {
        answers.append(Answer(pattern: status) { _ in output })
    }

    /// Reads an answer.
    fileprivate func read(_ exchange: Exchange) throws -> Output {
        let statusCode = exchange.response.httpResponse.statusCode
        let matching = answers.filter { $0.pattern.matches(statusCode) }
        let answer = matching.max { $0.pattern.precision < $1.pattern.precision }
        guard let answer else {
            throw ServiceError.client(
                "The service answered \(statusCode) to \(exchange.request.method.rawValue)"
                    + " \(RequestRedactor.url(of: exchange.request)), an answer that its description does not know."
            )
        }
        return try answer.read(exchange)
    }
}

extension ResponseFormat {
    /// The status code says what the body is.
    ///
    /// - Parameter answers: The forms of the answers.
    /// - Returns: The format.
    public static func byStatus(_ answers: AnswersByStatus<Output>) -> ResponseFormat {
        ResponseFormat { try answers.read($0) }
    }
}
