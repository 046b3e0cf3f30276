// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Servers {
    /// An at operation stage.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AtOperationStage: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Test.
        public static let test = Self(rawValue: "test")
        /// Live.
        public static let live = Self(rawValue: "live")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.test, .live] }
    }
}
