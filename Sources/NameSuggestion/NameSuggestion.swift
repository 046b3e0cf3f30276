/// ` (did you mean 'x'?)` for the candidate nearest to a name, or nothing where none is near.
///
/// Near is what differs by at most a third of the name's characters, each one inserted, removed or replaced; of equally
/// near ones the first is taken.
public func suggestion(for name: String, from candidates: [String]) -> String {
    let nearest = candidates.map { (name: $0, distance: editDistance(name, $0)) }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, name.count / 3) else { return "" }
    return " (did you mean '\(nearest.name)'?)"
}

/// The Levenshtein distance of two strings, without regard to case.
private func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in second.enumerated() {
            let replaced = diagonal + (character == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}
