/// A member of a body that callers pass separately.
struct BodyMember: Sendable {
    /// The name in Swift, as an argument or an option.
    var name: String
    /// The member of the body's type.
    var property: ModelDeclaration.Property

    /// Whether it is an argument of the method, rather than a member of the options.
    var isArgument: Bool { property.mustBeGiven }
}
