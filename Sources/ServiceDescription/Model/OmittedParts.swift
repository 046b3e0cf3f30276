/// The kinds of parts that a service may lack because errors in its description prevented reading them.
///
/// A name that is not among the parts of such a kind may belong to a part that could not be read.
public struct OmittedParts: OptionSet, Sendable, Hashable {
    /// A bit for each kind.
    public let rawValue: Int

    /// A set of the kinds whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Operations, with their paths and tags.
    public static let operations = OmittedParts(rawValue: 1 << 0)
    /// Parameters and bodies of requests.
    public static let parameters = OmittedParts(rawValue: 1 << 1)
    /// Named schemas.
    public static let schemas = OmittedParts(rawValue: 1 << 2)
    /// Security schemes.
    public static let securitySchemes = OmittedParts(rawValue: 1 << 3)
    /// What is in the others: answers, members, values, types.
    public static let details = OmittedParts(rawValue: 1 << 4)
    /// Parts of every kind.
    public static let all: OmittedParts = [.operations, .parameters, .schemas, .securitySchemes, .details]
}
