extension HTTPRequest {
    /// The header fields by which a service knows a request that it has had before: the one of the IETF's draft of that name,
    /// and the one of OASIS Repeatable Requests 1.0.
    private static let repetitionFields = ["Idempotency-Key", "Repeatability-Request-ID"]

    /// Whether sending the request twice does what sending it once does.
    var isRepeatable: Bool {
        method.isIdempotent || Self.repetitionFields.contains { headers[$0] != nil }
    }

    /// Whether the request would not be repeatable without this header field.
    func isRepeatable(by name: String) -> Bool {
        !method.isIdempotent && Self.repetitionFields.contains { HTTPHeaders.isSame($0, name) }
    }
}
