// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A film or a song.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Media: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A film.
        case film(Film)
        /// A song.
        case song(Song)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the member `kind` names.
        public init(reading reader: ModelReader) throws {
            try reader.use(XMLForm(members: ["kind": .attribute("kind")]))
            switch reader.readTag("kind") {
            case "film":
                self = .film(try Film(reading: reader))
            case "song":
                self = .song(try Song(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .film(let value): value
            case .song(let value): value
            case .unknown(let value): value
            }
        }
    }
}
