// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A ratio.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct Ratio: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: Double

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: Double) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `0.5`.
        public static let value05 = Ratio(rawValue: 0.5)

        /// The value `2.0`.
        public static let value2 = Ratio(rawValue: 2.0)

        /// The values above.
        public static var knownValues: [Ratio] { [.value05, .value2] }
    }
}
