// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A named.
    public struct Named: ServiceModel, Codable, Hashable {
        /// The hash.
        public let hash: String
        /// The copy flag.
        public let copy: Bool
        /// The encode.
        public let encode: String?
        /// The write.
        public let write: Int?
        /// The way.
        public let way: Way?
        /// The sign.
        public let sign: NamedSign?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            hash: String,
            copy: Bool,
            encode: String? = nil,
            write: Int? = nil,
            way: Way? = nil,
            sign: NamedSign? = nil
        ) {
            self.hash = hash
            self.copy = copy
            self.encode = encode
            self.write = write
            self.way = way
            self.sign = sign
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.hash = reader.readString("hash")
            self.copy = reader.readBool("copy")
            self.encode = reader.readStringIfPresent("encode")
            self.write = reader.readIntIfPresent("write")
            self.way = reader.readIfPresent("way")
            self.sign = reader.readIfPresent("sign")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(hash, for: "hash")
            writer.writeBool(copy, for: "copy")
            writer.writeString(encode, for: "encode")
            writer.writeInt(write, for: "write")
            writer.write(way, for: "way")
            writer.write(sign, for: "sign")
        }
    }

    /// The `sign` of `Named`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct NamedSign: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Hash.
        public static let hash = Self(rawValue: "hash")
        /// Description.
        public static let description = Self(rawValue: "description")
        /// The value `A+`.
        public static let aPlus = Self(rawValue: "A+")
        /// The value `A-`.
        public static let aMinus = Self(rawValue: "A-")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.hash, .description, .aPlus, .aMinus] }
    }
}
