import YAML

/// The XML representation of a schema's values (the "XML Object" of OpenAPI; Swagger 2.0 has the same).
///
/// Properties that it does not set are `nil`. For those, a reference uses the values of the named schema.
package struct XMLObject: Sendable, Hashable {
    /// What a value becomes.
    package enum NodeType: String, Sendable, Hashable, CaseIterable {
        /// An element. For an array that is an element around its items, which it does not have otherwise (`wrapped`).
        case element
        /// An attribute of the element around it (`attribute`).
        case attribute
        /// The text of the element around it (`x-ms-text`).
        case text
        /// The text of the element around it, in a CDATA section.
        case cdata
        /// No node: its contents are in the enclosing element.
        case omitted = "none"
    }

    /// The name of the element or the attribute.
    package var name: String?
    /// The namespace of the name.
    package var namespace: String?
    /// The prefix of the name.
    package var prefix: String?
    /// What a value becomes.
    package var nodeType: NodeType?
    /// The place of the object.
    package var mark: Mark

    /// Returns the object, with another one's values for properties that it does not set.
    package func completed(by other: XMLObject?) -> XMLObject {
        guard let other else { return self }
        var completed = self
        completed.nodeType = nodeType ?? other.nodeType
        guard name == nil else { return completed }
        completed.name = other.name
        if namespace == nil, prefix == nil {
            completed.namespace = other.namespace
            completed.prefix = other.prefix
        }
        return completed
    }

    /// Whether a text can be the name of an element or an attribute, without a prefix (Namespaces in XML 1.0, `NCName`, but
    /// for characters that hardly anybody uses).
    package static func isName(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }
}
