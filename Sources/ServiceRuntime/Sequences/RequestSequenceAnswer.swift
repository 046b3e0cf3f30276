/// The answer to a request of a sequence.
public struct RequestSequenceAnswer: Sendable {
    /// The place of the request in its sequence, counted from 0.
    public let index: Int

    /// The raw answer.
    public let httpResponse: HTTPResponse

    /// The answers before this one, the first one first; empty if the sequence does not ask for them
    /// (``RequestSequence/remembersAnswers``).
    public let earlier: [RequestSequenceAnswer]

    /// The value, or why there is none (304).
    private let result: Result<any Sendable, ServiceError>

    init(
        index: Int,
        httpResponse: HTTPResponse,
        result: Result<any Sendable, ServiceError>,
        earlier: [RequestSequenceAnswer]
    ) {
        self.index = index
        self.httpResponse = httpResponse
        self.result = result
        self.earlier = earlier
    }

    /// What the request gave.
    ///
    /// - Parameter type: The type that the request promises.
    /// - Returns: The value.
    /// - Throws: ``ServiceError/client(_:_:)`` if the value is of another type; ``ServiceError/service(_:)`` if the answer has
    ///   none because nothing has changed (304).
    public func value<Value: Sendable>(as type: Value.Type = Value.self) throws -> Value {
        let value = try result.get()
        guard let value = value as? Value else {
            throw ServiceError.client(
                "The answer to request \(index + 1) of the sequence is a '\(Swift.type(of: value))', not a '\(Value.self)'."
            )
        }
        return value
    }

    /// The answer to an earlier request, or this one.
    ///
    /// - Parameter index: The place of the request in its sequence, counted from 0.
    /// - Returns: The answer.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is not known.
    public func answer(to index: Int) throws -> RequestSequenceAnswer {
        if index == self.index { return self }
        guard let answer = earlier.first(where: { $0.index == index }) else {
            throw ServiceError.client(
                "The answer to request \(index + 1) of the sequence is not known after request \(self.index + 1)."
                    + " A sequence that needs earlier answers has to keep them, or say so (remembersAnswers)."
            )
        }
        return answer
    }

    /// This answer and those before it.
    var all: [RequestSequenceAnswer] {
        earlier + [RequestSequenceAnswer(index: index, httpResponse: httpResponse, result: result, earlier: [])]
    }
}

extension Optional where Wrapped == RequestSequenceAnswer {
    /// What the request before gave.
    ///
    /// - Parameter type: The type that the request promises.
    /// - Returns: The value.
    /// - Throws: ``ServiceError/client(_:_:)`` if there was no request before; what ``RequestSequenceAnswer/value(as:)`` throws.
    public func value<Value: Sendable>(as type: Value.Type = Value.self) throws -> Value {
        try known().value(as: type)
    }

    /// The answer to an earlier request.
    ///
    /// - Parameter index: The place of the request in its sequence, counted from 0.
    /// - Returns: The answer.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is not known.
    public func answer(to index: Int) throws -> RequestSequenceAnswer {
        try known().answer(to: index)
    }

    private func known() throws -> RequestSequenceAnswer {
        guard let answer = self else {
            throw ServiceError.client("The first request of a sequence cannot be made of an answer: there is none yet.")
        }
        return answer
    }
}
