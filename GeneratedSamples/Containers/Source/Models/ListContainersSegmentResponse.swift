// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// An enumeration of containers
public struct ListContainersSegmentResponse: Model, Codable, Hashable {
    /// The member `ServiceEndpoint`.
    public let serviceEndpoint: String
    /// The member `Prefix`.
    public let prefix: String?
    /// The member `Marker`.
    public let marker: String?
    /// The member `MaxResults`.
    public let maxResults: Int?
    /// The member `ContainerItems`.
    public let containerItems: [ContainerItem]
    /// The member `NextMarker`.
    public let nextMarker: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        serviceEndpoint: String,
        prefix: String? = nil,
        marker: String? = nil,
        maxResults: Int? = nil,
        containerItems: [ContainerItem],
        nextMarker: String? = nil
    ) {
        self.serviceEndpoint = serviceEndpoint
        self.prefix = prefix
        self.marker = marker
        self.maxResults = maxResults
        self.containerItems = containerItems
        self.nextMarker = nextMarker
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.serviceEndpoint = try reader.readString("ServiceEndpoint")
        self.prefix = reader.readStringIfPresent("Prefix")
        self.marker = reader.readStringIfPresent("Marker")
        self.maxResults = reader.readIntIfPresent("MaxResults")
        self.containerItems = try reader.read("ContainerItems")
        self.nextMarker = reader.readStringIfPresent("NextMarker")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.writeString(serviceEndpoint, for: "ServiceEndpoint")
        writer.writeString(prefix, for: "Prefix")
        writer.writeString(marker, for: "Marker")
        writer.writeInt(maxResults, for: "MaxResults")
        writer.write(containerItems, for: "ContainerItems")
        writer.writeString(nextMarker, for: "NextMarker")
    }

    // MARK: - XML

    /// What XML calls the value and its members, where that is not what their names say.
    private static let xml = XMLForm(
        root: "EnumerationResults",
        members: [
            "ServiceEndpoint": .attribute("ServiceEndpoint"),
            "ContainerItems": .wrapped("Containers", item: "Container"),
        ]
    )
}
