// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A setting of an application: a value that is stored under a key and, optionally, a label.
public struct ConfigurationSetting: ServiceModel, Codable, Hashable {
    /// The name of the setting. Keys are case-sensitive, and often hierarchical: `app:theme/colour`.
    public let key: String?
    /// A label that distinguishes settings with the same key, such as the name of an environment or a version.
    /// Absent in a setting without a label.
    public let label: String?
    /// The media type of the value, such as `application/json`.
    public let contentType: String?
    /// The value of the setting.
    public let value: String?
    /// The time at which the setting was last changed.
    public let lastModified: Date?
    /// Your own names and values, which are stored with the setting.
    public let tags: [String: String]?
    /// Whether the setting is locked, and can therefore be neither set nor deleted.
    public let locked: Bool?
    /// The entity tag of the setting, which changes whenever the setting does. It is used for conditional requests.
    public let etag: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        key: String? = nil,
        label: String? = nil,
        contentType: String? = nil,
        value: String? = nil,
        lastModified: Date? = nil,
        tags: [String: String]? = nil,
        locked: Bool? = nil,
        etag: String? = nil
    ) {
        self.key = key
        self.label = label
        self.contentType = contentType
        self.value = value
        self.lastModified = lastModified
        self.tags = tags
        self.locked = locked
        self.etag = etag
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.key = reader.readStringIfPresent("key")
        self.label = reader.readStringIfPresent("label")
        self.contentType = reader.readStringIfPresent("content_type")
        self.value = reader.readStringIfPresent("value")
        self.lastModified = reader.readDateIfPresent("last_modified")
        self.tags = reader.readDictionaryIfPresent("tags")
        self.locked = reader.readBoolIfPresent("locked")
        self.etag = reader.readStringIfPresent("etag")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(key, for: "key")
        writer.writeString(label, for: "label")
        writer.writeString(contentType, for: "content_type")
        writer.writeString(value, for: "value")
        writer.writeDictionary(tags, for: "tags")
        if writer.writesReadOnlyMembers {
            writer.writeDate(lastModified, for: "last_modified")
            writer.writeBool(locked, for: "locked")
            writer.writeString(etag, for: "etag")
        }
    }
}
