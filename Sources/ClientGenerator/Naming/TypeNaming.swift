/// Makes names of data types that hide no type of the language or the runtime, or of SwiftUI.
struct TypeNaming {
    /// What is put before a name that would otherwise hide one.
    let prefix: String
    /// Whether the prefix would be written in another way if it were divided into words again: two acronyms would be one long word.
    private let hasAcronyms: Bool
    /// The names of the types that would be hidden.
    private let reserved: Set<String>

    /// - Parameters:
    ///   - prefix: What is put before a name that would otherwise hide a type.
    ///   - isNested: Whether the types are in a namespace, where they hide types only from each other.
    init(prefix: String, isNested: Bool) {
        self.prefix = prefix
        reserved = isNested ? ReservedTypeNames.all : ReservedTypeNames.all.union(ReservedTypeNames.swiftUI)
        hasAcronyms = Self.plainName(prefix) != prefix
    }

    /// The name that words make. That of a part begins as the name of the whole does.
    func name(_ words: String) -> String {
        guard hasAcronyms, words.hasPrefix(prefix), words.count > prefix.count else {
            return allowed(Self.plainName(words))
        }
        return allowed(prefix + Self.plainName(String(words.dropFirst(prefix.count))))
    }

    /// The name that words make, whatever it hides.
    static func plainName(_ words: String) -> String { SwiftName.type(StatusNames.spelledOut(words)) }

    /// A name that hides no type, and differs from names of values, which have no capitals in some scripts: the given one, or the given
    /// one after the prefix or `Model`.
    func allowed(_ name: String) -> String {
        guard reserved.contains(name) else { return Self.hasCapital(name) ? name : "Model" + name }
        return reserved.contains(prefix + name) ? prefix + name + "Model" : prefix + name
    }

    /// A name in place of the one after the prefix, where another type has that: `ShopErrorModel` for `Error` beside `ShopError`; `nil`
    /// for a name that needs no prefix.
    func otherwise(_ name: String) -> String? {
        allowed(name) == prefix + name ? prefix + name + "Model" : nil
    }

    /// Whether a name begins with a capital that has a lowercase form, so that it differs from names of values. Some
    /// capitals, such as mathematical ones, have none.
    private static func hasCapital(_ name: String) -> Bool {
        guard let first = name.first else { return true }
        return first.lowercased() != String(first)
    }
}
