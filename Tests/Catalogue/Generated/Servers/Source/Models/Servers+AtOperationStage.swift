// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Servers {
    /// An at operation stage.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct AtOperationStage: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible
    {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Test.
        public static let test = AtOperationStage(rawValue: "test")

        /// Live.
        public static let live = AtOperationStage(rawValue: "live")

        /// The values above.
        public static var knownValues: [AtOperationStage] { [.test, .live] }
    }
}
