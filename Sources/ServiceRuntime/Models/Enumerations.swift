import Foundation

/// An enumeration that may get further values (G088, G090): a value that is not known keeps its raw value, and is sent back
/// as it came.
///
/// A `switch` over it needs a `default`, so that a value that becomes known breaks nobody's source.
public protocol ExpandableEnumeration: EnumerationValue {
    /// The values that the client knows; none if the description names none.
    static var knownValues: [Self] { get }

    /// A value from what is sent for it.
    init(rawValue: RawValue)
}

/// An enumeration that will never get another value (G089). Reading an unknown value is an error.
public protocol FrozenEnumeration: EnumerationValue, CaseIterable {
    /// The value for which something is sent; `nil` if there is none.
    init?(rawValue: RawValue)
}

/// What the enumerations of a service have in common.
///
/// An enumeration conforms to `RawRepresentable`, `Codable`, `Hashable` and `CustomStringConvertible` as well, and has nothing
/// to do for it. It says so itself, for the reason that ``Model`` gives.
public protocol EnumerationValue: ModelValue, ParameterConvertible, RequestStringConvertible {
    /// The type of what is sent for a value.
    associatedtype RawValue: EnumerationRawValue

    /// What is sent for the value.
    var rawValue: RawValue { get }
}

/// What can be sent for a value of an enumeration: text or a number.
public protocol EnumerationRawValue: ModelValue, ParameterConvertible, RequestStringConvertible, Codable, Hashable {}

extension String: EnumerationRawValue {}
extension Int: EnumerationRawValue {}
extension Double: EnumerationRawValue {}
extension UInt64: EnumerationRawValue {}
extension Decimal: EnumerationRawValue {}

extension EnumerationValue {
    /// What is sent for the value.
    public var requestString: String { rawValue.requestString }

    /// What is sent for the value.
    public var description: String { rawValue.requestString }

    /// Writes what is sent for the value.
    public func write(to writer: ModelWriter) {
        rawValue.write(to: writer)
    }

    /// What is sent for the value.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        rawValue.parameterValue(coding: coding)
    }
}

extension ExpandableEnumeration {
    /// No values: the description names none.
    public static var knownValues: [Self] { [] }

    /// Reads a value, known or not.
    public init(reading reader: ModelReader) throws {
        self.init(rawValue: try RawValue(reading: reader))
        report(to: reader)
    }

    /// Whether the value is one of ``knownValues``.
    public var isKnown: Bool { Self.knownValues.contains { $0.rawValue == rawValue } }

    /// Lets a reader that tries alternatives know if the value is not a known one.
    func report(to reader: ModelReader) {
        if reader.isTryingAlternatives, !isKnown { reader.foundUnknownValue() }
    }
}

extension ExpandableEnumeration where Self: ExpressibleByStringLiteral, RawValue == String {
    /// A value from its text, known or not, where the service takes any.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension FrozenEnumeration {
    /// Reads one of the known values.
    public init(reading reader: ModelReader) throws {
        let rawValue = try RawValue(reading: reader)
        guard let value = Self(rawValue: rawValue) else {
            let known = Self.allCases.map { "'\($0.requestString)'" }.joined(separator: ", ")
            throw reader.error("'\(rawValue.requestString)' is none of the known values \(known)")
        }
        self = value
    }
}
