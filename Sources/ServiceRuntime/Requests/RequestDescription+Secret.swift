extension RequestDescription {
    /// Keeps the value of a parameter out of logs and errors.
    ///
    /// Header fields and parameters of the query are not shown anyway, unless their names are known to be harmless.
    ///
    /// - Parameter name: The name of the parameter, as the service knows it.
    public mutating func secret(_ name: String) {
        secretNames.insert(name)
    }

    /// Keeps the values of members of bodies, of the request's and the answer's, out of logs and recordings, wherever in the
    /// body they stand.
    ///
    /// - Parameter names: The names of the members, as the service knows them.
    public mutating func secret(members names: [String]) {
        secretMembers.formUnion(names)
    }

    /// The values that must not be shown, as they are sent.
    ///
    /// - Throws: ``ModelWritingError`` if a value cannot be written.
    func secrets() throws -> [String] {
        try parameters.filter { secretNames.contains($0.name) }.compactMap { parameter in
            let text = try parameter.text()
            let hasName = parameter.location == .query || parameter.location == .cookie
            let value = hasName ? String(text.drop { $0 != "=" }.dropFirst()) : text
            return value.isEmpty ? nil : value
        }
    }
}
