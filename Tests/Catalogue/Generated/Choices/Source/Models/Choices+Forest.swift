// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A forest.
    public struct Forest: ServiceModel, Codable, Hashable {
        /// A tree of trees.
        public let tree: Tree?
        /// The files.
        public let files: Files?
        /// The rows.
        public let rows: [RowsItem]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(tree: Tree? = nil, files: Files? = nil, rows: [RowsItem]? = nil) {
            self.tree = tree
            self.files = files
            self.rows = rows
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.tree = reader.readIfPresent("tree")
            self.files = reader.readIfPresent("files")
            self.rows = reader.readArrayIfPresent("rows")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(tree, for: "tree")
            writer.write(files, for: "files")
            writer.writeArray(rows, for: "rows")
        }
    }
}
