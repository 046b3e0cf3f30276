// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options for ``ResultsClient/createItem(withOptions:)``.
    public typealias CreateItemOptions = CommonOptions

    /// The header fields of the response to ``ResultsClient/createItem(withOptions:)``.
    public struct CreateItemHeaders: ResponseHeaders {
        /// The header field `Location`.
        public let location: String?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.location = reader.readStringIfPresent("Location")
        }
    }
}
