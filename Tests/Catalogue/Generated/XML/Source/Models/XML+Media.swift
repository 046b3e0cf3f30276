// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A film or a song.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Media: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A film.
        case film(Film)
        /// A song.
        case song(Song)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
        public init(reading reader: ModelReader) throws {
            try reader.use(XMLForm(members: ["kind": .attribute("kind")]))
            switch reader.readTag("kind") {
            case "film":
                self = .film(try Film(reading: reader))
            case "song":
                self = .song(try Song(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .film(let value): value
            case .song(let value): value
            case .unknown(let value): value
            }
        }
    }
}
