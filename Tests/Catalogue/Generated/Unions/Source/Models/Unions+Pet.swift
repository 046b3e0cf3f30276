// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A pet, a pet cat or a pet fish.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Pet: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A pet.
        case pet(PetBase)
        /// A pet cat.
        case petCat(PetCat)
        /// A pet fish.
        case petFish(PetFish)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `petType` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("petType") {
            case "Pet":
                self = .pet(try PetBase(reading: reader))
            case "c":
                self = .petCat(try PetCat(reading: reader))
            case "PetFish":
                self = .petFish(try PetFish(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .pet(let value): value
            case .petCat(let value): value
            case .petFish(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A pet base.
    public struct PetBase: ServiceModel, Codable, Hashable {
        /// The pet type.
        public let petType: String
        /// The name.
        public let name: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(petType: String = "Pet", name: String? = nil) {
            self.petType = petType
            self.name = name
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.petType = reader.readStringIfPresent("petType") ?? "Pet"
            self.name = reader.readStringIfPresent("name")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(petType, for: "petType")
            writer.writeString(name, for: "name")
        }
    }
}
