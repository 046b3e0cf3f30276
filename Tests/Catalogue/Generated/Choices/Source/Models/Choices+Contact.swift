// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A contact.
    public struct Contact: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The email.
        public let email: String?
        /// The rank.
        public let rank: ContactRank?
        /// The phone.
        public let phone: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, email: String? = nil, rank: ContactRank? = nil, phone: String? = nil) {
            self.name = name
            self.email = email
            self.rank = rank
            self.phone = phone
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.email = reader.readStringIfPresent("email")
            self.rank = reader.readIfPresent("rank")
            self.phone = reader.readStringIfPresent("phone")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeString(email, for: "email")
            writer.write(rank, for: "rank")
            writer.writeString(phone, for: "phone")
        }
    }

    /// An integer or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ContactRank: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// An integer.
        case integer(Int)
        /// A string.
        case string(String)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.integer)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .integer(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }

        // MARK: ExpressibleByIntegerLiteral Protocol

        /// Creates a value of the alternative `integer` from a literal.
        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
