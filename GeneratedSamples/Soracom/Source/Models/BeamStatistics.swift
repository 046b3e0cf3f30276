// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How many requests a subscriber has made through Soracom Beam in one period.
public struct BeamStatistics: ServiceModel, Codable, Hashable {
    /// The date and time at which the period begins, in UTC.
    public let date: String?
    /// The time at which the period begins.
    public let unixtime: Date?
    /// The number of requests, by direction and protocol, such as `inHttp` and `outHttps`.
    public let beamStatsMap: [String: BeamCount]?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(date: String? = nil, unixtime: Date? = nil, beamStatsMap: [String: BeamCount]? = nil) {
        self.date = date
        self.unixtime = unixtime
        self.beamStatsMap = beamStatsMap
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.date = reader.readStringIfPresent("date")
        self.unixtime = reader.readIfPresent("unixtime", as: .unixSeconds)
        self.beamStatsMap = reader.readDictionaryIfPresent("beamStatsMap")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(date, for: "date")
        writer.write(unixtime, for: "unixtime", as: .unixSeconds)
        writer.writeDictionary(beamStatsMap, for: "beamStatsMap")
    }
}
