import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = XML.XMLClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    private static let prolog = #"<?xml version="1.0" encoding="utf-8"?>"#

    /// Bodies in XML.
    @CaseBuilder static var xml: [Case] {
        Case(
            "names and attributes",
            "PUT /book",
            headers: ["Content-Type": "application/xml", "Accept": "application/xml"],
            body: prolog + #"<book id="1"><title>A &amp; &lt;B&gt;</title><cost>9.5</cost></book>"#,
            reply: .xml(#"<book id="2"><more/><title>C</title><binding>soft</binding></book>"#),
            expect: XML.Book(id: 2, title: "C", binding: .soft)
        ) { try await client($0).book(body: .init(id: 1, title: "A & <B>", price: 9.5)) }
        Case(
            "objects inside of objects",
            "PUT /book",
            body: prolog
                + #"<book id="1"><title></title><author><name>N</name><born>1999-12-31</born></author></book>"#,
            reply: .xml("<book id='1'><title><![CDATA[<x>]]></title><author><name>&#233;</name></author></book>"),
            expect: XML.Book(id: 1, title: "<x>", author: .init(name: "é"))
        ) {
            let author = XML.Author(name: "N", born: CalendarDate(year: 1999, month: 12, day: 31))
            return try await client($0).book(body: .init(id: 1, title: "", author: author))
        }
        Case(
            "an unknown value of an enumeration, sent back as it came",
            "PUT /book",
            "PUT /book",
            body: prolog + #"<book id="1"><title>t</title><binding>leather</binding></book>"#,
            reply: .xml("<book id='1'><title>t</title><binding>leather</binding></book>"),
            .xml("<book id='2'><title>t</title></book>"),
            expect: XML.Book(id: 2, title: "t")
        ) { url in
            let book = try await client(url).book(body: .init(id: 1, title: ""))
            return try await client(url).book(body: book)
        }
        Case(
            "a required attribute that is not there",
            "PUT /book",
            body: prolog + #"<book id="1"><title>t</title></book>"#,
            reply: .xml("<book><title>t</title></book>"),
            expect: "id: the member is missing"
        ) { url in try await readingError { try await client(url).book(body: .init(id: 1, title: "t")) } }
        Case(
            "a member of another type",
            "PUT /book",
            body: prolog + #"<book id="1"><title>t</title></book>"#,
            reply: .xml("<book id='1'><title>t</title><author><name>n</name><born>soon</born></author></book>"),
            expect: "author.born: 'soon' is not a date such as 2026-11-20"
        ) { url in try await readingError { try await client(url).book(body: .init(id: 1, title: "t")) } }
        Case(
            "another document",
            "PUT /book",
            body: prolog + #"<book id="1"><title>t</title></book>"#,
            reply: .xml("<film/>"),
            expect: "expected the element 'book', found 'film'"
        ) { url in try await readingError { try await client(url).book(body: .init(id: 1, title: "t")) } }
        Case(
            "lists, wrapped and not",
            "PUT /lists",
            body: prolog + "<Lists><plain>a</plain><plain>b</plain><item>c</item><wrapped><n>1</n><n>2</n></wrapped>"
                + "<all><Author><name>N</name></Author></all></Lists>",
            reply: .xml(
                "<Lists><plain>a</plain><item>c</item><plain>b</plain><wrapped/><all><Author><name>N</name></Author></all></Lists>"
            ),
            expect: XML.Lists(plain: ["a", "b"], named: ["c"], wrapped: [], both: [.init(name: "N")])
        ) {
            try await client($0)
                .lists(body: .init(plain: ["a", "b"], named: ["c"], wrapped: [1, 2], both: [.init(name: "N")]))
        }
        Case("no lists", "PUT /lists", body: prolog + "<Lists/>", reply: .xml("<Lists/>"), expect: XML.Lists()) {
            try await client($0).lists(body: .init())
        }
        Case(
            "an item of another type",
            "PUT /lists",
            body: prolog + "<Lists/>",
            reply: .xml("<Lists><wrapped><n>1</n><n>x</n></wrapped></Lists>"),
            expect: "wrapped[1]: expected an integer, found 'x'"
        ) { url in try await readingError { try await client(url).lists(body: .init()) } }
        Case(
            "namespaces",
            "PUT /namespaces",
            body: prolog
                + #"<f:feed xmlns:f="urn:feed" xmlns:l="urn:lang" l:lang="en"><f:id>1</f:id><plain>p</plain></f:feed>"#,
            reply: .xml(#"<feed xmlns="urn:feed" xmlns:x="urn:lang" x:lang="de"><id>2</id><plain>q</plain></feed>"#),
            expect: XML.Feed(id: "2", lang: "de", plain: "q")
        ) { try await client($0).namespaces(body: .init(id: "1", lang: "en", plain: "p")) }
        Case(
            "text beside attributes",
            "PUT /label",
            body: prolog + #"<label size="1">a b</label>"#,
            reply: .xml(#"<label size="2">c</label>"#),
            expect: XML.Label(size: 2, text: "c")
        ) { try await client($0).label(body: .init(size: 1, text: "a b")) }
        Case(
            "a union with a discriminator",
            "PUT /media",
            body: prolog + #"<film kind="film"><minutes>90</minutes></film>"#,
            reply: .xml(#"<song kind="song"><bars>12</bars></song>"#),
            expect: .song(.init(bars: 12))
        ) { try await client($0).media(body: .film(.init(minutes: 90))) }
        Case(
            "subtypes, told apart by an attribute",
            "PUT /base",
            body: prolog + #"<base type="right"><name>r</name><parts><base type="left" size="1"/></parts></base>"#,
            reply: .xml(#"<base type="left" size="2"><name>l</name></base>"#),
            expect: .left(.init(name: "l", size: 2))
        ) { try await client($0).base(body: .right(.init(name: "r", parts: [.left(.init(size: 1))]))) }
        Case(
            "an unknown alternative",
            "PUT /media",
            body: prolog + #"<song kind="song"><bars>1</bars></song>"#,
            reply: .xml(#"<game kind="game"><players>2</players></game>"#),
            expect: .unknown(["kind": "game", "players": "2"])
        ) { try await client($0).media(body: .song(.init(bars: 1))) }
        Case(
            "an alternative that lacks a member",
            "PUT /media",
            body: prolog + #"<song kind="song"><bars>1</bars></song>"#,
            reply: .xml(#"<film kind="film"/>"#),
            expect: "minutes: the member is missing"
        ) { url in try await readingError { try await client(url).media(body: .song(.init(bars: 1))) } }
        Case(
            "values of all kinds",
            "PUT /values",
            body: prolog + "<Values><on>true</on><at>1970-01-01T00:00:00Z</at><bytes>AAE=</bytes><mixed>x</mixed>"
                + "<map><a>1</a></map></Values>",
            reply: .xml(
                #"<Values xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><on>0</on><mixed>7</mixed>"#
                    + #"<map><b>2</b></map><nothing xsi:nil="true"/></Values>"#
            ),
            expect: XML.Values(on: false, mixed: .integer(7), map: ["b": 2])
        ) {
            let values = XML.Values(
                on: true,
                at: Date(timeIntervalSince1970: 0),
                bytes: Data([0, 1]),
                mixed: .string("x"),
                map: ["a": 1]
            )
            return try await client($0).values(body: values)
        }
        Case(
            "a list as the document",
            "GET /list",
            reply: .xml("<books><book id='1'><title>a</title></book><book id='2'><title>b</title></book></books>"),
            expect: ["a", "b"]
        ) { try await client($0).list().all().map(\.title) }
        Case(
            "a failure",
            "GET /failure",
            reply: .xml("<Error><Code>C</Code><Message>M</Message></Error>", status: 404),
            expect: Failure(404, XML.Problem(code: "C", message: "M"))
        ) { url in try await failure(as: XML.Problem.self) { try await client(url).failing() } }
        Case(
            "JSON before XML",
            "PUT /both",
            headers: ["Content-Type": "application/json", "Accept": "application/json"],
            body: #"{"id":1,"names":["a"]}"#,
            reply: .json(#"{"id":2}"#),
            expect: XML.Both(id: 2)
        ) { try await client($0).both(body: .init(id: 1, names: ["a"])) }
        Case(
            "XML where the caller chooses it",
            "PUT /both",
            headers: ["Content-Type": "application/xml"],
            body: prolog + #"<both id="1"><names><name>a</name></names></both>"#,
            reply: .xml("<both id='2'><names><name>b</name></names></both>"),
            expect: XML.Both(id: 2, names: ["b"])
        ) {
            try await client($0)
                .both(body: .init(id: 1, names: ["a"]), withOptions: .init(contentType: "application/xml"))
        }
        Case(
            "a document of any kind, as it is",
            "PUT /any",
            headers: ["Content-Type": "application/xml", "Accept": "application/xml"],
            body: document,
            reply: .xml(document),
            expect: Data(document.utf8)
        ) { try await client($0).resourceXml(body: .data(Data(document.utf8))) }
        Case(
            "JSON beside a document of any kind",
            "PUT /any",
            headers: ["Content-Type": "application/json", "Accept": "application/json"],
            body: #"{"id":1}"#,
            reply: .json(#"{"id":2}"#),
            expect: XML.Both(id: 2)
        ) { try await client($0).resource(body: .init(id: 1)) }
    }

    /// What no dictionary could hold: attributes, text between elements, and elements in an order.
    private static let document = #"<?xml version="1.0"?><a:x xmlns:a="urn:a" b="1">t<c/><d>2</d><c e='3'/></a:x>"#
}
