// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A collection that may contain values of its own type.
    public struct Files: RecursiveValue, Codable, Hashable {
        /// The contents.
        public let value: [String: Folder]

        /// Creates a value that holds the given contents.
        public init(_ value: [String: Folder]) {
            self.value = value
        }
    }
}
