import ClientConfiguration

/// Keeps the names of types unique that the user can rename by the names which they would have otherwise.
///
/// These are the keys of `rename.types`. A key does not depend on what the user chooses for other types, so that each choice stays
/// right when another is added. A type keeps the name that the user chose for it; any other type that would have this name gets
/// another.
struct RenamedScope {
    /// The names that types would have without the user's choices.
    private var keys: NameScope
    /// The names that types have.
    private var names: NameScope
    private let renamed: LocatedNames
    /// The names that the user chose and that their types do not have yet.
    private var waiting: Set<String> = []
    /// The names of the types that can be renamed, by their keys.
    private(set) var made: [String: String]

    /// A scope in which some types have their names already.
    ///
    /// - Parameters:
    ///   - keys: The names that those types would have without the user's choices.
    ///   - names: The names that they have.
    ///   - renamed: The names that the user chose, by the keys.
    ///   - made: The names of those of them that can be renamed, by their keys.
    init(keys: [String], names: [String], renamed: LocatedNames, made: [String: String] = [:]) {
        self.keys = NameScope(reserved: keys)
        self.names = NameScope(reserved: names)
        self.renamed = renamed
        self.made = made
        for entry in renamed where made[entry.key.value] == nil && self.names.isFree(entry.value.value) {
            waiting.insert(self.names.claim(entry.value.value))
        }
    }

    /// Whether no type would have a name without the user's choices.
    func isFree(_ name: String) -> Bool { keys.isFree(name) }

    /// Takes the first of the candidates that is free, or the last of them with a number, or what the user chose instead.
    mutating func claimRenamable(firstOf candidates: [String]) -> String {
        name(for: keys.claim(firstOf: candidates))
    }

    /// Claims a name of a type that cannot be renamed.
    mutating func claim(_ wanted: String) -> String { names.claim(keys.claim(wanted)) }

    /// Claims the names of several types that have other keys.
    mutating func claim(_ wanted: [WantedName]) -> [String] {
        keys.claim(wanted).map { names.claim($0) }
    }

    /// Takes the names of several types that can be renamed.
    mutating func claimRenamable(_ wanted: [WantedName]) -> [String] {
        keys.claim(wanted).map { name(for: $0) }
    }

    private mutating func name(for key: String) -> String {
        let name: String
        if let chosen = renamed[key]?.value {
            name = waiting.remove(chosen) == nil ? names.claim(chosen) : chosen
        } else {
            name = names.claim(key)
        }
        made[key] = name
        return name
    }
}
