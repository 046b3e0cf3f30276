import Suggestions
import YAML

extension DescriptionReader {
    /// Reads what a schema says about XML: `xml`, or `x-ms-xml` where a reference may have no other keys beside it.
    ///
    /// What is wrong with it is left out, and told: a service that also speaks JSON needs none of it.
    mutating func readXML(of schema: Fields<SchemaKeyword>) -> XMLObject? {
        guard let node = schema[.xml] ?? schema[.msXML], let fields = fields(node, as: XMLKeyword.self) else {
            return nil
        }
        var object = XMLObject(mark: node.mark)
        object.name = xmlName(fields[.name], what: "the name of an element or an attribute")
        object.prefix = xmlName(fields[.prefix], what: "a prefix")
        object.namespace = text(fields[.namespace])
        object.nodeType = readNodeType(fields)
        if let namespace = object.namespace, !Self.isAbsolute(namespace), let mark = fields[.namespace]?.mark {
            diagnostics.warning("the namespace '\(namespace)' is no absolute URI", at: mark)
        }
        if object.nodeType == .attribute, object.namespace != nil, object.prefix == nil {
            diagnostics.loss(
                "an attribute in a namespace needs a 'prefix'; the namespace is ignored",
                at: fields[.namespace]?.mark
            )
            object.namespace = nil
        }
        return object
    }

    private mutating func readNodeType(_ fields: Fields<XMLKeyword>) -> XMLObject.NodeType? {
        let isAttribute = flag(fields[.attribute]) ?? false
        let isWrapped = flag(fields[.wrapped]) ?? false
        let isText = flag(fields[.msText]) ?? false
        if let node = fields[.nodeType], let name = text(node) {
            if let type = XMLObject.NodeType(rawValue: name) {
                if isAttribute || isWrapped {
                    diagnostics.loss("'attribute' and 'wrapped' are ignored beside 'nodeType'", at: node.mark)
                }
                return type
            }
            let known = XMLObject.NodeType.allCases.lazy.map(\.rawValue)
            diagnostics.loss(
                "unknown node type '\(name)' is ignored\(NearestName.hint(for: name, among: known))",
                at: node.mark
            )
        }
        if isAttribute, isWrapped || isText {
            diagnostics.loss(
                "an attribute can be neither wrapped nor text; it is an attribute",
                at: fields[.attribute]?.mark
            )
        }
        return isAttribute ? .attribute : isText ? .text : isWrapped ? .element : nil
    }

    private mutating func xmlName(_ node: YAMLNode?, what: String) -> String? {
        guard let node, let name = text(node) else { return nil }
        guard XMLObject.isName(name) else {
            let hint = name.contains(":") ? " (a prefix goes into 'prefix')" : ""
            diagnostics.loss("'\(name)' cannot be \(what) in XML, and is ignored\(hint)", at: node.mark)
            return nil
        }
        return name
    }

    /// Whether a text begins with the scheme of a URI (RFC 3986, section 3.1).
    private static func isAbsolute(_ uri: String) -> Bool {
        guard let colon = uri.firstIndex(of: ":"), uri.first?.isLetter == true else { return false }
        return uri[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}

/// The keys of a schema's `xml`.
enum XMLKeyword: String, Keyword {
    case name, namespace, prefix, attribute, wrapped, nodeType
    case msText = "x-ms-text"

    static let byName = makeTable()
}
