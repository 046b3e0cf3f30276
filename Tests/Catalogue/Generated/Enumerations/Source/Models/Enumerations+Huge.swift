// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A huge.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Huge: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: Decimal

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: Decimal) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `1`.
        public static let value1 = Self(rawValue: 1)
        /// The value `2`.
        public static let value2 = Self(rawValue: 2)

        /// The values that this client knows.
        public static var knownValues: [Self] { [.value1, .value2] }
    }
}
