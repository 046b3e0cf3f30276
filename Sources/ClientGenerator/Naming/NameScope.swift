/// Keeps the names of one scope apart: who comes first has the name, who comes later gets a number behind it.
struct NameScope {
    private var taken: Set<String>
    private let ignoresCase: Bool
    /// The numbers that are known to be taken behind a name, so that many of one name are not counted through for each.
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
    ///   - reserved: The names that nobody gets.
    ///   - ignoresCase: Whether names that differ by case alone are the same, as file names are on many disks.
    init(reserved: some Sequence<String> = [], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        taken = Set(reserved.map { Self.key($0, ignoresCase: ignoresCase) })
    }

    /// Takes the wanted name, or the first free one of `name2`, `name3`, ….
    mutating func claim(_ wanted: String) -> String {
        claim(firstOf: [wanted])
    }

    /// Whether nobody has a name yet.
    func isFree(_ name: String) -> Bool { !taken.contains(key(name)) }

    /// Takes the first of the candidates that is free, or the last of them with a number.
    ///
    /// - Parameter candidates: The names that will do, the best first; at least one.
    mutating func claim(firstOf candidates: [String]) -> String {
        for candidate in candidates where taken.insert(key(candidate)).inserted {
            return candidate
        }
        let base = SwiftName.unescaped(candidates.last ?? "value")
        var number = counts[key(base), default: 1] + 1
        while !taken.insert(key(base + String(number))).inserted { number += 1 }
        counts[key(base)] = number
        return base + String(number)
    }

    /// Takes the first of the candidates that is free behind each of several prefixes, or the last of them with a number.
    ///
    /// - Parameters:
    ///   - candidates: The names that will do, the best first; at least one.
    ///   - prefixes: What stands before the name; at least one.
    /// - Returns: The name, without a prefix.
    mutating func claim(firstOf candidates: [String], behind prefixes: [String]) -> String {
        let base = SwiftName.unescaped(candidates.last ?? "value")
        let counted = key((prefixes.first ?? "") + base)
        var number = counts[counted, default: 1]
        var names = candidates[...]
        while true {
            if names.isEmpty {
                number += 1
                names = [base + String(number)]
            }
            let name = names.removeFirst()
            let keys = prefixes.map { key($0 + name) }
            guard taken.isDisjoint(with: keys) else { continue }
            taken.formUnion(keys)
            if number > 1 { counts[counted] = number }
            return name
        }
    }

    /// Takes a name for each of several things at once.
    ///
    /// What has one candidate only is the user's choice and comes first, and then what is spelt on the wire as it is in
    /// Swift. Another spelling of the same name, wherever it is added to a description later, therefore never renames it.
    ///
    /// - Parameter things: The name on the wire, and the names that will do, the best first.
    mutating func claim(_ things: [(wireName: String, candidates: [String])]) -> [String] {
        let ranks = things.map { thing in
            if thing.candidates.count == 1 { return 0 }
            return SwiftName.unescaped(thing.candidates.first ?? "") == thing.wireName ? 1 : 2
        }
        var names = Array(repeating: "", count: things.count)
        for rank in 0...2 {
            for index in things.indices where ranks[index] == rank {
                let (wireName, candidates) = things[index]
                names[index] = claim(firstOf: candidates)
                if rank == 0, let wanted = candidates.first, names[index] != wanted {
                    refusals.append(Refusal(wireName: wireName, name: wanted))
                }
            }
        }
        return names
    }

    private func key(_ name: String) -> String { Self.key(name, ignoresCase: ignoresCase) }

    /// What names have in common that are the same: backticks tell nothing apart.
    private static func key(_ name: String, ignoresCase: Bool) -> String {
        let plain = SwiftName.unescaped(name)
        return ignoresCase ? plain.lowercased() : plain
    }
}
