import Foundation
import Testing

@testable import ServiceRuntime

struct ModelCoderTests {
    /// A model with a member that only the service gives a value.
    private struct Account: ServiceModel, Codable, Hashable {
        let id: String?
        let name: String

        init(id: String?, name: String) {
            self.id = id
            self.name = name
        }

        init(reading reader: ModelReader) throws {
            id = reader.readStringIfPresent("id")
            name = reader.readString("name")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            if writer.writesReadOnlyMembers { writer.writeString(id, for: "id") }
        }
    }

    @Test func membersThatOnlyTheServiceGivesAreLeftOutOfRequestsAndOfNothingElse() throws {
        let account = Account(id: "7", name: "Ann")
        #expect(try ModelCoder.encode([account], writesReadOnlyMembers: false) == Data(#"[{"name":"Ann"}]"#.utf8))
        #expect(try ModelCoder.encode(account, mediaType: "application/x-www-form-urlencoded") == Data("name=Ann".utf8))
        #expect(try JSONDecoder().decode(Account.self, from: JSONEncoder().encode(account)) == account)
        #expect(account != Account(id: "8", name: "Ann"))
    }

    @Test(
        "A coding counts in each media type",
        arguments: [
            ("application/json", #"{"at":5}"#), ("application/jsonl", "{\"at\":5}\n"),
            ("application/json-seq", "\u{1E}{\"at\":5}\n"), ("application/x-www-form-urlencoded", "at=5"),
            (
                "multipart/form-data; boundary=b",
                "--b\r\nContent-Disposition: form-data; name=\"at\"\r\n\r\n5\r\n--b--\r\n"
            ),
            ("application/xml", "<?xml version=\"1.0\" encoding=\"utf-8\"?><r><at>5</at></r>"),
        ]
    )
    func codings(mediaType: String, expected: String) throws {
        let encoding = BodyEncoding(coding: .unixSeconds, root: .element("r"))
        let data = try ModelCoder.encode(["at": Date(timeIntervalSince1970: 5)], mediaType: mediaType, encoding)
        #expect(String(decoding: data, as: UTF8.self) == expected)
    }

    @Test(
        "A coding counts in text and in bytes of a form",
        arguments: [
            (Date(timeIntervalSince1970: 5.25), "text/plain", .unixMilliseconds, "5250"),
            (Date(timeIntervalSince1970: 0), "text/plain", .rfc1123, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (Date(timeIntervalSince1970: 0), "text/plain", .default, "1970-01-01T00:00:00Z"),
            (Double.infinity, "text/plain", .numberOrInfinity, "Infinity"),
            (["d": Data([0xFB, 0xFF])], "application/x-www-form-urlencoded", .base64URL, "d=-_8"),
        ] as [(any ModelValue, String, ValueCoding, String)]
    )
    func codingsOfText(value: any ModelValue, mediaType: String, coding: ValueCoding, expected: String) throws {
        let data = try ModelCoder.encode(value, mediaType: mediaType, BodyEncoding(coding: coding))
        #expect(String(decoding: data, as: UTF8.self) == expected)
    }

    @Test(arguments: ["application/json", "Application/Problem+JSON; charset=utf-8", "application/x-unknown", nil])
    func whatIsNotKnownIsJSON(mediaType: String?) throws {
        #expect(try ModelCoder.decode([Int].self, from: Data("[1]".utf8), mediaType: mediaType) == [1])
    }

    @Test(arguments: ["text/json", "text/x-json", "application/x-json; charset=utf-8"])
    func jsonHasSeveralNames(mediaType: String) throws {
        #expect(try ModelCoder.encode("a", mediaType: mediaType) == Data("\"a\"".utf8))
        #expect(try ModelCoder.decode(String.self, from: Data("\"a\"".utf8), mediaType: mediaType) == "a")
    }

    @Test(arguments: [
        "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines",
        "Application/JSONL; charset=utf-8", "application/vnd.example+ndjson", "application/stream+json",
    ])
    func anArrayBecomesLines(mediaType: String) throws {
        let accounts = [Account(id: "7", name: "Ann"), Account(id: nil, name: "B\nob")]
        #expect(
            try ModelCoder.encode(accounts, mediaType: mediaType, writesReadOnlyMembers: false)
                == Data("{\"name\":\"Ann\"}\n{\"name\":\"B\\nob\"}\n".utf8)
        )
        #expect(try ModelCoder.encode([1, nil, 3], mediaType: mediaType) == Data("1\nnull\n3\n".utf8))
        #expect(try ModelCoder.encode(accounts[0], mediaType: mediaType).last == UInt8(ascii: "\n"))
        #expect(try ModelCoder.encode([Account](), mediaType: mediaType) == Data())
        #expect(throws: ModelWritingError.self) { try ModelCoder.encode([1, Double.nan], mediaType: mediaType) }
    }

    @Test(arguments: ["application/json-seq", "application/geo+json-seq"])
    func anArrayBecomesATextSequence(mediaType: String) throws {
        #expect(try ModelCoder.encode([[1], []], mediaType: mediaType) == Data("\u{1E}[1]\n\u{1E}[]\n".utf8))
    }

    @Test func linesThatAreWrittenAlreadyStayAsTheyAre() throws {
        let lines = "{}\n{}"
        #expect(try ModelCoder.encode(lines, mediaType: "application/x-ndjson") == Data(lines.utf8))
        #expect(try ModelCoder.encode(Data(lines.utf8), mediaType: "application/x-ndjson") == Data(lines.utf8))
    }

    @Test func textIsItself() throws {
        #expect(try ModelCoder.decode(String.self, from: Data("a".utf8), mediaType: "text/plain; charset=utf-8") == "a")
        #expect(try ModelCoder.decode(Int.self, from: Data("1".utf8), mediaType: "text/plain") == 1)
        #expect(try ModelCoder.encode("a", mediaType: "text/plain") == Data("a".utf8))
        #expect(try ModelCoder.encode(Role.reader, mediaType: "text/plain") == Data("reader".utf8))
        #expect(try ModelCoder.encode("a", mediaType: "application/json") == Data("\"a\"".utf8))
    }

    @Test func aDocumentOfAnyKindCanBeText() throws {
        let text = "{\"a\": 1}\n{\"a\": 2}\n"
        let lines = Data(text.utf8)
        for mediaType in ["application/octet-stream", "application/jsonl"] {
            #expect(try ModelCoder.decode(String.self, from: lines, mediaType: mediaType) == text)
            #expect(try ModelCoder.decode(String.self, from: Data("\"a\"".utf8), mediaType: mediaType) == "a")
            #expect(throws: ModelReadingError.self) {
                try ModelCoder.decode(String.self, from: Data([0xFF]), mediaType: mediaType)
            }
            #expect(throws: ModelReadingError.self) {
                try ModelCoder.decode(Int.self, from: lines, mediaType: mediaType)
            }
        }
        for mediaType in ["application/json", nil] {
            #expect(throws: ModelReadingError.self) {
                try ModelCoder.decode(String.self, from: lines, mediaType: mediaType)
            }
        }
    }

    /// RFC 9110, section 8.3.2; RFC 7303, section 3.2.
    @Test(
        arguments: [
            ("text/plain; charset=iso-8859-1", "é", [0xE9]), ("text/csv; charset=\"Windows-1252\"", "€", [0x80]),
            ("text/plain; charset=ISO-8859-15", "é€", [0xE9, 0xA4]), ("text/plain; charset=us-ascii", "a", [0x61]),
            ("text/plain;charset=UTF-8", "é", [0xC3, 0xA9]),
            ("application/xml; charset=iso-8859-1", "<é/>", [0x3C, 0xE9, 0x2F, 0x3E]),
        ] as [(String, String, [UInt8])]
    )
    func textIsWrittenInTheEncodingOfItsType(mediaType: String, text: String, bytes: [UInt8]) throws {
        #expect(try ModelCoder.encode(text, mediaType: mediaType) == Data(bytes))
        #expect(try ModelCoder.decode(String.self, from: Data(bytes), mediaType: mediaType) == text)
    }

    @Test func aDocumentOfXMLNamesTheEncodingOfItsType() throws {
        let mediaType = "application/xml; charset=ISO-8859-1"
        let document = try ModelCoder.encode(Account(id: nil, name: "é"), mediaType: mediaType)
        let text = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><Account><name>é</name></Account>"
        #expect(document == text.data(using: .isoLatin1))
        #expect(try ModelCoder.decode(Account.self, from: document, mediaType: mediaType).name == "é")
    }

    @Test(arguments: [
        ("iso-8859-1", "lacks the character '€'"), ("ISO-8859-15", "lacks the character '¤'"),
        ("ascii", "lacks the character '€'"), ("ebcdic", "is not known"),
    ])
    func textThatItsEncodingLacksIsNotWritten(charset: String, reason: String) {
        let error = #expect(throws: ModelWritingError.self) {
            try ModelCoder.encode("a€¤", mediaType: "text/plain; charset=\(charset)")
        }
        let message = "the encoding '\(charset)' of the media type 'text/plain' \(reason)"
        #expect(error.map(String.init(describing:)) == message)
    }

    @Test func textIsReadAsItIsWritten() throws {
        let day = try #require(CalendarDate("2026-11-20"))
        #expect(
            try ModelCoder.decode(CalendarDate.self, from: Data("2026-11-20\n".utf8), mediaType: "text/plain") == day
        )
        for role in [Role.reader, Role(rawValue: "7"), Role(rawValue: "a \"b\"")] {
            let text = try ModelCoder.encode(role, mediaType: "text/plain")
            #expect(try ModelCoder.decode(Role.self, from: text, mediaType: "text/plain") == role)
        }
        let error = #expect(throws: ModelReadingError.self) {
            try ModelCoder.decode(Int.self, from: Data("many".utf8), mediaType: "text/plain")
        }
        #expect(error?.description == "expected an integer, found a string")
    }

    @Test func bytesAreThemselves() throws {
        let bytes = Data([0, 255])
        #expect(try ModelCoder.decode(Data.self, from: bytes, mediaType: "application/octet-stream") == bytes)
        #expect(try ModelCoder.encode(bytes, mediaType: "image/png") == bytes)
        #expect(try ModelCoder.decode(Data.self, from: Data("\"AP8=\"".utf8), mediaType: "application/json") == bytes)
    }

    @Test(arguments: ["application/xml; charset=utf-8", "text/xml", "Application/Atom+XML"])
    func xmlIsRead(mediaType: String) throws {
        let value = try ModelCoder.decode([String: Int].self, from: Data("<m><a>1</a></m>".utf8), mediaType: mediaType)
        #expect(value == ["a": 1])
        #expect(
            try ModelCoder.encode(value, mediaType: mediaType, root: .element("m"))
                == Data("<?xml version=\"1.0\" encoding=\"utf-8\"?><m><a>1</a></m>".utf8)
        )
    }
}
