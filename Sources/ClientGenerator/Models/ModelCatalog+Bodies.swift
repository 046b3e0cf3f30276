import ServiceDescription

extension ModelCatalog {
    /// The type of a multipart body: the members of a schema, or parts that the caller puts together himself.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: The words that name a type after where the schema stands.
    mutating func multipartType(of content: Content, at place: String) -> SwiftType {
        let isForm = MediaTypes.isForm(content.mediaType)
        let free = isForm ? SwiftType.dictionary(.multipartFile) : .array(.multipartFile)
        guard let schema = content.schema else { return free }
        let root = resolved(schema)
        switch root.shape {
        case .object, .union: return type(of: schema, at: place)
        case .map(let value):
            return MultipartMembers.isFile(resolved(value), nil) ? free : type(of: schema, at: place)
        case .array(let element) where !isForm:
            let encoding = content.encodings.first { $0.name.isEmpty }
            let element = resolved(element)
            // Parts of which nothing is said may be anything.
            if case .any = element.shape, encoding?.mediaType == nil { return free }
            return MultipartMembers.isFile(element, encoding) ? free : type(of: schema, at: place)
        default: return free
        }
    }

    /// The type of a merge patch of what a schema describes (RFC 7396): each member may be set, removed or not mentioned, in
    /// objects within objects too. What is no object is replaced as a whole.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - place: The words that name a type after where the schema stands.
    mutating func patchType(of schema: Schema, at place: String) -> SwiftType {
        var begun: [PatchInProgress] = []
        let type = patchType(of: schema, at: place, in: nil, begun: &begun)
        let outer = file
        defer { file = outer }
        // Without recursion, because objects may lead to objects for as long as a description likes.
        while let last = begun.indices.last {
            file = begun[last].surroundings
            if let property = begun[last].nextProperty {
                let place = begun[last].owner + " " + property.name
                let type = patchType(of: property.schema, at: place, in: begun[last].file, begun: &begun)
                begun[last].add(property, .generic(.patchMember, type))
            } else if let additional = begun[last].nextAdditional {
                let place = begun[last].owner + " value"
                let type = patchType(of: additional, at: place, in: begun[last].file, begun: &begun)
                begun[last].additional = .generic(.patchMember, type)
            } else {
                add(begun.removeLast().model)
            }
        }
        return type
    }

    /// - Parameters:
    ///   - patchFile: The file of the patch that the schema stands inside of, if it does.
    ///   - begun: Takes the patch if it is one of an object that was not met before: its name is known, its members are not.
    private mutating func patchType(
        of schema: Schema,
        at place: String,
        in patchFile: TypeFile?,
        begun: inout [PatchInProgress]
    ) -> SwiftType {
        let root = resolved(schema)
        switch root.shape {
        case .map(let value):
            let member = place + " value"
            // A map may refer to itself. Where one refers to a map, that is replaced as a whole.
            let isReferenceToMap = referenceIndex(of: value) != nil && resolved(value).isMap
            let type =
                isReferenceToMap
                ? type(of: value, at: member) : patchType(of: value, at: member, in: patchFile, begun: &begun)
            return .dictionary(.generic(.patchMember, type))
        case .object(let object):
            let key = InlineSchema(place: SourcePlace(of: root), names: object.properties.map(\.name))
            if let type = patchTypes[key] { return type }
            let owner = referenceIndex(of: schema).map { names[$0] }
            let base = owner ?? SwiftName.type(root.clientName ?? place)
            let name = claimType(base + (base.hasSuffix("Patch") ? "Changes" : "Patch"))
            let type = SwiftType.model(name)
            patchTypes[key] = type
            let isInside = owner == nil && (patchFile ?? file) != nil
            begun.append(patch(of: object, owner: base, name: name, in: isInside ? patchFile ?? file : nil))
            return type
        default: return type(of: schema, at: place)
        }
    }

    /// The index of the named schema that a schema refers to in the end, if it does.
    private func referenceIndex(of schema: Schema) -> Int? {
        var schema = schema
        var index: Int?
        var seen: Set<Int> = []
        while case .reference(let reference) = schema.shape, seen.insert(reference.index).inserted {
            index = reference.index
            schema = service.schemas[reference.index].schema
        }
        return index
    }

    /// A patch of an object, whose members are named and have no types yet.
    private mutating func patch(of object: ObjectSchema, owner: String, name: String, in patchFile: TypeFile?)
        -> PatchInProgress
    {
        let patchFile = patchFile ?? .type(name)
        var scope = Self.memberScope
        let additionalName = object.additionalProperties.map { _ in scope.claim("additionalProperties") }
        // The service alone sets what is read only.
        let sent = object.properties.filter { !$0.isReadOnly }
        let names = scope.claim(sent.map { ($0.name, nameCandidates(for: $0, of: [owner, name])) })
        report(scope.refusals, of: rename.properties, "property", in: [owner, name])
        return PatchInProgress(
            name: name,
            owner: owner,
            file: patchFile,
            // What is no patch itself is the same type that what is changed has.
            surroundings: patchFile == .type(name) ? .type(owner) : file,
            properties: sent,
            names: names,
            additionalProperties: object.additionalProperties,
            additionalName: additionalName
        )
    }
}

extension Schema {
    fileprivate var isMap: Bool {
        if case .map = shape { true } else { false }
    }
}
