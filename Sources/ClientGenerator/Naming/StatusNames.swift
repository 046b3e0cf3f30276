import ServiceDescription

/// Names responses after their status codes.
enum StatusNames {
    /// The names of the codes of success, after the registry of RFC 9110, section 16.2.1.
    private static let names = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritativeInformation", 204: "noContent",
        205: "resetContent", 206: "partialContent", 207: "multiStatus", 208: "alreadyReported", 226: "imUsed",
    ]

    /// The name of the answer of a status.
    static func name(of status: Response.Status) -> String {
        switch status {
        case .code(let code): names[code] ?? "status\(code)"
        case .range: "success"
        case .default: "other"
        }
    }
}
