// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The tags of a blob.
public struct BlobTags: ServiceModel, Codable, Hashable {
    /// The tags.
    public let blobTagSet: [BlobTag]

    // MARK: Initializers

    /// Creates a value from its members.
    public init(blobTagSet: [BlobTag]) {
        self.blobTagSet = blobTagSet
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.blobTagSet = reader.readArray("BlobTagSet")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.writeArray(blobTagSet, for: "BlobTagSet")
    }

    // MARK: XML

    /// How XML represents the value and its members, where that differs from the default.
    private static let xml = XMLForm(
        root: "Tags",
        members: ["BlobTagSet": .wrapped("TagSet", item: "Tag")]
    )
}
