/// A value that is one of several alternatives (`oneOf` and `anyOf` of a description, or the subtypes of a base).
///
/// A generated union is an enumeration with a case for each alternative, and a case `unknown` for any other value.
/// Unknown values are kept as received and sent back unchanged, so that a newer service does not break a client. (XML is the
/// exception: an unknown element with attributes or elements of its own cannot be sent.) The union implements only
/// ``ModelValue/init(reading:)``, which distinguishes the alternatives, and ``payload``. Everything else is implemented here,
/// based on these two.
///
/// A union also declares conformance to `Codable` and `Hashable`, without implementing it. As with ``ServiceModel``, this
/// keeps generated code small. Two unions are equal if their associated values have the same type and are equal.
public protocol UnionModel: ModelValue {
    /// Creates a union from a value that is none of the alternatives.
    static func unknown(_ value: JSONValue) -> Self

    /// The associated value.
    var payload: any ModelValue { get }
}

extension UnionModel {
    /// Writes the associated value.
    public func writeValue(to writer: ModelWriter) {
        writer.write(alternative: payload)
    }

    /// Converts the value to another type by reading it as that type. Members that both types have are kept.
    ///
    ///     let name = try pet.converted(to: PetBase.self).name
    ///
    /// - Throws: ``ModelReadingError`` if a required member of the type is missing or has another type.
    public func converted<Other: ModelValue>(to type: Other.Type) throws -> Other {
        try ModelCoder.decode(type, from: ModelCoder.encode(self))
    }

    // MARK: - Codable

    /// Reads a value from any decoder. Members have their names on the wire.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes the value to any encoder. Members have their names on the wire.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }

    // MARK: - Equatable

    /// Returns whether two values are the same alternative with equal associated values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        let (left, right) = (lhs.payload, rhs.payload)
        return type(of: left) == type(of: right)
            && ComparisonWriter.areEqual(left, right)
    }
}

extension UnionModel where Self: Hashable {
    /// Hashes the associated value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ComparisonWriter.bytes(of: payload))
    }

    /// The hash of the associated value.
    public var hashValue: Int { ComparisonWriter.bytes(of: payload).hashValue }

    // As in ``ServiceModel``.
    /// The hash of the associated value, for use by sets and dictionaries.
    public func _rawHashValue(seed: Int) -> Int { ComparisonWriter.bytes(of: payload)._rawHashValue(seed: seed) }
}
