/// Expressions in the braces of a path, in addition to the name of a parameter.
///
/// OpenAPI knows only names, but descriptions also contain expressions of their service's router: `{+name}`, `{/name}`, `{.name}`,
/// `{;name}` and `{?page}` of RFC 6570, `{name=projects/*}` of Google's transcoding (google.api.http), `{*path}`, `{id:int}` and
/// `{id?}` of ASP.NET, `{id: [0-9]+}` of JAX-RS and others, `{path*}` and `{proxy+}` of gateways. The parameters are declared under the
/// names within.
struct PathExpressions {
    /// The path with the names alone.
    private(set) var path = ""
    /// What was found, and what it means.
    private(set) var found: [(text: String, meaning: String)] = []
    /// The first part in parentheses that may be missing, as it is written.
    private(set) var optionalPart: String?
    /// The names in expressions of the query that no query parameter has.
    private(set) var undeclaredFields: [String] = []
    /// The names in expressions with a point before the value, such as `{.format}`, that no path parameter has.
    private(set) var undeclaredEndings: [String] = []
    /// The expressions that are fragments, without braces.
    private(set) var fragments: [String] = []
    /// The parameters whose values are several path segments.
    private(set) var segmented: Set<String> = []

    /// Creates the expressions in the braces of a path.
    ///
    /// - Parameters:
    ///   - written: The path.
    ///   - parameters: The declared parameters. The full name of a parameter is its name, whatever it contains.
    init(_ written: String, parameters: [DeclaredParameter]) {
        var path = written
        // Nearly every path has nothing but names in its braces.
        guard Self.mayHaveMoreThanNames(path) else {
            self.path = path
            return
        }
        var names: [ParameterLocation: Set<String>] = [:]
        // The parameters whose style puts a mark before the value.
        var marked: Set<String> = []
        for case .parameter(let parameter) in parameters {
            names[parameter.location, default: []].insert(parameter.name)
            if [.label, .matrix].contains(parameter.textStyle.style) { marked.insert(parameter.name) }
        }
        let pathNames = names[.path] ?? []
        (path, optionalPart) = Self.withoutOptionalParts(path, names: pathNames)
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = Self.end(of: rest[open...]) {
            self.path += rest[..<open]
            let text = String(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
            if pathNames.contains(text) || text.isEmpty {
                self.path += "{\(text)}"
                if text.hasSuffix("+") || text.hasPrefix("+") || text.hasPrefix("*") { segmented.insert(text) }
            } else if "?&".contains(text.first ?? " "), let fields = Self.names(in: text.dropFirst()) {
                // The query has the others already.
                undeclaredFields += fields.filter { names[.query]?.contains($0) != true }
            } else if text.hasPrefix("."), !text.hasPrefix(".."), let endings = Self.names(in: text.dropFirst()),
                endings.count == 1, !pathNames.contains(endings[0])
            {
                // Without a value, the point is not sent either.
                undeclaredEndings += endings
            } else if text.hasPrefix("#") {
                fragments.append(text)
            } else if !readList(text, marked: marked) {
                read(text)
            }
        }
        self.path += rest
    }

    /// Whether a path has bytes that are in none with nothing but names in its braces.
    private static func mayHaveMoreThanNames(_ path: String) -> Bool {
        var previous: UInt8 = 0
        return path.utf8.contains { byte in
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: ":"),
                UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: " "):
                return true
            case UInt8(ascii: "."), UInt8(ascii: "/"):
                return previous == UInt8(ascii: "{") || previous == UInt8(ascii: "(")
            case UInt8(ascii: ";"): return previous == UInt8(ascii: "{")
            case UInt8(ascii: ")"): return previous == UInt8(ascii: "/")
            case UInt8(ascii: "}"): return previous == UInt8(ascii: ".")
            default: return false
            }
        }
    }

    /// A path without the parts that may be missing, which Grape and Rails write in parentheses: `/groups/{id}/(-/)epics` and
    /// `/pets(.:format)`. A part with a declared parameter stays. Nothing of OData that has parentheses looks so.
    ///
    /// - Returns: The path, and the first of the parts as it is written.
    private static func withoutOptionalParts(_ path: String, names: Set<String>) -> (path: String, first: String?) {
        var result = ""
        var openBraces = 0
        var first: String?
        var rest = path[...]
        func append(_ text: Substring) {
            result += text
            openBraces += PathTemplate.openBraces(in: text)
        }
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            let content = rest[rest.index(after: open)..<close]
            let end = rest.index(after: close)
            append(rest[..<open])
            let isSegment = content.hasSuffix("/") && result.hasSuffix("/")
            // Between braces, they are those of a pattern.
            if openBraces <= 0, isSegment || content.hasPrefix("/") || content.hasPrefix(".") {
                first = first ?? String(rest[open..<end])
                if !names.isDisjoint(with: Self.namesInOptionalPart(content)) { append(content) }
            } else {
                append(rest[open..<end])
            }
            rest = rest[end...]
        }
        return (result + rest, first)
    }

    /// The names that a part may have: those in braces and, behind a colon, what is an identifier and all before the next separator.
    private static func namesInOptionalPart(_ text: Substring) -> [String] {
        PathTemplate.names(in: String(text))
            + text.split(separator: ":", omittingEmptySubsequences: false).dropFirst().flatMap { behind in
                let identifier = behind.unicodeScalars.prefix { $0.properties.isXIDContinue }
                return [String(identifier), String(behind.prefix { $0 != "/" && $0 != "." })]
            }
    }

    /// Reads a list of names, or one with a mark that is sent before the value (RFC 6570, sections 3.2.2 to 3.2.7).
    ///
    /// - Parameters:
    ///   - text: What is between the braces.
    ///   - marked: The parameters whose style puts a mark before the value.
    /// - Returns: Whether it is such a list.
    private mutating func readList(_ text: String, marked: Set<String>) -> Bool {
        let mark = text.first.flatMap { "+/.;".contains($0) ? $0 : nil }
        let isSent = mark != nil && mark != "+" && !text.hasPrefix("..")
        let list = mark == nil ? text[...] : text.dropFirst()
        guard isSent || list.contains(","), let names = Self.names(in: list) else { return false }
        let values = names.map { name in
            guard isSent, !marked.contains(name) else { return "{\(name)}" }
            return mark == ";" ? ";\(name)={\(name)}" : text.prefix(1) + "{\(name)}"
        }
        let meaning = values.joined(separator: isSent ? "" : ",")
        path += meaning
        found.append(("{\(text)}", meaning))
        if mark == "+" { segmented.formUnion(names) }
        return true
    }

    /// The names in a list; `nil` if it is none.
    private static func names(in list: Substring) -> [String]? {
        let items = list.split(separator: ",", omittingEmptySubsequences: false)
        let names = items.map { item in
            let name = item.trimmed
            return name.last == "*" ? String(name.dropLast()) : name
        }
        return names.allSatisfy(isName) ? names : nil
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { "_-.".unicodeScalars.contains($0) || $0.properties.isXIDContinue }
    }

    private mutating func read(_ text: String) {
        var name = text[...]
        var hasSegments = false
        while let first = name.first, "*+".contains(first) {
            name.removeFirst()
            hasSegments = true
        }
        if let separator = name.firstIndex(where: { $0 == ":" || $0 == "=" }) {
            let constraint = name[name.index(after: separator)...].trimmed
            hasSegments = hasSegments || Self.allowsSlashes(constraint)
            name = name[..<separator]
        }
        // Ktor writes `{path...}`, and others the dots before the name.
        if name.hasPrefix("...") || name.hasSuffix("...") {
            name = name.hasPrefix("...") ? name.dropFirst(3) : name.dropLast(3)
            hasSegments = true
        }
        while let last = name.last, "*+?".contains(last) {
            name.removeLast()
            hasSegments = hasSegments || last != "?"
        }
        let plain = name.trimmed
        guard plain != text, Self.isName(plain) else {
            path += "{\(text)}"
            return
        }
        path += "{\(plain)}"
        found.append(("{\(text)}", "{\(plain)}"))
        if hasSegments { segmented.insert(plain) }
    }

    /// Returns whether a constraint allows slashes: `projects/*`, `**`, `.*`, `path`. `[^/]+` forbids them.
    private static func allowsSlashes(_ constraint: String) -> Bool {
        withoutNegatedBrackets(constraint).contains("/")
            || ["**", "path", ".*", ".+", "(.*)", "(.+)", ".*?", ".+?"].contains(constraint)
    }

    /// A pattern without the characters that it excludes, such as `[^/]`.
    private static func withoutNegatedBrackets(_ pattern: String) -> String {
        var result = ""
        var rest = pattern[...]
        while let start = rest.firstRange(of: "[^") {
            result += rest[..<start.lowerBound]
            let excluded = rest[start.upperBound...].prefix { $0 != "]" }
            rest = rest[excluded.endIndex...].dropFirst()
        }
        return result + rest
    }

    /// Returns whether values are names of Google's resources, whose slashes stay, by the pattern that the gateway of gRPC writes for
    /// a variable such as `{name=shelves/*/books/*}` (google.api.http): `shelves/[^/]+/books/[^/]+`.
    static func isResourceName(_ fields: Fields<ParameterKeyword>) -> Bool {
        guard let pattern = (fields[.schema] ?? fields.node)["pattern"]?.string, pattern.contains("/") else {
            return false
        }
        let segments = pattern.replacing("[^/]+", with: "*").split(separator: "/", omittingEmptySubsequences: false)
        let isCollection: (Substring) -> Bool = { segment in
            !segment.isEmpty && segment.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
        }
        let wildcards = segments.count { ["*", ".+", ".*"].contains($0) }
        return wildcards > 0 && segments.contains(where: isCollection)
            && segments.count == wildcards + segments.count(where: isCollection)
    }

    /// Returns the brace that closes the first one. A constraint may contain braces itself.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 0
        var hasColon = false
        for index in text.indices {
            switch text[index] {
            case ":": hasColon = true
            case "{": depth += 1
            case "}" where depth == 1: return index
            case "}": depth -= 1
            default: break
            }
            // Only what follows a colon may have braces.
            if depth > 1, !hasColon { return nil }
        }
        return nil
    }
}
