// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A level.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Level: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: Int

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `1`.
        public static let value1 = Self(rawValue: 1)
        /// The value `2`.
        public static let value2 = Self(rawValue: 2)
        /// The value `-3`.
        public static let minus3 = Self(rawValue: -3)

        /// The values that this client knows.
        public static var knownValues: [Self] { [.value1, .value2, .minus3] }
    }
}
