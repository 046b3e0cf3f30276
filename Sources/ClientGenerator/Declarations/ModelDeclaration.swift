import ServiceDescription
import YAML

/// The declaration of a struct from a schema.
struct ModelDeclaration: Sendable {
    /// A member of a struct.
    struct Property: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire.
        var wireName: String
        /// The objects on the wire that it stands in, the outermost first, where the model has their members as its own.
        var containers: [FlattenedContainer] = []
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// Whether it may be absent or `null`.
        var isOptional: Bool
        /// Whether `null` is written when there is no value, because the member must be present.
        var writesNull: Bool
        /// Whether it is left out of what is sent, because only the service gives it its value.
        var isReadOnly = false
        /// Whether whoever sends the model must give it, although the service never does.
        var isGiven = false
        /// Whether whoever makes the model must say what it is, be that `nil`: the member must be there, and may be `null`.
        var isStated = false
        /// What the description says about it.
        var documentation: Documentation
        /// Whether the member is kept by reference, because the struct would contain itself or grow too large.
        var isIndirect = false
        /// What the description wants clients to send for it if they are given nothing.
        var clientDefault: YAMLNode?
        /// What an initialiser takes for the member unless it is given something else, as generated code writes it.
        var initialValue: String?

        /// Whether an initialiser must be given it.
        var mustBeGiven: Bool { initialValue == nil && (!isOptional || isGiven || isStated) }
        /// The type of what an initialiser must be given.
        var givenType: SwiftType { isStated ? type.optional : type }
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// What the description says about it.
    var documentation: Documentation
    /// The members.
    var properties: [Property]
    /// The type of the members that have no name of their own, if there may be any. They are in
    /// ``ReservedNames/additionalProperties``.
    var additionalProperties: SwiftType?
    /// What XML calls it and its members, if it is sent in XML and its names do not say it.
    var xml: XMLFormDeclaration?
}
