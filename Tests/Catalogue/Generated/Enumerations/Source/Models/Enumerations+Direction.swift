// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A direction.
    public enum Direction: String, FrozenEnumeration, Codable, CustomStringConvertible {
        /// North.
        case north = "north"
        /// South.
        case south = "south"
    }
}
