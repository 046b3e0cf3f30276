/// Names of which each can be taken once.
struct FreeNames {
    private var taken: Set<String> = []
    /// The last numbers that were appended to names, so that many equal names need not be counted each time.
    private var lastNumbers: [String: Int] = [:]

    /// Whether a name is taken.
    func isTaken(_ name: String) -> Bool { taken.contains(name) }

    /// Takes a name.
    ///
    /// - Returns: Whether it was free.
    mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

    /// Takes the wanted name, or the first of `name2`, `name3`, … that is free.
    mutating func takeFree(like wanted: String) -> String {
        if take(wanted) { return wanted }
        var number = lastNumbers[wanted, default: 1] + 1
        while !take("\(wanted)\(number)") { number += 1 }
        lastNumbers[wanted] = number
        return "\(wanted)\(number)"
    }
}
