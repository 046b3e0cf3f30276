import Suggestions
import YAML

extension DescriptionReader {
    /// Warns about paths that a service cannot distinguish, and about braces without a parameter.
    mutating func checkPaths(_ list: YAMLNode) {
        var first: [String: YAMLMapping.Entry] = [:]
        for entry in list.mapping ?? YAMLMapping([]) where entry.name.utf8.contains(where: Self.isBrace) {
            if entry.name.hasPrefix("x-") || entry.value.isNull { continue }
            let path = PathPlaceholders(PathExpressions(entry.name, parameters: []).path, names: []).path
            if let problem = PathTemplate.problem(in: path) { report(problem, in: entry) }
            let skeleton = PathTemplate.skeleton(of: entry.name)
            guard let other = first.updateValue(entry, forKey: skeleton) else { continue }
            first[skeleton] = other
            source.diagnostics.warning(
                "the paths '\(entry.name)' and '\(other.name)' differ only in the names of their parameters; both are "
                    + "kept (merge them into one path)",
                at: entry.key.mark
            )
            source.diagnostics.note("'\(other.name)' is here", at: other.key.mark)
        }
    }

    private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

    private mutating func report(_ problem: PathTemplate.Problem, in entry: YAMLMapping.Entry) {
        let message =
            switch problem {
            case .unclosed:
                "unclosed '{' in the path '\(entry.name)'; it is sent as written (write '{name}' for a parameter)"
            case .unopened:
                "unmatched '}' in the path '\(entry.name)'; it is sent as written (write '{name}' for a parameter)"
            case .unnamed:
                "empty braces in the path '\(entry.name)'; they are sent as written (write '{name}' for a parameter)"
            case .repeated(let name):
                "the path '\(entry.name)' has the parameter '\(name)' twice; both get the same value (give each a "
                    + "unique name)"
            }
        source.diagnostics.warning(message, at: entry.key.mark)
    }

    /// Reports operations under a key that is not a method: they are lost.
    mutating func checkMethods(_ fields: Fields<PathItemKeyword>) {
        if let any = fields.mapping.entry(named: "x-amazon-apigateway-any-method") {
            source.diagnostics.loss(
                "the operation under '\(any.name)' is not in the client, because it has no specific method (describe "
                    + "the methods that callers use)",
                at: any.key.mark
            )
        }
        for entry in fields.unknown where entry.value.mapping != nil {
            if let key = PathItemKeyword.method(meantBy: entry), fields[key] == nil { continue }
            // What resembles a longer key has its warning already.
            if PathItemKeyword.keyword(meantBy: entry.name) != nil { continue }
            let methods = PathItemKeyword.allCases.filter(\.isMethod).map(\.rawValue)
            let hint = NearestName.hint(for: entry.name, among: methods)
            if hint.isEmpty, entry.value["responses"] == nil, entry.value["operationId"] == nil { continue }
            source.diagnostics.loss(
                "unknown key '\(entry.name)'; the operation below it is not in the client"
                    + (hint.isEmpty ? " (the methods are \(methods.dropLast().joined(separator: ", ")))" : hint),
                at: entry.key.mark
            )
        }
    }
}
