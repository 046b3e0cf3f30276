// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Formats.
    public struct Formats: ServiceModel, Codable, Hashable {
        /// The date time.
        public let dateTime: Date?
        /// The date.
        public let date: CalendarDate?
        /// The UUID.
        public let uuid: UUID?
        /// The URI.
        public let uri: URL?
        /// The byte.
        public let byte: Data?
        /// The base64url.
        public let base64url: Data?
        /// The int32.
        public let int32: Int?
        /// The int64.
        public let int64: Int?
        /// The uint64.
        public let uint64: UInt64?
        /// The float.
        public let float: Float?
        /// The double.
        public let double: Double?
        /// The decimal.
        public let decimal: Decimal?
        /// The unixtime.
        public let unixtime: Date?
        /// The rfc1123.
        public let rfc1123: Date?
        /// The password.
        public let password: String?
        /// The unknown.
        public let unknown: String?
        /// The time.
        public let time: CalendarTime?
        /// The duration.
        public let duration: CalendarDuration?
        /// The plain.
        public let plain: Int?
        /// The value of `unsigned`.
        public let unsigned: UInt64?
        /// The huge.
        public let huge: Decimal?
        /// The huge128.
        public let huge128: Decimal?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            dateTime: Date? = nil,
            date: CalendarDate? = nil,
            uuid: UUID? = nil,
            uri: URL? = nil,
            byte: Data? = nil,
            base64url: Data? = nil,
            int32: Int? = nil,
            int64: Int? = nil,
            uint64: UInt64? = nil,
            float: Float? = nil,
            double: Double? = nil,
            decimal: Decimal? = nil,
            unixtime: Date? = nil,
            rfc1123: Date? = nil,
            password: String? = nil,
            unknown: String? = nil,
            time: CalendarTime? = nil,
            duration: CalendarDuration? = nil,
            plain: Int? = nil,
            unsigned: UInt64? = nil,
            huge: Decimal? = nil,
            huge128: Decimal? = nil
        ) {
            self.dateTime = dateTime
            self.date = date
            self.uuid = uuid
            self.uri = uri
            self.byte = byte
            self.base64url = base64url
            self.int32 = int32
            self.int64 = int64
            self.uint64 = uint64
            self.float = float
            self.double = double
            self.decimal = decimal
            self.unixtime = unixtime
            self.rfc1123 = rfc1123
            self.password = password
            self.unknown = unknown
            self.time = time
            self.duration = duration
            self.plain = plain
            self.unsigned = unsigned
            self.huge = huge
            self.huge128 = huge128
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.dateTime = reader.readDateIfPresent("dateTime")
            self.date = reader.readIfPresent("date")
            self.uuid = reader.readIfPresent("uuid")
            self.uri = reader.readURLIfPresent("uri")
            self.byte = reader.readIfPresent("byte")
            self.base64url = reader.readIfPresent("base64url", as: .base64URL)
            self.int32 = reader.readIntIfPresent("int32")
            self.int64 = reader.readIntIfPresent("int64")
            self.uint64 = reader.readIfPresent("uint64")
            self.float = reader.readIfPresent("float")
            self.double = reader.readDoubleIfPresent("double")
            self.decimal = reader.readIfPresent("decimal")
            self.unixtime = reader.readIfPresent("unixtime", as: .unixSeconds)
            self.rfc1123 = reader.readIfPresent("rfc1123", as: .rfc1123)
            self.password = reader.readStringIfPresent("password")
            self.unknown = reader.readStringIfPresent("unknown")
            self.time = reader.readIfPresent("time")
            self.duration = reader.readIfPresent("duration")
            self.plain = reader.readIntIfPresent("plain")
            self.unsigned = reader.readIfPresent("unsigned")
            self.huge = reader.readIfPresent("huge")
            self.huge128 = reader.readIfPresent("huge128")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeDate(dateTime, for: "dateTime")
            writer.write(date, for: "date")
            writer.write(uuid, for: "uuid")
            writer.writeURL(uri, for: "uri")
            writer.write(byte, for: "byte")
            writer.write(base64url, for: "base64url", as: .base64URL)
            writer.writeInt(int32, for: "int32")
            writer.writeInt(int64, for: "int64")
            writer.write(uint64, for: "uint64")
            writer.write(float, for: "float")
            writer.writeDouble(double, for: "double")
            writer.write(decimal, for: "decimal")
            writer.write(unixtime, for: "unixtime", as: .unixSeconds)
            writer.write(rfc1123, for: "rfc1123", as: .rfc1123)
            writer.writeString(password, for: "password")
            writer.writeString(unknown, for: "unknown")
            writer.write(time, for: "time")
            writer.write(duration, for: "duration")
            writer.writeInt(plain, for: "plain")
            writer.write(unsigned, for: "unsigned")
            writer.write(huge, for: "huge")
            writer.write(huge128, for: "huge128")
        }
    }
}
