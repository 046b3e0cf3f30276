// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A filter group.
public struct FilterGroup: ServiceModel, Codable, Hashable {
    /// The all.
    public let all: [Filter]
    /// The note.
    public let note: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(all: [Filter], note: String? = nil) {
        self.all = all
        self.note = note
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.all = reader.readArray("all")
        self.note = reader.readStringIfPresent("note")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeArray(all, for: "all")
        writer.writeString(note, for: "note")
    }
}
