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

    /// Makes this a GET, without what is about the body (RFC 9110, section 15.4), and without the conditions.
    mutating func becomeGet() {
        method = .get
        data = nil
        for field in headers where Self.isAboutBody(field.name.lowercased()) { headers[field.name] = nil }
        removeConditions()
    }

    /// Removes the conditions, which hold only for what they were made for.
    mutating func removeConditions() {
        for name in ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"] { headers[name] = nil }
    }

    private static func isAboutBody(_ name: String) -> Bool {
        name.hasPrefix("content-") || ["digest", "repr-digest", "transfer-encoding", "trailer"].contains(name)
    }
}
