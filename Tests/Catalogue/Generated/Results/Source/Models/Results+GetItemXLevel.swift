// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// A get item x level.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct GetItemXLevel: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Low.
        public static let low = GetItemXLevel(rawValue: "low")

        /// High.
        public static let high = GetItemXLevel(rawValue: "high")

        /// The values above.
        public static var knownValues: [GetItemXLevel] { [.low, .high] }
    }
}
