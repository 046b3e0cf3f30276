// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A value of the parameter `$orderby` of ``HabitsClient/SalesOrdersOperations/find(withOptions:)``.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct SalesOrdersFindOrderbyItem: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Name.
        public static let name = Self(rawValue: "name")
        /// Name desc.
        public static let nameDesc = Self(rawValue: "name desc")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.name, .nameDesc] }
    }
}
