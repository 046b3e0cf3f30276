// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The length of the periods that statistics are reported by.
///
/// The service may know further values; one that this client does not know keeps its raw value.
public struct StatisticsPeriod: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
    /// The value as it is sent.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// Calendar months.
    public static let month = StatisticsPeriod(rawValue: "month")

    /// Days.
    public static let day = StatisticsPeriod(rawValue: "day")

    /// Spans of about five minutes.
    public static let minutes = StatisticsPeriod(rawValue: "minutes")

    /// The values above.
    public static var knownValues: [StatisticsPeriod] { [.month, .day, .minutes] }
}
