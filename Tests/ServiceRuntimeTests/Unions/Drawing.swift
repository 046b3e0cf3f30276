// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A drawing.
public struct Drawing: ServiceModel, Codable, Hashable {
    /// What can be drawn.
    public let main: Solid
    /// The others.
    public let others: [Solid]?
    /// The value of `named`.
    public let named: [String: Solid]?
    /// The label.
    public let label: DrawingLabel?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(main: Solid, others: [Solid]? = nil, named: [String: Solid]? = nil, label: DrawingLabel? = nil) {
        self.main = main
        self.others = others
        self.named = named
        self.label = label
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.main = try reader.read("main")
        self.others = reader.readArrayIfPresent("others")
        self.named = reader.readDictionaryIfPresent("named")
        self.label = reader.readIfPresent("label")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.write(main, for: "main")
        writer.writeArray(others, for: "others")
        writer.writeDictionary(named, for: "named")
        writer.write(label, for: "label")
    }
}

/// A string, an integer or a list of strings.
///
/// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
public enum DrawingLabel: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral
{
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int)
    /// A list of strings.
    case stringArray([String])
    /// Any other value. It is kept as received, and sent back unchanged.
    case unknown(JSONValue)

    // MARK: UnionModel Protocol

    /// Reads the alternative that best matches the value, or the first of several that match equally well.
    public init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.string)
        union.attempt(Self.integer)
        union.attempt(Self.stringArray)
        self = try union.result()
    }

    /// The associated value.
    public var payload: any ModelValue {
        switch self {
        case .string(let value): value
        case .integer(let value): value
        case .stringArray(let value): value
        case .unknown(let value): value
        }
    }

    // MARK: ExpressibleByStringLiteral Protocol

    /// Creates a value of the alternative `string` from a literal.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    // MARK: ExpressibleByIntegerLiteral Protocol

    /// Creates a value of the alternative `integer` from a literal.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    // MARK: ExpressibleByArrayLiteral Protocol

    /// Creates a value of the alternative `stringArray` from a literal.
    public init(arrayLiteral elements: String...) {
        self = .stringArray(elements)
    }
}
