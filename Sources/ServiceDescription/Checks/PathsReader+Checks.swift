import Suggestions
import YAML

extension PathsReader {
    /// Warns about braces without a parameter, and about parameters without braces.
    ///
    /// - Parameters:
    ///   - path: The path as it is read.
    ///   - mark: Where it is written.
    ///   - similar: Takes the path, which a service may not distinguish from another.
    ///   - source: The document.
    static func check(
        _ path: String,
        at mark: Mark,
        _ similar: inout SimilarPaths,
        in source: inout DescriptionSource
    ) {
        reportOtherNotation(in: path, at: mark, of: &source)
        guard path.utf8.contains(where: isBrace) else { return }
        let template = PathPlaceholders(PathExpressions(path, parameters: []).path, names: []).path
        if let problem = PathTemplate.problem(in: template) { report(problem, in: path, at: mark, of: &source) }
        similar.add(path, at: mark)
    }

    /// Reports a segment in angle or square brackets, which no URL has (RFC 3986, section 3.3): Flask, Django, Rocket and Next.js so write
    /// parameters.
    private static func reportOtherNotation(in path: String, at mark: Mark, of source: inout DescriptionSource) {
        // Hardly any path has one.
        guard path.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") }) else { return }
        let isParameter: (Substring) -> Bool = { segment in
            segment.hasPrefix("<") && segment.hasSuffix(">") || segment.hasPrefix("[") && segment.hasSuffix("]")
        }
        guard let segment = path.parts(between: "/").first(where: isParameter) else { return }
        source.diagnostics.warning(
            "'\(segment)' in the path '\(path)' is sent as written (write '{name}' for a parameter)",
            at: mark
        )
    }

    private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

    private static func report(
        _ problem: PathTemplate.Problem,
        in path: String,
        at mark: Mark,
        of source: inout DescriptionSource
    ) {
        let message =
            switch problem {
            case .unclosed:
                "unclosed '{' in the path '\(path)'; it is sent as written (write '{name}' for a parameter)"
            case .unopened:
                "unmatched '}' in the path '\(path)'; it is sent as written (write '{name}' for a parameter)"
            case .unnamed:
                "empty braces in the path '\(path)'; they are sent as written (write '{name}' for a parameter)"
            case .repeated(let name):
                "the path '\(path)' has the parameter '\(name)' twice; both get the same value (give each a "
                    + "unique name)"
            }
        source.diagnostics.warning(message, at: mark)
    }

    /// Whether a path has no segment that leads out of it, which no client sends: servers and proxies resolve `.` and `..` (RFC 3986,
    /// section 5.2.4), some of them after decoding.
    static func leadsNowhereElse(_ path: String, at mark: Mark, in source: inout DescriptionSource) -> Bool {
        // Hardly any path has one.
        guard path.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else { return true }
        let segments = path.prefix { $0 != "?" && $0 != "#" }.parts(between: "/")
        guard let segment = segments.first(where: isDotSegment) else { return true }
        source.diagnostics.loss(
            "the path '\(path)' has the segment '\(segment)', which means another path; its operations are not in the client (write "
                + "the path that is meant)",
            at: mark
        )
        return false
    }

    private static func isDotSegment(_ segment: Substring) -> Bool {
        guard segment.utf8.first == UInt8(ascii: ".") || segment.utf8.first == UInt8(ascii: "%") else { return false }
        // Some decode twice.
        let decoded = PercentDecoding.decode(PercentDecoding.decode(segment)[...])
        return [".", ".."].contains(decoded.prefix { $0 != ";" })
    }

    /// Reports operations under a key that is not a method, which are lost, and other unknown keys.
    static func checkMethods(_ fields: Fields<PathItemKeyword>, in source: inout DescriptionSource) {
        if let any = fields.mapping.entry(named: "x-amazon-apigateway-any-method") {
            source.diagnostics.loss(
                "the operation under '\(any.name)' is not in the client, because it has no specific method (describe "
                    + "the methods that callers use)",
                at: any.key.mark
            )
        }
        // Among the keys of an operation without a method, none is reported.
        let hasMethods = hasMethods(fields) || !fields.unknown.contains { keysOfOperations.contains($0.name) }
        for entry in fields.unknown {
            if let key = PathItemKeyword.method(meantBy: entry), fields[key] == nil { continue }
            // What resembles a longer key has its warning already.
            if fields.keyword(meantBy: entry.name) != nil { continue }
            let hasAll = source.version != .swagger20
            let methods = PathItemKeyword.allCases.filter { $0.isMethod && (hasAll || $0 != .query) }.map(\.rawValue)
            let hint = entry.value.mapping == nil ? "" : NearestName.hint(for: entry.name, among: methods)
            if hint.isEmpty, !isOperation(entry.value) {
                if hasMethods { source.reportUnknownKey(entry) }
                continue
            }
            source.diagnostics.loss(
                "unknown key '\(entry.name)'; the operation below it is not in the client"
                    + (hint.isEmpty
                        ? " (the methods are \(methods.joined(separator: ", "))"
                            + (hasAll ? "; others belong under 'additionalOperations')" : ")") : hint),
                at: entry.key.mark
            )
        }
    }

    /// Reports an operation that is under a path without a method between them, or beside its path: it is lost.
    static func checkMissingMethod(
        _ fields: Fields<PathItemKeyword>,
        at path: String,
        in source: inout DescriptionSource
    ) {
        guard !hasMethods(fields), let key = fields.unknown.first(where: { keysOfOperations.contains($0.name) })?.key
        else { return }
        let isMethod = PathItemKeyword(rawValue: path)?.isMethod == true
        source.diagnostics.loss(
            isMethod
                ? "'\(path)' is a method, and not a path; the operation is not in the client (indent it below its path)"
                : "the operation at '\(path)' has no method; it is not in the client (write 'get:', or another method, between "
                    + "the path and its keys)",
            at: key.mark
        )
    }

    private static func hasMethods(_ fields: Fields<PathItemKeyword>) -> Bool {
        fields.members.contains { $0.key.isMethod }
    }

    /// Whether a value can be nothing but an operation.
    static func isOperation(_ node: YAMLNode) -> Bool {
        node.mapping?.contains { keysOfOperations.contains($0.name) } == true
    }

    private static let keysOfOperations: Set<String> = ["operationId", "responses"]
}
