import ServiceDescription

/// The declaration of an enumeration for a value with one of several types.
struct UnionDeclaration: Sendable {
    /// An alternative.
    struct Case: Sendable {
        /// The name in Swift.
        var name: String
        /// The name without shortening, which says more.
        var longName: String
        /// The type of the value.
        var type: SwiftType
        /// The values of the discriminator for the alternative, or none if its shape identifies it. Alternatives that
        /// share a value are tried for that value.
        var discriminatorValues: [String]
        /// Its documentation in the description.
        var documentation: Documentation
        /// Whether objects without a known discriminator value are this alternative.
        var isDefault: Bool
        /// Whether objects without a discriminator are this alternative.
        var isWithoutDiscriminator: Bool
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// Its documentation in the description.
    var documentation: Documentation
    /// The name on the wire of the member that distinguishes the alternatives, if there is one.
    var discriminator: String?
    /// Whether that member may be missing, so that all alternatives are tried then. A value that none of them allows is none of them.
    var mayLackDiscriminator: Bool
    /// The form of the discriminator in XML, if it is not an element with its name.
    var xmlDiscriminator: XMLMemberDeclaration?
    /// The alternatives, in the order of the description.
    var cases: [Case]

    /// The alternatives that the same values of the discriminator stand for: in most cases one.
    struct Mapping: Sendable {
        /// The values, in the order of the description.
        var discriminatorValues: [String]
        /// The alternatives.
        var cases: [Case]
    }

    /// What the values of the discriminator stand for, each of them once.
    var mappings: [Mapping] {
        var owners: [String: [Int]] = [:]
        for (offset, alternative) in cases.enumerated() {
            for value in alternative.discriminatorValues { owners[value, default: []].append(offset) }
        }
        var mappings: [Mapping] = []
        var places: [[Int]: Int] = [:]
        for value in cases.flatMap(\.discriminatorValues) {
            guard let offsets = owners.removeValue(forKey: value) else { continue }
            if let place = places[offsets] {
                mappings[place].discriminatorValues.append(value)
            } else {
                places[offsets] = mappings.count
                mappings.append(Mapping(discriminatorValues: [value], cases: offsets.map { cases[$0] }))
            }
        }
        return mappings
    }
}
