// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A tree of trees.
    public struct Tree: RecursiveValue, Codable, Hashable {
        /// The contents.
        public let value: [Tree]

        /// Creates a value that holds the given contents.
        public init(_ value: [Tree]) {
            self.value = value
        }
    }
}
