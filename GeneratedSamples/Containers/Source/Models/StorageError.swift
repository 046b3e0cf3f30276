// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Why the service could not do what it was asked to.
public struct StorageError: ServiceModel, Codable, Hashable {
    /// What went wrong, for programs.
    public let code: String?
    /// What went wrong, for people.
    public let message: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(code: String? = nil, message: String? = nil) {
        self.code = code
        self.message = message
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.code = reader.readStringIfPresent("Code")
        self.message = reader.readStringIfPresent("Message")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(code, for: "Code")
        writer.writeString(message, for: "Message")
    }
}
