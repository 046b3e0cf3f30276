extension RequestDescription {
    /// Keeps the value of a parameter out of logs and errors.
    ///
    /// Header fields and parameters of the query are not shown anyway, unless their names are known to be harmless.
    ///
    /// - Parameter name: The name of the parameter, as the service knows it.
    public mutating func secret(_ name: String) {
        update { _ = $0.secretNames.insert(name) }
    }

    /// Keeps the values of members of bodies, of the request's and the answer's, out of logs and recordings, wherever in the
    /// body they stand.
    ///
    /// - Parameter names: The names of the members, as the service knows them.
    public mutating func secret(members names: [String]) {
        update { $0.secretMembers.formUnion(names) }
    }
}
