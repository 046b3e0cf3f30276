import ServiceDescription

/// The declaration of an enumeration for a value with one of several types.
struct UnionDeclaration: Sendable {
    /// An alternative.
    struct Case: Sendable {
        /// The name in Swift.
        var name: String
        /// The type of the value.
        var type: SwiftType
        /// What the member that tells the alternatives apart says for it; nothing if it is told by its shape. Alternatives that
        /// share a value are tried where it stands.
        var tags: [String]
        /// What the description says about it.
        var documentation: Documentation
        /// Whether it is what an object is that says nothing known about itself.
        var isUsual = false
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// What the description says about it.
    var documentation: Documentation
    /// The name on the wire of the member that tells the alternatives apart, if there is one.
    var discriminator: String?
    /// Whether that member may be missing, so that all alternatives are tried then.
    var mayLackDiscriminator = false
    /// How that member stands in XML, if it is no element of its name there.
    var xmlDiscriminator: XMLMemberDeclaration?
    /// The alternatives, in the order of the description.
    var cases: [Case]

    /// The alternatives that the same values of the discriminator stand for: in most cases one.
    struct Told {
        /// The values, in the order of the description.
        var tags: [String]
        /// The alternatives.
        var cases: [Case]
    }

    /// What the values of the discriminator stand for, each of them once.
    var told: [Told] {
        var owners: [String: [Int]] = [:]
        for (offset, alternative) in cases.enumerated() {
            for tag in alternative.tags { owners[tag, default: []].append(offset) }
        }
        var told: [Told] = []
        var places: [[Int]: Int] = [:]
        for tag in cases.flatMap(\.tags) {
            guard let offsets = owners.removeValue(forKey: tag) else { continue }
            if let place = places[offsets] {
                told[place].tags.append(tag)
            } else {
                places[offsets] = told.count
                told.append(Told(tags: [tag], cases: offsets.map { cases[$0] }))
            }
        }
        return told
    }
}
