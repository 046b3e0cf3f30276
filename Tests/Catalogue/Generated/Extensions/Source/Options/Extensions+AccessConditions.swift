// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Access conditions.
    public nonisolated struct AccessConditions: Sendable {
        /// The value of `If-Match`.
        public let ifMatch: String?
        /// The value of `If-None-Match`.
        public let ifNoneMatch: String?

        // MARK: Initializer

        /// Creates a group of options. The client or the service chooses a value for those that you leave out.
        public init(ifMatch: String? = nil, ifNoneMatch: String? = nil) {
            self.ifMatch = ifMatch
            self.ifNoneMatch = ifNoneMatch
        }
    }
}
