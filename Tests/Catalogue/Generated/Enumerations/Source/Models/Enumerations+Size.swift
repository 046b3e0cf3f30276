// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A size.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct Size: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: JSONValue

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: JSONValue) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Auto.
        public static let auto = Size(rawValue: "auto")

        /// The value `1`.
        public static let value1 = Size(rawValue: 1)

        /// The value `1`.
        public static let value1Value = Size(rawValue: "1")

        /// The value `2`.
        public static let value20 = Size(rawValue: 2)

        /// The value `0.5`.
        public static let value05 = Size(rawValue: 0.5)

        /// True.
        public static let `true` = Size(rawValue: true)

        /// The values above.
        public static var knownValues: [Size] { [.auto, .value1, .value1Value, .value20, .value05, .true] }
    }
}
