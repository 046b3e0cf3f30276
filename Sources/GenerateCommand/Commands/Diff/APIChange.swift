/// A change for the callers of a client.
struct APIChange: Sendable, Hashable {
    /// The effect of a change on existing callers.
    enum Effect: String, Sendable, CaseIterable {
        /// Code that compiled does not any more.
        case breaking
        /// Code compiles as before, and could do more.
        case addition
        /// Code that uses a method which was deprecated from the beginning does not compile any more.
        case deprecated
        /// Code compiles as before, but what is sent, read or documented changes.
        case behavior
    }

    /// The effect.
    let effect: Effect
    /// The changed declaration, by its Swift name: `Pet.name` or `pets.get(id:)`.
    let declaration: String
    /// What happened to it, and why that breaks callers if it does: a clause that continues the name.
    let reason: String

    /// A change, in whose text names are without the backticks of Swift.
    init(_ effect: Effect, _ declaration: String, _ reason: String) {
        self.effect = effect
        self.declaration = declaration.filter { $0 != "`" }
        self.reason = reason.filter { $0 != "`" }
    }
}

/// The version number that a change increases (G140–G148).
enum VersionStep: String, Sendable {
    case major, minor, patch, none

    /// The guideline that requires the step, and its text.
    var reason: String {
        switch self {
        case .major: "G148: breaking changes"
        case .minor: "G145: new features"
        case .patch: "G143: changes that callers cannot see in Swift"
        case .none: "G143: no changes"
        }
    }
}
