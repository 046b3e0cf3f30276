import Foundation

extension XMLReader {
    /// Returns the text at the reader's position.
    ///
    /// - Parameter wanted: The expected value, for errors.
    /// - Throws: ``ModelReadingError`` if there are elements instead, or nothing.
    func text(_ wanted: String) throws -> String {
        switch current {
        case .element(let index), .wrapper(let index, _), .first(let index, _):
            guard !tree.isNil(index) else { throw ModelReadingError("expected \(wanted), found null") }
            guard !tree.hasElements(index) else {
                throw ModelReadingError("expected \(wanted), found elements inside '\(tree.elements[index].name)'")
            }
            return tree.elements[index].text
        case .text(let index): return tree.elements[index].text
        case .attribute(let index): return tree.attributes[index].value
        case .missing: throw ModelReadingError("the member is missing")
        }
    }

    func token(_ wanted: String) throws -> String {
        try text(wanted).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The text of an element without the white space around it.
    func trimmed(_ element: Int) -> String {
        tree.elements[element].text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: - JSONValue

    /// Reads any value: text as text, and an element with elements or attributes as an object. Elements with the same
    /// name are an array. Text next to attributes or elements is called `#text`, which cannot be the name of an
    /// element. The attributes of XML Schema, such as `xsi:type`, are left out unless the reader's form names them.
    func readJSONValue() throws -> JSONValue {
        let values = alike.map { value(of: $0, described: describedAttributes(of: $0)) }
        guard let first = values.first else { return .string(try text("text")) }
        return values.count == 1 ? first : .array(values)
    }

    private func value(of element: Int, described: [Int] = []) -> JSONValue {
        if tree.isNil(element) { return .null }
        var members: [String: [JSONValue]] = [:]
        for index in tree.elements[element].attributes
        where !tree.attributes[index].isOfSchemaInstance || described.contains(index) {
            members[tree.attributes[index].name, default: []].append(.string(tree.attributes[index].value))
        }
        guard tree.hasElements(element) || !members.isEmpty else { return .string(tree.elements[element].text) }
        for child in tree.children(of: element) {
            members[tree.elements[child].name, default: []].append(value(of: child))
        }
        if !trimmed(element).isEmpty { members["#text"] = [.string(tree.elements[element].text)] }
        return .object(members.mapValues { $0.count == 1 ? $0[0] : .array($0) })
    }
}
