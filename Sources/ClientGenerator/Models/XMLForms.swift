import ServiceDescription

/// Finds the XML names of a service's types.
///
/// Only types in XML bodies have XML names. If the description does not name an element, a property has its own name,
/// and an item of an array or a whole document has that of its named schema (OpenAPI 3.2, "XML Node Names").
struct XMLForms {
    private let service: Service
    /// The objects that bodies in XML lead to.
    private var reachable: Set<SourcePlace> = []
    /// Those among them that are whole documents.
    private var roots: Set<SourcePlace> = []
    /// Those among these that are sent, and so need a name even if the description does not care for it.
    private var sentRoots: Set<SourcePlace> = []

    /// The names in XML of a service's types.
    init(_ service: Service, choices: Choices) {
        self.service = service
        var pending: [Schema] = []
        for operation in service.operations {
            // The caller may choose XML for a body; for a response, the client requests JSON where it can.
            let contents = operation.body?.contents.filter { MediaTypes.isXML($0.mediaType) } ?? []
            for schema in contents.compactMap(\.schema) {
                sentRoots.insert(SourcePlace(of: resolved(schema)))
                pending.append(schema)
            }
            pending += operation.responses.compactMap { Self.document(of: $0.contents) }
        }
        for schema in pending {
            let documents = documents(schema)
            if documents.count > 1, sentRoots.contains(SourcePlace(of: resolved(schema))) {
                sentRoots.formUnion(documents.map { SourcePlace(of: resolved($0)) })
            }
            roots.formUnion(documents.map { SourcePlace(of: resolved($0)) })
        }
        follow(pending, choices)
    }

    /// The schema of a response that is requested as XML.
    private static func document(of contents: [Content]) -> Schema? {
        MediaTypes.preferred(contents).flatMap { MediaTypes.isXML($0.mediaType) ? $0.schema : nil }
    }

    /// The schemas that a whole document can have: the alternatives of a union without a name in XML, or the schema
    /// itself.
    private func documents(_ schema: Schema) -> [Schema] {
        guard case .union(let union) = resolved(schema).shape, effective(schema)?.name == nil else { return [schema] }
        let areNamed = union.alternatives.allSatisfy { alternative in
            if case .object = resolved(alternative).shape { effective(alternative)?.name != nil } else { false }
        }
        return areNamed ? union.alternatives : [schema]
    }

    private mutating func follow(_ schemas: [Schema], _ choices: Choices) {
        var pending = schemas
        var seen: Set<Int> = []
        while let schema = pending.popLast() {
            switch schema.shape {
            case .reference(let reference) where seen.insert(reference.index).inserted:
                pending.append(service.schemas[reference.index].schema)
                pending += choices.subtypes(of: reference.index)?.alternatives.map(\.schema) ?? []
            case .array(let inner), .map(let inner): pending.append(inner)
            case .union(let union): pending += union.alternatives
            case .object(let object):
                reachable.insert(SourcePlace(of: schema))
                pending += object.properties.map(\.schema) + [object.additionalProperties].compactMap { $0 }
            default: break
            }
        }
    }

    // MARK: Models

    /// Whether an object is sent or received in XML.
    func contains(_ schema: Schema) -> Bool { reachable.contains(SourcePlace(of: schema)) }

    /// The XML names of an object and its members, or `nil` if it is not used in XML or has the default names.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - schema: Its schema.
    ///   - type: The name of its type.
    ///   - wireName: The name of the schema, if it has one.
    ///   - diagnostics: Receives the diagnostics.
    func form(
        of object: ObjectSchema,
        _ schema: Schema,
        type: String,
        wireName: String?,
        diagnostics: inout Diagnostics
    ) -> XMLFormDeclaration? {
        let place = SourcePlace(of: schema)
        guard reachable.contains(place) else { return nil }
        var form = XMLFormDeclaration()
        if roots.contains(place) { setRoot(of: &form, schema, type: type, wireName: wireName) }
        var names: [XMLNameDeclaration: Property] = [:]
        for property in object.properties {
            let member = member(property)
            checkNodeType(of: property, diagnostics: &diagnostics)
            if let name = member.path.first {
                if let other = names[name] {
                    diagnostics.loss(
                        "the properties '\(other.name)' and '\(property.name)' are both named '\(name.local)' in XML",
                        at: property.mark
                    )
                }
                names[name] = property
                if !XMLObject.isName(name.local) {
                    diagnostics.loss(
                        "'\(name.local)' is not a valid XML element name, so the property cannot be sent as XML (add "
                            + "'xml' with a 'name')",
                        at: property.mark
                    )
                }
            }
            if member != .element(XMLNameDeclaration(local: property.name)) {
                form.members.append(XMLFormDeclaration.Member(wireName: property.name, member: member))
            }
        }
        return form.root == nil && form.members.isEmpty ? nil : form
    }

    private func setRoot(of form: inout XMLFormDeclaration, _ schema: Schema, type: String, wireName: String?) {
        let inferred = wireName.flatMap { XMLObject.isName($0) ? $0 : nil } ?? type
        let isNamed = schema.xml?.name != nil
        let isSent = sentRoots.contains(SourcePlace(of: schema))
        guard isNamed || (isSent && (inferred != type || schema.xml?.namespace != nil)) else { return }
        form.root = name(schema.xml, otherwise: inferred)
        form.acceptsAnyRoot = !isNamed
    }

    // MARK: Members

    /// The form of a member in XML. What cannot be as the description says is an element.
    private func member(_ property: Property) -> XMLMemberDeclaration {
        let xml = effective(property.schema)
        let ownName = name(xml, otherwise: property.name)
        switch xml?.nodeType {
        case .attribute where !hasParts(property.schema): return .attribute(ownName)
        case .cdata where !hasParts(property.schema): return .characterData
        case .text where !hasParts(property.schema): return .text
        default: break
        }
        guard case .array(let element) = resolved(property.schema).shape else { return .element(ownName) }
        return items(element, wrapper: xml?.nodeType == .element ? ownName : nil, of: property)
    }

    /// Reports a member that is an element although the description says something else.
    private func checkNodeType(of property: Property, diagnostics: inout Diagnostics) {
        guard let xml = effective(property.schema) else { return }
        switch xml.nodeType {
        case .attribute, .text, .cdata:
            guard hasParts(property.schema) else { return }
            diagnostics.loss(
                "the property '\(property.name)' is an object or array, so it cannot be "
                    + "\(xml.nodeType == .attribute ? "an attribute" : "text") in XML; it is an element",
                at: xml.mark
            )
        case .omitted:
            if case .array = resolved(property.schema).shape { return }
            diagnostics.loss(
                "'nodeType: none' is supported only for arrays; the property '\(property.name)' is an element",
                at: xml.mark
            )
        default: break
        }
    }

    /// The form in XML of the member that distinguishes the alternatives of a union, or `nil` if it is an element with
    /// its name.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - alternatives: The alternatives.
    func discriminator(_ name: String, of alternatives: [Schema]) -> XMLMemberDeclaration? {
        for alternative in alternatives.map(resolved) where reachable.contains(SourcePlace(of: alternative)) {
            guard case .object(let object) = alternative.shape,
                let property = object.properties.first(where: { $0.name == name })
            else { continue }
            let member = member(property)
            return member == .element(XMLNameDeclaration(local: name)) ? nil : member
        }
        return nil
    }

    private func items(_ element: Schema, wrapper: XMLNameDeclaration?, of property: Property) -> XMLMemberDeclaration {
        let xml = effective(element)
        if let wrapper {
            return .wrapped(wrapper, item: name(xml, otherwise: component(element) ?? wrapper.local))
        }
        let item = name(xml, otherwise: property.name)
        // Up to OpenAPI 3.1 an item has the property's name, since 3.2 that of its schema, as in many a service before.
        guard xml?.name == nil, let other = component(element), other != item.local else { return .element(item) }
        return .items(item, or: XMLNameDeclaration(local: other))
    }

    /// The names by which a path of members, with dots between them, leads through XML; `nil` if it leads nowhere. The name of
    /// an attribute begins with `@`.
    func path(_ members: String, in schema: Schema) -> String? {
        let path = MemberPath(members, from: schema, resolved: resolved)
        guard path.isDescribed else { return nil }
        var names: [String] = []
        for property in path.properties {
            let member = member(property)
            names += member.path.map(\.local)
            if case .attribute(let name) = member { names.append("@" + name.local) }
        }
        return names.joined(separator: ".")
    }

    // MARK: Documents

    /// The form of a body as a document, if its type does not define it.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - type: Its type.
    ///   - fallback: The name to use if the description has none.
    ///   - diagnostics: Takes a warning if it has none.
    func root(
        of content: Content,
        type: SwiftType,
        fallback: String,
        diagnostics: inout Diagnostics
    ) -> XMLMemberDeclaration? {
        // Text and bytes are the document.
        guard MediaTypes.isXML(content.mediaType), let schema = content.schema, type != .string, type != .data else {
            return nil
        }
        // Each alternative has a name then.
        if documents(schema).count > 1 { return nil }
        let xml = effective(schema)
        let known = xml?.name ?? component(schema)
        if known == nil {
            let name = type.model ?? fallback
            diagnostics.warning(
                "the description does not name the root element of the XML body; it is sent as '\(name)' (add 'xml' "
                    + "with a 'name' to the schema)",
                at: content.mark
            )
        }
        switch resolved(schema).shape {
        case .object:
            // Of subtypes, the base says how the document is called.
            if type.isUnion { return .element(name(xml, otherwise: known ?? fallback)) }
            // The type does not know what is next to a reference.
            guard case .reference = schema.shape, let own = schema.xml, own.name != nil else { return nil }
            return .element(name(own, otherwise: fallback))
        case .array(let element):
            let wrapper = name(xml, otherwise: known ?? fallback)
            return .wrapped(wrapper, item: name(effective(element), otherwise: component(element) ?? wrapper.local))
        default: return .element(name(xml, otherwise: known ?? fallback))
        }
    }

    // MARK: Schemas

    private func name(_ xml: XMLObject?, otherwise name: String) -> XMLNameDeclaration {
        XMLNameDeclaration(local: xml?.name ?? name, namespace: xml?.namespace, prefix: xml?.prefix)
    }

    /// The `xml` of a schema, completed by that of the schemas that it refers to.
    private func effective(_ schema: Schema) -> XMLObject? {
        chain(schema).reduce(nil) { xml, schema in xml?.completed(by: schema.xml) ?? schema.xml }
    }

    /// The name of the schema that a reference refers to.
    private func component(_ schema: Schema) -> String? {
        guard case .reference(let reference) = schema.shape, XMLObject.isName(reference.name) else { return nil }
        return reference.name
    }

    private func resolved(_ schema: Schema) -> Schema { service.resolved(schema) }

    /// A schema, followed by the schemas that it refers to in turn.
    private func chain(_ schema: Schema) -> [Schema] {
        var chain = [schema]
        var seen: Set<Int> = []
        while case .reference(let reference)? = chain.last?.shape, seen.insert(reference.index).inserted {
            chain.append(service.schemas[reference.index].schema)
        }
        return chain
    }

    private func hasParts(_ schema: Schema) -> Bool {
        switch resolved(schema).shape {
        case .array, .map, .object: true
        default: false
        }
    }
}
