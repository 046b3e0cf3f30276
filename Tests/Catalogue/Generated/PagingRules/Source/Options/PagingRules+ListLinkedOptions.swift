// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options for ``PagingRulesClient/listLinked(withOptions:)``.
    public typealias ListLinkedOptions = CommonOptions

    /// The header fields of the response to ``PagingRulesClient/listLinked(withOptions:)``.
    public struct ListLinkedHeaders: ResponseHeaders {
        /// The header field `Link`.
        public let link: String?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.link = reader.readStringIfPresent("Link")
        }
    }
}
