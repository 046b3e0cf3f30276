// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// Values that may contain themselves.
    public struct Folder: RecursiveValue, Codable, Hashable {
        /// What it holds.
        public let value: [FolderItem]

        /// Creates a value that holds the given contents.
        public init(_ value: [FolderItem]) {
            self.value = value
        }
    }

    /// A string or a files.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public enum FolderItem: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        /// A string.
        case string(String)
        /// A files.
        case files(Files)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.files)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .files(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// The value of a literal, as `string`.
        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
