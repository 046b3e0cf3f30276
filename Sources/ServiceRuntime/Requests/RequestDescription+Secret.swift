extension RequestDescription {
    /// Redacts the value of a parameter in logs and errors.
    ///
    /// Header fields and query parameters are always redacted, unless their names are known to be harmless.
    ///
    /// - Parameter name: The name of the parameter on the wire.
    public mutating func secret(_ name: String) {
        update { _ = $0.secretNames.insert(name) }
    }

    /// Redacts the values of members in the bodies of the request and the response, in logs and recordings, wherever
    /// they occur in the body.
    ///
    /// - Parameter names: The names of the members on the wire.
    public mutating func secret(members names: [String]) {
        update { $0.secretMembers.formUnion(names) }
    }
}
