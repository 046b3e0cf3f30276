/// What is known about HTTP status codes (RFC 9110 section 15, RFC 6585).
enum HTTPStatus {
    /// The reason phrase of a status code.
    ///
    /// - Parameter statusCode: A status code.
    /// - Returns: The registered phrase, or `nil` for codes that are rarely seen by clients. Foundation's own table is
    ///   localized, which has no place in an error text that is compared or searched for.
    static func phrase(for statusCode: Int) -> String? {
        switch statusCode {
        case 200: return "OK"
        case 201: return "Created"
        case 202: return "Accepted"
        case 204: return "No Content"
        case 301: return "Moved Permanently"
        case 302: return "Found"
        case 303: return "See Other"
        case 304: return "Not Modified"
        case 307: return "Temporary Redirect"
        case 308: return "Permanent Redirect"
        case 400: return "Bad Request"
        case 401: return "Unauthorized"
        case 403: return "Forbidden"
        case 404: return "Not Found"
        case 405: return "Method Not Allowed"
        case 406: return "Not Acceptable"
        case 407: return "Proxy Authentication Required"
        case 408: return "Request Timeout"
        case 409: return "Conflict"
        case 410: return "Gone"
        case 411: return "Length Required"
        case 412: return "Precondition Failed"
        case 413: return "Content Too Large"
        case 414: return "URI Too Long"
        case 415: return "Unsupported Media Type"
        case 416: return "Range Not Satisfiable"
        case 422: return "Unprocessable Content"
        case 423: return "Locked"
        case 428: return "Precondition Required"
        case 429: return "Too Many Requests"
        case 431: return "Request Header Fields Too Large"
        case 500: return "Internal Server Error"
        case 501: return "Not Implemented"
        case 502: return "Bad Gateway"
        case 503: return "Service Unavailable"
        case 504: return "Gateway Timeout"
        default: return nil
        }
    }

    /// Whether a status code says that the request succeeded (2xx).
    static func isSuccess(_ statusCode: Int) -> Bool {
        (200..<300).contains(statusCode)
    }

    /// What can be done about a failure with a status code.
    ///
    /// - Parameter statusCode: A status code.
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
