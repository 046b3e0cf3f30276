// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The state of a subscriber.
///
/// The service may know further values; one that this client does not know keeps its raw value.
public struct SubscriberStatus: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
    /// The value as it is sent.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// It has not been used yet, and becomes active when it first connects.
    public static let ready = SubscriberStatus(rawValue: "ready")

    /// It can communicate.
    public static let active = SubscriberStatus(rawValue: "active")

    /// It cannot communicate, until it is activated.
    public static let inactive = SubscriberStatus(rawValue: "inactive")

    /// It is put by, and becomes active when it connects again.
    public static let standby = SubscriberStatus(rawValue: "standby")

    /// Its use is suspended, until it is activated.
    public static let suspended = SubscriberStatus(rawValue: "suspended")

    /// It was given up for good.
    public static let terminated = SubscriberStatus(rawValue: "terminated")

    /// Its SIM has not been sold yet.
    public static let inStock = SubscriberStatus(rawValue: "instock")

    /// Its SIM is on its way to the customer.
    public static let shipped = SubscriberStatus(rawValue: "shipped")

    /// The values above.
    public static var knownValues: [SubscriberStatus] {
        [.ready, .active, .inactive, .standby, .suspended, .terminated, .inStock, .shipped]
    }
}
