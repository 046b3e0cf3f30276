/// Finds the name that was probably meant by a misspelled one.
public enum NearestName {
    /// The maximum length of a name that is compared, in Unicode scalars. A longer one is not a misspelling worth a search.
    private static let longestName = 64

    /// ` (did you mean 'x'?)` for the candidate nearest to a name, or nothing where none is near.
    ///
    /// - Parameters:
    ///   - name: The name as it is written.
    ///   - candidates: The names that would be right.
    public static func hint(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
    }

    /// The names that would be right, in words: `a, b or c`.
    public static func choice(of candidates: [String]) -> String {
        guard let last = candidates.last, candidates.count > 1 else { return candidates.first ?? "" }
        return "\(candidates.dropLast().joined(separator: ", ")) or \(last)"
    }

    /// The candidate nearest to a name; the first of equally near ones, but rather one with the same letters in another order than
    /// one with other letters; `nil` where none is near.
    ///
    /// Near is what differs, without regard to case, in at most a third of the name's characters, and never in more than
    /// three; a name of two characters may differ in one.
    ///
    /// - Parameters:
    ///   - name: The name as it is written.
    ///   - candidates: The names that would be right.
    ///   - limit: The largest number of differing characters, if it is to be smaller.
    public static func nearest(
        to name: String,
        among candidates: some Sequence<String>,
        limit: Int = 3
    ) -> String? {
        let written = Array(name.lowercased().unicodeScalars.prefix(longestName + 1))
        guard !written.isEmpty, written.count <= longestName else { return nil }
        var bestDistance = min(limit, max(1, written.count / 3), written.count - 1) + 1
        var best: String?
        var hasOtherLetters = false
        for candidate in candidates {
            let right = Array(candidate.lowercased().unicodeScalars.prefix(longestName + 1))
            let hasSameLength = right.count == written.count
            let limit = hasOtherLetters && hasSameLength ? bestDistance : bestDistance - 1
            guard let distance = editDistance(written, right, atMost: limit) else { continue }
            let hasSameLetters = hasSameLength && right.sorted() == written.sorted()
            guard distance < bestDistance || hasSameLetters else { continue }
            (best, bestDistance) = (candidate, distance)
            hasOtherLetters = hasSameLength && !hasSameLetters
        }
        return best
    }

    /// How many characters must be inserted, removed, replaced or exchanged with their neighbor to make one text the
    /// other (optimal string alignment).
    ///
    /// - Parameters:
    ///   - first: One text.
    ///   - second: The other.
    ///   - limit: The largest number that is searched for, at least 0.
    /// - Returns: `nil` if more characters differ.
    static func editDistance<Element: Equatable>(
        _ first: [Element],
        _ second: [Element],
        atMost limit: Int
    ) -> Int? {
        if abs(first.count - second.count) > limit { return nil }
        let beyond = limit + 1
        var previous = (0...second.count).map { min($0, beyond) }
        var (beforePrevious, current) = (previous, previous)
        for i in first.indices {
            // Only beside the diagonal are distances within the limit, and only these are computed.
            let columns = max(0, i - limit)..<min(second.count, i + limit + 1)
            current[columns.lowerBound] = columns.lowerBound == 0 ? min(i + 1, beyond) : beyond
            var least = current[columns.lowerBound]
            for j in columns {
                let replaced = previous[j] + (first[i] == second[j] ? 0 : 1)
                var distance = min(replaced, previous[j + 1] + 1, current[j] + 1, beyond)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    distance = min(distance, beforePrevious[j - 1] + 1)
                }
                current[j + 1] = distance
                least = min(least, distance)
            }
            if least > limit { return nil }
            if columns.upperBound < second.count { current[columns.upperBound + 1] = beyond }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[second.count] > limit ? nil : previous[second.count]
    }
}
