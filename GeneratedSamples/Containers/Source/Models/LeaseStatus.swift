// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Whether somebody has a lease, without which others cannot delete what is leased.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct LeaseStatus: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Locked.
    public static let locked = Self(rawValue: "locked")
    /// Unlocked.
    public static let unlocked = Self(rawValue: "unlocked")

    /// The values that this client knows.
    public static var knownValues: [Self] { [.locked, .unlocked] }
}
