import ServiceDescription

extension OperationBuilder {
    /// The ways in which the body of an operation can be given, the best one first.
    ///
    /// Media types whose values have one Swift type are one way, and the caller may choose among them. Each other Swift type
    /// is a way of its own; bytes can be given as the file that holds them, too.
    func bodies(
        of operation: ServiceDescription.Operation,
        catalog: inout ModelCatalog,
        scope: inout NameScope,
        diagnostics: inout Diagnostics
    ) -> [OperationDeclaration.Body] {
        guard let body = operation.body, let preferred = MediaTypes.preferred(body.contents) else { return [] }
        let configured = configuredName(of: "body", in: operation)
        let wanted = configured.map(SwiftName.escaped) ?? SwiftName.value(body.name ?? "body")
        let candidates = configured == nil ? [wanted, SwiftName.unescaped(wanted) + "Body"] : [wanted]
        let name = scope.claim([("body", candidates)])[0]
        var bodies: [OperationDeclaration.Body] = []
        var schemas: [Schema] = []
        var seen: Set<String> = []
        let contents = [preferred] + body.contents.filter { $0.mediaType != preferred.mediaType }
        for var content in contents where seen.insert(MediaTypes.essence(content.mediaType)).inserted {
            // The same is often described once for each media type.
            if let schema = content.schema, !catalog.hasParts(schema) {
                if let same = schemas.first(where: { SchemaComparison.areSame($0, schema) }) { content.schema = same }
                schemas.append(schema)
            }
            let kind = bodies.isEmpty ? nil : MediaTypes.word(content.mediaType)
            let place = [names.typeName(of: operation), kind, "request"]
            let type = requestType(
                of: content,
                at: place.compactMap { $0 }.joined(separator: " "),
                catalog: &catalog
            )
            MemberLosses(of: operation)
                .report(content, .sent, beside: body.contents, in: catalog, diagnostics: &diagnostics)
            let encodings = BodyEncodings(content, catalog: catalog, diagnostics: &diagnostics).declarations
            let mediaType = MediaTypes.sent(content.mediaType, isJSON: type != .data)
            let root = catalog.xml.root(
                of: content,
                type: type,
                fallback: body.name.flatMap { XMLObject.isName($0) ? $0 : nil } ?? "body",
                diagnostics: &diagnostics
            )
            if let index = bodies.firstIndex(where: { $0.type.name == type.name }) {
                bodies[index].add(mediaType, encodings: encodings)
                bodies[index].root = bodies[index].root ?? root
                continue
            }
            bodies.append(
                OperationDeclaration.Body(
                    name: name,
                    type: type,
                    mediaTypes: [mediaType],
                    root: root,
                    isOptional: !body.isRequired && bodies.isEmpty,
                    documentation: body.documentation,
                    encodings: encodings
                )
            )
        }
        if let bytes = bodies.first(where: { $0.type == .data && $0.isUninterpreted }),
            !bodies.contains(where: { $0.type.name == "URL" })
        {
            var file = bytes
            file.type = SwiftType("URL")
            file.isFile = true
            file.isOptional = false
            bodies.append(file)
        }
        return bodies
    }

    /// Names what says the media type of a body that may have several.
    ///
    /// - Returns: The option that does so, if one is needed.
    func nameContentType(
        of bodies: inout [OperationDeclaration.Body],
        scope: inout NameScope
    ) -> (name: String, mediaTypes: [String])? {
        guard bodies.contains(where: { $0.mediaTypes.count > 1 || $0.mediaType == nil }) else { return nil }
        let name = scope.claim(firstOf: ["contentType", "bodyContentType"])
        for index in bodies.indices where bodies[index].mediaTypes.count > 1 || bodies[index].mediaType == nil {
            bodies[index].contentTypeName = name
        }
        let chosen = bodies.filter { $0.contentTypeName != nil && !$0.asksForMediaType && !$0.isFile }
        let mediaTypes = chosen.flatMap(\.mediaTypes)
        return mediaTypes.isEmpty ? nil : (name, mediaTypes)
    }

    private func requestType(of content: Content, at place: String, catalog: inout ModelCatalog) -> SwiftType {
        if MediaTypes.isMultipart(content.mediaType) { return catalog.multipartType(of: content, at: place) }
        if MediaTypes.isForm(content.mediaType), content.schema == nil { return .json }
        if content.isMergePatch || MediaTypes.isMergePatch(content.mediaType), let schema = content.schema {
            return catalog.patchType(of: schema, at: place)
        }
        if MediaTypes.isAny(content.mediaType), content.schema.map({ catalog.isBytes($0) }) ?? true { return .data }
        return AnswerBuilder.type(of: content, at: place, catalog: &catalog)
    }
}

extension ModelCatalog {
    /// Whether a schema describes no more than bytes, which it may call text where the media type does not say what they are.
    fileprivate func isBytes(_ schema: Schema) -> Bool {
        switch resolved(schema).shape {
        case .binary, .string(format: "binary"), .string(format: nil): true
        default: false
        }
    }
}

extension OperationDeclaration.Body {
    /// Whether the value is sent as it is.
    fileprivate var isUninterpreted: Bool {
        mediaTypes.contains { MediaTypes.isAny($0) || !(MediaTypes.isJSON($0) || MediaTypes.isXML($0)) }
    }

    /// Adds a media type that the value can be sent in as well.
    fileprivate mutating func add(_ mediaType: String, encodings: [FieldEncodingDeclaration]) {
        if !mediaTypes.contains(mediaType) { mediaTypes.append(mediaType) }
        self.encodings += encodings.filter { new in !self.encodings.contains { $0.name == new.name } }
    }
}

extension OperationDeclaration {
    /// The operation with another body.
    func overload(_ body: Body) -> OperationDeclaration {
        var overload = self
        overload.body = body
        overload.isOverload = true
        return overload
    }
}
