// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How much data a subscriber has sent and received in one period.
public struct AirStatistics: ServiceModel, Codable, Hashable {
    /// The date and time at which the period begins, in UTC.
    public let date: String?
    /// The time at which the period begins.
    public let unixtime: Date?
    /// What was sent and received, by speed class.
    public let dataTrafficStatsMap: [String: DataTrafficStatistics]?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        date: String? = nil,
        unixtime: Date? = nil,
        dataTrafficStatsMap: [String: DataTrafficStatistics]? = nil
    ) {
        self.date = date
        self.unixtime = unixtime
        self.dataTrafficStatsMap = dataTrafficStatsMap
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.date = reader.readStringIfPresent("date")
        self.unixtime = reader.readIfPresent("unixtime", as: .unixSeconds)
        self.dataTrafficStatsMap = reader.readDictionaryIfPresent("dataTrafficStatsMap")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(date, for: "date")
        writer.write(unixtime, for: "unixtime", as: .unixSeconds)
        writer.writeDictionary(dataTrafficStatsMap, for: "dataTrafficStatsMap")
    }
}
