// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A level parameter.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct LevelParameter: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Low.
        public static let low = LevelParameter(rawValue: "low")

        /// High.
        public static let high = LevelParameter(rawValue: "high")

        /// The values above.
        public static var knownValues: [LevelParameter] { [.low, .high] }
    }
}
