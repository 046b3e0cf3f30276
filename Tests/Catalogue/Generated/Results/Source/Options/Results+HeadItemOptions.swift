// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options for ``ResultsClient/headItem(withOptions:)``.
    public typealias HeadItemOptions = CommonOptions

    /// The header fields of the response to ``ResultsClient/headItem(withOptions:)``.
    public struct HeadItemHeaders: ResponseHeaders {
        /// The header field `X-Left`.
        public let xLeft: Int?
        /// The header field `X-Until`.
        public let xUntil: Date?
        /// The header field `X-Tags`.
        public let xTags: [String]?
        /// The header field `X-Level`.
        public let xLevel: GetItemXLevel?
        /// The header fields whose names begin with `x-ms-meta-`, by the rest of their names.
        public let xMsMeta: [String: String]

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xLeft = reader.readIntIfPresent("X-Left")
            self.xUntil = reader.readDateIfPresent("X-Until")
            self.xTags = reader.readArrayIfPresent("X-Tags")
            self.xLevel = reader.readIfPresent("X-Level")
            self.xMsMeta = try reader.readMembers(withPrefix: "x-ms-meta-")
        }
    }
}
