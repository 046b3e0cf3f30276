// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A field of a configuration setting, for selecting the fields to return.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct ConfigurationSettingField: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// The name of the setting.
    public static let key = Self(rawValue: "key")
    /// The label of the setting.
    public static let label = Self(rawValue: "label")
    /// The media type of the value.
    public static let contentType = Self(rawValue: "content_type")
    /// The value of the setting.
    public static let value = Self(rawValue: "value")
    /// The time at which the setting was last changed.
    public static let lastModified = Self(rawValue: "last_modified")
    /// The names and values that are stored with the setting.
    public static let tags = Self(rawValue: "tags")
    /// Whether the setting is locked.
    public static let locked = Self(rawValue: "locked")
    /// The entity tag of the setting.
    public static let etag = Self(rawValue: "etag")

    /// The values that this client knows.
    public static var knownValues: [Self] {
        [.key, .label, .contentType, .value, .lastModified, .tags, .locked, .etag]
    }
}
