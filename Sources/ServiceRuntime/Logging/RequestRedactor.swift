import Foundation

/// Requests and responses as text for logs and errors, with everything replaced that is not known to be harmless.
package enum RequestRedactor {
    /// The text that replaces a redacted value.
    package static let placeholder = "REDACTED"

    /// The header fields whose values are shown, in lower case.
    private static let harmlessHeaders: Set<String> = HTTPRequest.conditions.union([
        "accept", "accept-encoding", "accept-language", "cache-control", "connection", "content-encoding",
        "content-language", "content-length", "content-range", "content-type", "date", "etag", "expires",
        "last-modified", "ms-cv", "pragma", "range", "request-id", "retry-after", "retry-after-ms", "server",
        "traceparent", "transfer-encoding", "user-agent", "x-ms-client-request-id", "x-ms-request-id",
        "x-ms-retry-after-ms", "x-ms-return-client-request-id", "x-request-id",
    ])

    /// The maximum length of a parameter without a value that is shown, in letters.
    private static let longestWord = 20

    /// The query parameters whose values are shown, in lower case.
    private static let harmlessParameters: Set<String> = [
        "$orderby", "$select", "$skip", "$top", "api-version", "comp", "limit", "maxresults", "offset", "order", "page",
        "pagesize", "page_size", "per_page", "restype", "sort", "timeout",
    ]

    /// Returns a URL with the values of its query redacted, and without user name and fragment.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - secrets: What else is redacted in it.
    ///   - shown: The names of further parameters to show, in lowercase.
    ///   - replacement: Makes what takes the place of a parameter's value, as it is written.
    package static func text(
        of url: URL,
        hiding secrets: RequestSecrets = RequestSecrets(),
        showing shown: Set<String> = [],
        with replacement: (Substring) -> String = { _ in placeholder }
    ) -> String {
        var text = url.scheme.map { "\($0)://" } ?? ""
        text += url.shownAuthority
        text += hiding(secrets.shortPathParts, in: url.path(percentEncoded: true))
        guard let query = url.query(percentEncoded: true) else { return hiding(secrets.texts, in: text) }
        let items = query.split(separator: "&").map { item -> String in
            let name = item.prefix { $0 != "=" }
            if isHarmless(parameter: name, shown) { return String(item) }
            if name.endIndex == item.endIndex { return isWord(item) ? String(item) : placeholder }
            return "\(name)=\(replacement(item[name.endIndex...].dropFirst()))"
        }
        return hiding(secrets.texts, in: "\(text)?\(items.joined(separator: "&"))")
    }

    /// Whether a parameter without a value is the name of what is asked for, as in `?acl`, rather than a value without a name, which
    /// might be a token.
    private static func isWord(_ text: Substring) -> Bool {
        text.utf8.count <= longestWord && text.utf8.allSatisfy { $0.isLowercase || $0 == UInt8(ascii: "-") }
    }

    /// Header fields in one line, their values replaced.
    static func text(of headers: HTTPHeaders, showing shown: Set<String> = []) -> String {
        headers.map { text(of: $0, showing: shown) }.joined(separator: "; ")
    }

    /// Returns a header field with its value redacted.
    static func text(of field: HTTPHeaders.Field, showing shown: Set<String> = []) -> String {
        "\(field.name): \(value(of: field, showing: shown))"
    }

    /// Returns the value of a header field, redacted in the same way.
    package static func value(of field: HTTPHeaders.Field, showing shown: Set<String> = []) -> String {
        let name = field.name.lowercased()
        return harmlessHeaders.contains(name) || shown.contains(name) ? field.value : placeholder
    }

    /// Returns the URL of a request, redacted in the same way, and without the request's secrets.
    package static func url(of request: HTTPRequest, showing shown: Set<String> = []) -> String {
        text(of: request.url, hiding: request.secrets, showing: shown)
    }

    /// What a request is in one line: its method, and its URL, redacted in the same way.
    package static func line(of request: HTTPRequest, showing shown: Set<String> = []) -> String {
        "\(request.method.rawValue) \(url(of: request, showing: shown))"
    }

    /// Returns a text without the given secrets, also where they are written as in a URL or in XML.
    package static func hiding(_ secrets: [String], in text: String) -> String {
        // By bytes: the last character of a secret may be part of another one, with what the service writes behind it.
        secrets.isEmpty ? text : String(decoding: hiding(secrets, in: Array(text.utf8)), as: UTF8.self)
    }

    /// Returns bytes without the given secrets, likewise.
    package static func hiding(_ secrets: [String], in bytes: [UInt8]) -> [UInt8] {
        let texts = Set(secrets.flatMap(spellings)).map { Array($0.utf8) }.filter { !$0.isEmpty }
        // The longest first: one secret may be part of another.
        return texts.sorted { $0.count > $1.count }.reduce(bytes) { $0.replacing($1, with: Array(placeholder.utf8)) }
    }

    /// How a text may be written.
    private static func spellings(of text: String) -> [String] {
        let inURL = PercentEncoding.encode(text)
        guard inURL != text else { return [text] }
        let inXML = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
        let inSmallDigits = inURL.replacing(#/%../#) { $0.output.lowercased() }
        return [text, inURL, inSmallDigits, inURL.replacing("%20", with: "+"), inXML]
    }

    private static func isHarmless(parameter name: Substring, _ shown: Set<String>) -> Bool {
        let decoded = PercentEncoding.decode(name).lowercased()
        return harmlessParameters.contains(decoded) || shown.contains(decoded)
    }
}
