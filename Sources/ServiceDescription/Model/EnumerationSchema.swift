import YAML

/// An enumeration of known values.
public struct EnumerationSchema: Sendable {
    /// What the values are on the wire.
    public enum RawType: Sendable, Hashable {
        case string, integer, number
        /// Text, numbers and truth values.
        case mixed
    }

    /// One known value.
    public struct Value: Sendable {
        /// The value on the wire, as text.
        public var rawValue: String
        /// Whether it is text among values that are not all text.
        public var isText = false
        /// The name the description wants in clients (`x-ms-enum.values`, `x-enum-varnames`), if any.
        public var clientName: String?
        /// What the description says about it.
        public var documentation: Documentation
        /// Where it is declared.
        public var mark: Mark

        /// A value of the given parts.
        public init(
            rawValue: String,
            clientName: String? = nil,
            documentation: Documentation = Documentation(),
            mark: Mark
        ) {
            self.rawValue = rawValue
            self.clientName = clientName
            self.documentation = documentation
            self.mark = mark
        }
    }

    /// The name the description wants in clients (`x-ms-enum.name`), if any.
    public var clientName: String?
    /// What the values are on the wire.
    public var rawType: RawType
    /// The format of the values, such as `uint64`, if the description names one.
    public var format: String?
    /// The values, without duplicates and without `null`, in the order of the description.
    public var values: [Value]
    /// Whether the description says that no other value will ever be sent (`x-ms-enum.modelAsString: false`).
    public var isFrozen: Bool
    /// Whether the description says that any other text will do as well: `anyOf: [{type: string}, {enum: [a, b]}]`.
    public var takesAnyText = false

    /// An enumeration of the given parts.
    public init(clientName: String? = nil, rawType: RawType, values: [Value], isFrozen: Bool = false) {
        self.clientName = clientName
        self.rawType = rawType
        self.values = values
        self.isFrozen = isFrozen
    }
}
