extension RequestDescription {
    /// Adds a header field for each entry of a dictionary.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the names of the fields.
    ///   - values: The values, by the rest of the names, or `nil` for none.
    public mutating func headers(prefix: String, _ values: [String: String]?) {
        for (name, value) in (values ?? [:]).sorted(by: { $0.key < $1.key }) {
            header(prefix + name, value)
        }
    }

    /// Sends the request's identifier in the given header field, instead of `x-ms-client-request-id`.
    ///
    /// - Parameter header: The name of the field.
    public mutating func clientRequestId(header: String) {
        update { $0.clientRequestIdHeader = header }
    }
}
