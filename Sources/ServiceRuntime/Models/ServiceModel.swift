/// A struct of a service description.
///
/// A generated model implements only ``ModelValue/init(reading:)`` and ``writeMembers(to:)``, which define its members
/// and their names. `Codable`, `Equatable`, `Hashable`, ``copy(_:)`` and its use as a parameter are implemented here,
/// based on these two. This keeps generated code short and quick to compile.
///
/// A model also declares conformance to `Codable` and `Hashable`, without implementing it. `ServiceModel` does not refine
/// these protocols, because that would add half a kilobyte of code to each model.
public protocol ServiceModel: ModelValue {
    /// Writes the members.
    ///
    /// - Parameter writer: A writer inside the model's object.
    func writeMembers(to writer: ModelWriter)
}

extension ServiceModel {
    /// Writes the model as an object.
    public func writeValue(to writer: ModelWriter) {
        writer.writeObject { writeMembers(to: writer) }
    }

    // MARK: - Codable

    /// Reads a model from any decoder. Its members have their names on the wire.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes the model to any encoder. Its members have their names on the wire.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }

    // MARK: - Equatable

    /// Returns whether two models have equal members. Texts are equal if they are sent as the same bytes: a letter with an
    /// accent is another text than the letter followed by the accent.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        ComparisonWriter.areEqual(lhs, rhs)
    }
}

extension ServiceModel where Self: Hashable {
    /// Hashes the members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ComparisonWriter.bytes(of: self))
    }

    /// The hash of the members.
    public var hashValue: Int { ComparisonWriter.bytes(of: self).hashValue }

    // Without this, each model would have a copy of the standard library's.
    /// The hash of the members, for use by sets and dictionaries.
    public func _rawHashValue(seed: Int) -> Int { ComparisonWriter.bytes(of: self)._rawHashValue(seed: seed) }
}
