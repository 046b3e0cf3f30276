extension RequestDescription {
    /// Sends the request with credentials that the operation accepts, which are others than usual.
    ///
    /// - Parameter alternatives: Sets of names of security schemes. The first of which the client holds all credentials is
    ///   used; it is looked for by a ``SchemeAuthenticationPolicy``. The empty set stands for no credential.
    public mutating func security(_ alternatives: [[String]]) {
        update { $0.acceptedSchemes = alternatives }
    }
}
