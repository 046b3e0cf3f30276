// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How the value of a tag is compared.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct TagValueMatchMode: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// The value is the one that is looked for.
    public static let exact = Self(rawValue: "exact")
    /// The value begins with the one that is looked for.
    public static let prefix = Self(rawValue: "prefix")

    /// The values that this client knows.
    public static var knownValues: [Self] { [.exact, .prefix] }
}
