/// The kinds of parts that a service may lack because errors in its description prevented reading them.
///
/// A name that is not among the parts of such a kind may belong to a part that could not be read.
package struct OmittedParts: OptionSet, Sendable, Hashable {
    /// A bit for each kind.
    package let rawValue: Int

    /// A set of the kinds whose bits are set.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Operations, with their paths and tags.
    package static let operations = OmittedParts(rawValue: 1 << 0)
    /// Parameters and bodies of requests.
    package static let parameters = OmittedParts(rawValue: 1 << 1)
    /// Named schemas.
    package static let schemas = OmittedParts(rawValue: 1 << 2)
    /// Security schemes.
    package static let securitySchemes = OmittedParts(rawValue: 1 << 3)
    /// The parts of these: responses, members, values, types.
    package static let details = OmittedParts(rawValue: 1 << 4)
    /// Parts of every kind.
    package static let all: OmittedParts = [.operations, .parameters, .schemas, .securitySchemes, .details]
}
