import ServiceDescription

/// How the client handles a media type.
extension MediaType {
    /// Plain text.
    static let plainText = MediaType("text/plain")

    /// Whether it is XML (RFC 7303).
    var isXML: Bool { essence.hasSuffix("/xml") || essence.hasSuffix("+xml") }

    /// Whether it is a notation in which the client reads and writes models.
    var holdsModels: Bool { meansJSON || isXML }

    /// Whether values with members can be sent in it.
    var isStructured: Bool { holdsModels || isForm }

    /// Whether it is a notation for values with members that the client neither reads nor writes: YAML (RFC 9512), CBOR (RFC 8949),
    /// MessagePack or Protocol Buffers.
    var isForeignNotation: Bool {
        let name = essence.utf8.split { "/+.".utf8.contains($0) }.last.map { Substring($0) } ?? ""
        let notations = ["yaml", "cbor", "msgpack", "messagepack", "protobuf"]
        return notations.contains { name == $0 || name == "x-" + $0 }
    }

    /// Whether it is none of those that are text, or are written from values.
    var isBytes: Bool { essence.hasPrefix("image/") || !(isStructured || isText) }

    /// Whether it stands for several types, such as `image/*` (RFC 9110, section 12.5.1).
    var isRange: Bool { essence.utf8.contains(UInt8(ascii: "*")) }

    /// What a body is sent as: JSON where anything will do and the value can be JSON.
    func sent(isJSON: Bool) -> MediaType { isAny && isJSON ? .json : self }
}

extension FieldEncoding {
    /// The media type in which objects are sent as XML; `nil` if they are not, or may be JSON as well.
    var xmlType: String? {
        guard !isStyled, let types = mediaType?.split(separator: ",").map({ MediaType($0.trimmed) }),
            !types.contains(where: \.meansJSON)
        else { return nil }
        return types.first(where: \.isXML)?.text
    }
}

// MARK: - Text

extension MediaType {
    /// Whether it is plain text without structure.
    var isText: Bool { essence.hasPrefix("text/") && !holdsModels }

    /// Whether it is the text that is nothing else.
    var isPlainText: Bool { essence == Self.plainText.essence }

    /// Whether it is text although its name does not say so: a language in which people write, or a notation that consists of
    /// characters.
    var isTextByNature: Bool {
        let parts = essence.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, parts[0] == "application" else { return false }
        let name = parts[1].hasPrefix("x-") ? parts[1].dropFirst(2) : parts[1]
        return Self.textsByNature.contains(String(name)) || name.hasSuffix("+yaml") || isToken
    }

    /// Whether it is text with a form of its own, such as HTML, CSV or a signed token. Plain text is what frameworks name beside
    /// JSON, and means JSON.
    var isTextOfItsOwn: Bool { isToken || isText && !isForeignNotation && !isRange && !isPlainText }

    /// Whether it is text that is signed or encrypted, whatever is in it (RFC 7515, RFC 7516, RFC 7519): `application/jose+jwe`.
    private var isToken: Bool {
        essence == "application/jose" || essence == "application/jwt" || essence.hasPrefix("application/jose+")
    }

    /// The subtypes of `application` that are text, without the `x-` of those that are not registered.
    private static let textsByNature: Set<String> = [
        "cql", "csv", "ecmascript", "graphql", "hcl", "html", "httpd-php", "javascript", "jsonpath", "latex",
        "n-quads", "n-triples", "pem-certificate-chain", "pem-file", "perl", "php", "plain", "python", "python-code",
        "ruby", "sdp", "sh", "shellscript", "sparql-query", "sparql-update", "sql", "subrip", "tex", "text", "toml",
        "trig", "turtle", "txt", "typescript", "vnd.yaml", "xquery", "yaml",
    ]
}

// MARK: - Names

extension MediaType {
    /// A word for it, which tells the types of bodies of one operation apart.
    var word: String {
        if isURLEncodedForm { return "form" }
        if isMultipartForm { return "multipart" }
        return String(essence.split(separator: "/").last ?? "")
    }

    /// What it says that its contents are: `problem` for `application/problem+json`, `xml` for `text/xml`, `star` for
    /// `application/vnd.example.v3.star+json`, `image` for each kind of image.
    var kind: String {
        let parts = essence.split(separator: "/")
        guard var kind = parts.last else { return text }
        if kind == "*" || isPlainText || isMedium { kind = parts[0] }
        // Some have the suffix in front: `application/json+sarif`.
        kind = kind.split(separator: "+").first { $0 != "json" } ?? kind
        if let tree = ["vnd.", "prs.", "x."].first(where: kind.hasPrefix) {
            kind = kind.dropFirst(tree.count).split(separator: ".").last ?? kind
        }
        return String(kind.hasPrefix("x-") ? kind.dropFirst(2) : kind)
    }
}
