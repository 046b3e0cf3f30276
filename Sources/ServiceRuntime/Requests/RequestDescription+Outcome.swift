extension RequestDescription {
    /// Treats responses as successful although their status indicates an error.
    ///
    /// - Parameters:
    ///   - status: The status codes.
    ///   - hasValue: Whether the body is the value. Otherwise, there is none.
    public mutating func success(_ status: StatusPattern, hasValue: Bool = false) {
        update { $0.failures.expect(hasValue ? .value : .noValue, for: status) }
    }
}
