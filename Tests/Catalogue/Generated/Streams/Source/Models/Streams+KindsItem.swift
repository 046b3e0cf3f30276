// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// An event message or an event stop.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum KindsItem: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// An event message.
        case eventMessage(KindsItemEventMessage)
        /// An event stop.
        case eventStop(KindsItemEventStop)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `event` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("event") {
            case "message":
                self = .eventMessage(try KindsItemEventMessage(reading: reader))
            case "stop":
                self = .eventStop(try KindsItemEventStop(reading: reader))
            case nil:
                let union = UnionReader<Self>(reader)
                union.attempt(Self.eventMessage)
                union.attempt(Self.eventStop)
                self = try union.result()
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .eventMessage(let value): value
            case .eventStop(let value): value
            case .unknown(let value): value
            }
        }
    }
}
