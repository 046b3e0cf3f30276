/// Path parameters that are not written with braces in the path.
///
/// `/users/:id` is a notation of Express and Rails, `/files/*path` one of them for all that follows, `/users/${id}` one of templates in
/// JavaScript, `/users/{{id}}` is a variable of Postman, `%7Bid%7D` contains encoded braces, `{ID}` is a mistake for `id`, and so are
/// `{id` and `id}`. Such a path is never meant literally, because the parameter would be lost.
struct PathPlaceholders {
    /// How many parameters are searched for. Each search looks at the whole path, and no service has paths of so many.
    private static let maximumSearches = 64

    /// The path, with each parameter between braces.
    private(set) var path: String
    /// The found parameters, as written and as read.
    private(set) var found: [(text: String, meaning: String)] = []
    /// The parameters whose values are several path segments.
    private(set) var segmented: Set<String> = []

    /// Finds the parameters that a path does not name between braces.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - names: The path parameters that are declared for it.
    ///   - query: The query parameters that are declared for it.
    init(_ path: String, names: [String], query: Set<String> = []) {
        self.path = path
        if !query.isEmpty, let start = path.utf8.firstIndex(of: UInt8(ascii: "?")) {
            leaveOut(query.subtracting(names), from: start)
        }
        completeBraces()
        for name in PathTemplate.names(in: self.path).lazy.filter({ $0.hasPrefix("{") }).prefix(Self.maximumSearches) {
            read("{\(name)}}", as: name + "}")
        }
        if path.utf8.contains(UInt8(ascii: "$")) {
            for name in names.prefix(Self.maximumSearches) { read("${\(name)}", as: "{\(name)}") }
        }
        let standing = Set(PathTemplate.names(in: self.path))
        let missing = names.lazy.filter { !$0.isEmpty && !standing.contains($0) }.prefix(Self.maximumSearches)
        if missing.isEmpty { return }
        let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
        for name in missing {
            // If two parameters differ only by case, neither is a misspelling.
            let isAlone = counts[name.lowercased()] == 1
            guard let range = spelling(of: name, inAnyCase: isAlone) else { continue }
            if self.path[range].first == "*" { segmented.insert(name) }
            found.append((String(self.path[range]), "{\(name)}"))
            self.path.replaceSubrange(range, with: "{\(name)}")
        }
    }

    /// Puts each segment `:id` or, at the end, `*path` between braces whose parameter is not declared.
    ///
    /// What follows a colon at the end of a path with braces can also be an action, which is sent as it is written: Azure has `POST
    /// /identities/{id}/:issueAccessToken`.
    ///
    /// - Parameter method: The method of the operation.
    mutating func readSegments(method: String) {
        guard path.utf8.contains(where: { ":*".utf8.contains($0) }) else { return }
        var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var known = Set(PathTemplate.names(in: path))
        let hasBraces = !known.isEmpty && !found.contains { $0.text.hasPrefix(":") }
        for (offset, segment) in segments.enumerated() {
            let isLast = offset == segments.count - 1
            let isSegmented = segment.hasPrefix("*")
            let name = String(segment.dropFirst())
            guard segment.hasPrefix(":") || isSegmented && isLast, Self.isIdentifier(name), !known.contains(name) else {
                continue
            }
            let mayBeAction = segment.hasPrefix(":") && method == "POST" && isLast && hasBraces
            guard !mayBeAction || name.lowercased().hasSuffix("id") else { continue }
            known.insert(name)
            segments[offset] = "{\(name)}"
            if isSegmented { segmented.insert(name) }
            found.append((segment, segments[offset]))
        }
        if !found.isEmpty { path = segments.joined(separator: "/") }
    }

    /// Whether a text is an identifier of most programming languages.
    private static func isIdentifier(_ text: String) -> Bool {
        text.utf8.first?.isDigit == false
            && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetter || $0.isDigit }
    }

    /// Closes a brace that is open to the end of its segment, as in `/users/{id`, and opens one that is only closed.
    private mutating func completeBraces() {
        if PathTemplate.openBraces(in: path) == 0 { return }
        var segments = path.split(separator: "/", omittingEmptySubsequences: false)
        // The first brace behind each segment.
        var next: [Character?] = []
        var following: Character?
        for segment in segments.reversed() {
            next.append(following)
            following = segment.first(where: Self.isBrace) ?? following
        }
        next.reverse()
        var previous: Character?
        for (offset, segment) in segments.enumerated() {
            defer { previous = segments[offset].last(where: Self.isBrace) ?? previous }
            let name = segment.drop { $0 == "{" }.prefix { $0 != "}" }
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isPartOfName) else { continue }
            let isUnclosed = segment == "{" + name && next[offset] != "}"
            let isUnopened = segment == name + "}" && previous != "{"
            guard isUnclosed || isUnopened else { continue }
            segments[offset] = "{\(name)}"
            found.append((String(segment), "{\(name)}"))
        }
        if !found.isEmpty { path = segments.joined(separator: "/") }
    }

    private static func isBrace(_ character: Character) -> Bool { character == "{" || character == "}" }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte.isLetter || byte.isDigit
    }

    /// Removes an item such as `limit={count}` from a query in the path if a query parameter, `limit` or `count`, sends it already.
    private mutating func leaveOut(_ names: Set<String>, from start: String.Index) {
        let items = path[path.index(after: start)...].split(separator: "&", omittingEmptySubsequences: false)
        let others = items.filter { item in
            let placeholders = PathTemplate.names(in: String(item))
            return placeholders.isEmpty || names.isDisjoint(with: placeholders + [String(item.prefix { $0 != "=" })])
        }
        guard others.count < items.count else { return }
        path = path[..<start] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
    }

    private mutating func read(_ text: String, as meaning: String) {
        guard let range = path.byteRange(of: text) else { return }
        found.append((text, meaning))
        path.replaceSubrange(range, with: meaning)
    }

    /// Returns the place of a parameter.
    private func spelling(of name: String, inAnyCase: Bool) -> Range<String.Index>? {
        let encoded = path.byteRange(of: "%7B\(name)%7D") ?? path.byteRange(of: "%7b\(name)%7d")
        if let range = encoded ?? marked(name) { return range }
        return inAnyCase ? braces(aroundNameLike: name) : nil
    }

    /// The first braces of the path that have a name between them, in any case.
    private func braces(aroundNameLike name: String) -> Range<String.Index>? {
        let lowercased = name.lowercased()
        var start: String.Index?
        for index in path.utf8.indices {
            if path.utf8[index] == UInt8(ascii: "{") { start = index }
            guard path.utf8[index] == UInt8(ascii: "}"), let opened = start else { continue }
            if path[path.utf8.index(after: opened)..<index].lowercased() == lowercased {
                return opened..<path.utf8.index(after: index)
            }
            start = nil
        }
        return nil
    }

    /// Where `:name` is, with nothing of a longer name around it, or `*name` as the last segment.
    private func marked(_ name: String) -> Range<String.Index>? {
        // Elysia and others call the parameter of `/files/*` by the sign itself.
        if name == "*" { return path.hasSuffix("/*") ? path.index(before: path.endIndex)..<path.endIndex : nil }
        if path.hasSuffix("/*\(name)") { return path.index(path.endIndex, offsetBy: -name.count - 1)..<path.endIndex }
        return path.byteRange(of: ":\(name)") { range in
            guard let before = path.utf8[..<range.lowerBound].last, "/.-_~,;(".utf8.contains(before) else {
                return false
            }
            guard let after = path.unicodeScalars[range.upperBound...].first else { return true }
            return !after.properties.isXIDContinue
        }
    }
}
