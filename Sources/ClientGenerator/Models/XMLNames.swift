import ServiceDescription

/// What schemas say of their names in XML.
struct XMLNames {
    /// The service.
    let service: Service

    /// The name that an `xml` says, or another with its namespace.
    func name(_ xml: XMLObject?, otherwise name: String) -> XMLNameDeclaration {
        XMLNameDeclaration(local: xml?.name ?? name, namespace: xml?.namespace, prefix: xml?.prefix)
    }

    /// The `xml` of a schema, completed by that of the schemas that it refers to.
    func described(_ schema: Schema) -> XMLObject? {
        chain(schema).reduce(nil) { xml, schema in xml?.completed(by: schema.xml) ?? schema.xml }
    }

    /// The name of the schema that a reference refers to, if it can be that of an element.
    func ofSchema(_ schema: Schema) -> String? {
        guard case .reference(let index) = schema.shape else { return nil }
        let name = service.schemas[index].name
        return XMLObject.isName(name) ? name : nil
    }

    /// The schema that references lead to in the end; the schema itself if it is not a reference.
    func resolved(_ schema: Schema) -> Schema { service.resolved(schema) }

    /// A schema, followed by the schemas that it refers to in turn.
    private func chain(_ schema: Schema) -> [Schema] {
        var chain = [schema]
        var seen: Set<Int> = []
        while case .reference(let index)? = chain.last?.shape, seen.insert(index).inserted {
            chain.append(service.schemas[index].schema)
        }
        return chain
    }

    /// Whether values have members.
    func hasMembers(_ schema: Schema) -> Bool {
        let shape = resolved(schema).shape
        return shape.isObject || shape.isMap
    }

    /// Whether values are more than text.
    func hasParts(_ schema: Schema) -> Bool { resolved(schema).shape.isCollection }
}
