/// What is known about HTTP status codes (RFC 9110 section 15, RFC 6585).
enum HTTPStatus {
    /// The reason phrase of a status code.
    ///
    /// - Returns: The registered phrase, or `nil` for codes that are rarely seen by clients. Foundation's own table is
    ///   localized, which has no place in an error text that is compared or searched for.
    static func phrase(for statusCode: Int) -> String? { phrases[statusCode] }

    private static let phrases = [
        200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently", 302: "Found",
        303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        406: "Not Acceptable", 407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict",
        410: "Gone", 411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
        414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
        422: "Unprocessable Content", 423: "Locked", 428: "Precondition Required", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
        502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    ]

    /// Whether a status code says that the request succeeded (2xx).
    static func isSuccess(_ statusCode: Int) -> Bool {
        (200..<300).contains(statusCode)
    }

    /// Whether a response with a status code has no body, whatever its head says (RFC 9112, section 6.3).
    static func hasNoContent(_ statusCode: Int) -> Bool {
        statusCode == 204 || statusCode == 304
    }

    /// What can be done about a failure with a status code.
    ///
    /// - Returns: A sentence; nil where the service's own words have to do.
    static func advice(for statusCode: Int) -> String? {
        switch statusCode {
        case 401: return "Check the client's credential: the service rejected it."
        case 403: return "Request the permission: the service identified the caller, but does not allow this."
        case 404, 410: return "Check the names in the request and the client's endpoint."
        // RFC 9110, 15.5.8: only a proxy has this one.
        case 407: return "Check the user name and the password of the proxy: it sent this, not the service."
        case 409: return "Read the current state of the resource, and try again with it."
        case 412:
            return "Read the resource again and repeat the change: a condition of the request no longer holds."
        case 413: return "Send a smaller request."
        case 429: return "Send fewer requests, or try again later."
        case 408, 500, 502, 503, 504: return "Try again later: the problem may be temporary."
        default: return nil
        }
    }
}
