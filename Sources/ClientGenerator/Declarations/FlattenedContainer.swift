import ServiceDescription

/// An object on the wire whose members are members of the model (`x-ms-client-flatten`).
struct FlattenedContainer: Sendable, Hashable {
    /// The name on the wire.
    var name: String
    /// Whether it is always there, because it must be and so must all that it stands in.
    var isRequired: Bool
}

/// A member of a model before it has a name and a type: from the model's schema or from an inner object.
struct FlattenedMember {
    /// The member. What is said of the objects that it stands in is said of it.
    var property: Property
    /// The objects that it stands in, the outermost first.
    var containers: [FlattenedContainer] = []
    /// The words that name a type after where the member stands, if the member belongs to no schema with a name.
    var place: [String] = []

    /// Whether the object that it stands in must have it, be that object there or not.
    var isRequiredInPlace: Bool

    /// Whether it stands in another object on the wire.
    var isFlattened: Bool { !containers.isEmpty }
}

extension ModelDeclaration.Property {
    /// The names on the wire that lead to the member, with dots between them.
    var wirePath: String { (containers.map(\.name) + [wireName]).joined(separator: ".") }

    /// Whether it is the member of the model's own object that has a name on the wire.
    func isCalled(_ name: String) -> Bool { containers.isEmpty && wireName == name }
}
