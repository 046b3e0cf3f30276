import YAML

/// How much the schemas of one description may hold together, and what was found to exceed that.
struct SchemaLimits {
    /// The maximum nesting depth of schemas, including those that `allOf` brings in.
    static let maximumDepth = 64
    /// How many members all compositions of a description may bring in, each counted with the members inside it.
    private static let maximumInheritedMembers = 1_000_000
    /// How many members and values may be repeated in place of references, each counted with the members inside it.
    private static let maximumRepetitions = 50_000
    /// How many values of named lists are looked at to know whether choices are between values.
    private static let maximumViewedValues = 1_000_000

    /// Whether an error leaves schemas without an end, such as references in a cycle, so that no other stage may walk
    /// through them.
    var isEndless = false
    /// How many members compositions have brought in so far.
    var inheritedMembers = 0
    /// How many members and values were repeated so far.
    private var repetitions = 0
    /// How many values of named lists were looked at so far.
    private var viewedValues = 0
    /// Whether schemas were found to nest too deep, which one error says for all places.
    private var isTooDeep = false

    /// Counts members that a composition brings in.
    ///
    /// - Returns: Whether there is room for them.
    mutating func hasRoom(for members: Int) -> Bool {
        inheritedMembers += members
        return inheritedMembers <= Self.maximumInheritedMembers
    }

    /// Counts members or values that are about to take the place of a reference to them, if there is room for them. If many
    /// references to the same ones were replaced, a small description would become a large client.
    ///
    /// - Returns: Whether there is room for them; otherwise, the reference must stay.
    mutating func mayRepeat(_ count: Int) -> Bool {
        guard repetitions + count <= Self.maximumRepetitions else { return false }
        repetitions += count
        return true
    }

    /// Counts values of a named list that are about to be looked at.
    ///
    /// - Returns: Whether they may be.
    mutating func mayView(_ values: Int) -> Bool {
        viewedValues += values
        return viewedValues <= Self.maximumViewedValues
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
                    + "\(Self.maximumInheritedMembers) (name the schemas that are composed again and again, and refer to these)",
                at: mark
            )
        }
        return false
    }

    /// Reports a schema that is nested too deep to be read.
    mutating func reportTooDeep(at mark: Mark, in source: inout DescriptionSource) {
        if !isTooDeep {
            source.diagnostics.error(
                "schemas are nested more than \(Self.maximumDepth) deep (name an inner schema, and refer to it)",
                at: mark
            )
        }
        isTooDeep = true
        isEndless = true
    }
}
