// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Why the service did not do what it was asked to, in the form of the problem details of RFC 7807.
public struct ConfigurationError: Model {
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

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.type = try reader.readIfPresent("type")
        self.title = try reader.readIfPresent("title")
        self.name = try reader.readIfPresent("name")
        self.detail = try reader.readIfPresent("detail")
        self.status = try reader.readIfPresent("status")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.writeIfPresent(type, for: "type")
        try writer.writeIfPresent(title, for: "title")
        try writer.writeIfPresent(name, for: "name")
        try writer.writeIfPresent(detail, for: "detail")
        try writer.writeIfPresent(status, for: "status")
    }
}
