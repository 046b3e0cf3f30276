// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How the value of a tag is compared.
///
/// The service may know further values; one that this client does not know keeps its raw value.
public struct TagValueMatchMode: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
    /// The value as it is sent.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// The value is the one that is looked for.
    public static let exact = TagValueMatchMode(rawValue: "exact")

    /// The value begins with the one that is looked for.
    public static let prefix = TagValueMatchMode(rawValue: "prefix")

    /// The values above.
    public static var knownValues: [TagValueMatchMode] { [.exact, .prefix] }
}
