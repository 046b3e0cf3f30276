// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A model of the service.
public struct StorageError: Model, Codable, Hashable {
    /// The member `Code`.
    public let code: String?
    /// The member `Message`.
    public let message: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(code: String? = nil, message: String? = nil) {
        self.code = code
        self.message = message
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.code = reader.readStringIfPresent("Code")
        self.message = reader.readStringIfPresent("Message")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(code, for: "Code")
        writer.writeString(message, for: "Message")
    }
}
