// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Vehicle: UnionModel, Codable, Hashable {
        /// The alternative `vehicle`.
        case vehicle(VehicleBase)
        /// The alternative `car`.
        case car(Car)
        /// The alternative `truck`.
        case truck(Truck)
        /// The alternative `tanker`.
        case tanker(Tanker)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that the member `kind` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("kind") {
            case "Vehicle":
                self = .vehicle(try VehicleBase(reading: reader))
            case "#car":
                self = .car(try Car(reading: reader))
            case "#truck":
                self = .truck(try Truck(reading: reader))
            case "#tanker":
                self = .tanker(try Tanker(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .vehicle(let value): value
            case .car(let value): value
            case .truck(let value): value
            case .tanker(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A model of the service.
    public struct VehicleBase: Model, Codable, Hashable {
        /// The member `kind`.
        public let kind: String
        /// The member `wheels`.
        public let wheels: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "Vehicle", wheels: Int) {
            self.kind = kind
            self.wheels = wheels
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = try reader.readString("kind")
            self.wheels = try reader.readInt("wheels")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(wheels, for: "wheels")
        }
    }
}
