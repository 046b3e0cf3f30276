import ServiceDescription

/// Determines how the client handles a media type.
enum MediaTypes {
    /// Whether it is XML (RFC 7303).
    static func isXML(_ mediaType: String) -> Bool {
        let type = Content.essence(mediaType)
        return type.hasSuffix("/xml") || type.hasSuffix("+xml")
    }

    /// Whether it is a notation in which the client reads and writes models.
    static func holdsModels(_ mediaType: String) -> Bool { Content.meansJSON(mediaType) || isXML(mediaType) }

    /// Whether it is a notation for values with members that the client neither reads nor writes: YAML (RFC 9512), CBOR (RFC 8949),
    /// MessagePack or Protocol Buffers.
    static func isForeignNotation(_ mediaType: String) -> Bool {
        let name = Content.essence(mediaType).utf8.split { "/+.".utf8.contains($0) }.last.map { Substring($0) } ?? ""
        let notations = ["yaml", "cbor", "msgpack", "messagepack", "protobuf"]
        return notations.contains { name == $0 || name == "x-" + $0 }
    }

    /// Whether it is plain text without structure.
    static func isText(_ mediaType: String) -> Bool {
        let type = Content.essence(mediaType)
        return type.hasPrefix("text/") && !holdsModels(type)
    }

    /// Whether it is text although its name does not say so: a language in which people write, or a notation that consists of
    /// characters.
    static func isTextByNature(_ mediaType: String) -> Bool {
        let parts = Content.essence(mediaType).split(separator: "/", maxSplits: 1)
        guard parts.count == 2, parts[0] == "application" else { return false }
        let name = parts[1].hasPrefix("x-") ? parts[1].dropFirst(2) : parts[1]
        return textsByNature.contains(String(name)) || name.hasSuffix("+yaml") || isToken(mediaType)
    }

    /// Whether it is text that is signed or encrypted, whatever is in it (RFC 7515, RFC 7516, RFC 7519): `application/jose+jwe`.
    private static func isToken(_ mediaType: String) -> Bool {
        let type = Content.essence(mediaType)
        return type == "application/jose" || type == "application/jwt" || type.hasPrefix("application/jose+")
    }

    /// The subtypes of `application` that are text, without the `x-` of those that are not registered.
    private static let textsByNature: Set<String> = [
        "cql", "csv", "ecmascript", "graphql", "hcl", "html", "httpd-php", "javascript", "jsonpath", "latex",
        "n-quads", "n-triples", "pem-certificate-chain", "pem-file", "perl", "php", "plain", "python", "python-code",
        "ruby", "sdp", "sh", "shellscript", "sparql-query", "sparql-update", "sql", "subrip", "tex", "text", "toml",
        "trig", "turtle", "txt", "typescript", "vnd.yaml", "xquery", "yaml",
    ]

    /// Whether it is text with a form of its own, such as HTML, CSV or a signed token. Plain text is what frameworks name beside
    /// JSON, and means JSON.
    static func isTextOfItsOwn(_ mediaType: String) -> Bool {
        isToken(mediaType)
            || isText(mediaType) && !isForeignNotation(mediaType) && !isRange(mediaType)
                && Content.essence(mediaType) != "text/plain"
    }

    /// Whether it is a form.
    static func isForm(_ mediaType: String) -> Bool { Content.isForm(mediaType) }

    /// Whether it has several parts (RFC 2046, section 5.1).
    static func isMultipart(_ mediaType: String) -> Bool {
        Content.essence(mediaType).hasPrefix("multipart/")
    }

    /// Whether it is an image, a sound, a film or a font, which holds no members whatever a description says (RFC 6838, section 4.2).
    static func isMedium(_ mediaType: String) -> Bool {
        Content.isMedium(mediaType) && !isXML(mediaType)
    }

    /// Whether it is a merge patch (RFC 7396).
    static func isMergePatch(_ mediaType: String) -> Bool {
        Content.essence(mediaType) == "application/merge-patch+json"
    }

    /// Whether it is none of those that are text, or are written from values.
    static func isBytes(_ mediaType: String) -> Bool {
        let type = Content.essence(mediaType)
        return type.hasPrefix("image/") || !(isStructured(type) || isText(type))
    }

    /// Whether it stands for several types, such as `image/*` (RFC 9110, section 12.5.1).
    static func isRange(_ mediaType: String) -> Bool { Content.essence(mediaType).utf8.contains(UInt8(ascii: "*")) }

    /// Whether a failure that is described in a media type is read as its schema says, if it comes in JSON or XML. What
    /// produces documents or streams says so of its failures, too, which none of them holds, unless it describes the items. Of forms,
    /// it says what the client sends.
    static func mayFailInJSON(_ content: Content) -> Bool {
        let type = content.mediaType
        if holdsModels(type) || Content.isDocument(type) { return true }
        return content.isSequential ? content.schema != nil : isForm(type) || !(isText(type) || isMultipart(type))
    }

    /// What a body is sent as: JSON where anything will do and the value can be JSON.
    static func sent(_ mediaType: String, isJSON: Bool) -> String {
        Content.isAny(mediaType) && isJSON ? "application/json" : mediaType
    }

    /// A word for a media type, which tells the types of bodies of one operation apart.
    static func word(_ mediaType: String) -> String {
        if Content.isURLEncodedForm(mediaType) { return "form" }
        if Content.essence(mediaType) == "multipart/form-data" { return "multipart" }
        return String(Content.essence(mediaType).split(separator: "/").last ?? "")
    }

    /// What a media type says that its contents are: `problem` for `application/problem+json`, `xml` for `text/xml`, `star` for
    /// `application/vnd.example.v3.star+json`, `image` for each kind of image.
    static func kind(of mediaType: String) -> String {
        let parts = Content.essence(mediaType).split(separator: "/")
        guard var kind = parts.last else { return mediaType }
        if kind == "*" || parts == ["text", "plain"] || Content.isMedium(mediaType) {
            kind = parts[0]
        }
        // Some have the suffix in front: `application/json+sarif`.
        kind = kind.split(separator: "+").first { $0 != "json" } ?? kind
        if let tree = ["vnd.", "prs.", "x."].first(where: kind.hasPrefix) {
            kind = kind.dropFirst(tree.count).split(separator: ".").last ?? kind
        }
        return String(kind.hasPrefix("x-") ? kind.dropFirst(2) : kind)
    }

    /// Whether values with members can be sent in it.
    static func isStructured(_ mediaType: String) -> Bool { holdsModels(mediaType) || isForm(mediaType) }

    /// The content that the client uses where there are several: JSON before XML before forms before what is merely
    /// bytes.
    static func preferred(_ contents: [Content]) -> Content? {
        contents.first { Content.essence($0.mediaType) == "application/json" } ?? contents.first {
            Content.meansJSON($0.mediaType)
        }
            ?? contents.first { isXML($0.mediaType) } ?? contents.first { isForm($0.mediaType) } ?? contents.first
    }
}

extension Response {
    /// The content that the client reads. A result is no problem, although some descriptions have the media type of problems next to
    /// its own everywhere. Of a file, they may say in vain that it is JSON.
    var preferredContent: Content? {
        let results = isSuccess ? contents.filter { !Content.isProblem($0.mediaType) } : []
        let contents = results.isEmpty ? contents : results
        let preferred = MediaTypes.preferred(contents)
        guard isSuccess, let preferred, preferred.isVagueJSON else { return preferred }
        return contents.first(where: \.isOfFile) ?? contents.onlyText(beside: preferred) ?? preferred
    }
}

extension [Content] {
    /// The only other content if that is text and nothing is said about the JSON, which FastAPI adds to what a function returns otherwise.
    fileprivate func onlyText(beside json: Content) -> Content? {
        guard case .any = json.schema?.shape, count == 2 else { return nil }
        return first { MediaTypes.isText($0.mediaType) && !$0.isSequential && $0.hasVagueSchema }
    }
}

extension Content {
    /// Whether it is called JSON without any description. Frameworks do so for everything that they cannot tell.
    var isVagueJSON: Bool {
        Content.meansJSON(mediaType) && !isSequential && hasVagueSchema
    }

    /// Whether it is a file by its schema, or by its media type where the schema says nothing.
    fileprivate var isOfFile: Bool {
        if case .binary = schema?.shape { return true }
        return hasVagueSchema && Content.isFile(mediaType)
    }

    fileprivate var hasVagueSchema: Bool {
        switch schema?.shape {
        case nil, .any, .string(format: nil): true
        default: false
        }
    }
}
