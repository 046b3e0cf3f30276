// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A ring.
public struct Ring: ServiceModel, Codable, Hashable {
    /// The kind.
    public let kind: String
    /// The radius.
    public let radius: Double

    // MARK: Initializers

    /// Creates a value from its members.
    public init(kind: String = "round", radius: Double) {
        self.kind = kind
        self.radius = radius
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.kind = reader.readStringIfPresent("kind") ?? "round"
        self.radius = reader.readDouble("radius")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(kind, for: "kind")
        writer.writeDouble(radius, for: "radius")
    }
}
