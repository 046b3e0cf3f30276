/// The words of paths.
enum RouteWords {
    /// The segments that say what a path leads to: without what paths of many services begin with, and without versions.
    static func own<Segment>(_ segments: [Segment], text: (Segment) -> Substring) -> [Segment] {
        let own = segments.drop { text($0).isVersion || text($0).isGeneralSegment }
        return own.dropLast().filter { !text($0).isMarkedVersion } + own.suffix(1)
    }

    /// What is called after a path.
    enum Purpose {
        /// A method, whose labels are the parameters.
        case method
        /// A method that returns a collection: the last word stays in the plural.
        case collection
        /// A type, which has no labels: parameters that say something else than which one is meant are among the words.
        case type
        /// A type, with all parameters among the words.
        case longType
    }

    /// The fixed words of segments, each the singular if a parameter says which one.
    static func words(of segments: [RouteSegment], for purpose: Purpose = .method) -> [String] {
        segments.indices.flatMap { index in
            let segment = segments[index]
            let isSaid = index > 0 && segment.identifies(segments[index - 1]) && segments[index - 1].isPlural
            let isAdded = purpose == .longType || purpose == .type && !isSaid
            let end = isAdded ? segment.parameters.flatMap { ["by"] + Words($0).words } : []
            let isOne =
                isIdentified(index, of: segments)
                && (purpose != .collection || !segments[(index + 1)...].allSatisfy(\.isParameter))
            return (isOne ? Inflection.one(of: segment.words) : segment.words) + end
        }
    }

    /// The names of a type in the parameters of a path, the best first, if a name begins with the path: *plan import format* for
    /// `/api/v1/plans/{id}/import import_format`.
    static func names(ofType name: String) -> [String] {
        guard name.utf8.first == UInt8(ascii: "/"), let end = name.firstIndex(of: " ") else { return [name] }
        let own = own(name[..<end].split(separator: "/"), text: \.self).map(RouteSegment.init)
        if own.isEmpty { return [name] }
        let parameter = Words(String(name[end...])).words
        return [joined(words(of: own, for: .type), parameter).joined(separator: " "), name]
    }

    /// The maximum number of words whose repetition is looked for, so that no path takes long.
    private static let maximumRepetitions = 8

    /// The words of a place and those of a parameter that belongs there, which may begin as the place ends: *plans import* and
    /// *import format*, or *plans by format* and *format*.
    private static func joined(_ place: [String], _ parameter: [String]) -> [String] {
        let ends = Inflection.compared(place)
        let begins = Inflection.compared(parameter)
        let repeated = begins.indices.prefix(maximumRepetitions).map { begins[...$0] }.last {
            $0.count < ends.count && ends.suffix($0.count) == $0
        }
        let rest = place.dropLast(repeated?.count ?? 0)
        return (repeated?.count == begins.count && rest.last == "by" ? rest.dropLast() : rest) + parameter
    }

    /// Whether the segment after the one at an index identifies one of its things, or several parameters at the end of the path do so
    /// together, the last of which is called after it: `/repos/{owner}/{repo}`.
    private static func isIdentified(_ index: Int, of segments: [RouteSegment]) -> Bool {
        guard segments.indices.contains(index), segments.indices.contains(index + 1) else { return false }
        if segments[index + 1].identifies(segments[index]) { return true }
        return segments[(index + 1)...].allSatisfy(\.isParameter)
            && segments[segments.count - 1].identifies(segments[index])
    }
}
