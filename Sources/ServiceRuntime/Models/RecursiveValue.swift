/// An array or a dictionary that contains values of its own type, which Swift can only have in a struct.
///
/// A generated type says what it holds, and looks on the wire as if it were that. It conforms to `Codable` and `Hashable` as
/// well, for which it needs to do nothing.
public protocol RecursiveValue: ModelValue, ParameterConvertible {
    /// The type of what it holds.
    associatedtype Value: ModelValue

    /// What it holds.
    var value: Value { get }

    /// Creates a value that holds the given contents.
    init(_ value: Value)
}

extension RecursiveValue {
    /// Reads what it holds.
    public init(reading reader: ModelReader) throws {
        self.init(try Value(reading: reader))
    }

    /// Writes what it holds.
    public func write(to writer: ModelWriter) { value.write(to: writer) }

    /// Reads what it holds from any decoder.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes what it holds into any encoder.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }

    /// What it holds, as a parameter is given it.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        ParameterValueWriter.value(of: self, coding: coding)
    }
}
