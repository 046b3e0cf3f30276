// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How fast a subscriber can communicate. Which classes there are depends on the subscription.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct SpeedClass: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// The slowest class of general use.
    public static let s1Minimum = Self(rawValue: "s1.minimum")
    /// The slow class of general use.
    public static let s1Slow = Self(rawValue: "s1.slow")
    /// The standard class of general use.
    public static let s1Standard = Self(rawValue: "s1.standard")
    /// The fast class of general use.
    public static let s1Fast = Self(rawValue: "s1.fast")
    /// Four times as fast as the fast class of general use.
    public static let s1Fast4x = Self(rawValue: "s1.4xfast")
    /// Eight times as fast as the fast class of general use.
    public static let s1Fast8x = Self(rawValue: "s1.8xfast")
    /// The standard class for uploading much.
    public static let u1Standard = Self(rawValue: "u1.standard")
    /// The slow class for uploading much.
    public static let u1Slow = Self(rawValue: "u1.slow")
    /// The standard class of the subscriptions whose classes begin with `t1`.
    public static let t1Standard = Self(rawValue: "t1.standard")
    /// The class of virtual SIMs, which connect through Soracom Arc.
    public static let arcStandard = Self(rawValue: "arc.standard")

    /// The values that this client knows.
    public static var knownValues: [Self] {
        [
            .s1Minimum,
            .s1Slow,
            .s1Standard,
            .s1Fast,
            .s1Fast4x,
            .s1Fast8x,
            .u1Standard,
            .u1Slow,
            .t1Standard,
            .arcStandard,
        ]
    }
}
