/// Keeps the names of one scope unique: the first one gets the name, and later ones get a number appended.
struct NameScope {
    private var taken: Set<String>
    private let ignoresCase: Bool
    /// The last numbers that were appended to names, so that many equal names need not be counted each time.
    private var counts: [String: Int] = [:]
    /// The names that the user chose and that were taken already, by what they were for.
    private(set) var refusals: [Refusal] = []

    /// A name that the user chose and did not get.
    struct Refusal {
        /// What it was for.
        let wireName: String
        /// The name.
        let name: String
    }

    /// A scope in which the given names are taken already.
    ///
    /// - Parameters:
    ///   - reserved: The names that nothing can have.
    ///   - ignoresCase: Whether names that differ by case alone are the same, as file names are on many disks.
    init(reserved: some Sequence<String> = [], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        taken = []
        for name in reserved { taken.insert(key(name)) }
    }

    /// Takes the wanted name, or the first free one of `name2`, `name3`, ….
    mutating func claim(_ wanted: String) -> String {
        claim(firstOf: [wanted])
    }

    /// Whether a name is still free.
    func isFree(_ name: String) -> Bool { !taken.contains(key(name)) }

    /// Takes the first candidate that is free behind each of several prefixes, or the last candidate with a number.
    ///
    /// - Parameters:
    ///   - candidates: The names that will do, the best first; at least one.
    ///   - prefixes: The prefixes; at least one.
    /// - Returns: The name, without a prefix.
    mutating func claim(firstOf candidates: [String], behind prefixes: [String] = [""]) -> String {
        for candidate in candidates where take(candidate, behind: prefixes) { return candidate }
        let base = SwiftName.unescaped(candidates.last ?? "value")
        let counted = key((prefixes.first ?? "") + base)
        var number = counts[counted, default: 1] + 1
        while !take(base + String(number), behind: prefixes) { number += 1 }
        counts[counted] = number
        return base + String(number)
    }

    /// Claims a name if it is free behind each of the prefixes, and returns whether it was.
    private mutating func take(_ name: String, behind prefixes: [String]) -> Bool {
        let keys = prefixes.map { key($0 + name) }
        guard taken.isDisjoint(with: keys) else { return false }
        taken.formUnion(keys)
        return true
    }

    /// Claims names for several things at once.
    ///
    /// The user's choices come first, followed by those that the description spells so. So another spelling of the same name, added to a
    /// description later, never renames them.
    mutating func claim(_ wanted: [WantedName]) -> [String] {
        var names = Array(repeating: "", count: wanted.count)
        for index in WantedName.order(of: wanted) { names[index] = claim(wanted[index]) }
        return names
    }

    /// Claims a name for one thing.
    mutating func claim(_ wanted: WantedName) -> String {
        let name = claim(firstOf: wanted.candidates)
        if wanted.right == .chosen, let chosen = wanted.candidates.first, name != chosen {
            refusals.append(Refusal(wireName: wanted.wireName, name: chosen))
        }
        return name
    }

    /// The key of a name. Equal names have equal keys, whether or not they have backticks.
    private func key(_ name: String) -> String {
        let plain = SwiftName.unescaped(name)
        return ignoresCase ? plain.caseFolded : plain
    }
}
