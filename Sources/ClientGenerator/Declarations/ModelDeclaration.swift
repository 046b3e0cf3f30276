import ServiceDescription

/// The declaration of a struct from a schema.
struct ModelDeclaration: Sendable {
    /// A member of a struct.
    struct Property: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire.
        var wireName: String
        /// The enclosing objects on the wire, from the outermost to the innermost, if the member is flattened.
        var containers: [FlattenedContainer] = []
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// Who must give it a value.
        var presence: Presence
        /// Its documentation in the description.
        var documentation: Documentation
        /// Whether the service sends it with each object: it is required and not `null`, or only the service sets it.
        var isAlwaysReceived = false
        /// Whether the member is kept by reference, because the struct would contain itself or grow too large.
        var isIndirect = false
        /// The only value that it has, if there will never be another.
        var constant: String?
        /// The default of the initializer's argument.
        var defaultValue: SwiftExpression?
        /// Whether it tells the object from other kinds.
        var isDiscriminator = false
        /// Whether every method sets it whose body the object is.
        var isSetByMethods = false

        /// Whether initializers set it, and take no argument for it.
        var isSetByInitializers: Bool { constant != nil && defaultValue != nil }
        /// The value that it has where the service leaves it out: some name the kind of an object only where there is a choice of kinds
        /// (System.Text.Json). One that has known values must be there, because it may tell alternatives from others.
        var missingValue: SwiftExpression? {
            isDiscriminator && presence == .required && constant == nil && type == .string ? defaultValue : nil
        }
        /// Whether an initializer must be given it.
        var mustBeGiven: Bool { defaultValue == nil && !presence.mayBeLeftOut }
        /// The type of what an initializer must be given.
        var givenType: SwiftType { type.optional(if: presence == .requiredOrNull) }
        /// Whether it may have no value.
        var isOptional: Bool { presence != .required }
        /// Whether requests omit it.
        var isReadOnly: Bool { presence == .readOnly }
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// Its documentation in the description.
    var documentation: Documentation
    /// The members.
    var properties: [Property]
    /// The type of the members that have no name of their own, if there may be any. They are in
    /// ``ReservedNames/additionalProperties``.
    var additionalProperties: SwiftType?
    /// The XML names of the model and its members, if it is used in XML and they differ from the default.
    var xml: XMLFormDeclaration?

    /// What distinguishes values.
    private static let identifiers: Set<BuiltInType.Kind> = [.text, .integer, .identifier]

    /// Whether each value that the service sends says which one it is. Values that callers create may lack an `id` that the service
    /// sets.
    var isIdentifiable: Bool {
        properties.contains { property in
            property.name == "id" && property.isAlwaysReceived
                && property.type.builtIn.map { Self.identifiers.contains($0.kind) } ?? false
        }
    }
}
