// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// A size.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Size: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `s`.
        public static let s = Self(rawValue: "s")
        /// The value `m`.
        public static let m = Self(rawValue: "m")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.s, .m] }
    }
}
