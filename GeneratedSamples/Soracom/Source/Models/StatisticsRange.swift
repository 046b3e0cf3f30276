// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The periods that statistics are exported for.
public struct StatisticsRange: ServiceModel, Codable, Hashable {
    /// A time in the first period.
    public let from: Date
    /// A time in the last period.
    public let to: Date
    /// The length of the periods.
    public let period: StatisticsPeriod

    // MARK: Initializers

    /// Creates a value from its members.
    public init(from: Date, to: Date, period: StatisticsPeriod) {
        self.from = from
        self.to = to
        self.period = period
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.from = reader.readDate("from", as: .unixSeconds)
        self.to = reader.readDate("to", as: .unixSeconds)
        self.period = try reader.read("period")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.write(from, for: "from", as: .unixSeconds)
        writer.write(to, for: "to", as: .unixSeconds)
        writer.write(period, for: "period")
    }
}
