/// The response to a request of a sequence.
public struct RequestSequenceResponse: Sendable {
    /// The index of the request in its sequence, starting at 0.
    public let index: Int

    /// The raw response.
    public let httpResponse: HTTPResponse

    /// The responses of the sequence in order, at least those before this one, or `nil` if it does not request them. They have no
    /// history themselves, which would keep itself alive.
    private(set) var history: Locked<[RequestSequenceResponse]>?

    /// The value, or the error if there is none (304).
    let result: Result<any Sendable, ServiceError>

    /// Adds the response to the history that it has, for those that follow.
    func remember() {
        var response = self
        response.history = nil
        history?.withLock { [response] in $0.append(response) }
    }

    /// Returns the value of the request.
    ///
    /// - Parameter type: The request's type of value.
    /// - Throws: ``ServiceError/client(_:_:)`` if the value has another type, or ``ServiceError/service(_:)`` if there
    ///   is no value because nothing has changed (304).
    public func value<Value: Sendable>(as type: Value.Type = Value.self) throws(ServiceError) -> Value {
        let value = try result.get()
        guard let value = value as? Value else {
            throw .client(
                "The value of the response to request \(index + 1) of the sequence is of the type "
                    + "'\(Swift.type(of: value))', not '\(Value.self)'."
            )
        }
        return value
    }

    /// Returns the response to this request or an earlier one.
    ///
    /// - Parameter index: The index of the request in its sequence, starting at 0.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response is not available.
    public func response(to index: Int) throws(ServiceError) -> RequestSequenceResponse {
        if index == self.index { return self }
        let isKnown = (0..<self.index).contains(index)
        guard isKnown, let response = history?.withLock({ $0[index] }) else {
            throw .client(
                "The response to request \(index + 1) of the sequence is no longer available after request "
                    + "\(self.index + 1). Store it in the sequence, or let remembersResponses return true."
            )
        }
        return response
    }
}

extension Optional where Wrapped == RequestSequenceResponse {
    /// Returns the value of the previous request.
    ///
    /// - Parameter type: The request's type of value.
    /// - Throws: ``ServiceError/client(_:_:)`` if there was no previous request, or the error of
    ///   ``RequestSequenceResponse/value(as:)``.
    public func value<Value: Sendable>(as type: Value.Type = Value.self) throws(ServiceError) -> Value {
        try known().value(as: type)
    }

    /// Returns the response to an earlier request.
    ///
    /// - Parameter index: The index of the request in its sequence, starting at 0.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response is not available.
    public func response(to index: Int) throws(ServiceError) -> RequestSequenceResponse {
        try known().response(to: index)
    }

    /// The index of the request behind this one.
    var nextIndex: Int { map { $0.index + 1 } ?? 0 }

    private func known() throws(ServiceError) -> RequestSequenceResponse {
        guard let response = self else {
            throw .client(
                "The first request of a sequence cannot be created from a response: there is none yet."
            )
        }
        return response
    }
}
