/// A struct that a service description describes.
///
/// A generated model says which members it has under which names, by ``ModelValue/init(reading:)`` and ``writeMembers(to:)``. All else
/// is made from these once, here: `Codable`, `Equatable`, `Hashable`, ``copy(_:)`` and its use as a parameter. That keeps
/// generated code short, and quick to compile.
///
/// A model conforms to `Codable` and `Hashable` as well, and has nothing to do for it. It says so itself, because a protocol
/// of this module that refined those of the standard library would cost each model half a kilobyte.
public protocol Model: ModelValue, ParameterConvertible {
    /// Writes the members.
    ///
    /// - Parameter writer: A writer inside the object that the model becomes.
    func writeMembers(to writer: ModelWriter)
}

extension Model {
    /// Writes the model as an object.
    public func write(to writer: ModelWriter) {
        writer.writeObject { writeMembers(to: writer) }
    }

    // MARK: - Codable

    /// Reads a model from any decoder. The names of its members are those on the wire.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes the model into any encoder. The names of its members are those on the wire.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }

    // MARK: - Equatable

    /// Whether two models have equal members.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        ComparisonWriter.bytes(of: lhs) == ComparisonWriter.bytes(of: rhs)
    }

    // MARK: - ParameterConvertible

    /// The members, as a parameter is given them.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        ParameterValueWriter.value(of: self, coding: coding)
    }
}

extension Model where Self: Hashable {
    /// Hashes the members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ComparisonWriter.bytes(of: self))
    }

    /// The hash of the members.
    public var hashValue: Int { ComparisonWriter.bytes(of: self).hashValue }

    // Without this, each model would have a copy of the standard library's.
    /// The hash of the members that a set or a dictionary asks for.
    public func _rawHashValue(seed: Int) -> Int { ComparisonWriter.bytes(of: self)._rawHashValue(seed: seed) }
}
