import YAML

/// An enumeration of known values.
package struct EnumerationSchema: Sendable {
    /// The type of the values on the wire.
    package enum RawType: Sendable, Hashable {
        case string, integer, number
        /// Text, numbers and truth values.
        case mixed

        /// Whether all values are numbers.
        var isNumeric: Bool { self == .integer || self == .number }
    }

    /// One known value.
    package struct Value: Sendable {
        /// The value on the wire, as text.
        package var rawValue: String
        /// Whether it is text among values that are not all text.
        package var isText = false
        /// The name the description wants in clients (`x-ms-enum.values`, `x-enum-varnames`), if any.
        package var clientName: String?
        /// Its documentation in the description.
        package var documentation: Documentation
        /// Where it is declared.
        package var mark: Mark

        /// A value of the given parts.
        package init(
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

    /// What distinguishes a value from others on the wire: the number `1` and the text `1` are two.
    package struct Key: Sendable, Hashable {
        /// The value on the wire, as text.
        let rawValue: String
        /// Whether it is text.
        let isText: Bool
    }

    /// The name the description wants in clients (`x-ms-enum.name`), if any.
    package var clientName: String?
    /// The type of the values on the wire.
    package var rawType: RawType
    /// The format of the values, such as `uint64`, if the description names one.
    package var format: String?
    /// The values, without duplicates and without `null`, in the order of the description.
    package var values: [Value]
    /// Whether the description says that no other value will ever be sent (`x-ms-enum.modelAsString: false`).
    package var isFrozen: Bool
    /// Whether the description says that there may be further values one day (`x-ms-enum` without `modelAsString: false`,
    /// `x-extensible-enum`), so that even an only value is not constant.
    package var isExtensible = false
    /// Whether the description says that any other text will do as well: `anyOf: [{type: string}, {enum: [a, b]}]`.
    package var takesAnyText = false

    /// An enumeration of the given parts.
    package init(clientName: String? = nil, rawType: RawType, values: [Value], isFrozen: Bool = false) {
        self.clientName = clientName
        self.rawType = rawType
        self.values = values
        self.isFrozen = isFrozen
    }

    /// What distinguishes one of the values from others on the wire.
    package func key(of value: Value) -> Key {
        Key(rawValue: value.rawValue, isText: rawType == .string || value.isText)
    }

    /// Whether another enumeration has the same values in the same order, whatever they are called.
    package func hasValues(of other: EnumerationSchema) -> Bool {
        // Composition copies a member to very many objects, and the copies have their values in common.
        let areCopies = values.withUnsafeBufferPointer { own in
            other.values.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
        return areCopies && rawType == other.rawType
            || values.elementsEqual(other.values) { key(of: $0) == other.key(of: $1) }
    }

    /// Adds the values of another enumeration that this one lacks.
    package mutating func addValues(of other: EnumerationSchema) {
        var known = Set(values.map(key))
        values += other.values.filter { known.insert(other.key(of: $0)).inserted }
    }
}
