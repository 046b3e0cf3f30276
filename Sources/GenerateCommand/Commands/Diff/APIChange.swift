/// A change for the callers of a client.
struct APIChange: Sendable, Hashable {
    /// What a change means for who has written code.
    enum Effect: String, Sendable, CaseIterable {
        /// Code that compiled does not any more.
        case breaking
        /// Code compiles as before, and could do more.
        case addition
        /// Code compiles and means the same; what is sent or documented is not the same.
        case behavior
    }

    /// What it means.
    let effect: Effect
    /// What has changed, by its name in Swift: `Pet.name` or `pets.get(id:)`.
    let declaration: String
    /// What happened to it, and why that breaks callers if it does: a clause that continues the name.
    let reason: String
}

/// The version number that a change increases (G140–G148).
enum VersionStep: String, Sendable {
    case major, minor, patch, none

    /// The guideline that asks for it, and what it says.
    var reason: String {
        switch self {
        case .major: "G148: there are breaking changes"
        case .minor: "G145: there is something new"
        case .patch: "G143: something changed, but nothing that callers can see in Swift"
        case .none: "G143: nothing changed"
        }
    }
}
