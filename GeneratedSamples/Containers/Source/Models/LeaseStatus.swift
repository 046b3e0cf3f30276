// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Whether somebody has a lease, without which others cannot delete what is leased.
///
/// The service may know further values; one that this client does not know keeps its raw value.
public struct LeaseStatus: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
    /// The value as it is sent.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Locked.
    public static let locked = LeaseStatus(rawValue: "locked")

    /// Unlocked.
    public static let unlocked = LeaseStatus(rawValue: "unlocked")

    /// The values above.
    public static var knownValues: [LeaseStatus] { [.locked, .unlocked] }
}
