/// Makes names of data types that hide no type of the language or the runtime.
struct TypeNaming {
    /// What is put before a name that would otherwise hide one.
    let prefix: String

    /// The name that words make.
    func name(_ words: String) -> String { allowed(Self.plainName(words)) }

    /// The name that words make, whatever it hides.
    static func plainName(_ words: String) -> String { SwiftName.type(StatusNames.spelledOut(words)) }

    /// A name that hides no type, and differs from names of values, which have no capitals in some scripts: the given one, or the given
    /// one after the prefix or `Model`.
    func allowed(_ name: String) -> String {
        guard ReservedTypeNames.all.contains(name) else { return Self.hasCapital(name) ? name : "Model" + name }
        return ReservedTypeNames.all.contains(prefix + name) ? prefix + name + "Model" : prefix + name
    }

    /// Whether a name begins with a capital that has a lowercase form, so that it differs from names of values. Some
    /// capitals, such as mathematical ones, have none.
    private static func hasCapital(_ name: String) -> Bool {
        guard let first = name.first else { return true }
        return first.lowercased() != String(first)
    }
}
