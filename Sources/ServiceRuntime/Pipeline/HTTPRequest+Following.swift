import Foundation

extension HTTPRequest {
    /// The request for what follows on the response to this one: a GET with the same header fields, except those of the
    /// body and the conditions. To another origin (RFC 6454) only `Accept` and the like go along.
    func following(_ url: URL) -> HTTPRequest {
        var next = self
        next.url = url
        next.becomeGet()
        if !url.hasSameOrigin(as: self.url) {
            next.headers = [:]
            for field in headers where field.name.lowercased().hasPrefix("accept") {
                next.headers[field.name] = field.value
            }
        }
        return next
    }

    /// Turns this into a GET without the conditions and everything that concerns the body (RFC 9110, section 15.4).
    mutating func becomeGet() {
        // A range means nothing for any other method (section 14.2), and would be one of the new resource.
        if method != .get { headers["Range"] = nil }
        method = .get
        data = nil
        for field in headers where Self.isAboutBody(field.name.lowercased()) { headers[field.name] = nil }
        removeConditions()
    }

    /// Removes the conditions, which hold only for what they were made for.
    mutating func removeConditions() {
        // Without its condition, the range would be one of whatever is there now.
        if headers["If-Range"] != nil { headers["Range"] = nil }
        for name in Self.conditions { headers[name] = nil }
    }

    /// The header fields that make a request conditional (RFC 9110, section 13.1), in lower case.
    static let conditions: Set<String> = [
        "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since",
    ]

    private static let fieldsOfBody: Set<String> = [
        "digest", "expect", "last-modified", "repr-digest", "trailer", "transfer-encoding",
    ]

    private static func isAboutBody(_ name: String) -> Bool {
        name.hasPrefix("content-") || fieldsOfBody.contains(name)
    }
}
