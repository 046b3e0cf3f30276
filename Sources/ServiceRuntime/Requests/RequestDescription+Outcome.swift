extension RequestDescription {
    /// Takes answers for failures, even if their status is one of success, and leaves their bodies as they come unless a type
    /// is added for the same status.
    ///
    /// - Parameter status: The status codes meant.
    public mutating func failure(_ status: StatusPattern) {
        failures.expect(.failure, for: status)
        failures.add(nil, for: status)
    }

    /// Takes answers for successes although their status is one of errors.
    ///
    /// - Parameters:
    ///   - status: The status codes meant.
    ///   - hasValue: Whether the body is the value; otherwise there is none.
    public mutating func success(_ status: StatusPattern, hasValue: Bool = false) {
        failures.expect(hasValue ? .value : .noValue, for: status)
    }
}
