/// The method of an HTTP request (RFC 9110 section 9, RFC 5789 for PATCH). You can create custom methods from strings.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The method's name. Method names are case-sensitive.
    public let rawValue: String

    /// Creates a method from its name.
    ///
    /// - Parameter rawValue: The name, such as `GET`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name as it is sent.
    public var description: String { rawValue }

    // Computed, so that callers hold the text, and no code that creates it once and retains it.

    /// Reads a resource.
    public static var get: HTTPMethod { HTTPMethod(rawValue: "GET") }
    /// Reads a resource's headers.
    public static var head: HTTPMethod { HTTPMethod(rawValue: "HEAD") }
    /// Lets a resource process the body.
    public static var post: HTTPMethod { HTTPMethod(rawValue: "POST") }
    /// Replaces a resource with the body.
    public static var put: HTTPMethod { HTTPMethod(rawValue: "PUT") }
    /// Changes parts of a resource.
    public static var patch: HTTPMethod { HTTPMethod(rawValue: "PATCH") }
    /// Removes a resource.
    public static var delete: HTTPMethod { HTTPMethod(rawValue: "DELETE") }
    /// Asks which operations a resource supports.
    public static var options: HTTPMethod { HTTPMethod(rawValue: "OPTIONS") }
    /// Asks the service to echo the request.
    public static var trace: HTTPMethod { HTTPMethod(rawValue: "TRACE") }
    /// Reads the data that the body describes (OpenAPI 3.2, draft-ietf-httpbis-safe-method-w-body).
    public static var query: HTTPMethod { HTTPMethod(rawValue: "QUERY") }

    /// Whether sending the request twice has the same effect as sending it once (RFC 9110 section 9.2.2).
    var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options, .trace, .query: return true
        default: return false
        }
    }
}
