import ServiceDescription

/// Finds the XML names of a service's types.
///
/// Only types in XML bodies have XML names. If the description does not name an element, a property has its own name,
/// and an item of an array or a whole document has that of its named schema (OpenAPI 3.2, "XML Node Names").
struct XMLForms {
    private let documents: XMLDocuments
    private let names: XMLNames

    /// The names in XML of a service's types.
    init(_ service: Service, unions: Unions) {
        names = XMLNames(service: service)
        documents = XMLDocuments(names, unions: unions)
    }

    // MARK: Models

    /// Whether an object is sent or received in XML.
    func contains(_ schema: Schema) -> Bool { documents.contains(schema) }

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
        guard documents.contains(schema) else { return nil }
        var form = XMLFormDeclaration()
        if documents.hasRoot(schema) { setRoot(of: &form, schema, type: type, wireName: wireName) }
        var properties: [XMLNameDeclaration: Property] = [:]
        for property in object.properties {
            let member = member(property)
            checkNodeType(of: property, diagnostics: &diagnostics)
            if let name = member.path.first {
                if let other = properties[name] {
                    diagnostics.loss(
                        "the properties '\(other.name)' and '\(property.name)' are both named '\(name.local)' in XML "
                            + "(give one of them another name under 'xml')",
                        at: property.mark
                    )
                }
                properties[name] = property
                if !XMLObject.isName(name.local) {
                    diagnostics.loss(
                        "'\(name.local)' is not a valid XML element name, so no XML has the property (add 'xml' "
                            + "with a 'name')",
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

    /// Whether XML has the members of an object as elements with their own names, so that nobody need know the object.
    func hasDefaultNames(_ object: ObjectSchema) -> Bool {
        object.properties.allSatisfy { member($0) == .element(XMLNameDeclaration(local: $0.name)) }
    }

    private func setRoot(of form: inout XMLFormDeclaration, _ schema: Schema, type: String, wireName: String?) {
        let inferred = wireName.flatMap { XMLObject.isName($0) ? $0 : nil } ?? type
        let isNamed = schema.xml?.name != nil
        let isSent = documents.hasSentRoot(schema)
        guard isNamed || (isSent && (inferred != type || schema.xml?.namespace != nil)) else { return }
        form.root = names.name(schema.xml, otherwise: inferred)
        form.acceptsAnyRoot = !isNamed
    }

    // MARK: Members

    /// The form of a member in XML. What cannot be as the description says is an element.
    private func member(_ property: Property) -> XMLMemberDeclaration {
        let xml = names.described(property.schema)
        let ownName = names.name(xml, otherwise: property.name)
        switch xml?.nodeType {
        case .attribute where !names.hasParts(property.schema): return .attribute(ownName)
        case .cdata where !names.hasParts(property.schema): return .characterData
        case .text where !names.hasParts(property.schema): return .text
        default: break
        }
        guard case .array(let element) = names.resolved(property.schema).shape else { return .element(ownName) }
        return items(element, wrapper: xml?.nodeType == .element ? ownName : nil, of: property)
    }

    /// Reports a member that is an element although the description says something else.
    private func checkNodeType(of property: Property, diagnostics: inout Diagnostics) {
        guard let xml = names.described(property.schema) else { return }
        checkNameOfArray(xml, of: property, diagnostics: &diagnostics)
        switch xml.nodeType {
        case .attribute, .text, .cdata:
            guard names.hasParts(property.schema) else { return }
            diagnostics.loss(
                "the property '\(property.name)' is an object or array, so it cannot be "
                    + "\(xml.nodeType == .attribute ? "an attribute" : "text") in XML; it is an element (describe it as a string)",
                at: xml.mark
            )
        case .omitted:
            if names.resolved(property.schema).shape.isArray { return }
            diagnostics.loss(
                "'nodeType: none' is supported only for arrays; the property '\(property.name)' is an element (remove 'nodeType')",
                at: xml.mark
            )
        default: break
        }
    }

    /// Warns of a name for the element around items that have none (OpenAPI 3.0, "XML Object").
    private func checkNameOfArray(_ xml: XMLObject, of property: Property, diagnostics: inout Diagnostics) {
        guard let name = xml.name, xml.nodeType == nil, name != property.name,
            case .array(let element) = names.resolved(property.schema).shape, names.described(element)?.name == nil
        else { return }
        diagnostics.warning(
            "the name '\(name)' has no effect in XML, because the array has no element of its own (move 'xml' into 'items' to "
                + "name each item, or add 'wrapped: true')",
            at: xml.mark
        )
    }

    /// The form in XML of the member that distinguishes the alternatives of a union, or `nil` if it is an element with
    /// its name.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - alternatives: The alternatives.
    func discriminator(_ name: String, of alternatives: [Schema]) -> XMLMemberDeclaration? {
        for alternative in alternatives.map(names.resolved) where documents.contains(alternative) {
            guard case .object(let object) = alternative.shape,
                let property = object.properties.first(where: { $0.name == name })
            else { continue }
            let member = member(property)
            return member == .element(XMLNameDeclaration(local: name)) ? nil : member
        }
        return nil
    }

    private func items(_ element: Schema, wrapper: XMLNameDeclaration?, of property: Property) -> XMLMemberDeclaration {
        let xml = names.described(element)
        if let wrapper { return items(element, in: wrapper, of: wrapper.local) }
        if let arrays = arrays(element, in: nil, of: property.name) { return arrays }
        let item = names.name(xml, otherwise: property.name)
        // Up to OpenAPI 3.1 an item has the property's name, since 3.2 that of its schema, as in many a service before.
        guard xml?.name == nil, let other = names.ofSchema(element), other != item.local else { return .element(item) }
        return .items(item, or: XMLNameDeclaration(local: other))
    }

    /// An array of items in an element of its own.
    ///
    /// - Parameters:
    ///   - element: The schema of the items.
    ///   - wrapper: The name of the element around them.
    ///   - fallback: The name of an item without one.
    private func items(
        _ element: Schema,
        in wrapper: XMLNameDeclaration,
        of fallback: String
    ) -> XMLMemberDeclaration {
        arrays(element, in: wrapper, of: fallback)
            ?? .wrapped(
                wrapper,
                item: names.name(names.described(element), otherwise: names.ofSchema(element) ?? fallback)
            )
    }

    /// An array of arrays whose inner items have another name than its outer items; `nil` for any other array. The outer items
    /// are always elements: otherwise nobody could tell where an inner array ends.
    private func arrays(
        _ element: Schema,
        in wrapper: XMLNameDeclaration?,
        of fallback: String
    ) -> XMLMemberDeclaration? {
        var items: [XMLNameDeclaration] = []
        var element = element
        var seen: Set<Int> = []
        while true {
            let otherwise = items.last?.local ?? fallback
            items.append(
                names.name(
                    names.described(element),
                    otherwise: items.isEmpty && wrapper == nil ? otherwise : names.ofSchema(element) ?? otherwise
                )
            )
            if case .reference(let index) = element.shape, !seen.insert(index).inserted { break }
            guard case .array(let inner) = names.resolved(element).shape else { break }
            element = inner
        }
        while let last = items.last, items.dropLast().last == last { items.removeLast() }
        return items.count > 1 ? .arrays(in: wrapper, items: items) : nil
    }

    /// The names by which a path of members, with dots between them, leads through XML; `nil` if it leads nowhere. The name of
    /// an attribute begins with `@`.
    func path(_ members: String, in schema: Schema) -> String? {
        let path = MemberPath(members, from: schema, in: names.service)
        guard path.isDescribed else { return nil }
        var steps: [String] = []
        for property in path.properties {
            let member = member(property)
            steps += member.path.map(\.local)
            if case .attribute(let name) = member { steps.append("@" + name.local) }
        }
        return steps.joined(separator: ".")
    }

    // MARK: Documents

    /// The name of the root element of a part in XML; `nil` if the part is no object, or has no name.
    ///
    /// - Parameters:
    ///   - schema: The schema of the part.
    ///   - member: The name of the member whose part it is.
    func root(ofPart schema: Schema, called member: String) -> XMLNameDeclaration? {
        guard names.hasMembers(schema) else { return nil }
        let xml = names.described(schema)
        let known = xml?.name ?? names.ofSchema(schema) ?? (XMLObject.isName(member) ? member : nil)
        return known.map { names.name(xml, otherwise: $0) }
    }

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
        guard content.mediaType.isXML, let schema = content.schema, type != .string, type != .data else { return nil }
        // Each alternative has a name then.
        if documents.forms(of: schema).count > 1 { return nil }
        let xml = names.described(schema)
        let known = xml?.name ?? names.ofSchema(schema)
        if known == nil {
            let name = type.model ?? fallback
            diagnostics.warning(
                "the description does not name the root element of the XML body; it is sent as '\(name)' (add 'xml' "
                    + "with a 'name' to the schema)",
                at: content.mark
            )
        }
        switch names.resolved(schema).shape {
        case .object:
            // Of subtypes, the base says how the document is called.
            if type.isUnion { return .element(names.name(xml, otherwise: known ?? fallback)) }
            // The type does not know what is next to a reference.
            guard case .reference = schema.shape, let own = schema.xml, own.name != nil else { return nil }
            return .element(names.name(own, otherwise: fallback))
        case .array(let element):
            let wrapper = names.name(xml, otherwise: known ?? fallback)
            return items(element, in: wrapper, of: wrapper.local)
        default: return .element(names.name(xml, otherwise: known ?? fallback))
        }
    }
}
