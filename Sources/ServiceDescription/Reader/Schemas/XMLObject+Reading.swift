import YAML

extension XMLObject {
    /// Reads the XML properties of a schema: `xml`, or `x-ms-xml` next to a reference that allows no other keys.
    ///
    /// Invalid parts are reported and left out, because a service that also supports JSON does not need them.
    static func read(of schema: Fields<SchemaKeyword>, from source: inout DescriptionSource) -> XMLObject? {
        guard let node = schema[.xml] ?? schema[.msXML], let fields = source.fields(node, as: XMLKeyword.self) else {
            return nil
        }
        var object = Self(mark: node.mark)
        object.name = xmlName(fields[.name], what: "the name of an element or an attribute", in: &source)
        object.prefix = xmlName(fields[.prefix], what: "a prefix", in: &source)
        object.namespace = source.text(fields[.namespace])
        object.nodeType = readNodeType(fields, in: &source)
        if let namespace = object.namespace, !URIReference.hasScheme(namespace), let mark = fields[.namespace]?.mark {
            source.diagnostics.warning(
                "the namespace '\(namespace)' is not an absolute URI "
                    + "(write one, such as 'https://example.com/pets')",
                at: mark
            )
        }
        if object.nodeType == .attribute, object.namespace != nil, object.prefix == nil {
            source.diagnostics.loss(
                "an attribute in a namespace needs a 'prefix'; the namespace is ignored (add the 'prefix')",
                at: fields[.namespace]?.mark
            )
            object.namespace = nil
        }
        return object
    }

    private static func readNodeType(
        _ fields: Fields<XMLKeyword>,
        in source: inout DescriptionSource
    ) -> XMLObject.NodeType? {
        let isAttribute = source.flag(fields[.attribute]) ?? false
        let isWrapped = source.flag(fields[.wrapped]) ?? false
        let isText = source.flag(fields[.msText]) ?? false
        if let node = fields[.nodeType], let name = source.text(node) {
            if let type = XMLObject.NodeType(rawValue: name) {
                if isAttribute || isWrapped {
                    source.diagnostics.loss(
                        "'attribute' and 'wrapped' next to 'nodeType' are ignored (remove them)",
                        at: node.mark
                    )
                }
                return type
            }
            let known = XMLObject.NodeType.allCases.map(\.rawValue)
            source.unknownWord(name, for: "node type", among: known, at: node.mark)
        }
        if isAttribute, isWrapped || isText {
            source.diagnostics.loss(
                "an attribute can be neither wrapped nor text; it is treated as an attribute (keep one of these)",
                at: fields[.attribute]?.mark
            )
        }
        return isAttribute ? .attribute : isText ? .text : isWrapped ? .element : nil
    }

    private static func xmlName(_ node: YAMLNode?, what: String, in source: inout DescriptionSource) -> String? {
        guard let node, let name = source.text(node) else { return nil }
        guard isName(name) else {
            let hint = name.contains(":") ? " (put the prefix in 'prefix')" : ""
            source.diagnostics.loss("'\(name)' is not valid as \(what) in XML; it is ignored\(hint)", at: node.mark)
            return nil
        }
        return name
    }
}

/// The keys of a schema's `xml`.
enum XMLKeyword: String, Keyword {
    case name, namespace, prefix, attribute, wrapped, nodeType
    case msText = "x-ms-text"

    static let byName = makeTable()
}
