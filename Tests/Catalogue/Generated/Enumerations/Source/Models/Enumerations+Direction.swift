// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// One of a list of values.
    public enum Direction: String, FrozenEnumeration, Codable, CustomStringConvertible {
        /// The value `north`.
        case north = "north"
        /// The value `south`.
        case south = "south"
    }
}
