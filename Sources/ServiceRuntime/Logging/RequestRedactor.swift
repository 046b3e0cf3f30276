import Foundation

/// Requests and responses as text for logs and errors, with everything replaced that is not known to be harmless.
package enum RequestRedactor {
    /// The text that replaces a redacted value.
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

    /// Returns a URL with the values of its query redacted, and without user name and fragment.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - shown: The names of further parameters to show, in lowercase.
    package static func text(of url: URL, showing shown: Set<String> = []) -> String {
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
            return isHarmless(parameter: name, shown) ? String(item) : "\(name)=\(placeholder)"
        }
        return "\(text)?\(items.joined(separator: "&"))"
    }

    /// Header fields in one line, their values replaced.
    static func text(of headers: HTTPHeaders, showing shown: Set<String> = []) -> String {
        headers.map { text(of: $0, showing: shown) }.joined(separator: "; ")
    }

    /// Returns a header field with its value redacted.
    package static func text(of field: HTTPHeaders.Field, showing shown: Set<String> = []) -> String {
        let isShown = isHarmless(header: field.name) || shown.contains(field.name.lowercased())
        return "\(field.name): \(isShown ? field.value : placeholder)"
    }

    /// Whether the values of a header field never are secret.
    static func isHarmless(header name: String) -> Bool { harmlessHeaders.contains(name.lowercased()) }

    /// Returns the URL of a request, redacted in the same way, and without the request's secrets.
    package static func url(of request: HTTPRequest, showing shown: Set<String> = []) -> String {
        hiding(request.secrets, in: text(of: request.url, showing: shown))
    }

    /// The header fields of a request, likewise.
    static func headers(of request: HTTPRequest, showing shown: Set<String> = []) -> String {
        hiding(request.secrets, in: text(of: request.headers, showing: shown))
    }

    /// Returns a text without the given secrets.
    package static func hiding(_ secrets: [String], in text: String) -> String {
        // The longest first: one secret may be part of another.
        secrets.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: placeholder) }
    }

    private static func isHarmless(parameter name: Substring, _ shown: Set<String>) -> Bool {
        let decoded = (name.removingPercentEncoding ?? String(name)).lowercased()
        return harmlessParameters.contains(decoded) || shown.contains(decoded)
    }
}
