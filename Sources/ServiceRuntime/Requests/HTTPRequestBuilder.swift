import Foundation

/// Makes the request that a description describes.
struct HTTPRequestBuilder {
    /// How many header fields there are beside the parameters, with those of the pipeline.
    private static let typicalFieldCount = 8

    /// What to send.
    let fields: RequestFields
    /// The client's endpoint.
    let endpoint: ServerAddress

    /// Builds the request.
    ///
    /// - Parameter hasBody: Whether it has its body, which else need not be encoded.
    /// - Returns: The request, complete but for what the pipeline adds.
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter or the body cannot be sent.
    func request(hasBody: Bool = true) throws(ServiceError) -> HTTPRequest {
        do {
            try fields.range?.validate()
            var request = HTTPRequest(method: fields.method, url: try url(), headers: try headers())
            if !fields.secretNames.isEmpty {
                for (text, isInPath) in try fields.secrets() {
                    request.secrets.add(parameter: text, isInPath: isInPath)
                }
            }
            if !fields.secretMembers.isEmpty {
                request.secrets.members = Set(fields.secretMembers.map { $0.lowercased() })
            }
            if hasBody, let content = fields.content {
                if let coding = request.headers["Content-Encoding"], coding.lowercased() != "identity", !content.isBytes
                {
                    throw ServiceError.client(
                        "The body of \(fields.method.rawValue) \(fields.pathTemplate) is not in the 'Content-Encoding' "
                            + "'\(coding)': the client writes it from a value, without encoding it. Pass the body as bytes in this "
                            + "coding, or leave the header field out."
                    )
                }
                // A parameter of this name says what the body is.
                let encoded = try content.encoded(as: request.headers["Content-Type"])
                request.body = encoded.body
                request.headers["Content-Type"] = encoded.mediaType
            }
            try HeaderValidation.check(request.headers)
            return request
        } catch {
            throw ServiceError(
                wrapping: error,
                "\(fields.method.rawValue) \(fields.pathTemplate) cannot be sent: a value cannot be encoded."
            )
        }
    }

    // MARK: URL

    private func url() throws -> URL {
        let server = try server()
        let template = fields.pathTemplate
        guard
            template.utf8.first == UInt8(ascii: "/")
                || !["http://", "https://"].contains(where: template.lowercased().hasPrefix)
        else {
            throw ServiceError.client(
                "'\(RequestRedactor.text(ofAddress: template))' is a complete URL, not a path relative to the "
                    + "endpoint. Use RequestDescription(_:elsewhere:) for a request to another URL."
            )
        }
        let path = try filled(template)
        try checkPlaces()
        try checkSegments(of: path)
        let (ownPath, ownQuery) = Self.split(path)
        var text = server.base
        if let first = ownPath.utf8.first, first != UInt8(ascii: "/") { text += "/" }
        text += ownPath
        var query = server.query
        Self.append(ownQuery, to: &query)
        if let content = fields.queryContent { Self.append(try content.queryText(), to: &query) }
        for parameter in fields.parameters where parameter.location == .query {
            if let text = try parameter.text() { Self.append(text, to: &query) }
        }
        // A signature may cover every byte of the URL, so it is left alone as far as possible.
        if fields.elsewhere != nil, query == server.query { return server.url }
        guard let url = URL(repairing: query.isEmpty ? text : "\(text)?\(query)") else {
            throw ServiceError.client("'\(text)' is not a URL.")
        }
        return url
    }

    /// Where the request is sent: elsewhere, to the operation's own server, or otherwise to the endpoint.
    private func server() throws -> ServerAddress {
        if let url = fields.elsewhere?.absoluteURL {
            if let obstacle = url.obstacle(from: endpoint.url) {
                throw ServiceError.client(
                    "Nothing was sent to '\(RequestRedactor.text(of: url))': \(obstacle.rawValue)."
                )
            }
            return ServerAddress(whole: url)
        }
        guard let template = fields.serverTemplate else { return endpoint }
        let text = try filled(ServerTemplate(template).text(fields.serverVariables))
        // What is encoded in a host would end it for whoever decodes it.
        guard let server = URL(string: text, relativeTo: endpoint.url)?.absoluteURL,
            let host = server.host(percentEncoded: true), !host.contains("%")
        else {
            throw ServiceError.client("The operation's server '\(text)' is not a URL.")
        }
        // Its description may name a plain http URL, to which the client's credential does not go.
        if let obstacle = server.obstacle() {
            throw ServiceError.client(
                "Nothing was sent to the operation's server '\(RequestRedactor.text(of: server))': \(obstacle.rawValue)."
            )
        }
        return ServerAddress(server)
    }

    private static func append(_ part: String, to query: inout String) {
        if part.isEmpty { return }
        if !query.isEmpty { query += "&" }
        query += part
    }

    /// Divides a URL into what comes before its query, and the query; a fragment is of no use to a service.
    static func split(_ text: String) -> (String, String) {
        // By bytes, for this is done with each request.
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        guard let mark = text.utf8[..<end].firstIndex(of: UInt8(ascii: "?")) else { return (String(text[..<end]), "") }
        return (String(text[..<mark]), String(text[text.utf8.index(after: mark)..<end]))
    }

    /// A template with values in place of the names in braces.
    private func filled(_ template: String) throws -> String {
        // By bytes, for this is done with each request.
        let (slash, quote) = (UInt8(ascii: "/"), UInt8(ascii: "'"))
        var text = ""
        var rest = template[...]
        var query = QueryStart()
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            let isQuoted = rest[..<open].utf8.last == quote && rest[close...].utf8.dropFirst().first == quote
            text += query.joined(rest[..<open])
            let name = rest[rest.utf8.index(after: open)..<close]
            // Braces without a name are text, as a brace without its counterpart is.
            var value = name.isEmpty ? "{}" : try value(inPlaceOf: name)
            // A quotation mark in a literal of OData is two (OData ABNF 4.01, "SQUOTE-in-string"); one would end it.
            if isQuoted { value = value.replacing("'", with: "''").replacing("%27", with: "%27%27") }
            // Links and identifiers of resources that are sent as they are may begin with the slash that the path has already.
            text += text.utf8.last == slash && value.utf8.first == slash ? value.dropFirst() : value[...]
            query.record(value)
            rest = rest[rest.utf8.index(after: close)...]
        }
        return text + query.joined(rest)
    }

    /// Where the query of a template begins. A link that is sent as it is may have brought one before it.
    private struct QueryStart {
        private static let mark = UInt8(ascii: "?")
        private var isInValue = false
        private var isInTemplate = false

        /// Takes note of a value in the template.
        mutating func record(_ value: String) {
            if !isInTemplate, !isInValue { isInValue = value.utf8.contains(Self.mark) }
        }

        /// A piece of the template, as it goes on behind the values before it.
        mutating func joined(_ piece: Substring) -> Substring {
            guard !isInTemplate, let mark = piece.utf8.firstIndex(of: Self.mark) else { return piece }
            isInTemplate = true
            return isInValue ? piece[..<mark] + "&" + piece[piece.utf8.index(after: mark)...] : piece
        }
    }

    private func value(inPlaceOf name: Substring) throws -> String {
        guard let parameter = fields.parameters.last(where: { $0.location == .path && $0.name == name }) else {
            throw ServiceError.client(
                "The path '\(fields.pathTemplate)' has no value for '\(name)'."
            )
        }
        let value = try parameter.text() ?? ""
        guard !parameter.encodesTwice(value) else {
            throw ServiceError.client(
                "The path parameter '\(name)' is already percent-encoded: it contains '%2F' or '%5C', which would be encoded again."
                    + " Pass the value without encoding it."
            )
        }
        guard !DecodedPath.isEmpty(value) || value.isEmpty && fields.namesOfEmpty.contains(String(name)) else {
            throw ServiceError.client(
                "The path parameter '\(name)' is empty or has only slashes, so '\(fields.pathTemplate)' would be a different path."
            )
        }
        return value
    }

    /// Refuses values for names that the path does not have: without them, another request would be sent than is meant.
    private func checkPlaces() throws {
        let names = fields.parameters.lazy.filter { $0.location == .path }.map(\.name)
        let isBrace = { (byte: UInt8) in byte == UInt8(ascii: "{") }
        let places =
            fields.pathTemplate.utf8.count(where: isBrace) + (fields.serverTemplate?.utf8.count(where: isBrace) ?? 0)
        // Only if there are too many, because this runs for every request.
        guard names.count > places else { return }
        let templates = [fields.pathTemplate, fields.serverTemplate].compactMap(\.self)
        for name in names where !templates.contains(where: { $0.contains("{\(name)}") }) {
            throw ServiceError.client("The path '\(fields.pathTemplate)' has no placeholder for '\(name)'.")
        }
    }

    /// Refuses a path that leads out of the one that the operation has. Values are encoded, but servers and proxies resolve `..` in
    /// paths, some of them after decoding, and some decode twice.
    private func checkSegments(of path: String) throws {
        // Most paths have neither a dot nor anything encoded, and need no closer look.
        guard path.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else { return }
        let segments = path.utf8.prefix { $0 != UInt8(ascii: "?") }.split(separator: UInt8(ascii: "/"))
        for segment in segments.map(Substring.init) where DecodedPath(segment).hasDotSegments {
            throw ServiceError.client(
                "The path '\(fields.pathTemplate)' would contain the segment '\(segment)', which means a "
                    + "different path."
            )
        }
    }

    // MARK: Parameters

    private func headers() throws -> HTTPHeaders {
        var headers = HTTPHeaders(minimumCapacity: fields.parameters.count + Self.typicalFieldCount)
        if let accepted = fields.acceptedMediaTypes {
            headers["Accept"] = accepted
        }
        for parameter in fields.parameters where parameter.location == .header {
            if let text = try parameter.text() { headers[parameter.name] = text }
        }
        // What is added last counts: the request's own conditions.
        fields.options?.conditions?.add(to: &headers)
        for conditions in fields.conditions { conditions.add(to: &headers) }
        let cookies = try fields.parameters.compactMap { $0.location == .cookie ? try $0.text() : nil }
        if !cookies.isEmpty {
            // There is one such field in a request (RFC 6265, section 5.4), which the caller may have set.
            headers["Cookie"] = ([headers["Cookie"] ?? ""] + cookies).filter { !$0.isEmpty }.joined(separator: "; ")
        }
        return headers
    }
}
