/// An array or a dictionary that contains values of its own type, which in Swift requires a struct.
///
/// A generated type only declares its contents, and is encoded as these. It also declares conformance to `Codable` and
/// `Hashable`, without implementing it.
public protocol RecursiveValue: ModelValue {
    /// The type of the contents.
    associatedtype Value: ModelValue

    /// The contents.
    var value: Value { get }

    /// Creates a value with the given contents.
    init(_ value: Value)
}

extension RecursiveValue {
    /// Reads the contents.
    public init(reading reader: ModelReader) throws {
        self.init(try Value(reading: reader))
    }

    /// Writes the contents.
    public func writeValue(to writer: ModelWriter) { value.writeValue(to: writer) }

    /// Reads the contents from any decoder.
    public init(from decoder: any Decoder) throws {
        self = try CodableForm.read(Self.self, from: decoder)
    }

    /// Writes the contents to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try CodableForm.write(self, to: encoder)
    }
}
