extension RequestDescription {
    /// Takes answers for successes although their status is one of errors.
    ///
    /// - Parameters:
    ///   - status: The status codes meant.
    ///   - hasValue: Whether the body is the value; otherwise there is none.
    public mutating func success(_ status: StatusPattern, hasValue: Bool = false) {
        update { $0.failures.expect(hasValue ? .value : .noValue, for: status) }
    }
}
