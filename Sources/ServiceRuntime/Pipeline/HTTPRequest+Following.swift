import Foundation

extension HTTPRequest {
    /// The request for what follows on the answer to this one: a GET with the same header fields, except those of the body
    /// and the conditions, which hold only for what they were made for. To another origin (RFC 6454) only `Accept` and the like
    /// go along.
    func following(_ url: URL) -> HTTPRequest {
        var next = self
        next.method = .get
        next.url = url
        next.data = nil
        next.headers["Content-Type"] = nil
        next.removeConditions()
        if !url.hasSameOrigin(as: self.url) {
            next.headers = [:]
            for field in headers where field.name.lowercased().hasPrefix("accept") {
                next.headers[field.name] = field.value
            }
        }
        return next
    }

    /// Removes the conditions, which hold only for what they were made for.
    mutating func removeConditions() {
        for name in ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"] { headers[name] = nil }
    }
}
