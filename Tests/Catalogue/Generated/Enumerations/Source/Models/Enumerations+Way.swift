// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A way.
    public enum Way: String, FrozenEnumeration, Codable, CustomStringConvertible {
        /// Hash.
        case hash = "hash"
        /// Hash value.
        case hashValue = "hashValue"
        /// Description.
        case description = "description"
    }
}
