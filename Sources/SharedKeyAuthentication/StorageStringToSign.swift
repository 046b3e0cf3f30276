import Foundation
import ServiceRuntime

/// What a shared key of Azure Storage signs of a request.
enum StorageStringToSign {
    /// The header fields whose values are signed by their place in the text. The length, which follows the second, is
    /// not known before the request is sent.
    private static let fieldsBeforeLength = ["Content-Encoding", "Content-Language"]
    private static let fieldsAfterLength = [
        "Content-MD5", "Content-Type", "Date", "If-Modified-Since", "If-Match", "If-None-Match", "If-Unmodified-Since",
        "Range",
    ]

    /// The text.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - contentLength: How many bytes its body has.
    ///   - account: The name of the account.
    static func text(for request: HTTPRequest, contentLength: Int64, account: String) -> String {
        let headers = request.headers
        func value(_ name: String) -> String {
            // With `x-ms-date` the service does not look at `Date`.
            name == "Date" && headers["x-ms-date"] != nil ? "" : headers[name] ?? ""
        }
        var lines = [request.method.rawValue]
        lines += fieldsBeforeLength.map(value)
        lines.append(contentLength == 0 ? "" : String(contentLength))
        lines += fieldsAfterLength.map(value)
        lines += canonicalHeaders(headers)
        lines.append(canonicalResource(request.url, account: account))
        return lines.joined(separator: "\n")
    }

    /// The fields of Microsoft's own, by name.
    private static func canonicalHeaders(_ headers: HTTPHeaders) -> [String] {
        headers
            .map { (name: $0.name.lowercased(), value: $0.value) }
            .filter { $0.name.hasPrefix("x-ms-") }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            .map { "\($0.name):\(unfolded($0.value))" }
    }

    /// A value without white space around it, and with one space in the place of each run of white space outside of quotes.
    private static func unfolded(_ value: String) -> String {
        var text = ""
        var isQuoted = false
        for character in value.trimmingCharacters(in: .whitespaces) {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, character.isWhitespace {
                if text.last != " " { text.append(" ") }
            } else {
                text.append(character)
            }
        }
        return text
    }

    /// The account, the path as it is sent, and the parameters of the query by name.
    private static func canonicalResource(_ url: URL, account: String) -> String {
        let path = url.path(percentEncoded: true)
        var parameters: [String: [String]] = [:]
        for item in (url.query(percentEncoded: true) ?? "").split(separator: "&") {
            // What is not percent-encoded as it should be is signed as it is sent.
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { PercentEncoding.decode($0) }
            parameters[parts[0].lowercased(), default: []].append(parts.count > 1 ? parts[1] : "")
        }
        let lines =
            parameters
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { "\n\($0.key):\($0.value.sorted().joined(separator: ","))" }
        return "/\(account)\(path.isEmpty ? "/" : path)\(lines.joined())"
    }
}
