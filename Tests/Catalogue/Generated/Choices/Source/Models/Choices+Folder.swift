// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A collection that may contain values of its own type.
    public struct Folder: RecursiveValue, Codable, Hashable {
        /// The contents.
        public let value: [FolderItem]

        /// Creates a value that holds the given contents.
        public init(_ value: [FolderItem]) {
            self.value = value
        }
    }

    /// A string or files.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum FolderItem: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        /// A string.
        case string(String)
        /// Files.
        case files(Files)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.files)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .files(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
