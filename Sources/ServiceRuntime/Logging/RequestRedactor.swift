import Foundation

/// Requests and responses as text for logs and errors, with everything replaced that is not known to be harmless.
package enum RequestRedactor {
    /// What stands in the place of a value that is not shown.
    package static let placeholder = "REDACTED"

    /// The header fields whose values are shown, in lower case.
    private static let harmlessHeaders: Set<String> = [
        "accept", "accept-encoding", "accept-language", "cache-control", "connection", "content-encoding",
        "content-language", "content-length", "content-range", "content-type", "date", "etag", "expires", "if-match",
        "if-modified-since", "if-none-match", "if-unmodified-since", "last-modified", "ms-cv", "pragma", "range",
        "request-id", "retry-after", "retry-after-ms", "server", "traceparent", "transfer-encoding", "user-agent",
        "x-ms-client-request-id", "x-ms-request-id", "x-ms-retry-after-ms", "x-ms-return-client-request-id",
        "x-request-id",
    ]

    /// The query parameters whose values are shown, in lower case.
    private static let harmlessParameters: Set<String> = [
        "$orderby", "$select", "$skip", "$top", "api-version", "comp", "limit", "maxresults", "offset", "order", "page",
        "pagesize", "page_size", "per_page", "restype", "sort", "timeout",
    ]

    /// A URL with the values of its query replaced, and without user name and fragment.
    package static func text(of url: URL) -> String {
        var text = url.scheme.map { "\($0)://" } ?? ""
        // The brackets of an IPv6 address are no part of the host.
        text += url.host.map { $0.contains(":") ? "[\($0)]" : $0 } ?? ""
        text += url.port.map { ":\($0)" } ?? ""
        text += url.path(percentEncoded: true)
        guard let query = url.query(percentEncoded: true) else {
            return text
        }
        let items = query.split(separator: "&").map { item -> String in
            let name = item.prefix { $0 != "=" }
            guard name.endIndex != item.endIndex else {
                return String(item)
            }
            return isHarmless(parameter: name) ? String(item) : "\(name)=\(placeholder)"
        }
        return "\(text)?\(items.joined(separator: "&"))"
    }

    /// Header fields in one line, their values replaced.
    static func text(of headers: HTTPHeaders) -> String {
        headers.map { text(of: $0) }.joined(separator: "; ")
    }

    /// A header field, its value replaced.
    package static func text(of field: HTTPHeaders.Field) -> String {
        "\(field.name): \(harmlessHeaders.contains(field.name.lowercased()) ? field.value : placeholder)"
    }

    /// The URL of a request, likewise, and without what the request says is secret.
    package static func url(of request: HTTPRequest) -> String {
        hiding(request.secrets, in: text(of: request.url))
    }

    /// The header fields of a request, likewise.
    static func headers(of request: HTTPRequest) -> String {
        hiding(request.secrets, in: text(of: request.headers))
    }

    private static func hiding(_ secrets: [String], in text: String) -> String {
        // The longest first: one secret may be part of another.
        secrets.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: placeholder) }
    }

    private static func isHarmless(parameter name: Substring) -> Bool {
        let decoded = name.removingPercentEncoding ?? String(name)
        return harmlessParameters.contains(decoded.lowercased())
    }
}
