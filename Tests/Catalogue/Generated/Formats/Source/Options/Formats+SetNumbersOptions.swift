// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options for ``FormatsClient/setNumbers(body:withOptions:)``.
    public typealias SetNumbersOptions = CommonOptions

    /// The header fields of the response to ``FormatsClient/setNumbers(body:withOptions:)``.
    public struct SetNumbersHeaders: ResponseHeaders {
        /// The header field `X-Total`.
        public let xTotal: Int?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xTotal = reader.readIfPresent("X-Total", as: .integerText)
        }
    }
}
