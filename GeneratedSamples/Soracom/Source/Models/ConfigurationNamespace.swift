// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A service that a group can configure for its members.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct ConfigurationNamespace: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Soracom Air, which connects SIMs to the network.
    public static let air = Self(rawValue: "SoracomAir")
    /// Soracom Beam, which forwards data to other addresses, encrypted.
    public static let beam = Self(rawValue: "SoracomBeam")
    /// Soracom Endorse, which authenticates devices by their SIMs.
    public static let endorse = Self(rawValue: "SoracomEndorse")
    /// Soracom Flux, which connects data, devices and services to applications.
    public static let flux = Self(rawValue: "SoracomFlux")
    /// Soracom Funk, which calls functions in the cloud.
    public static let funk = Self(rawValue: "SoracomFunk")
    /// Soracom Funnel, which forwards data to services in the cloud.
    public static let funnel = Self(rawValue: "SoracomFunnel")
    /// Soracom Harvest Data, which stores data.
    public static let harvest = Self(rawValue: "SoracomHarvest")
    /// Soracom Harvest Files, which stores files.
    public static let harvestFiles = Self(rawValue: "SoracomHarvestFiles")
    /// Soracom Krypton, which provisions devices securely.
    public static let krypton = Self(rawValue: "SoracomKrypton")
    /// Soracom Orbit, which transforms data on its way.
    public static let orbit = Self(rawValue: "SoracomOrbit")
    /// The Unified Endpoint, one address for several services.
    public static let unifiedEndpoint = Self(rawValue: "UnifiedEndpoint")

    /// The values that this client knows.
    public static var knownValues: [Self] {
        [.air, .beam, .endorse, .flux, .funk, .funnel, .harvest, .harvestFiles, .krypton, .orbit, .unifiedEndpoint]
    }
}
