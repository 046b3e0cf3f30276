// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How many requests were made in one direction by one protocol.
public struct BeamCount: Model {
    /// The number of requests.
    public let count: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(count: Int? = nil) {
        self.count = count
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.count = try reader.readIfPresent("count")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.writeIfPresent(count, for: "count")
    }
}
