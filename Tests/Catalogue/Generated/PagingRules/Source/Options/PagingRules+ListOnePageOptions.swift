// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options for ``PagingRulesClient/listOnePage(withOptions:)``.
    public typealias ListOnePageOptions = CommonOptions

    /// The header fields of the response to ``PagingRulesClient/listOnePage(withOptions:)``.
    public struct ListOnePageHeaders: ResponseHeaders {
        /// The header field `Link`.
        public let link: String?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.link = reader.readStringIfPresent("Link")
        }
    }
}
