import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Newest.NewestClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// What is new in OpenAPI 3.1 and 3.2.
    @CaseBuilder static var newest: [Case] {
        Case(
            "QUERY",
            "QUERY /item",
            headers: ["Content-Type": "application/json"],
            body: #"{"q":"x"}"#,
            reply: .json(#"{"version":2}"#),
            expect: Newest.Item()
        ) { try await client($0).queryItem(body: .init(q: "x")) }
        Case("a method of its own", "COPY /item") { try await client($0).copyItem() }
        Case("the whole query", "GET /search?q=a+b&tags=x&tags=y") {
            try await client($0).search(withOptions: .init(all: .init(q: "a b", tags: ["x", "y"])))
        }
        Case("a media type by reference", "PUT /media", body: #"{"version":2}"#) {
            try await client($0).putMedia(body: .init())
        }
        Case(
            "const, type lists, prefixItems, patternProperties, contentEncoding",
            "PUT /item",
            body:
                #"{"version":2,"pair":["a",1],"either":"e","extra":{"x-a":1},"never":7,"conditional":{"a":"b"},"data":"AAE="}"#,
            reply: .json(#"{"version":3,"maybe":null,"either":4}"#),
            expect: Newest.Item(either: .integer(4)).copy { $0.version = 3 }
        ) {
            let item = Newest.Item(
                pair: ["a", 1],
                either: .string("e"),
                extra: ["x-a": 1],
                never: 7,
                conditional: .init(a: "b"),
                data: Data([0, 1])
            )
            return try await client($0).putItem(body: item)
        }
        Case(
            "parts by their places",
            "POST /parts",
            headers: ["Content-Type": "multipart/mixed; boundary=BOUNDARY"],
            body: "--BOUNDARY\r\nContent-Type: application/vnd.search+json\r\n\r\n{\"q\":\"x\"}\r\n"
                + "--BOUNDARY\r\nContent-Type: image/png\r\n\r\nPNG\r\n--BOUNDARY--\r\n"
        ) {
            try await client($0).addParts(body: [.search(.init(q: "x")), .data(Data("PNG".utf8))])
        }
        Case(
            "parts of one kind",
            "POST /images",
            headers: ["Content-Type": "multipart/mixed; boundary=BOUNDARY"],
            body: "--BOUNDARY\r\nContent-Type: image/png\r\n\r\nA\r\n--BOUNDARY\r\nContent-Type: image/gif\r\n\r\nB\r\n"
                + "--BOUNDARY--\r\n"
        ) {
            let files = [MultipartFile.data(Data("A".utf8)), .data(Data("B".utf8), contentType: "image/gif")]
            try await client($0).addImages(body: files)
        }
        Case(
            "a format beside a reference",
            "PUT /item",
            body: #"{"version":2,"day":"2024-02-29","opened":"08:30:00Z"}"#,
            reply: .json(#"{"version":2,"day":"2024-12-01T00:00:00Z","opened":"23:59:59"}"#),
            expect: Newest.Item(day: CalendarDate("2024-12-01"), opened: CalendarTime("23:59:59"))
        ) {
            let item = Newest.Item(day: CalendarDate("2024-02-29"), opened: CalendarTime("08:30:00Z"))
            return try await client($0).putItem(body: item)
        }
        Case(
            "defaultMapping: no discriminator",
            "PUT /default",
            body: #"{"kind":"A","a":"x"}"#,
            reply: .json(#"{"b":"y"}"#),
            expect: .b(.init(kind: nil, b: "y"))
        ) { try await client($0).putKind(body: .a(.init(a: "x"))) }
        Case(
            "defaultMapping: an unknown discriminator",
            "PUT /default",
            body: #"{"kind":"B","b":"x"}"#,
            reply: .json(#"{"kind":"C","b":"y"}"#),
            expect: .b(.init(kind: "C", b: "y"))
        ) { try await client($0).putKind(body: .b(.init(b: "x"))) }
        Case(
            "nodes of XML",
            "PUT /xml",
            body: #"<?xml version="1.0" encoding="utf-8"?><nodes id="1"><items><item>a</item></items></nodes>"#,
            reply: .xml(#"<nodes id="2"><items><item>b</item></items></nodes>"#),
            expect: Newest.Nodes(id: "2", items: ["b"])
        ) { try await client($0).putXml(body: .init(id: "1", items: ["a"])) }
    }
}
