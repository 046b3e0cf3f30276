/// Gives each request an id by which client and service know it, the same over all its tries.
struct RequestIdPolicy: PipelineStage {
    /// The default name of the header field.
    static let header = "x-ms-client-request-id"

    /// Adds the id: the caller's, else the one that the request has already, else a new one.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        let header = request.context.call.clientRequestIdHeader
        if let id = request.context.clientRequestId {
            guard HeaderValidation.isValidValue(id) else {
                throw ServiceError.client(
                    "The client request ID contains a line break or another control character, so it cannot be sent."
                )
            }
            request.httpRequest.headers[header] = id
        } else if request.httpRequest.headers[header] == nil {
            request.httpRequest.headers[header] = Self.newId()
        }
        return try await next(request)
    }

    /// A new UUID of version 4 (RFC 9562, section 5.4) in lowercase. Foundation's own opens a file for each on Linux.
    private static func newId() -> String {
        var generator = SystemRandomNumberGenerator()
        let (high, low): (UInt64, UInt64) = (generator.next(), generator.next())
        let words = (high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | (0b10 << 62))
        return String(unsafeUninitializedCapacity: 36) { text in
            var end = 0
            for nibble in 0..<32 {
                // Without arrays: this is done for each request.
                if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 {
                    text[end] = UInt8(ascii: "-")
                    end += 1
                }
                let word = nibble < 16 ? words.0 : words.1
                let digit = UInt8(word >> (60 - UInt64(nibble % 16) * 4) & 0xF)
                text[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                end += 1
            }
            return end
        }
    }
}
