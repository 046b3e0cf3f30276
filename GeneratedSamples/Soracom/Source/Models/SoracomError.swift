// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// An error of the service.
public struct SoracomError: ServiceModel, Codable, Hashable {
    /// The code of the error, such as `AUM0004`.
    public let code: String?
    /// An explanation of the error.
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
        self.code = reader.readStringIfPresent("code")
        self.message = reader.readStringIfPresent("message")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(code, for: "code")
        writer.writeString(message, for: "message")
    }
}
