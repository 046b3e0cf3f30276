import Foundation
import Testing

@testable import ServiceRuntime

struct DateTextTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-20T20:12:00Z", 1_795_205_520), ("2026-11-20t20:12:00z", 1_795_205_520),
        ("2026-11-20 20:12:00Z", 1_795_205_520), ("2026-11-20T21:12:00+01:00", 1_795_205_520),
        ("2026-11-20T16:42:00-0330", 1_795_205_520), ("2026-11-20T20:12:00", 1_795_205_520),
        ("2026-11-20T20:12Z", 1_795_205_520), ("1970-01-01T00:00:00.125Z", 0.125),
        ("1970-01-01T00:00:00.1234567Z", 0.123457), ("1969-12-31T23:59:59.5Z", -0.5),
        ("2000-02-29T00:00:00Z", 951_782_400), ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("2026-11-20T21:12:00+01", 1_795_205_520), ("2026-11-20 20:12:00.0+00", 1_795_205_520),
        ("2026-11-20T20:12:00Z[UTC]", 1_795_205_520), ("2026-11-20T21:12:00+01[Europe/Paris]", 1_795_205_520),
        ("2026-11-20T21:12:00+01:00[Europe/Paris][u-ca=gregory]", 1_795_205_520),
        ("2016-12-31T23:59:60Z", 1_483_228_800), ("2016-12-31T24:00:00Z", 1_483_228_800),
    ])
    func readsRFC3339(text: String, seconds: Double) {
        #expect(DateText.rfc3339(text) == Date(timeIntervalSince1970: seconds))
    }

    /// Services in .NET write seven digits of a fraction, and those in Go nine.
    @Test(arguments: [
        "2024-06-28T15:08:18.1234567Z", "2026-11-28T23:59:59.999999999Z", "1969-12-31T23:59:59.9999996Z",
    ])
    func aTimeThatIsWrittenIsReadAsTheSame(text: String) throws {
        let date = try #require(DateText.rfc3339(text))
        #expect(DateText.rfc3339(DateText.rfc3339(date)) == date)
    }

    @Test(arguments: [
        "", "2026-11-20", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-11-20T25:00:00Z",
        "2026-11-20T20:60:00Z", "2026-11-20T24:00:01Z", "2026-11-20T24:59:00Z", "2026-11-20T24:00:00.5Z",
        "2026-11-20T20:12:00.Z", "2026-11-20T20:12:00+1", "2026-11-20T20:12:00Zx", "20261120T201200Z",
        "2026-11-20T20:12:00é", "2026-11-20T20:12:00[UTC]", "2026-11-20T20:12:00Z[UTC", "2026-11-20T20:12:00Z[]",
        "2026-11-20T20:12:00Z[UTC]x", "2026-11-20T20:12:00+01:",
    ])
    func refusesWhatIsNotRFC3339(text: String) {
        #expect(DateText.rfc3339(text) == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (1_795_205_520, "2026-11-20T20:12:00Z"), (0.5, "1970-01-01T00:00:00.5Z"),
        (0.000001, "1970-01-01T00:00:00.000001Z"), (-0.5, "1969-12-31T23:59:59.5Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"), (1e300, "9999-12-31T23:59:59.99997Z"),
    ])
    func writesRFC3339(seconds: Double, text: String) {
        #expect(DateText.rfc3339(Date(timeIntervalSince1970: seconds)) == text)
    }

    /// `DateTime.MaxValue` of .NET, and the like of databases: it means "never".
    @Test(arguments: [
        ("9999-12-31T23:59:59.9999999Z", "9999-12-31T23:59:59.99997Z"),
        ("9999-12-31T23:59:59.997Z", "9999-12-31T23:59:59.997Z"),
        ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
        ("9999-12-31T23:59:59.5Z", "9999-12-31T23:59:59.5Z"),
        ("9999-12-31T23:59:59-08:00", "9999-12-31T23:59:59.99997Z"),
        ("9999-12-31T23:59:60Z", "9999-12-31T23:59:59.99997Z"),
    ])
    func theLastMomentIsWrittenAsWell(text: String, written: String) throws {
        let date: Date = try decoded("\"\(text)\"")
        #expect(try encoded(date) == "\"\(written)\"")
    }

    @Test func aDateThatIsTooLateIsNamedInSeconds() {
        #expect(throws: ModelWritingError.self) { try encoded(Date(timeIntervalSince1970: 253_402_300_800)) }
        let problem = DateText.problem(with: Date(timeIntervalSince1970: 253_402_300_800), in: .rfc3339)
        #expect(problem == "a date that is 253402300800.0 seconds after 1970 is not within the years 0 to 9999")
    }

    @Test func everyDayReadsAsItWasWritten() {
        for day in stride(from: -719_528, through: 2_932_896, by: 97) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3_723)
            #expect(DateText.rfc3339(DateText.rfc3339(date)) == date)
            #expect(DateText.rfc1123(DateText.rfc1123(date)) == date)
        }
    }

    @Test(arguments: [
        "Fri, 20 Nov 2026 20:12:00 GMT", "Friday, 20-Nov-26 20:12:00 GMT", "Fri Nov 20 20:12:00 2026",
        "Fri, 20 Nov 2026 20:12:00 UTC", "Fri, 20 Nov 2026 20:12:00", "Fri, 20 Nov 2026 20:12:00 +0000",
        "fri, 20 nov 2026 20:12:00 gmt", "FRI, 20 NOV 2026 20:12:00 GMT",
    ])
    func readsTheDatesOfHTTP(text: String) {
        #expect(DateText.rfc1123(text) == Date(timeIntervalSince1970: 1_795_205_520))
    }

    @Test(arguments: [
        "", "Fri, 20 Nov 2026", "Fri, 31 Feb 2026 20:12:00 GMT", "Fri, 20 Foo 2026 20:12:00 GMT", "120",
        "Fri, 20 Nov 2026 20:12:00 +0100", "Fri, 20 Nov 2026 20:12:00 -0100", "Fri, 20 Nov 2026 20:12:00 EST",
        "Fri, 20 Nov 2026 20:12:00 GMT+1",
    ])
    func refusesWhatIsNoDateOfHTTP(text: String) {
        #expect(DateText.rfc1123(text) == nil)
    }

    @Test(arguments: [
        "Fri, 20 Nov 2026 20:12:00 +0000", "Fri, 20 Nov 2026 22:12:00 +0200", "20 Nov 2026 14:42 -0530",
        "Fri, 20 Nov 2026 15:12:00 EST", "fri, 20 nov 2026 15:12:00 est", "Fri, 20 Nov 2026 20:12:00 GMT",
        "Fri,20 Nov 2026 20:12:00 -0000 (UTC)",
        "Fri, 20 Nov 2026 20:12:00",
    ])
    func readsTheDatesOfMail(text: String) throws {
        #expect(DateText.rfc2822(text) == Date(timeIntervalSince1970: 1_795_205_520))
        #expect(try DateText.date(text, .rfc2822) == Date(timeIntervalSince1970: 1_795_205_520))
    }

    @Test func daysOfMailMayHaveOneDigit() {
        #expect(DateText.rfc2822("Tue, 1 Sep 2026 00:30:00 +0100") == Date(timeIntervalSince1970: 1_788_219_000))
    }

    @Test(arguments: [
        "", "Fri, 20 Nov 2026", "Fri, 31 Feb 2026 20:12:00 +0000", "20 Foo 2026 20:12:00 +0000",
        "Fri, 20 Nov 2026 20:12:00 +01:00",
        "Fri, 20 Nov 2026 20:12:00 +0160", "Fri, 20 Nov 2026 20:12:00 CEST", "Fri, 20 Nov 2026 20 +0000",
        "(20 Nov 2026 20:12:00)",
    ])
    func refusesWhatIsNoDateOfMail(text: String) {
        #expect(DateText.rfc2822(text) == nil)
    }

    @Test func writesTheDatesOfMail() {
        #expect(DateText.rfc2822(Date(timeIntervalSince1970: 784_111_777.9)) == "Sun, 06 Nov 1994 08:49:37 +0000")
        #expect(DateText.text(Date(timeIntervalSince1970: 0), .rfc2822) == "Thu, 01 Jan 1970 00:00:00 +0000")
    }

    /// A text of another form than described is read wherever it is, but among alternatives, where it may be one of them.
    @Test(
        arguments: [ValueCoding.default, .rfc1123, .rfc2822, .unixSeconds],
        ["2026-11-20T20:12:00Z", "Fri, 20 Nov 2026 20:12:00 GMT", "Fri, 20 Nov 2026 21:12:00 +0100"]
    )
    func anyFormIsRead(coding: ValueCoding, text: String) throws {
        let date = Date(timeIntervalSince1970: 1_795_205_520)
        for (body, mediaType) in [("\"\(text)\"", "application/json"), ("<a> \(text) </a>", "application/xml")] {
            let read = try ModelCoder.decode(Date.self, from: Data(body.utf8), mediaType: mediaType, coding: coding)
            #expect(read == date)
        }
        let reader = ModelReader(HeaderReader(["Changed": text]), coding: coding)
        #expect(try reader.read("Changed") as Date == date)
    }

    @Test func dateOfNoForm() throws {
        let error = #expect(throws: ModelReadingError.self) { try DateText.date("x", .rfc2822) }
        #expect(error?.description == "'x' is not a date and time such as Fri, 20 Nov 2026 20:12:00 +0000")
    }

    @Test func writesTheDatesOfHTTP() {
        #expect(DateText.rfc1123(Date(timeIntervalSince1970: 1_795_205_520.9)) == "Fri, 20 Nov 2026 20:12:00 GMT")
        #expect(DateText.rfc1123(Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
    }
}
