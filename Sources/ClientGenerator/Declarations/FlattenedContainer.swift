import ServiceDescription

/// An object on the wire whose members are members of the model (`x-ms-client-flatten`).
struct FlattenedContainer: Sendable, Hashable {
    /// The name on the wire.
    var name: String
    /// Whether the object is always present, because it and all enclosing objects are required.
    var isRequired: Bool
}

/// A member of a model before it has a name and a type: from the model's schema or from an inner object.
struct FlattenedMember {
    /// The member, with the properties of the enclosing objects applied to it.
    var property: Property
    /// The enclosing objects, from the outermost to the innermost.
    var containers: [FlattenedContainer] = []
    /// The words that name a type after the place of the member, if the member belongs to no schema with a name.
    var place: [String] = []

    /// Whether the enclosing object requires the member, even if that object itself is optional.
    var isRequiredInPlace: Bool

    /// Whether the member is in an inner object on the wire.
    var isFlattened: Bool { !containers.isEmpty }
}

extension ModelDeclaration.Property {
    /// The names on the wire that lead to the member, with dots between them.
    var wirePath: String { (containers.map(\.name) + [wireName]).joined(separator: ".") }

    /// Whether it is the member of the model's own object that has a name on the wire.
    func isCalled(_ name: String) -> Bool { containers.isEmpty && wireName == name }
}
