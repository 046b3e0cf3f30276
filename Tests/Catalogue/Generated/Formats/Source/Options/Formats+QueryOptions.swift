// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options for ``FormatsClient/query(withOptions:)``.
    public struct QueryOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: Query Options

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
        /// The decimal.
        public let decimal: Decimal?
        /// The unixtime.
        public let unixtime: Date?
        /// The rfc1123.
        public let rfc1123: Date?
        /// The time.
        public let time: CalendarTime?
        /// The duration.
        public let duration: CalendarDuration?
        /// The wide.
        public let wide: UInt64?
        /// The float.
        public let float: Float?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            dateTime: Date? = nil,
            date: CalendarDate? = nil,
            uuid: UUID? = nil,
            uri: URL? = nil,
            byte: Data? = nil,
            base64url: Data? = nil,
            decimal: Decimal? = nil,
            unixtime: Date? = nil,
            rfc1123: Date? = nil,
            time: CalendarTime? = nil,
            duration: CalendarDuration? = nil,
            wide: UInt64? = nil,
            float: Float? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.dateTime = dateTime
            self.date = date
            self.uuid = uuid
            self.uri = uri
            self.byte = byte
            self.base64url = base64url
            self.decimal = decimal
            self.unixtime = unixtime
            self.rfc1123 = rfc1123
            self.time = time
            self.duration = duration
            self.wide = wide
            self.float = float
        }
    }

    /// The header fields of the response to ``FormatsClient/query(withOptions:)``.
    public struct QueryHeaders: ResponseHeaders {
        /// The header field `X-Time`.
        public let xTime: CalendarTime?
        /// The header field `X-Duration`.
        public let xDuration: CalendarDuration?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xTime = reader.readIfPresent("X-Time")
            self.xDuration = reader.readIfPresent("X-Duration")
        }
    }
}
