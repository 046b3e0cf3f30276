// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// The type `GetItemXLevel`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct GetItemXLevel: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Low.
        public static let low = Self(rawValue: "low")
        /// High.
        public static let high = Self(rawValue: "high")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.low, .high] }
    }
}
