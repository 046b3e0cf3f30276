// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// An account.
    public struct Account: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: String?
        /// The login.
        public let login: String
        /// The password.
        public let password: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: String? = nil, login: String, password: String? = nil) {
            self.id = id
            self.login = login
            self.password = password
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readStringIfPresent("id")
            self.login = reader.readString("login")
            self.password = reader.readStringIfPresent("password")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(login, for: "login")
            writer.writeString(password, for: "password")
            if writer.writesReadOnlyMembers {
                writer.writeString(id, for: "id")
            }
        }
    }
}
