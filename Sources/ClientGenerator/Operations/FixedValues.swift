import ServiceDescription

/// Finds the values of parameters that no caller gives: versions, constants, and the format of a response.
struct FixedValues {
    /// The versions of the service.
    let versions: ApiVersions
    /// What is known of its schemas.
    let facts: SchemaFacts

    /// Where the value of a parameter comes from that no caller gives; `nil` if callers do.
    func source(of parameter: Parameter, to operation: Operation) -> OperationDeclaration.Source? {
        let shape = facts.resolved(parameter.schema).shape
        if versions.isVersion(parameter, of: shape) {
            let listed = versions.listed(by: shape) ?? []
            return listed.count == 1 ? .constant(listed[0]) : .apiVersion(among: listed)
        }
        guard parameter.isRequired else { return nil }
        return (parameter.onlyValue(as: shape) ?? Self.readFormat(parameter, of: shape, to: operation)).map {
            .constant($0)
        }
    }

    /// The value of a parameter that chooses the format of a response, where the client reads only one of those: *JSON* of the `format`
    /// in `/{format}/players`. What is sent with a body may be the format of that.
    private static func readFormat(_ parameter: Parameter, of shape: SchemaShape, to operation: Operation) -> String? {
        guard case .enumeration(let enumeration) = shape, operation.body == nil, isForResponse(parameter),
            let mediaType = operation.responseContent?.mediaType, mediaType.meansJSON, !mediaType.isRange
        else { return nil }
        let values = enumeration.values.map(\.rawValue)
        guard values.allSatisfy({ formats.contains($0.lowercased()) }) else { return nil }
        return values.first { $0.lowercased() == "json" }
    }

    /// Whether a parameter is called a format, and no other than that of a response.
    private static func isForResponse(_ parameter: Parameter) -> Bool {
        let words = Words(parameter.name).lowercased
        guard words.last == "format" else { return false }
        return parameter.location == .path || words.count == 1
            || words.count == 2 && ["output", "response", "return"].contains(words[0])
    }

    /// What services call the formats that they send.
    private static let formats: Set<String> = [
        "atom", "csv", "html", "json", "jsonp", "php", "rss", "text", "txt", "xml", "yaml", "yml",
    ]
}
