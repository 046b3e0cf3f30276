import Foundation
import ServiceRuntime
import Testing

struct CalendarTimeTests {
    @Test(arguments: [
        ("20:12:00Z", "20:12:00Z"), ("20:12:00.250-08:30", "20:12:00.25-08:30"), ("23:59:60z", "23:59:60Z"),
        ("08:30", "08:30:00"), ("08:30:15,5", "08:30:15.5"), ("08:30+01:00", "08:30:00+01:00"),
        ("00:00:00.1234567899Z", "00:00:00.123456789Z"), ("20:12:00+01", "20:12:00+01:00"),
        ("20:12:00.5-0130", "20:12:00.5-01:30"),
    ])
    func readsAndWritesATime(text: String, written: String) throws {
        let time = try #require(CalendarTime(text))
        #expect(time.description == written)
        #expect(try decoded("\"\(text)\"") == time)
        #expect(try JSONDecoder().decode([CalendarTime].self, from: JSONEncoder().encode([time])) == [time])
    }

    @Test func hasItsParts() throws {
        let time = try #require(CalendarTime("01:02:03.5-01:30"))
        #expect((time.hour, time.minute, time.second, time.nanosecond) == (1, 2, 3, 500_000_000))
        #expect(time.minutesFromUTC == -90)
        #expect(CalendarTime(hour: 24, minute: 0, minutesFromUTC: nil) == nil)
        #expect(CalendarTime(hour: 1, minute: 2, minutesFromUTC: 0)?.description == "01:02:00Z")
    }

    @Test func isComponentsOfADate() throws {
        #expect(
            try #require(CalendarTime("20:12:03.5-01:30")).dateComponents
                == DateComponents(
                    timeZone: TimeZone(secondsFromGMT: -5_400),
                    hour: 20,
                    minute: 12,
                    second: 3,
                    nanosecond: 500_000_000
                )
        )
        #expect(try #require(CalendarTime("20:12:03")).dateComponents.timeZone == nil)
    }

    @Test(arguments: [
        "", "24:00:00Z", "1:02:03", "01:60:00", "01:02:61", "01:02:03.", "01:02:03+1:00", "01:02:03+24:00",
        "01:02:03Zx", "01:02:03+01:", "01:02:03+0160", "01:02:03+01[x]",
        "T01:02:03", "2026-11-20T01:02:03Z", "01-02-03", "-1:02:03",
    ])
    func refusesWhatIsNoTime(text: String) {
        #expect(CalendarTime(text) == nil)
        #expect(refusal(of: "\"\(text)\"", as: CalendarTime.self) == "'\(text)' is not a time such as 20:12:00Z")
    }
}
