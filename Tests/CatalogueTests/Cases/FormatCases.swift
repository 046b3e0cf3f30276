import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Formats.FormatsClient

extension Case {
    /// Formats of texts and numbers.
    @CaseBuilder static var formats: [Case] {
        Case(
            "in a body, there and back",
            "PUT /formats",
            body: text,
            reply: .json(text),
            expect: all
        ) { try await Client(endpoint: $0).formats(body: all) }
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
        ) { try await Client(endpoint: $0).formats(body: .init()) }
        Case(
            "in a query",
            "GET /formats?dateTime=1970-01-01T00%3A00%3A00Z&date=2024-02-29&uuid=0f000000-0000-4000-8000-00000000000a"
                + "&uri=https%3A%2F%2Fa.b%2Fc%3Fd&byte=%2B%2F8%3D&base64url=-_8&decimal=0.1&unixtime=86400"
                + "&rfc1123=Thu%2C%2001%20Jan%201970%2000%3A00%3A00%20GMT&float=0.25"
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
                float: all.float
            )
            try await Client(endpoint: $0).query(withOptions: options)
        }
        Case(
            "a date that does not exist",
            "PUT /formats",
            body: "{}",
            reply: .json(#"{"date":"2023-02-29"}"#),
            expect: "date: '2023-02-29' is not a date such as 2026-11-20"
        ) { url in try await readingError { try await Client(endpoint: url).formats(body: .init()) } }
    }

    private static let text =
        #"{"dateTime":"1970-01-01T00:00:00Z","date":"2024-02-29","uuid":"0f000000-0000-4000-8000-00000000000a","#
        + #""uri":"https://a.b/c?d","byte":"+/8=","base64url":"-_8","int32":-1,"int64":9007199254740993,"#
        + #""uint64":18446744073709551615,"float":0.25,"double":0.1,"decimal":0.1,"unixtime":86400,"#
        + #""rfc1123":"Thu, 01 Jan 1970 00:00:00 GMT","password":"p","unknown":"u"}"#

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
            password: "p",
            unknown: "u"
        )
    }
}
