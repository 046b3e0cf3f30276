// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The length of the periods that statistics are reported by.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct StatisticsPeriod: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Calendar months.
    public static let month = Self(rawValue: "month")
    /// Days.
    public static let day = Self(rawValue: "day")
    /// Spans of about five minutes.
    public static let minutes = Self(rawValue: "minutes")

    /// The values that this client knows.
    public static var knownValues: [Self] { [.month, .day, .minutes] }
}
