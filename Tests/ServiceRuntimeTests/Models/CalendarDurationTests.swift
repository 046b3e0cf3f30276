import Foundation
import ServiceRuntime
import Testing

struct CalendarDurationTests {
    @Test(arguments: [
        ("P1Y2M3DT4H5M6.500S", "P1Y2M3DT4H5M6.5S"), ("P2W", "P2W"), ("PT36H", "PT36H"), ("P0D", "PT0S"),
        ("PT0S", "PT0S"),
        ("-P1D", "-P1D"), ("+PT1M", "PT1M"), ("PT0,25S", "PT0.25S"), ("P1M", "P1M"), ("PT1M", "PT1M"), ("P1.0D", "P1D"),
        // As .NET writes a TimeSpan.
        ("01:02:03", "PT1H2M3S"), ("-1.23:59:59.5000000", "-P1DT23H59M59.5S"), ("00:00:00", "PT0S"),
        ("3.5s", "PT3.5S"), ("-1h2m3s", "-PT1H2M3S"), ("90s", "PT90S"), ("5m0s", "PT5M"), ("0s", "PT0S"),
        ("10675199.02:48:05", "P10675199DT2H48M5S"),
    ])
    func readsAndWritesADuration(text: String, written: String) throws {
        let duration = try #require(CalendarDuration(text))
        #expect(duration.description == written)
        #expect(try decoded("\"\(text)\"") == duration)
        #expect(try JSONDecoder().decode([CalendarDuration].self, from: JSONEncoder().encode([duration])) == [duration])
    }

    @Test func keepsItsUnitsApart() throws {
        let duration = try #require(CalendarDuration("P1Y2M3W4DT5H6M7.8S"))
        #expect((duration.years, duration.months, duration.weeks, duration.days) == (1, 2, 3, 4))
        #expect((duration.hours, duration.minutes, duration.seconds) == (5, 6, 7))
        #expect(duration.nanoseconds == 800_000_000)
        #expect(CalendarDuration("P1D") != CalendarDuration("PT24H"))
        #expect(
            CalendarDuration("-P1M2W")?.dateComponents
                == DateComponents(
                    year: 0,
                    month: -1,
                    day: 0,
                    hour: 0,
                    minute: 0,
                    second: 0,
                    nanosecond: 0,
                    weekOfYear: -2
                )
        )
    }

    @Test(arguments: [
        "", "P", "PT", "P1", "1D", "P1H", "PT1D", "P1DT", "P1D1Y", "P1Y1Y", "P1.5D", "PT1.5H", "PT.5S", "P-1D", "P1S",
        "p1d", "P1D ", "P99999999999999999999D", "1:02:03", "01:02", "01:60:00", "24:00:00", "01:02:60", "01:02:03.",
        "+01:02:03", ".01:02:03", "01:02:03 ", "P01:02:03", "s", "1ms", "1s2m", "1.5h", "3.s", "P3s", "1h ", "h",
    ])
    func refusesWhatIsNoDuration(text: String) {
        #expect(CalendarDuration(text) == nil)
        #expect(
            refusal(of: "\"\(text)\"", as: CalendarDuration.self) == "'\(text)' is not a duration such as P1DT12H"
        )
    }

    @Test func isALengthOfTimeWhereItHasOne() {
        #expect(CalendarDuration("P1W1DT1H1M1.5S")?.duration == .seconds(694_861) + .milliseconds(500))
        #expect(CalendarDuration("-PT1.5S")?.duration == .seconds(-1.5))
        #expect(CalendarDuration("P1M")?.duration == nil)
        #expect(CalendarDuration("P1Y")?.duration == nil)
        #expect(CalendarDuration("P9223372036854775807W")?.duration == nil)
        #expect(CalendarDuration(.seconds(-90) - .milliseconds(5)).description == "-PT90.005S")
        let shortest = Duration(secondsComponent: .min, attosecondsComponent: 0)
        #expect(CalendarDuration(shortest).description == "-PT9223372036854775807S")
    }
}
