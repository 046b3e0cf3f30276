/// The method of an HTTP request (RFC 9110 section 9, RFC 5789 for PATCH). Any other name can be made from a string.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name as it is sent. Method names are case-sensitive.
    public let rawValue: String

    /// Makes a method from its name.
    ///
    /// - Parameter rawValue: The name as it is sent, such as `GET`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name as it is sent.
    public var description: String { rawValue }

    /// Reads a resource.
    public static let get = HTTPMethod(rawValue: "GET")
    /// Reads a resource's headers.
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Has a resource process the body.
    public static let post = HTTPMethod(rawValue: "POST")
    /// Puts the body in the place of a resource.
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Changes a resource in part.
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what can be done with a resource.
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    /// Has the request echoed.
    public static let trace = HTTPMethod(rawValue: "TRACE")
    /// Reads what the body asks for (OpenAPI 3.2, draft-ietf-httpbis-safe-method-w-body).
    public static let query = HTTPMethod(rawValue: "QUERY")

    /// Whether sending the request twice has the same effect as sending it once (RFC 9110 section 9.2.2).
    public var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options, .trace, .query: return true
        default: return false
        }
    }
}
