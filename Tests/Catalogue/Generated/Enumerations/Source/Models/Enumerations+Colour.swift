// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A colour.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Colour: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Red.
        public static let red = Self(rawValue: "red")
        /// Dark blue.
        public static let darkBlue = Self(rawValue: "dark blue")
        /// The value `""`.
        public static let empty = Self(rawValue: "")
        /// The value `1st`.
        public static let value1st = Self(rawValue: "1st")
        /// Default.
        public static let `default` = Self(rawValue: "default")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.red, .darkBlue, .empty, .value1st, .default] }
    }
}
