// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension LongRunning {
    /// A thing.
    public struct Thing: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The properties.
        public let properties: ThingProperties?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, properties: ThingProperties? = nil) {
            self.name = name
            self.properties = properties
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.properties = reader.readIfPresent("properties")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.write(properties, for: "properties")
        }
    }

    /// The `properties` of `Thing`.
    public struct ThingProperties: ServiceModel, Codable, Hashable {
        /// The provisioning state.
        public let provisioningState: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(provisioningState: String? = nil) {
            self.provisioningState = provisioningState
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.provisioningState = reader.readStringIfPresent("provisioningState")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(provisioningState, for: "provisioningState")
        }
    }
}
