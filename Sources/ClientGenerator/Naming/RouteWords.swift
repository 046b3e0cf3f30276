/// The words of paths.
enum RouteWords {
    /// The fixed words of segments, each the singular if a parameter says which one.
    ///
    /// - Parameters:
    ///   - segments: The segments.
    ///   - isCollection: Whether the last word stays in the plural.
    ///   - withParameters: Whether the parameters that say something else are among the words.
    static func words(
        of segments: [RouteSegment],
        isCollection: Bool = false,
        withParameters: Bool = false
    ) -> [String] {
        segments.indices.flatMap { index in
            let segment = segments[index]
            let isSaid = isIdentified(index - 1, of: segments) && segments[index - 1].isPlural
            let end = withParameters && !isSaid ? segment.parameters.flatMap { ["by"] + Words($0).words } : []
            guard let thing = segment.words.last, isIdentified(index, of: segments),
                !isCollection || index + 2 < segments.count
            else { return segment.words + end }
            return segment.words.dropLast() + [Inflection.singular(thing)] + end
        }
    }

    /// Whether the segment after the one at an index says which one of its things is meant.
    private static func isIdentified(_ index: Int, of segments: [RouteSegment]) -> Bool {
        guard segments.indices.contains(index), segments.indices.contains(index + 1),
            let thing = segments[index].words.last
        else { return false }
        return segments[index + 1].identifies(thing)
    }
}
