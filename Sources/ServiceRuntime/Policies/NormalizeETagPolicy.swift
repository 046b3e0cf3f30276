/// Puts entity tags into the form of RFC 9110 section 8.8.3, in quotes, in both directions.
///
/// Services show the same tag quoted in a header field and bare in a body, and users send back what they found. So a
/// bare tag in a request's `If-Match` or `If-None-Match` gets its quotes, and the `ETag` of a response is always quoted.
struct NormalizeETagPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        for name in ["If-Match", "If-None-Match"] {
            if let value = request.httpRequest.headers[name] {
                request.httpRequest.headers[name] = Self.normalized(list: value)
            }
        }
        var response = try await next(request)
        if let value = response.httpResponse.headers["ETag"] {
            response.httpResponse.headers["ETag"] = Self.normalized(value)
        }
        return response
    }

    /// Returns a list of tags, each with quotes. A tag that contains a comma must have its quotes already. In these, a
    /// backslash is no escape (RFC 9110, section 8.8.3).
    static func normalized(list: String) -> String {
        guard list.utf8.contains(UInt8(ascii: ",")) else { return normalized(list) }
        var isQuoted = false
        let tags = list.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
        return tags.map { normalized(String($0)) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns a tag with quotes. `*` means any tag and has no quotes.
    static func normalized(_ value: String) -> String {
        let trimmed = value.trimmingOptionalWhitespace()
        if trimmed.isEmpty || trimmed == "*" {
            return String(trimmed)
        }
        let isWeak = trimmed.hasPrefix("W/") || trimmed.hasPrefix("w/")
        let tag = isWeak ? trimmed.dropFirst(2) : trimmed
        let prefix = isWeak ? "W/" : ""
        // A quote anywhere means that the author of the value knows the form.
        return tag.utf8.contains(UInt8(ascii: "\"")) ? "\(prefix)\(tag)" : "\(prefix)\"\(tag)\""
    }
}
