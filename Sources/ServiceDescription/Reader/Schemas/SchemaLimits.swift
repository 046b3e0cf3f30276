import YAML

/// How much the schemas of one description may hold together, and what was found to exceed that.
struct SchemaLimits {
    /// The maximum nesting depth of schemas, including those that `allOf` brings in.
    static let maximumDepth = 64
    /// How many members all compositions of a description may bring in, each counted with the members inside it.
    private static let maximumInheritedMembers = 1_000_000

    /// Whether an error leaves schemas without an end, such as references in a cycle, so that no other stage may walk
    /// through them.
    var isEndless = false
    /// How many members compositions have brought in so far.
    var inheritedMembers = 0
    /// Whether schemas were found to nest too deep, which one error says for all places.
    private var isTooDeep = false

    /// Counts members that a composition brings in.
    ///
    /// - Returns: Whether there is room for them.
    mutating func hasRoom(for members: Int) -> Bool {
        inheritedMembers += members
        return inheritedMembers <= Self.maximumInheritedMembers
    }

    /// Returns whether a composition may include the given number of further members. The first that may not is reported.
    ///
    /// - Parameters:
    ///   - members: The number of members.
    ///   - keyword: The key that includes them, for the error.
    ///   - mark: The place of the key.
    ///   - source: The document.
    mutating func admits(
        _ members: Int,
        from keyword: String,
        at mark: Mark,
        in source: inout DescriptionSource
    ) -> Bool {
        if hasRoom(for: members) { return true }
        isEndless = true
        if inheritedMembers - members <= Self.maximumInheritedMembers {
            source.diagnostics.error(
                "\(keyword) adds too many properties: the schemas of this description inherit more than "
                    + "\(Self.maximumInheritedMembers)",
                at: mark
            )
        }
        return false
    }

    /// Reports a schema that is nested too deep to be read.
    mutating func reportTooDeep(at mark: Mark, in source: inout DescriptionSource) {
        if !isTooDeep {
            source.diagnostics.error("schemas are nested more than \(Self.maximumDepth) deep", at: mark)
        }
        isTooDeep = true
        isEndless = true
    }
}
