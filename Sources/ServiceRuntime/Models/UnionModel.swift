/// A value that is one of several alternatives (`oneOf` and `anyOf` of a description, and the subtypes of a base).
///
/// A generated union is an enumeration with a case for each alternative, and one more, `unknown`, that keeps what none of
/// them is as it came, so that it is sent back unchanged and no newer service breaks a client. It says how its
/// alternatives are told apart, by ``ModelValue/init(reading:)``, and which one it is, by ``payload``. All else is made from these
/// once, here.
///
/// A union conforms to `Codable` and `Hashable` as well, and has nothing to do for it. It says so itself, for the reason that
/// ``Model`` gives. Two unions are equal if their alternatives are of one type and equal.
public protocol UnionModel: ModelValue, ParameterConvertible {
    /// What is none of the alternatives.
    static func unknown(_ value: JSONValue) -> Self

    /// The value of the alternative.
    var payload: any ModelValue { get }
}

extension UnionModel {
    /// Writes the value of the alternative.
    public func write(to writer: ModelWriter) {
        payload.write(to: writer)
    }

    /// The value read as another type, which must be able to hold it: the members that both have are kept.
    ///
    ///     let name = try pet.converted(to: PetBase.self).name
    ///
    /// - Throws: ``ModelReadingError`` if a member that the type needs is missing or of another type.
    public func converted<Other: ModelValue>(to type: Other.Type) throws -> Other {
        try ModelCoder.decode(type, from: ModelCoder.encode(self))
    }

    // MARK: - Codable

    /// Reads a value from any decoder. The names of members are those on the wire.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes the value into any encoder. The names of members are those on the wire.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }

    // MARK: - Equatable

    /// Whether two values are the same alternative with equal values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        let (left, right) = (lhs.payload, rhs.payload)
        return type(of: left) == type(of: right)
            && ComparisonWriter.bytes(of: left) == ComparisonWriter.bytes(of: right)
    }

    // MARK: - ParameterConvertible

    /// The value of the alternative, as a parameter is given it.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        let payload = payload
        if let parameter = payload as? any ParameterConvertible { return parameter.parameterValue(coding: coding) }
        return .unrepresentable("\(type(of: payload)) has no form as a parameter")
    }
}

extension UnionModel where Self: Hashable {
    /// Hashes the value of the alternative.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ComparisonWriter.bytes(of: payload))
    }

    /// The hash of the value of the alternative.
    public var hashValue: Int { ComparisonWriter.bytes(of: payload).hashValue }

    // As in ``Model``.
    /// The hash of the value that a set or a dictionary asks for.
    public func _rawHashValue(seed: Int) -> Int { ComparisonWriter.bytes(of: payload)._rawHashValue(seed: seed) }
}
