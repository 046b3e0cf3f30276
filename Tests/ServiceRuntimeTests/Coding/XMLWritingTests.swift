import Foundation
import Testing

@testable import ServiceRuntime

struct XMLWritingTests {
    @Test func aModelIsAnElementOfItsTypesName() throws {
        let note = Note(
            id: 7,
            text: "a < b && c > \"d\"\r\n",
            tags: ["x", "", "y"],
            sent: Date(timeIntervalSince1970: 1_000_000_000),
            bytes: Data([0, 255]),
            weight: 1.5,
            isRead: true,
            about: Note(id: 8)
        )
        let document = String(decoding: try ModelCoder.encode(note, mediaType: "text/xml"), as: UTF8.self)
        #expect(
            document == """
                <?xml version="1.0" encoding="utf-8"?><Note><id>7</id>\
                <text>a &lt; b &amp;&amp; c &gt; "d"&#13;
                </text><tags>x</tags><tags></tags><tags>y</tags><sent>2001-09-09T01:46:40Z</sent><bytes>AP8=</bytes>\
                <weight>1.5</weight><isRead>true</isRead><about><id>8</id></about></Note>
                """
        )
        #expect(try decodedXML(document) == note)
    }

    /// Values of one member that is an array of arrays.
    private struct Table: ServiceModel, Hashable {
        let wrapped: [[Int]]
        let plain: [[[Int]]]

        init(wrapped: [[Int]], plain: [[[Int]]]) { (self.wrapped, self.plain) = (wrapped, plain) }

        init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            wrapped = try reader.read("wrapped")
            plain = try reader.read("plain")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.write(wrapped, for: "wrapped")
            writer.write(plain, for: "plain")
        }

        private static let xml = XMLForm(members: [
            "wrapped": .arrays(in: "rows", items: ["row", "cell"]), "plain": .arrays(in: nil, items: ["a", "b"]),
        ])
    }

    @Test func theItemsOfArraysOfArraysHaveNamesOfTheirOwn() throws {
        let table = Table(wrapped: [[1, 2], []], plain: [[[3]], [[4, 5], []]])
        let document = try encodedXML(table)
        #expect(
            document.hasSuffix(
                """
                <Table><rows><row><cell>1</cell><cell>2</cell></row><row/></rows>\
                <a><b><b>3</b></b></a><a><b><b>4</b><b>5</b></b><b/></a></Table>
                """
            ),
            "\(document)"
        )
        #expect(try decodedXML(document) == table)
        #expect(try encodedXML(Table(wrapped: [], plain: [])).hasSuffix("<Table><rows/></Table>"))
        #expect(try decodedXML("<Table><rows/></Table>") == Table(wrapped: [], plain: []))
    }

    @Test func aFormSaysWhatIsAnAttributeAndHowListsAreWrapped() throws {
        let shelf = Shelf(
            room: "a \"b\"\t<c>",
            books: [Shelf.Book(isbn: "1", title: "One & only"), Shelf.Book(isbn: "2", title: "")],
            labels: ["new", "old"],
            remarks: ["good"],
            matrix: [[1, 2], []],
            keeper: "Ann",
            others: ["size": "3"]
        )
        let document = try encodedXML(shelf)
        #expect(
            document == """
                <shelf xmlns="urn:shelf" in-room="a &quot;b&quot;&#9;&lt;c&gt;">\
                <books><book xmlns:i="urn:isbn" i:isbn="1">One &amp; only</book>\
                <book xmlns:i="urn:isbn" i:isbn="2"></book></books>\
                <label>new</label><label>old</label><remarks>good</remarks>\
                <matrix><matrix>1</matrix><matrix>2</matrix></matrix><matrix/>\
                <p:keeper xmlns:p="urn:people">Ann</p:keeper><size>3</size></shelf>
                """
        )
        #expect(try decodedXML(document) == shelf)
    }

    @Test func whatIsEmptyComesBack() throws {
        let shelf = Shelf(books: [], keeper: nil)
        let document = try encodedXML(shelf)
        #expect(
            document == """
                <shelf xmlns="urn:shelf"><books/><p:keeper xmlns:p="urn:people" \
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/></shelf>
                """
        )
        #expect(try decodedXML(document) == shelf)
    }

    @Test func whatHasNoNameIsGivenARoot() throws {
        #expect(try encodedXML(["a", "b"], root: .wrapped("list", item: "i")) == "<list><i>a</i><i>b</i></list>")
        #expect(try encodedXML(["a"], root: .element("list")) == "<list><list>a</list></list>")
        #expect(try encodedXML(["a": 1, "b": 2], root: .element("map")) == "<map><a>1</a><b>2</b></map>")
        #expect(try encodedXML(5, root: .element("number")) == "<number>5</number>")
        #expect(try encodedXML(Note(id: 1), root: .element("n")) == "<n><id>1</id></n>")
        #expect(try encodedXML(Shelf(books: [], keeper: "x"), root: .element("s")).hasPrefix("<s><books/>"))
        let value: JSONValue = ["a": [1, nil], "#text": "t", "b": ["c": true]]
        #expect(
            try encodedXML(value, root: .element("any")) == """
                <any>t<a>1</a><a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>\
                <b><c>true</c></b></any>
                """
        )
    }

    @Test func aDocumentThatNothingIsSaidAboutIsItself() throws {
        let document = "<?xml version=\"1.0\"?><a>1</a>"
        #expect(try encodedXML(document) == document)
        #expect(try decodedXML(document, as: String.self) == document)
        #expect(try decodedXML(document, as: Data.self) == Data(document.utf8))
    }

    @Test func aDecimalIsWrittenWithAllItsDigits() throws {
        let text = "12345678901234567890.12345678"
        let number = try #require(Decimal(string: text))
        #expect(try encodedXML(number, root: .element("a")) == "<a>\(text)</a>")
        let error = #expect(throws: ModelWritingError.self) { try encodedXML(Decimal.nan, root: .element("a")) }
        #expect(error?.description == "XML cannot contain the number NaN")
    }

    @Test func characterDataKeepsItsEnd() throws {
        let text = "a]]>b<c>&"
        let document = try encodedXML(Remark(text: text))
        #expect(document == "<Remark><![CDATA[a]]]]><![CDATA[>b<c>&]]></Remark>")
        #expect(try decodedXML(document) == Remark(text: text))
    }

    @Test(
        "What joins the character before it does not keep that from being escaped",
        arguments: [
            "a]]>\u{301}<b/>", "]]>\u{20DD}]]>", "a\rb\r\nc", "]]\u{301}>", "]]]>",
        ]
    )
    func characterDataIsWrittenByBytes(text: String) throws {
        #expect(try decodedXML(try encodedXML(Remark(text: text))) == Remark(text: text))
    }

    @Test(arguments: [(Double.nan, "NaN"), (.infinity, "INF"), (-.infinity, "-INF")])
    func numbersThatAreNotFiniteAreThoseOfXMLSchema(number: Double, text: String) throws {
        #expect(try encodedXML(Note(id: 1, weight: number)).contains("<weight>\(text)</weight>"))
    }

    @Test func aUnionIsWrittenInTheCodingOfItsBody() throws {
        let data = try ModelCoder.encode(
            Moment.note(Note(id: 1, sent: Date(timeIntervalSince1970: 7))),
            mediaType: "application/xml",
            BodyEncoding(coding: .unixTime)
        )
        #expect(String(decoding: data, as: UTF8.self).hasSuffix("<Note><id>1</id><sent>7</sent></Note>"))
    }

    @Test(arguments: [
        (
            ModelError { try encodedXML(Note(id: 1, text: "a\u{1}")) },
            "text: XML cannot contain the character U+0001"
        ),
        (
            ModelError { try encodedXML(Note(id: 1, tags: ["\u{FFFE}"])) },
            "tags[0]: XML cannot contain the character U+FFFE"
        ),
        (
            ModelError { try encodedXML(Shelf(room: "\u{0}", books: [], keeper: nil)) },
            "room: XML cannot contain the character U+0000"
        ),
        (ModelError { try encodedXML(["a b": 1], root: .element("m")) }, "a b: 'a b' is not a valid XML name"),
        (ModelError { try encodedXML(["": 1], root: .element("m")) }, "'' is not a valid XML name"),
        (ModelError { try encodedXML([String: Int](), root: .element("1")) }, "'1' is not a valid XML name"),
        (
            ModelError { try encodedXML([1]) },
            "an XML document needs a name for its root element, but a value of type Array<Int> has none"
        ),
        (
            ModelError { try encodedXML(1, root: .element(XMLName("a", prefix: "p"))) },
            "the prefix 'p' of 'a' has no namespace"
        ),
    ])
    func whatXMLCannotExpressIsAnError(write: ModelError, message: String) {
        #expect(write.text == message)
    }

    @Test func aPrefixOfWhatStandsAroundIsKnown() throws {
        struct Inner: ServiceModel, Codable, Hashable {
            let a: Int
            init(a: Int) { self.a = a }
            init(reading reader: ModelReader) throws { self.a = reader.readInt("a") }
            func writeMembers(to writer: ModelWriter) {
                writer.use(
                    XMLForm(
                        root: XMLName("o", namespace: "urn:o", prefix: "p"),
                        members: ["a": .element(XMLName("a", prefix: "p"))]
                    )
                )
                writer.writeInt(a, for: "a")
            }
        }
        #expect(try encodedXML(Inner(a: 1)) == "<p:o xmlns:p=\"urn:o\"><p:a>1</p:a></p:o>")
    }
}

/// Writing that is expected to fail.
struct ModelError: Sendable, CustomTestStringConvertible {
    let write: @Sendable () throws -> String

    init(_ write: @escaping @Sendable () throws -> String) {
        self.write = write
    }

    var text: String {
        do {
            return "no error, but " + (try write())
        } catch {
            return String(describing: error)
        }
    }

    var testDescription: String { text }
}

/// A model that is nothing but text.
struct Remark: ServiceModel, Codable, Hashable {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.text = reader.readString("text")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.writeString(text, for: "text")
    }

    private static let xml = XMLForm(members: ["text": .characterData])
}

/// A union, as generated code has it.
private enum Moment: UnionModel, Codable, Hashable {
    case note(Note)
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws { self = .note(try Note(reading: reader)) }

    var payload: any ModelValue {
        switch self {
        case .note(let note): note
        case .unknown(let value): value
        }
    }
}
