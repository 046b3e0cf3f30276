// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The form of a SIM.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct ModuleType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// A card of standard size (2FF).
    public static let mini = Self(rawValue: "mini")
    /// A card of micro size (3FF).
    public static let micro = Self(rawValue: "micro")
    /// A card of nano size (4FF).
    public static let nano = Self(rawValue: "nano")
    /// A card that can be cut to any of the three sizes.
    public static let trio = Self(rawValue: "trio")
    /// A chip that is soldered in (MFF2).
    public static let embedded = Self(rawValue: "embedded")
    /// A virtual SIM.
    public static let virtual = Self(rawValue: "virtual")
    /// An integrated SIM (iSIM).
    public static let integrated = Self(rawValue: "integrated")
    /// A profile for an embedded SIM (eSIM).
    public static let profilePackage = Self(rawValue: "profilePackage")

    /// The values that this client knows.
    public static var knownValues: [Self] {
        [.mini, .micro, .nano, .trio, .embedded, .virtual, .integrated, .profilePackage]
    }
}
