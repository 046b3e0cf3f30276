// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A success or a failure.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Outcome: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A success.
        case success(Success)
        /// A failure.
        case failure(Failure)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `ok` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("ok") {
            case "true":
                self = .success(try Success(reading: reader))
            case "false":
                self = .failure(try Failure(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .success(let value): value
            case .failure(let value): value
            case .unknown(let value): value
            }
        }
    }
}
