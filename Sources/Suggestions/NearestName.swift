/// Finds the name that was probably meant by a misspelled one.
public enum NearestName {
    /// The longest name that is compared; what is longer is not a misspelling worth a search.
    private static let longestName = 64

    /// ` (did you mean 'x'?)` for the candidate nearest to a name, or nothing where none is near.
    ///
    /// - Parameters:
    ///   - name: The name as it is written.
    ///   - candidates: The names that would be right.
    public static func hint(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
    }

    /// The candidate nearest to a name; the first of equally near ones; `nil` where none is near.
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
        for candidate in candidates {
            let right = Array(candidate.lowercased().unicodeScalars.prefix(longestName + 1))
            guard abs(right.count - written.count) < bestDistance else { continue }
            let distance = editDistance(written, right)
            if distance < bestDistance {
                bestDistance = distance
                best = candidate
            }
        }
        return best
    }

    /// How many characters must be inserted, removed, replaced or exchanged with their neighbor to make one text the
    /// other (optimal string alignment).
    static func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for i in first.indices {
            var current = [i + 1]
            current.reserveCapacity(second.count + 1)
            for j in second.indices {
                let replaced = previous[j] + (first[i] == second[j] ? 0 : 1)
                var distance = min(replaced, previous[j + 1] + 1, current[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    distance = min(distance, beforePrevious[j - 1] + 1)
                }
                current.append(distance)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
