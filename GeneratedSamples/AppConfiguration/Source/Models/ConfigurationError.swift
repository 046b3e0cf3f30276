// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Why the service did not do what it was asked to, in the form of the problem details of RFC 7807.
public struct ConfigurationError: ServiceModel, Codable, Hashable {
    /// A URI that identifies the kind of problem, such as `https://azconfig.io/errors/key-locked`.
    public let type: String?
    /// A short summary of the problem.
    public let title: String?
    /// The name of the parameter, or the key, that the problem is about.
    public let name: String?
    /// An explanation of the problem, and where there is one, a way out of it.
    public let detail: String?
    /// The HTTP status code of the response.
    public let status: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        type: String? = nil,
        title: String? = nil,
        name: String? = nil,
        detail: String? = nil,
        status: Int? = nil
    ) {
        self.type = type
        self.title = title
        self.name = name
        self.detail = detail
        self.status = status
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.type = reader.readStringIfPresent("type")
        self.title = reader.readStringIfPresent("title")
        self.name = reader.readStringIfPresent("name")
        self.detail = reader.readStringIfPresent("detail")
        self.status = reader.readIntIfPresent("status")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(type, for: "type")
        writer.writeString(title, for: "title")
        writer.writeString(name, for: "name")
        writer.writeString(detail, for: "detail")
        writer.writeInt(status, for: "status")
    }
}
