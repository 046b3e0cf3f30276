import Foundation

/// The URL of a service in its description, with the names of variables in braces (OpenAPI, "Server Object").
public struct ServerTemplate: Sendable {
    private let template: String

    /// Creates a template.
    ///
    /// - Parameter template: The URL, absolute or relative to another.
    public init(_ template: String) {
        self.template = template
    }

    /// Returns the URL with the values of its variables.
    ///
    /// - Parameters:
    ///   - values: The values, by the names of the variables.
    ///   - endpoint: The URL against which a relative URL is resolved.
    /// - Throws: ``ServiceError/client(_:_:)`` if a value would change the host or path that the description intends,
    ///   or the result is not a valid URL.
    public func url(_ values: [String: String] = [:], at endpoint: URL? = nil) throws(ServiceError) -> URL {
        let text = try text(values)
        if let endpoint {
            return try PipelineClient.endpoint(endpoint, basePaths: [text.hasPrefix("/") ? text : "/\(text)"])
        }
        guard !text.contains("{"), let url = URL(string: text), url.scheme != nil, url.host != nil else {
            throw .client("The service's URL '\(template)' becomes '\(text)', which is not a URL.")
        }
        return url
    }

    /// Returns the URL that a client was given, or otherwise this one. Generated code calls this.
    ///
    /// - Parameter endpoint: The URL that the client was given, if there is one.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is this one, which is not a valid URL.
    public func url(unless endpoint: URL?) throws(ServiceError) -> URL {
        if let endpoint { endpoint } else { try url() }
    }

    /// The address with values in place of its variables; the names of others stay as they are.
    func text(_ values: [String: String]) throws(ServiceError) -> String {
        var text = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            text += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            let after = rest[rest.index(after: close)...]
            if let value = values[name] {
                text += try self.text(of: value, for: name, after: text, isScheme: after.hasPrefix("://"))
            } else {
                text += rest[open...close]
            }
            rest = after
        }
        return text + rest
    }

    /// Returns a value for use in the URL. At the beginning, it may be a whole URL. In a host, it must not end the
    /// host, and in a path, it must not leave the path.
    private func text(of value: String, for name: String, after text: String, isScheme: Bool) throws(ServiceError)
        -> String
    {
        if text.isEmpty, !isScheme {
            return value.hasSuffix("/") ? String(value.dropLast()) : value
        }
        let isHost = text.firstRange(of: "://").map { !text[$0.upperBound...].contains("/") } ?? isScheme
        guard isHost else {
            // Amazon's gateway describes `https://…/{basePath}` with `/dev` as the base path, and means one slash.
            let path = text.hasSuffix("/") && value.hasPrefix("/") ? value.dropFirst() : value[...]
            let segments = path.split(separator: "/", omittingEmptySubsequences: false)
            guard !DecodedPath(value).hasDotSegments else { throw refusal(of: value, for: name) }
            return segments.map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
        }
        let allowed = value.utf8.allSatisfy { byte in
            byte.isLetter || byte.isDigit || (!isScheme && "-._~:[]".utf8.contains(byte))
        }
        guard allowed else { throw refusal(of: value, for: name) }
        return value
    }

    private func refusal(of value: String, for name: String) -> ServiceError {
        .client(
            "'\(value)' cannot be the '\(name)' of the service's URL '\(template)', because it would change other "
                + "parts of the URL."
        )
    }
}
