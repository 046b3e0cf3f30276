// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A tree or a bush.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Plant: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A tree.
        case tree(Tree)
        /// A bush.
        case bush(Bush)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `form` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("form") {
            case "tree":
                self = .tree(try Tree(reading: reader))
            case "bush":
                self = .bush(try Bush(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .tree(let value): value
            case .bush(let value): value
            case .unknown(let value): value
            }
        }
    }
}
