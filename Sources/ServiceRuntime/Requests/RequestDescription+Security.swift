extension RequestDescription {
    /// Sets the credentials that the operation accepts, if they differ from the client's default.
    ///
    /// - Parameter alternatives: Sets of names of security schemes. A ``SchemeAuthenticationPolicy`` uses the first set
    ///   for which the client has all credentials. An empty set stands for no credential.
    public mutating func security(_ alternatives: [[String]]) {
        update { $0.acceptedSchemes = alternatives }
    }
}
