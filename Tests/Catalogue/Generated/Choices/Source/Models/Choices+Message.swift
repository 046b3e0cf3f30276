// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// An asked, an answered or a thought.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Message: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// An asked.
        case asked(Asked)
        /// An answered.
        case answered(Answered)
        /// A thought.
        case thought(Thought)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `type` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("type") {
            case "message":
                let union = UnionReader<Self>(reader)
                union.attempt(Self.asked)
                union.attempt(Self.answered)
                self = try union.result()
            case "thought":
                self = .thought(try Thought(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .asked(let value): value
            case .answered(let value): value
            case .thought(let value): value
            case .unknown(let value): value
            }
        }
    }
}
