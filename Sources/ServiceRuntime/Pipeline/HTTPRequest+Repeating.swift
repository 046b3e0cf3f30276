extension HTTPRequest {
    /// The header fields that let a service recognize a repeated request: `Idempotency-Key` (IETF draft) and
    /// `Repeatability-Request-ID` (OASIS Repeatable Requests 1.0).
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
