// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A square.
public struct Square: ServiceModel, Codable, Hashable {
    /// The side.
    public let side: Double
    /// The discriminator, which tells it from other kinds of objects.
    public let kind: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(side: Double, kind: String? = "square") {
        self.side = side
        self.kind = kind
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.kind = reader.readStringIfPresent("kind")
        self.side = reader.readDouble("side")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(kind, for: "kind")
        writer.writeDouble(side, for: "side")
    }
}
