// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The state of a subscriber.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct SubscriberStatus: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// It has not been used yet, and becomes active when it first connects.
    public static let ready = Self(rawValue: "ready")
    /// It can communicate.
    public static let active = Self(rawValue: "active")
    /// It cannot communicate, until it is activated.
    public static let inactive = Self(rawValue: "inactive")
    /// It is put by, and becomes active when it connects again.
    public static let standby = Self(rawValue: "standby")
    /// Its use is suspended, until it is activated.
    public static let suspended = Self(rawValue: "suspended")
    /// It was given up for good.
    public static let terminated = Self(rawValue: "terminated")
    /// Its SIM has not been sold yet.
    public static let inStock = Self(rawValue: "instock")
    /// Its SIM is on its way to the customer.
    public static let shipped = Self(rawValue: "shipped")

    /// The values that this client knows.
    public static var knownValues: [Self] {
        [.ready, .active, .inactive, .standby, .suspended, .terminated, .inStock, .shipped]
    }
}
