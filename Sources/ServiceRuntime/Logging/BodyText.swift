import Foundation

/// Bodies as text for logs: one member to a line, and `REDACTED` in place of the values of members whose names speak of
/// secrets. URLs are shown as those of requests are.
package struct BodyText {
    private let options: LoggingOptions
    private let names: SecretNames
    private let secrets: [String]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - options: Options for what is logged.
    ///   - secretMembers: The names of the request's secret members, in lowercase.
    ///   - secrets: The request's secrets, which some services repeat.
    init(_ options: LoggingOptions, secretMembers: Set<String> = [], hiding secrets: [String] = []) {
        self.options = options
        self.secrets = secrets
        names = SecretNames(options.secretMembers.union(secretMembers))
    }

    /// The size of a body in words.
    ///
    /// - Parameter body: The body, or `nil` for one that is not in memory.
    static func size(of body: Data?) -> String { body.map { "\($0.count) bytes" } ?? "(not in memory)" }

    /// Returns the text of a body.
    ///
    /// - Parameters:
    ///   - body: The body, or `nil` for one that is not in memory.
    ///   - mediaType: Its media type.
    /// - Returns: The text, or only the size if the body has no members whose names could identify secrets, or is too
    ///   long.
    func text(of body: Data?, mediaType: String?) -> String {
        guard let body else { return Self.size(of: nil) }
        let size = "(\(Self.size(of: body))\(mediaType.map { " of \($0)" } ?? ""))"
        guard !body.isEmpty, body.count <= options.maximumBodySize, let mediaType else { return size }
        let type = MediaType(mediaType)
        if type.isForm {
            return form(body)
        }
        do {
            if type.isJSON {
                return json(try ModelCoder.decode(JSONValue.self, from: body), indentation: "")
            }
            if type.isXML {
                let tree = try XMLTreeBuilder.tree(of: body)
                return tree.elements.isEmpty ? size : xml(tree, 0, in: nil, indentation: "")
            }
            return size
        } catch {
            // Not what it claims to be, so there is no telling what in it is secret.
            return size
        }
    }

    // MARK: JSON

    private func json(_ value: JSONValue, indentation: String) -> String {
        let inner = indentation + "  "
        switch value {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + json($0, indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members) where !members.isEmpty:
            let secret = names.secretMembers(of: members)
            let lines = members.sorted { $0.key < $1.key }.map { name, value in
                let text =
                    secret.contains(name) ? "\"\(RequestRedactor.placeholder)\"" : json(value, indentation: inner)
                return "\(inner)\(JSONValue.string(shown(name))): \(text)"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        case .string(let text):
            return JSONValue.string(shown(text)).description
        default:
            return value.description
        }
    }

    private func shown(_ value: String) -> String {
        let text = RequestRedactor.text(ofValue: value, showing: options.shownQueryParameters)
        // Before it is written, which may escape some of its characters.
        return RequestRedactor.hiding(secrets, in: RequestRedactor.hidingCredentials(in: text, names))
    }

    // MARK: XML

    private func xml(_ tree: XMLTree, _ index: Int, in parent: SecretNames.Element?, indentation: String) -> String {
        let element = tree.elements[index]
        let attributes = tree.attributes[element.attributes]
        let children = tree.children(of: index)
        let members =
            attributes.map { (name: $0.name, text: Optional($0.value)) }
            + children.map { child in
                (name: tree.elements[child].name, text: tree.hasElements(child) ? nil : tree.elements[child].text)
            }
        let secrets = SecretNames.Element(
            element.name,
            members,
            hasElements: tree.hasElements(index),
            in: parent,
            names
        )
        let texts = attributes.map { attribute in
            let isSecret = secrets.isSecret(attribute: attribute.name)
            return " \(attribute.name)=\"\(isSecret ? RequestRedactor.placeholder : shown(attribute.value))\""
        }
        let start = "\(indentation)<\(element.name)\(texts.joined())"
        let end = "</\(element.name)>"
        if secrets.isSecret { return "\(start)>\(RequestRedactor.placeholder)\(end)" }
        let lines = children.map { xml(tree, $0, in: secrets, indentation: indentation + "  ") }
        if !lines.isEmpty { return "\(start)>\n\(lines.joined(separator: "\n"))\n\(indentation)\(end)" }
        return element.text.isEmpty ? "\(start)/>" : "\(start)>\(shown(element.text))\(end)"
    }

    // MARK: Forms

    private func form(_ body: Data) -> String {
        names.fields(ofForm: String(decoding: body, as: UTF8.self), hiding: { _ in RequestRedactor.placeholder }) {
            value in
            let text = shown(value)
            return text == value ? nil : text
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
