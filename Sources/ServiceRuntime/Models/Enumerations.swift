import Foundation

/// An enumeration that may get further values (G088, G090). An unknown value keeps its raw value, and is sent back
/// unchanged.
///
/// A `switch` over it needs a `default`, so new values do not break existing code.
public protocol ExpandableEnumeration: EnumerationValue, RawRepresentable {
    /// The values that the client knows; empty if the description lists none.
    static var knownValues: [Self] { get }

    /// Creates a value with the given raw value.
    init(rawValue: RawValue)
}

/// An enumeration that will never get another value (G089). Reading an unknown value is an error.
public protocol FrozenEnumeration: EnumerationValue, CaseIterable {
    /// Creates the value with the given raw value, or `nil` if there is none.
    init?(rawValue: RawValue)
}

/// The common requirements of the enumerations of a service.
///
/// An enumeration also declares conformance to `Codable`, `Hashable` and `CustomStringConvertible`, without implementing it. As with
/// ``ServiceModel``, this keeps generated code small.
public protocol EnumerationValue: ModelValue, RequestStringConvertible {
    /// The type of the raw values.
    associatedtype RawValue: EnumerationRawValue

    /// The raw value.
    var rawValue: RawValue { get }
}

/// A raw value of an enumeration: text or a number.
public protocol EnumerationRawValue: ModelValue, RequestStringConvertible, Codable, Hashable {}

extension String: EnumerationRawValue {}
extension Int: EnumerationRawValue {}
extension Double: EnumerationRawValue {}
extension UInt64: EnumerationRawValue {}
extension Decimal: EnumerationRawValue {}

extension EnumerationValue {
    /// The raw value as text.
    public var requestString: String { rawValue.requestString }

    /// The raw value as text.
    public var description: String { rawValue.requestString }

    /// Writes the raw value.
    public func writeValue(to writer: ModelWriter) {
        rawValue.writeValue(to: writer)
    }
}

extension ExpandableEnumeration {
    /// No values, because the description lists none.
    public static var knownValues: [Self] { [] }

    /// Reads a value, known or unknown.
    public init(reading reader: ModelReader) throws {
        let rawValue: RawValue = try reader.rawValue { value in Self.knownValues.contains { $0.rawValue == value } }
        self.init(rawValue: rawValue)
        report(to: reader)
    }

    /// Whether the value is one of ``knownValues``.
    public var isKnown: Bool { Self.knownValues.contains { $0.rawValue == rawValue } }

    /// Lets a reader that tries alternatives know if the value is not a known one. Where any text is fine, it tells nothing.
    func report(to reader: ModelReader) {
        guard reader.isTryingAlternatives, !(Self.self is any ExpressibleByStringLiteral.Type), !isKnown else { return }
        reader.fit.unknownValues += 1
    }
}

// The standard library has this for some types of raw values alone. For any other, the compiler would make an object with the member
// `rawValue`, and so it would without `RawRepresentable`.
extension ExpandableEnumeration where Self: Decodable {
    /// Reads a value, known or unknown.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }
}

extension ExpandableEnumeration where Self: Encodable {
    /// Writes the raw value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension ExpandableEnumeration where Self: ExpressibleByStringLiteral, RawValue == String {
    /// Creates a value from text, known or unknown, if the service accepts any text.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension FrozenEnumeration {
    /// Reads a known value.
    public init(reading reader: ModelReader) throws {
        let rawValue: RawValue = try reader.rawValue { Self(rawValue: $0) != nil }
        guard let value = Self(rawValue: rawValue) else {
            let known = Self.allCases.map { "'\($0.requestString)'" }.joined(separator: ", ")
            throw ModelReadingError(quoting: rawValue.requestString) {
                "'\($0)' is not one of the known values \(known)"
            }
        }
        self = value
    }
}
