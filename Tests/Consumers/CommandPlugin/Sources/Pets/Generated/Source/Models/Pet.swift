// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A pet that is for sale.
public struct Pet: ServiceModel, Codable, Hashable {
    /// What it is called.
    public let name: String
    /// What it is.
    public let kind: PetKind?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(name: String, kind: PetKind? = nil) {
        self.name = name
        self.kind = kind
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.name = reader.readString("name")
        self.kind = reader.readIfPresent("kind")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(name, for: "name")
        writer.write(kind, for: "kind")
    }
}

/// What it is.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct PetKind: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Cat.
    public static let cat = Self(rawValue: "cat")
    /// Dog.
    public static let dog = Self(rawValue: "dog")

    /// The values that this client knows.
    public static var knownValues: [Self] { [.cat, .dog] }
}
