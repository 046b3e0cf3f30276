// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How many requests were made in one direction by one protocol.
public struct BeamCount: ServiceModel, Codable, Hashable {
    /// The number of requests.
    public let count: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(count: Int? = nil) {
        self.count = count
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.count = reader.readIntIfPresent("count")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeInt(count, for: "count")
    }
}
