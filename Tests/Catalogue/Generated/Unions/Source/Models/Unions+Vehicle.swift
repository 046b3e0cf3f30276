// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A vehicle, a car, a truck or a tanker.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Vehicle: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A vehicle.
        case vehicle(VehicleBase)
        /// A car.
        case car(Car)
        /// A truck.
        case truck(Truck)
        /// A tanker.
        case tanker(Tanker)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
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
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
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

    /// A vehicle base.
    public struct VehicleBase: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The wheels.
        public let wheels: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "Vehicle", wheels: Int) {
            self.kind = kind
            self.wheels = wheels
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind") ?? "Vehicle"
            self.wheels = reader.readInt("wheels")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(wheels, for: "wheels")
        }
    }
}
