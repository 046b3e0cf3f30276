import ServiceDescription

/// The declaration of an enumeration for a value with one of several types.
struct UnionDeclaration: Sendable {
    /// An alternative.
    struct Case: Sendable {
        /// The name in Swift.
        var name: String
        /// The type of the value.
        var type: SwiftType
        /// The values of the discriminator for the alternative, or none if its shape identifies it.
        var tags: [String]
        /// Its documentation in the description.
        var documentation: Documentation
        /// Whether objects without a known discriminator value are this alternative.
        var isUsual = false
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// Its documentation in the description.
    var documentation: Documentation
    /// The name on the wire of the member that distinguishes the alternatives, if there is one.
    var discriminator: String?
    /// Whether that member may be missing, so that all alternatives are tried then.
    var mayLackDiscriminator = false
    /// The form of the discriminator in XML, if it is not an element with its name.
    var xmlDiscriminator: XMLMemberDeclaration?
    /// The alternatives, in the order of the description.
    var cases: [Case]
}
