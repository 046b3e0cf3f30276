import Foundation

extension URL {
    /// Whether what is sent to this URL can be read by its receiver only.
    var isSecure: Bool {
        scheme?.lowercased() == "https"
    }

    /// The same URL with its scheme in lowercase. Both mean the same (RFC 3986, section 3.1), but FoundationNetworking takes no other.
    var withLowercaseScheme: URL {
        guard let scheme, scheme.utf8.contains(where: \.isUppercase) else { return self }
        return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
    }

    /// Whether both URLs have the same scheme, host and port (RFC 6454), so that what may be sent to one may be sent to
    /// the other.
    func hasSameOrigin(as other: URL) -> Bool {
        // Without copies in lowercase: this is asked of each request.
        HTTPHeaders.isSame(scheme ?? "", other.scheme ?? "") && HTTPHeaders.isSame(host ?? "", other.host ?? "")
            && (port == other.port || effectivePort == other.effectivePort)
    }

    /// The host as it stands in the URL: the brackets around an IPv6 address, which are not part of the host, included.
    package var shownHost: String? { host.map { $0.contains(":") ? "[\($0)]" : $0 } }

    /// The host and the port as they stand in the URL.
    package var shownAuthority: String { (shownHost ?? "") + (port.map { ":\($0)" } ?? "") }

    /// The host and the port, unless that is the one that the scheme has anyway: what the `Host` field of a request says (RFC 9110,
    /// section 7.2).
    package var authority: String { port == defaultPort ? shownHost ?? "" : shownAuthority }

    /// The path of a file for errors. Its name may have line breaks.
    var shownPath: String { path.inOneLine }

    /// The port that a request goes to (RFC 9110, sections 4.2.1 and 4.2.2).
    var effectivePort: Int {
        port ?? defaultPort
    }

    private var defaultPort: Int { isSecure ? 443 : 80 }

    /// This URL with one parameter of its query set, others with the same name removed.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter, as it reads.
    ///   - value: Its value, as it reads.
    /// - Throws: ``ServiceError/client(_:_:)`` if the result is not a valid URL.
    func settingQueryItem(_ name: String, to value: String) throws -> URL {
        try settingQueryItems(["\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"])
    }

    /// This URL with parameters of its query set, others with the same names removed.
    ///
    /// - Parameter items: The parameters with their values, encoded.
    /// - Throws: ``ServiceError/client(_:_:)`` if the result is not a valid URL.
    func settingQueryItems(_ items: [Substring]) throws -> URL {
        // The same name may be encoded in another way: `$skip` or `%24skip`.
        let name: (Substring) -> String? = { $0.prefix { $0 != "=" }.removingPercentEncoding }
        let names = Set(items.map(name))
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        let others = (components?.percentEncodedQuery ?? "").split(separator: "&").filter { !names.contains(name($0)) }
        components?.percentEncodedQuery = (others + items).joined(separator: "&")
        guard let url = components?.url else {
            throw ServiceError.client("A query cannot be added to the URL '\(RequestRedactor.text(of: self))'.")
        }
        return url
    }
}
