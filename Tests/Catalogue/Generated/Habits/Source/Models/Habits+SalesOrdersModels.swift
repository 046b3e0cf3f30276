// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A value of the parameter `$orderby` of `GET /orders`.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct SalesOrdersFindOrderbyItem: ExpandableEnumeration, RawRepresentable, Codable, Hashable,
        CustomStringConvertible
    {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Name.
        public static let name = SalesOrdersFindOrderbyItem(rawValue: "name")

        /// Name desc.
        public static let nameDesc = SalesOrdersFindOrderbyItem(rawValue: "name desc")

        /// The values above.
        public static var knownValues: [SalesOrdersFindOrderbyItem] { [.name, .nameDesc] }
    }
}
