import Foundation

/// Any JSON value, for parts of a description that do not define a more specific type.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// An integer, however it is written: `1`, `1.0` and `1e0` are the same (JSON Schema 2020-12, section 4.2.1).
    case integer(Int64)
    /// A number that is not an integer, or too large for an `Int64`.
    case number(Double)
    /// A number whose digits neither an `Int64` nor a `Double` can represent exactly.
    case decimal(Decimal)
    /// A number whose digits a `Decimal` cannot represent exactly, or whose exponent is beyond those of a `Double`, in JSON notation.
    /// It is sent back digit by digit.
    case numeral(String)
    /// Text.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object: values by name.
    case object([String: JSONValue])

    /// The member with a name, if this is an object that contains it.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The element at an index, if this is an array that contains it.
    public subscript(index: Int) -> JSONValue? {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
    }

    /// The text, if this is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The integer, if this is one that fits.
    public var int: Int? { if case .integer(let value) = self { Int(exactly: value) } else { nil } }
    /// The number, if this is one that fits.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .decimal(let value): Double(value.description)
        case .numeral(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }
    /// The Boolean value, if this is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The members by name, if this is an object.
    public var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
    /// The elements, if this is an array.
    public var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    /// Whether this is `null`.
    var isNull: Bool { self == .null }

    /// Whether this, or a value in it at any depth, satisfies a condition.
    package func contains(where condition: (JSONValue) -> Bool) -> Bool {
        if condition(self) { return true }
        return switch self {
        case .array(let elements): elements.contains { $0.contains(where: condition) }
        case .object(let members): members.values.contains { $0.contains(where: condition) }
        case .null, .bool, .integer, .number, .decimal, .numeral, .string: false
        }
    }
}

// MARK: - Other values

extension JSONValue {
    /// A model, or another value, as it is sent in JSON.
    ///
    /// - Parameter value: The value.
    /// - Throws: ``ModelWritingError`` if JSON cannot express the value.
    public init(_ value: some ModelValue) throws {
        self = try ModelCoder.decode(JSONValue.self, from: ModelCoder.encode(value))
    }

    /// Reads the value as a type, such as a model.
    ///
    ///     let pet = try event.payload.converted(to: Pet.self)
    ///
    /// - Throws: ``ModelReadingError`` if a required member of the type is missing or has another type.
    public func converted<Other: ModelValue>(to type: Other.Type) throws -> Other {
        try ModelCoder.decode(type, from: ModelCoder.encode(self))
    }
}

// MARK: - ModelValue

extension JSONValue: ModelValue {
    /// Reads any value.
    public init(reading reader: ModelReader) throws { self = try reader.readJSONValue() }

    /// Writes the value. Members of objects are sorted by name.
    public func writeValue(to writer: ModelWriter) {
        switch self {
        case .null: writer.writeNull()
        case .bool(let value): writer.write(value)
        case .integer(let value): writer.write(integer: value)
        case .number(let value): writer.write(value)
        case .decimal(let value): writer.write(value)
        case .numeral(let text): writer.write(numeral: text)
        case .string(let value): writer.write(value)
        case .array(let elements): writer.writeElements(elements)
        case .object(let members): members.writeValue(to: writer)
        }
    }
}

// MARK: - Codable

extension JSONValue: Codable {
    /// Reads any value from a decoder. Members of objects keep their names, whatever the decoder's key strategy is.
    public init(from decoder: any Decoder) throws {
        // A decoder says what a value is only by refusing to decode it as something else. Scalars come first, because some
        // decoders have a `Decimal` as an object.
        if let scalar = try Self.scalar(from: decoder) {
            self = scalar
        } else if (try? decoder.container(keyedBy: NamedKey.self)) != nil {
            self = .object(try decoder.singleValueContainer().decode([String: JSONValue].self))
        } else {
            var container = try decoder.unkeyedContainer()
            var elements: [JSONValue] = []
            while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
            self = .array(elements)
        }
    }

    private static func scalar(from decoder: any Decoder) throws -> JSONValue? {
        guard let container = try? decoder.singleValueContainer() else { return nil }
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) { return .integer(value) }
        if let value = try? container.decode(String.self) { return .string(value) }
        let number = try? container.decode(Double.self)
        if let exact = try? container.decode(Decimal.self) { return Self.number(exact, nearest: number) }
        return number.map { .number($0) }
    }

    /// A number as a `Double`, if that has all its digits.
    ///
    /// - Parameters:
    ///   - exact: The number.
    ///   - number: The nearest `Double`.
    ///   - keepsAllDigits: Whether more digits than the `Double` needs mean another number.
    static func number(_ exact: Decimal, nearest number: Double?, keepsAllDigits: Bool = false) -> JSONValue {
        guard let number else { return .decimal(exact) }
        if Decimal(string: number.description, locale: nil) == exact { return .number(number) }
        // Some services give each Double 17 digits, which may be one more than it needs.
        let isDouble = !keepsAllDigits && Decimal(string: String(format: "%.17g", number), locale: nil) == exact
        return isDouble ? .number(number) : .decimal(exact)
    }

    /// Writes the value to any encoder. Members of objects keep their names, whatever the encoder's key strategy is; their order is that
    /// of a dictionary, so set the encoder's `outputFormatting` to `sortedKeys` where it matters.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        // A dictionary, whose names the key strategies of Foundation's coders leave alone.
        case .object(let members): try encode(members, to: encoder)
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try encode(value, to: encoder)
        case .integer(let value): try encode(value, to: encoder)
        case .number(let value): try encode(value, to: encoder)
        case .decimal(let value): try encode(value, to: encoder)
        case .numeral(let text):
            // An encoder takes only Swift's types of numbers, and none of them holds this one.
            throw EncodingError.invalidValue(
                text,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "\(text) is beyond what an encoder can write; ModelCoder writes it as it is"
                )
            )
        case .string(let value): try encode(value, to: encoder)
        }
    }

    private func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

// MARK: - CustomStringConvertible

extension JSONValue: CustomStringConvertible {
    /// The value as JSON. Members of objects are sorted by name.
    public var description: String {
        do {
            return String(decoding: try JSONWriter.data(self), as: UTF8.self)
        } catch {
            return "a value that JSON cannot express: \(error)"
        }
    }
}

// MARK: - Literals

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
    /// A Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A number: an integer if it has no fraction.
    public init(floatLiteral value: Double) { self = Int64(exactly: value).map { .integer($0) } ?? .number(value) }
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object. If a name occurs twice, the last value is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
