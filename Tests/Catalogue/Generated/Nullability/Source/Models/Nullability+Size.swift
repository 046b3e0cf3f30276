// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// A size.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct Size: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `s`.
        public static let s = Size(rawValue: "s")

        /// The value `m`.
        public static let m = Size(rawValue: "m")

        /// The values above.
        public static var knownValues: [Size] { [.s, .m] }
    }
}
