// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A size.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Size: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: JSONValue

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: JSONValue) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Auto.
        public static let auto = Self(rawValue: "auto")
        /// The value `1`.
        public static let value1 = Self(rawValue: 1)
        /// The value `1`.
        public static let value1Value = Self(rawValue: "1")
        /// The value `2`.
        public static let value2Point0 = Self(rawValue: 2)
        /// The value `0.5`.
        public static let value0Point5 = Self(rawValue: 0.5)
        /// True.
        public static let `true` = Self(rawValue: true)

        /// The values that this client knows.
        public static var knownValues: [Self] { [.auto, .value1, .value1Value, .value2Point0, .value0Point5, .true] }
    }
}
