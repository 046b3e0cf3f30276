// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options of the operation `listOnePage`, which has none of its own.
    public typealias ListOnePageOptions = CommonOptions

    /// The header fields of the answer to `listOnePage`.
    public struct ListOnePageHeaders: ResponseHeaders {
        /// The header field `Link`.
        public let link: String?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.link = reader.readStringIfPresent("Link")
        }
    }
}
