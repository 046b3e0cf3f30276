import Foundation
import ServiceRuntime
import Testing

struct CalendarDateTests {
    @Test func readsAndWritesADay() throws {
        let day = try #require(CalendarDate("2024-02-29"))
        #expect((day.year, day.month, day.day) == (2024, 2, 29))
        #expect(day.description == "2024-02-29")
        #expect(CalendarDate(year: 7, month: 1, day: 2)?.description == "0007-01-02")
        #expect(try decoded(#""2024-02-29T00:00:00Z""#) == day)
        #expect(try JSONDecoder().decode([CalendarDate].self, from: JSONEncoder().encode([day])) == [day])
    }

    @Test(arguments: ["2024-02-29T00:00:00", "2024-02-29 24:00", "2024-02-29Z", "2024-02-29+01:00", "2024-02-29-0800"])
    func whatFollowsTheDayIsLeftOut(text: String) throws {
        #expect(try decoded("\"\(text)\"") == CalendarDate("2024-02-29"))
    }

    @Test(arguments: ["2024-02-29X", "2024-02-29+1", "2024-02-30Z", "2024-02-290"])
    func whatFollowsTheDayMustBeATimeOrAZone(text: String) {
        #expect(refusal(of: "\"\(text)\"", as: CalendarDate.self) == "'\(text)' is not a date such as 2026-11-20")
    }

    @Test(arguments: ["", "2023-02-29", "2024-13-01", "2024-00-01", "2024-1-1", "24-01-01", "2024-01-0a", "+024-01-01"])
    func refusesWhatIsNoDay(text: String) {
        #expect(CalendarDate(text) == nil)
        #expect(refusal(of: "\"\(text)\"", as: CalendarDate.self) == "'\(text)' is not a date such as 2026-11-20")
    }

    @Test(
        arguments: [
            ("Europe/Berlin", "2024-02-29T23:30:00Z", "2024-03-01", "2024-02-29T23:00:00Z"),
            ("America/New_York", "2024-03-01T04:59:59Z", "2024-02-29", "2024-02-29T05:00:00Z"),
            // There, the clock is set forward at midnight.
            ("America/Asuncion", "2023-10-01T10:00:00Z", "2023-10-01", "2023-10-01T04:00:00Z"),
        ]
    )
    func aDayIsAPointInTimeInATimeZone(zone: String, time: String, day: String, start: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let format = ISO8601DateFormatter()
        let point = try #require(format.date(from: time))
        let date = try #require(CalendarDate(point, in: zone))
        #expect(date.description == day)
        #expect(date.date(in: zone) == format.date(from: start))
    }

    @Test func aDayThatAZoneLeftOutHasNoTimes() throws {
        let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
        #expect(CalendarDate(year: 2011, month: 12, day: 30)?.date(in: zone) == nil)
        let parts = CalendarDate(year: 2024, month: 2, day: 29)?.dateComponents
        #expect(parts == DateComponents(year: 2024, month: 2, day: 29))
        #expect(CalendarDate(Date(timeIntervalSince1970: -1e11), in: zone) == nil)
        #expect(CalendarDate(Date(timeIntervalSince1970: 1e12), in: zone) == nil)
    }

    @Test func daysHaveAnOrder() throws {
        let days = try ["2024-02-01", "2023-12-31", "2024-01-31"].map { try #require(CalendarDate($0)) }
        #expect(days.sorted().map(\.description) == ["2023-12-31", "2024-01-31", "2024-02-01"])
    }
}
