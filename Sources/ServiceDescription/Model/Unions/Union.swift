/// The alternatives of a union, or the subtypes of a base, and how to distinguish them.
package struct Union: Sendable {
    /// One of the alternatives.
    package struct Alternative: Sendable {
        /// The alternative's schema.
        package var schema: Schema
        /// The values of the discriminator for the alternative, or none if its shape identifies it. If several
        /// alternatives share a value, the other members determine which of them matches best.
        package var discriminatorValues: [String]
        /// The alternative's own value, whatever the other alternatives are: the first one in `mapping`, or the only one that
        /// it allows. Without a discriminator, the value of the first required member that allows only one. `nil` if there is
        /// none.
        package var ownDiscriminatorValue: String?
        /// Whether it is a base whose name is none of the values that the description allows. What stands for it is read, but not sent.
        package var isOnlyRead = false
        /// Whether it is an object of the named schema itself, and not of a subtype.
        package var isExact: Bool
        /// Whether objects without a known discriminator value are this alternative.
        package var isDefault = false
        /// Whether objects without a discriminator are this alternative.
        package var isWithoutDiscriminator = false
    }

    /// The name of the member that distinguishes the alternatives, if there is one.
    package var propertyName: String?
    /// Whether that member may be missing. Where it is, the alternatives are tried.
    package var mayLackProperty = false
    /// The alternatives, in the order of the description.
    package var alternatives: [Alternative]
}

extension Union {
    /// The values that tell the service that an object is the given alternative; none if they are only read. A member that may be
    /// missing says so only where the alternative allows one value.
    package func sentValues(of alternative: Alternative) -> [String] {
        let isUndecided = mayLackProperty && alternative.discriminatorValues.count > 1
        return alternative.isOnlyRead || isUndecided ? [] : alternative.discriminatorValues
    }

    /// Marks the alternative that an object is which says nothing known about itself.
    mutating func markDefault(of discriminator: Discriminator, in schemas: [NamedSchema]) {
        guard let target = discriminator.defaultMapping.map(schemas.end),
            let index = alternatives.firstIndex(where: { schemas.index(of: $0.schema) == target })
        else { return }
        alternatives[index].isDefault = true
    }
}
