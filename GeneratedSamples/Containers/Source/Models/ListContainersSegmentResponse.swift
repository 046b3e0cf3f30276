// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A part of the list of containers.
public struct ListContainersSegmentResponse: ServiceModel, Codable, Hashable {
    /// The URL of the account.
    public let serviceEndpoint: String
    /// The text that the names of the containers begin with.
    public let prefix: String?
    /// Where this part of the list begins.
    public let marker: String?
    /// The most containers that a part of the list holds.
    public let maxResults: Int?
    /// The containers.
    public let containerItems: [ContainerItem]
    /// Where the next part of the list begins, if there is one.
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

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.serviceEndpoint = reader.readString("ServiceEndpoint")
        self.prefix = reader.readStringIfPresent("Prefix")
        self.marker = reader.readStringIfPresent("Marker")
        self.maxResults = reader.readIntIfPresent("MaxResults")
        self.containerItems = reader.readArray("ContainerItems")
        self.nextMarker = reader.readStringIfPresent("NextMarker")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.writeString(serviceEndpoint, for: "ServiceEndpoint")
        writer.writeString(prefix, for: "Prefix")
        writer.writeString(marker, for: "Marker")
        writer.writeInt(maxResults, for: "MaxResults")
        writer.writeArray(containerItems, for: "ContainerItems")
        writer.writeString(nextMarker, for: "NextMarker")
    }

    // MARK: XML

    /// How XML represents the value and its members, where that differs from the default.
    private static let xml = XMLForm(
        root: "EnumerationResults",
        members: [
            "ServiceEndpoint": .attribute("ServiceEndpoint"),
            "ContainerItems": .wrapped("Containers", item: "Container"),
        ]
    )
}
