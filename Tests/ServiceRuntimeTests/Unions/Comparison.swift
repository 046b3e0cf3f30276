// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A comparison.
public struct Comparison: ServiceModel, Codable, Hashable {
    /// The field.
    public let field: String
    /// The value.
    public let value: JSONValue?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(field: String, value: JSONValue? = nil) {
        self.field = field
        self.value = value
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.field = reader.readString("field")
        self.value = reader.readIfPresent("value")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(field, for: "field")
        writer.write(value, for: "value")
    }
}
