// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options of the operation `query`.
    public struct QueryOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Query Options

        /// The parameter `dateTime`.
        public let dateTime: Date?
        /// The parameter `date`.
        public let date: CalendarDate?
        /// The parameter `uuid`.
        public let uuid: UUID?
        /// The parameter `uri`.
        public let uri: URL?
        /// The parameter `byte`.
        public let byte: Data?
        /// The parameter `base64url`.
        public let base64url: Data?
        /// The parameter `decimal`.
        public let decimal: Decimal?
        /// The parameter `unixtime`.
        public let unixtime: Date?
        /// The parameter `rfc1123`.
        public let rfc1123: Date?
        /// The parameter `time`.
        public let time: CalendarTime?
        /// The parameter `duration`.
        public let duration: CalendarDuration?
        /// The parameter `wide`.
        public let wide: UInt64?
        /// The parameter `float`.
        public let float: Float?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
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
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
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

    /// The header fields of the answer to `query`.
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
