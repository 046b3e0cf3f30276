import Foundation

/// Makes the request that a description describes.
struct HTTPRequestBuilder {
    /// How many header fields there are beside the parameters, with those of the pipeline.
    private static let typicalFieldCount = 8

    private let description: RequestFields
    private let endpoint: URL

    /// Begins to build.
    ///
    /// - Parameters:
    ///   - description: What to send.
    ///   - endpoint: The client's endpoint.
    init(_ description: RequestFields, endpoint: URL) {
        self.description = description
        self.endpoint = endpoint
    }

    /// Builds the request.
    ///
    /// - Returns: The request, complete but for what the pipeline adds.
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter or the body cannot be sent.
    func request() throws(ServiceError) -> HTTPRequest {
        try request(hasBody: true)
    }

    /// Builds the request without its body, which need not be encoded.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter cannot be sent.
    func head() throws(ServiceError) -> HTTPRequest {
        try request(hasBody: false)
    }

    private func request(hasBody: Bool) throws(ServiceError) -> HTTPRequest {
        do {
            var request = HTTPRequest(method: description.method, url: try url(), headers: try headers())
            for (text, isInPath) in try description.secrets() {
                request.secrets.add(parameter: text, isInPath: isInPath)
            }
            request.secrets.members = Set(description.secretMembers.map { $0.lowercased() })
            if hasBody, let content = description.content {
                // A parameter of this name says what the body is.
                let encoded = try content.encoded(as: request.headers["Content-Type"])
                request.body = encoded.body
                request.headers["Content-Type"] = encoded.mediaType
            }
            return request
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .client(
                "\(description.method.rawValue) \(description.pathTemplate) cannot be sent: a value cannot be encoded.",
                error
            )
        }
    }

    // MARK: URL

    private func url() throws -> URL {
        if let elsewhere = description.elsewhere {
            let url = try RequestDescription.checked(elsewhere: elsewhere, from: endpoint)
            let added = try parameters(in: .query)
            // A signature may cover every byte of the URL, so it is left alone as far as possible.
            return added.isEmpty ? url : try Self.url(url.absoluteString, adding: added)
        }
        let server = try server()
        let template = description.pathTemplate
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
        var (text, query) = Self.split(server.absoluteString)
        while text.utf8.last == UInt8(ascii: "/") {
            text.removeLast()
        }
        let (ownPath, ownQuery) = Self.split(path)
        text += ownPath.isEmpty || ownPath.utf8.first == UInt8(ascii: "/") ? ownPath : "/\(ownPath)"
        let wholeQuery = try description.queryContent?.queryText() ?? ""
        let queries = [query, ownQuery, wholeQuery].filter { !$0.isEmpty } + (try parameters(in: .query))
        query = queries.joined(separator: "&")
        guard let url = URL(repairing: query.isEmpty ? text : "\(text)?\(query)") else {
            throw ServiceError.client("'\(text)' is not a URL.")
        }
        return url
    }

    /// Where the request is sent: to the operation's own server, or otherwise to the endpoint.
    private func server() throws -> URL {
        guard let template = description.serverTemplate else { return endpoint }
        let text = try filled(ServerTemplate(template).text(description.serverVariables))
        // What is encoded in a host would end it for whoever decodes it.
        guard let server = URL(string: text, relativeTo: endpoint)?.absoluteURL,
            let host = server.host(percentEncoded: true), !host.contains("%")
        else {
            throw ServiceError.client("The operation's server '\(text)' is not a URL.")
        }
        return server
    }

    private static func url(_ text: String, adding parameters: [String]) throws -> URL {
        let (address, query) = split(text)
        let all = ([query] + parameters).filter { !$0.isEmpty }.joined(separator: "&")
        guard let url = URL(repairing: "\(address)?\(all)") else {
            throw ServiceError.client("'\(address)' is not a URL.")
        }
        return url
    }

    /// Divides a URL into what comes before its query, and the query; a fragment is of no use to a service.
    private static func split(_ text: String) -> (String, String) {
        // By bytes, for this is done with each request.
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        guard let mark = text.utf8[..<end].firstIndex(of: UInt8(ascii: "?")) else {
            return (String(text[..<end]), "")
        }
        return (String(text[..<mark]), String(text[text.utf8.index(after: mark)..<end]))
    }

    /// A template with values in place of the names in braces.
    private func filled(_ template: String) throws -> String {
        var text = ""
        var rest = template[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            text += rest[..<open]
            let name = rest[rest.utf8.index(after: open)..<close]
            // Braces without a name are text, as a brace without its counterpart is.
            let value = name.isEmpty ? "{}" : try value(inPlaceOf: name)
            // Links and identifiers of resources that are sent as they are may begin with the slash that the path has already.
            text += text.hasSuffix("/") && value.hasPrefix("/") ? value.dropFirst() : value[...]
            rest = rest[rest.utf8.index(after: close)...]
        }
        return text + rest
    }

    private func value(inPlaceOf name: Substring) throws -> String {
        guard let parameter = description.parameters.last(where: { $0.location == .path && $0.name == name }) else {
            throw ServiceError.client(
                "The path '\(description.pathTemplate)' has no value for '\(name)'."
            )
        }
        let value = try parameter.text() ?? ""
        guard !parameter.encodesTwice(value) else {
            throw ServiceError.client(
                "The path parameter '\(name)' is already percent-encoded: it contains '%2F' or '%5C', which would be encoded again."
                    + " Pass the value without encoding it."
            )
        }
        guard !DecodedPath.isEmpty(value) else {
            throw ServiceError.client(
                "The path parameter '\(name)' is empty or has only slashes, so '\(description.pathTemplate)' would be a different path."
            )
        }
        return value
    }

    /// Refuses values for names that the path does not have: without them, another request would be sent than is meant.
    private func checkPlaces() throws {
        let names = description.parameters.lazy.filter { $0.location == .path }.map(\.name)
        let templates = [description.pathTemplate, description.serverTemplate].compactMap(\.self)
        let places = templates.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "{") } }
        // Only if there are too many, because this runs for every request.
        guard names.count > places else { return }
        for name in names where !templates.contains(where: { $0.contains("{\(name)}") }) {
            throw ServiceError.client("The path '\(description.pathTemplate)' has no placeholder for '\(name)'.")
        }
    }

    /// Refuses a path that leads out of the one that the operation has. Values are encoded, but servers and proxies resolve `..` in
    /// paths, some of them after decoding, and some decode twice.
    private func checkSegments(of path: String) throws {
        // By bytes, for this is done with each request.
        let (mark, slash, percent, semicolon) = (
            UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: ";")
        )
        for bytes in path.utf8.prefix(while: { $0 != mark }).split(separator: slash) {
            guard bytes.count <= 2 || bytes.contains(where: { $0 == percent || $0 == semicolon }) else { continue }
            let segment = Substring(bytes)
            guard DecodedPath(segment).hasDotSegments else { continue }
            throw ServiceError.client(
                "The path '\(description.pathTemplate)' would contain the segment '\(segment)', which means a "
                    + "different path."
            )
        }
    }

    // MARK: Parameters

    private func parameters(in location: RequestParameter.Location) throws -> [String] {
        var texts: [String] = []
        for parameter in description.parameters where parameter.location == location {
            if let text = try parameter.text() { texts.append(text) }
        }
        return texts
    }

    private func headers() throws -> HTTPHeaders {
        var headers = HTTPHeaders(minimumCapacity: description.parameters.count + Self.typicalFieldCount)
        if let accepted = description.acceptedMediaTypes {
            headers["Accept"] = accepted
        }
        for parameter in description.parameters where parameter.location == .header {
            if let text = try parameter.text() { headers[parameter.name] = text }
        }
        // What is added last counts: the request's own conditions.
        description.options?.conditions?.add(to: &headers)
        for conditions in description.conditions { conditions.add(to: &headers) }
        let cookies = try parameters(in: .cookie)
        if !cookies.isEmpty {
            headers["Cookie"] = cookies.joined(separator: "; ")
        }
        try HeaderValidation.check(headers)
        return headers
    }
}
