import ServiceDescription

/// The names of an operation that the description does not name: what is done, and the fixed parts of the path. Its parameters
/// are the labels of the method, so `GET /api/v1/users/{userId}/posts` is `getUserPosts(userId:)`.
struct RouteNames {
    /// The words of the names, the best first.
    let names: [[String]]
    /// The words of the best name if the operation returns a collection, of which the last word is not made one thing.
    let ofCollection: [String]

    /// The names of an operation; `nil` if the description names it, or if its path has no fixed part.
    init?(_ operation: ServiceDescription.Operation) {
        guard !operation.hasOwnIdentifier || Self.isRoute(operation) else { return nil }
        let segments = operation.path.split(separator: "/").map(Segment.init)
        let general = segments.prefix { $0.isVersion || $0.isGeneral }.count
        let versioned = segments.prefix(general).filter(\.isVersion)
        let own = Array(segments.dropFirst(general))
        let verb = operation.method.lowercased()
        let things = Self.words(of: own)
        guard !things.isEmpty else { return nil }
        names = [
            [verb] + things,
            [verb] + Self.words(of: versioned) + things,
            [verb] + Self.words(of: segments),
        ]
        ofCollection = [verb] + Self.words(of: own, isCollection: true)
    }

    /// Whether the identifier of an operation is the method and the path: `GET_mail-send` for `GET /mail/send`.
    static func isRoute(_ operation: ServiceDescription.Operation) -> Bool {
        let rest = operation.identifier.dropFirst(operation.method.count)
        guard operation.identifier.hasPrefix(operation.method), let separator = rest.first, "_- ".contains(separator)
        else { return false }
        return rest.lowercased().filter(\.isLetterOrNumber) == operation.path.lowercased().filter(\.isLetterOrNumber)
    }

    /// Whether an operation comes before another one when names are given to both: it has fewer segments, or is an older version of
    /// the same path. Where they stand in the description does not matter, so that `/v2/pets` does not rename `/v1/pets`.
    static func isBefore(_ operation: ServiceDescription.Operation, _ other: ServiceDescription.Operation) -> Bool {
        let key = { (operation: ServiceDescription.Operation) in
            (operation.path.utf8.count { $0 == UInt8(ascii: "/") }, operation.path, operation.method)
        }
        return key(operation) < key(other)
    }

    /// The fixed words of segments, each the singular if a parameter says which one.
    private static func words(of segments: [Segment], isCollection: Bool = false) -> [String] {
        segments.indices.flatMap { index in
            let words = segments[index].words
            guard let thing = words.last, segments.indices.contains(index + 1),
                !isCollection || index + 2 < segments.count, segments[index + 1].identifies(thing)
            else { return words }
            return words.dropLast() + [Inflection.singular(thing)]
        }
    }
}

extension RouteNames {
    /// A segment of a path.
    private struct Segment {
        /// The words of its fixed text.
        let words: [String]
        /// The words of the parameter that is the whole segment.
        private let parameter: [String]?
        private let text: Substring

        init(_ text: Substring) {
            self.text = text
            parameter = text.hasPrefix("{") && text.hasSuffix("}") ? Words(String(text)).lowercased : nil
            let fixed = Self.fixed(text)
            words = fixed.contains(where: \.isLetterOrNumber) ? Words(fixed).words : []
        }

        /// Whether it is a version, such as `v1` or `2.0`, also one that is a parameter: `v{version}`.
        var isVersion: Bool {
            text.wholeMatch(of: /[vV]?[0-9]+([._][0-9]+)*((alpha|beta)[0-9]*)?|[vV]\{[^}]*\}/) != nil
        }

        /// Whether paths of many services begin with it.
        var isGeneral: Bool { ["api", "rest"].contains(text.lowercased()) }

        /// Whether it is a parameter that says which one of many things is meant: `{id}`, `{userId}` or `{user}` of `users`, and
        /// not `{groupId}`.
        func identifies(_ thing: String) -> Bool {
            guard let name = parameter?.joined() else { return false }
            let kind = ["identifier", "number", "uuid", "guid", "slug", "name", "code", "key", "sku", "id"].first {
                name.hasSuffix($0)
            }
            let owner = name.dropLast(kind?.count ?? 0)
            let one = Inflection.singular(thing.lowercased())
            return kind != nil && one.hasPrefix(owner) || owner.hasPrefix(one)
        }

        /// The text without parameters, and without what is written before and behind them: the names of queries and keys.
        private static func fixed(_ segment: Substring) -> String {
            guard segment.contains("{") else { return String(withoutFormat(segment)) }
            let path = segment.prefix { !"?(".contains($0) }
            let queries = segment[path.endIndex...].split { "?&(,)".contains($0) }.filter { !$0.contains("{") }
            let text = path.replacing(/[vV]?\{[^}]*\}/, with: " ")
            return ([withoutFormat(text[...])] + queries).joined(separator: " ")
        }

        /// A segment without the format that is sent, which is no part of what is meant.
        private static func withoutFormat(_ segment: Substring) -> Substring {
            for format in [".json", ".xml"] where segment.lowercased().hasSuffix(format) {
                return segment.dropLast(format.count)
            }
            return segment
        }
    }
}

extension Character {
    /// Whether it is part of a word.
    fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
