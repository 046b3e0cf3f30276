// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A wide.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct Wide: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: UInt64

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `1`.
        public static let value1 = Wide(rawValue: 1)

        /// The value `18446744073709551615`.
        public static let value18446744073709551615 = Wide(rawValue: 18446744073709551615)

        /// The values above.
        public static var knownValues: [Wide] { [.value1, .value18446744073709551615] }
    }
}
