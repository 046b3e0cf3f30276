// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A ratio.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Ratio: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: Double

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: Double) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `0.5`.
        public static let value0Point5 = Self(rawValue: 0.5)
        /// The value `2.0`.
        public static let value2 = Self(rawValue: 2.0)

        /// The values that this client knows.
        public static var knownValues: [Self] { [.value0Point5, .value2] }
    }
}
