import JSONPath
import YAML

extension JSONPath {
    /// What the query selects with as much effort as an overlay's author may ask for.
    func matches(in root: YAMLNode, effort: Int = 50_000_000) throws(JSONPathError) -> [Match] {
        var effort = effort
        return try matches(in: root, effort: &effort)
    }
}

/// The normalized paths of what a query selects of a JSON text.
func paths(_ query: String, in json: String) throws -> [String] {
    let root = try YAMLReader.read(bytes: Array(json.utf8), file: "test.json")
    return try JSONPath(query).matches(in: root).map(\.normalizedPath)
}

/// What is wrong with a query, as `offset: message`; `nil` if nothing is.
func complaint(about query: String) -> String? {
    do throws(JSONPathError) {
        _ = try JSONPath(query)
        return nil
    } catch {
        return "\(error.offset): \(error.message)"
    }
}

/// The texts of the scalars that a query selects.
func texts(_ query: String, in json: String) throws -> [String] {
    let root = try YAMLReader.read(bytes: Array(json.utf8), file: "test.json")
    return try JSONPath(query).matches(in: root).map { $0.node.scalar?.text ?? "(\($0.node.kindDescription))" }
}
