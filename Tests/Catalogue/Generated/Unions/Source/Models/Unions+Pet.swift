// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Pet: UnionModel, Codable, Hashable {
        /// The alternative `pet`.
        case pet(PetBase)
        /// The alternative `petCat`.
        case petCat(PetCat)
        /// The alternative `petFish`.
        case petFish(PetFish)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that the member `petType` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("petType") {
            case "Pet":
                self = .pet(try PetBase(reading: reader))
            case "c":
                self = .petCat(try PetCat(reading: reader))
            case "PetFish":
                self = .petFish(try PetFish(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .pet(let value): value
            case .petCat(let value): value
            case .petFish(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A model of the service.
    public struct PetBase: Model, Codable, Hashable {
        /// The member `petType`.
        public let petType: String
        /// The member `name`.
        public let name: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(petType: String = "Pet", name: String? = nil) {
            self.petType = petType
            self.name = name
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.petType = try reader.readString("petType")
            self.name = reader.readStringIfPresent("name")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(petType, for: "petType")
            writer.writeString(name, for: "name")
        }
    }
}
