/// The types of all schemas so far. A schema that occurs again has the same type.
struct KnownTypes {
    /// The state of a named union. Its alternatives may lead back to it before they have types.
    enum NamedUnion {
        /// The alternatives of the union are being read.
        case begun
        /// The union's types are being determined, and an alternative has led back to it, so it must be a type of its own.
        case recursive
        /// The union's type is known.
        case known(SwiftType)
    }

    /// The types of schemas without names.
    var inline: [InlineSchema: SwiftType] = [:]
    /// The types of enumerations that have a name at their place.
    var enumerations: [SharedEnumerations.Identity: SwiftType] = [:]
    /// The places of the schemas that are named after them, by the indices of the schemas.
    var places: [Int: TypePlace] = [:]
    /// The named unions, by the indices of their schemas.
    var unions: [Int: NamedUnion] = [:]
    /// The objects for which the union with their subtypes is declared, by the indices of their schemas.
    var subtypeUnions: Set<Int> = []
    /// The types of merge patches, by the objects that they change.
    var patches: [InlineSchema: SwiftType] = [:]
}
