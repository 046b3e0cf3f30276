import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private let minute = Date(timeIntervalSince1970: 60)

extension Date {
    fileprivate static let epoch = Date(timeIntervalSince1970: 0)
}

private typealias Client = Formats.FormatsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Formats of texts and numbers.
    @CaseBuilder static var formats: [Case] {
        Case(
            "in a body, there and back",
            "PUT /formats",
            body: text,
            reply: .json(text),
            expect: all
        ) { try await client($0).formats(body: all) }
        Case(
            "other spellings of the same values",
            "PUT /formats",
            body: "{}",
            reply: .json(
                #"{"dateTime":"1970-01-01T01:00:00.500+01:00","uuid":"0F000000-0000-4000-8000-00000000000A","byte":"+/8","#
                    + #""base64url":"-_8=","int64":1.0,"double":1e2,"unixtime":0.0}"#
            ),
            expect: Formats.Formats(
                dateTime: Date(timeIntervalSince1970: 0.5),
                uuid: UUID(uuidString: "0f000000-0000-4000-8000-00000000000a"),
                byte: Data([0xFB, 0xFF]),
                base64url: Data([0xFB, 0xFF]),
                int64: 1,
                double: 100,
                unixtime: Date(timeIntervalSince1970: 0)
            )
        ) { try await client($0).formats(body: .init()) }
        Case(
            "date-time-rfc1123 as a whole body",
            "GET /time",
            reply: .json(#""Thu, 01 Jan 1970 00:01:00 GMT""#),
            expect: minute
        ) { try await client($0).getTime() }
        Case(
            "points in time in seconds and milliseconds",
            "GET /moment?seconds=60&milliseconds=60001",
            reply: .json(#"{"seconds":60,"milliseconds":60000,"own":60}"#),
            expect: Formats.Moment(seconds: minute, milliseconds: minute, own: minute)
        ) {
            try await client($0).getMoment(
                withOptions: .init(seconds: minute, milliseconds: minute.addingTimeInterval(0.001))
            )
        }
        Case("unixtime as a whole body", "GET /second", reply: .json("60"), expect: minute) {
            try await client($0).getSecond()
        }
        Case("unixtime as a whole body that is missing", "GET /second", reply: .status(204), expect: nil) {
            try await client($0).getSecond()
        }
        Case("a list of unixtime as a whole body", "GET /seconds", reply: .json("[60,0]"), expect: [minute, .epoch]) {
            try await client($0).listSeconds().all()
        }
        Case(
            "a map of date-time-rfc1123 as a whole body",
            "GET /times",
            reply: .json(#"{"a":"Thu, 01 Jan 1970 00:01:00 GMT"}"#),
            expect: ["a": minute]
        ) { try await client($0).getTimes() }
        Case(
            "pages of unixtime",
            "GET /pages",
            "GET /pages?2",
            reply: .json(#"{"items":[60],"next":"/pages?2"}"#),
            .json(#"{"items":[0]}"#),
            expect: [minute, .epoch]
        ) { try await client($0).listPages().all() }
        Case(
            "unixtime or date-time-rfc1123, by status",
            "GET /either",
            reply: .json(#""Thu, 01 Jan 1970 00:01:00 GMT""#, status: 201),
            expect: minute
        ) { url in
            guard case .created(let time) = try await client(url).getEither() else { return .epoch }
            return time
        }
        Case(
            "a whole body that is no unixtime",
            "GET /second",
            reply: .json(#""soon""#),
            expect: "expected a number, found a string"
        ) { url in try await readingError { try await client(url).getSecond() } }
        Case(
            "in a query",
            "GET /formats?dateTime=1970-01-01T00%3A00%3A00Z&date=2024-02-29&uuid=0f000000-0000-4000-8000-00000000000a"
                + "&uri=https%3A%2F%2Fa.b%2Fc%3Fd&byte=%2B%2F8%3D&base64url=-_8&decimal=0.1&unixtime=86400"
                + "&rfc1123=Thu%2C%2001%20Jan%201970%2000%3A00%3A00%20GMT&time=20%3A12%3A00.5%2B01%3A00"
                + "&duration=P1Y2M3DT4H5M6.5S&wide=18446744073709551615&float=0.25"
        ) {
            let options = Formats.QueryOptions(
                dateTime: all.dateTime,
                date: all.date,
                uuid: all.uuid,
                uri: all.uri,
                byte: all.byte,
                base64url: all.base64url,
                decimal: all.decimal,
                unixtime: all.unixtime,
                rfc1123: all.rfc1123,
                time: all.time,
                duration: all.duration,
                wide: .max,
                float: all.float
            )
            try await client($0).query(withOptions: options)
        }
        Case(
            "times and durations in header fields",
            "GET /formats",
            reply: .status(204, headers: [(name: "X-Time", value: "08:30"), (name: "X-Duration", value: "-P2W")]),
            expect: [
                CalendarTime(hour: 8, minute: 30, minutesFromUTC: nil)?.description,
                CalendarDuration(weeks: 2, isNegative: true).description,
            ]
        ) {
            let headers = try await client($0).query()
            return [headers.xTime?.description, headers.xDuration?.description]
        }
        Case(
            "a time that is none",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"time":"24:00:00Z"}"#),
            expect: "time: '24:00:00Z' is not a time such as 20:12:00Z"
        ) { url in try await readingError { try await client(url).formats(body: .init()) } }
        Case(
            "a duration that is none",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"duration":"P1.5D"}"#),
            expect: "duration: 'P1.5D' is not a duration such as P1DT12H"
        ) { url in try await readingError { try await client(url).formats(body: .init()) } }
        Case(
            "an integer that is too large for its member",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"plain":9223372036854775808}"#),
            expect: "plain: 9223372036854775808 does not fit in Int64"
        ) { url in try await readingError { try await client(url).formats(body: .init()) } }
        Case(
            "an integer with an exponent that is too large for its member",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"plain":1e19}"#),
            expect: "plain: 1e19 does not fit in Int64"
        ) { url in try await readingError { try await client(url).formats(body: .init()) } }
        Case(
            "whole numbers as numbers with fractions and exponents keep all their digits",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"int64":9007199254740993.0,"uint64":1.8446744073709551615e19,"huge":1e30}"#),
            expect: Formats.Formats(
                int64: 9_007_199_254_740_993,
                uint64: .max,
                huge: Decimal(sign: .plus, exponent: 30, significand: 1)
            )
        ) { try await client($0).formats(body: .init()) }
        Case(
            "whole numbers as text, in parameters and members",
            "PUT /counts/18446744073709551615?size=-1&sizes=1&sizes=2&json=%5B%224%22%5D",
            headers: ["X-Size": "3"],
            body: #"{"size":"9007199254740993","large":"18446744073709551615","list":["1","2"],"map":{"a":"3"},"#
                + #""either":"7","level":"2","code":"0a"}"#,
            reply: .json(
                #"{"size":"-9223372036854775808","large":5,"list":["1",2],"map":{"a":"3"},"nothing":null,"either":"07","level":"1","code":"x"}"#
            ),
            expect: Formats.Counts(
                size: .min,
                large: 5,
                list: [1, 2],
                map: ["a": 3],
                either: .string("07"),
                level: .init(rawValue: "1"),
                code: "x"
            )
        ) {
            let counts = Formats.Counts(
                size: 9_007_199_254_740_993,
                large: .max,
                list: [1, 2],
                map: ["a": 3],
                either: .string("7"),
                level: .init(rawValue: "2"),
                code: "0a"
            )
            let options = Formats.SetCountsOptions(size: -1, sizes: [1, 2], json: [4], xSize: 3)
            return try await client($0).setCounts(id: .max, body: counts, withOptions: options)
        }
        Case(
            "a whole number as text in a form",
            "PUT /counts/0",
            body: "size=12",
            reply: .json(#"{"size":"1"}"#),
            expect: Formats.Counts(size: 1)
        ) { try await client($0).setCounts(id: 0, body: Formats.SetCountsFormRequest(size: 12)) }
        Case(
            "whole numbers as text, as the whole body",
            "PUT /numbers",
            body: #"["1","-2"]"#,
            reply: .json(#"["3","4"]"#),
            expect: [3, 4]
        ) { try await client($0).setNumbers(body: [1, -2]).all() }
        Case(
            "text that is no whole number",
            "PUT /counts/0",
            body: #"{"size":"1"}"#,
            reply: .json(#"{"size":"1","map":{"a":"many"}}"#),
            expect: "map.a: expected an integer, found a string"
        ) { url in
            try await readingError { try await client(url).setCounts(id: 0, body: Formats.Counts(size: 1)) }
        }
        Case(
            "a date that does not exist",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"date":"2023-02-29"}"#),
            expect: "date: '2023-02-29' is not a date such as 2026-11-20"
        ) { url in try await readingError { try await client(url).formats(body: .init()) } }
    }

    private static let text =
        #"{"dateTime":"1970-01-01T00:00:00Z","date":"2024-02-29","uuid":"0f000000-0000-4000-8000-00000000000a","#
        + #""uri":"https://a.b/c?d","byte":"+/8=","base64url":"-_8","int32":-1,"int64":9007199254740993,"#
        + #""uint64":18446744073709551615,"float":0.25,"double":0.1,"decimal":0.1,"unixtime":86400,"#
        + #""rfc1123":"Thu, 01 Jan 1970 00:00:00 GMT","password":"s3cret","unknown":"u","#
        + #""time":"20:12:00.5+01:00","duration":"P1Y2M3DT4H5M6.5S","plain":-9223372036854775808,"#
        + #""unsigned":18446744073709551615,"huge":-1000000000000000000000000000001,"#
        + #""huge128":170141183460469231731687303715884105727}"#

    private static var all: Formats.Formats {
        Formats.Formats(
            dateTime: Date(timeIntervalSince1970: 0),
            date: CalendarDate(year: 2024, month: 2, day: 29),
            uuid: UUID(uuidString: "0f000000-0000-4000-8000-00000000000a"),
            uri: URL(string: "https://a.b/c?d"),
            byte: Data([0xFB, 0xFF]),
            base64url: Data([0xFB, 0xFF]),
            int32: -1,
            int64: 9_007_199_254_740_993,
            uint64: .max,
            float: 0.25,
            double: 0.1,
            decimal: Decimal(string: "0.1"),
            unixtime: Date(timeIntervalSince1970: 86_400),
            rfc1123: Date(timeIntervalSince1970: 0),
            password: "s3cret",
            unknown: "u",
            time: CalendarTime("20:12:00.5+01:00"),
            duration: CalendarDuration("P1Y2M3DT4H5M6.5S"),
            plain: .min,
            unsigned: .max,
            huge: Decimal(string: "-1000000000000000000000000000001"),
            huge128: Decimal(string: "170141183460469231731687303715884105727")
        )
    }
}
