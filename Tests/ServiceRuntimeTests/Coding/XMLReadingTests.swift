import Foundation
import Testing

@testable import ServiceRuntime

@Suite(.timeLimit(.minutes(20)))
struct XMLReadingTests {
    @Test func whatIsNotKnownIsLeftOut() throws {
        let note: Note = try decodedXML(
            """
            <?xml version="1.0"?>
            <!-- a comment -->
            <Note version="2" xmlns:x="urn:x">
              <x:other><id>9</id></x:other>
              <id> 7 </id>
              <text>  two <![CDATA[<words>]]> &amp; &#x41;<!-- and no comment -->.  </text>
              <about><more/><id>8</id></about>
            </Note>
            """
        )
        #expect(note == Note(id: 7, text: "  two <words> & A.  ", about: Note(id: 8)))
    }

    @Test func anEmptyElementSaysNothing() throws {
        let note: Note = try decodedXML("<N><id>1</id><text/><weight></weight><sent> </sent><about/><tags/></N>")
        #expect(note == Note(id: 1, text: "", tags: [""]))
    }

    @Test func nilIsNoValue() throws {
        let xsi = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
        let note: Note = try decodedXML("<N \(xsi)><id>1</id><text xsi:nil=\"true\"/><about xsi:nil=\"1\"/></N>")
        #expect(note == Note(id: 1))
        #expect(try decodedXML("<a \(xsi)><i xsi:nil=\"true\"/><i>1</i></a>", as: [Int?].self) == [nil, 1])
        #expect(
            refusalOfXML("<N \(xsi)><id xsi:nil=\"true\"/></N>", as: Note.self)
                == "id: expected an integer, found null"
        )
    }

    @Test func itemsMayHaveTheirOtherName() throws {
        let shelf: Shelf = try decodedXML("<shelf><books/><Label>a</Label><label>b</label></shelf>")
        #expect(shelf.labels == ["a", "b"])
        #expect(
            try decodedXML("<shelf><books><any isbn=\"1\">t</any></books></shelf>", as: Shelf.self).books.count == 1
        )
    }

    /// A service may add an element beside the items. Where none has the name that the description says, it says another one.
    @Test(arguments: [
        (#"<book isbn="1">t</book><total>5</total>"#, ["t"]), (#"<total isbn="1">5</total>"#, ["5"]),
        (#"<a isbn="1">t</a><b isbn="2">u</b>"#, ["t", "u"]), ("", []),
    ])
    func whatHasNotTheNameOfTheItemsIsNone(content: String, titles: [String]) throws {
        let shelf: Shelf = try decodedXML("<shelf><books>\(content)</books></shelf>")
        #expect(shelf.books.map(\.title) == titles)
    }

    @Test func membersOfOtherNamespacesAreOthers() throws {
        let document =
            "<shelf><books/><keeper xmlns=\"urn:dogs\">Rex</keeper><q:keeper xmlns:q=\"urn:people\">Ann</q:keeper></shelf>"
        #expect(try decodedXML(document, as: Shelf.self).keeper == "Ann")
    }

    @Test func mapsAndFreeFormValuesHaveTheNamesOfElements() throws {
        #expect(try decodedXML("<m><a>1</a><b>2</b></m>", as: [String: Int].self) == ["a": 1, "b": 2])
        #expect(try decodedXML("<m><a>1</a><a>2</a></m>", as: [String: [Int]].self) == ["a": [1, 2]])
        #expect(
            try decodedXML("<m k=\"v\">t<a/><a>1</a><b><c>x</c></b></m>", as: JSONValue.self)
                == ["k": "v", "#text": "t", "a": ["", "1"], "b": ["c": "x"]]
        )
        #expect(try decodedXML("<shelf><books/><size>3</size></shelf>", as: Shelf.self).others == ["size": "3"])
    }

    @Test func otherTypesAreReadFromTheirText() throws {
        #expect(try decodedXML("<a>1</a>", as: Bool.self))
        #expect(try decodedXML("<a>False</a>", as: Bool.self) == false)
        #expect(try decodedXML("<a>1e3</a>", as: Int.self) == 1000)
        #expect(try decodedXML("<a>18446744073709551615</a>", as: UInt64.self) == .max)
        #expect(try decodedXML("<a>9007199254740993.0</a>", as: Int.self) == 9_007_199_254_740_993)
        #expect(try decodedXML("<a>1.8446744073709551615e19</a>", as: UInt64.self) == .max)
        #expect(try decodedXML("<a>1.10</a>", as: Decimal.self) == Decimal(string: "1.1"))
        #expect(try decodedXML("<a>2026-11-20</a>", as: CalendarDate.self).day == 20)
        #expect(try decodedXML("<a>reader</a>", as: Role.self) == .reader)
    }

    /// It is collapsed for everything but text (XML Schema 1.1 part 2, section 4.3.6).
    @Test func whiteSpaceAroundNotationsSaysNothing() throws {
        #expect(try decodedXML("<a>\n  2026-11-20\n</a>", as: CalendarDate.self).day == 20)
        #expect(try decodedXML("<a> 20:12:00Z </a>", as: CalendarTime.self).description == "20:12:00Z")
        #expect(try decodedXML("<a> P1D </a>", as: CalendarDuration.self).description == "P1D")
        let id = try #require(UUID(uuidString: "7d3f0b52-0000-4000-8000-000000000001"))
        #expect(try decodedXML("<a> \(id) </a>", as: UUID.self) == id)
        #expect(try decodedXML("<a> https://example.com/a </a>", as: URL.self).path == "/a")
        #expect(try decodedXML("<a>\n  reader\n</a>", as: Role.self) == .reader)
        #expect(try decodedXML("<a> cook </a>", as: Role.self).rawValue == " cook ")
    }

    @Test(arguments: [
        (".5", 0.5), ("-.5", -0.5), ("5.", 5), ("+5", 5), ("005", 5), ("INF", .infinity), ("-INF", -.infinity),
    ])
    func numbersAreThoseOfXMLSchema(text: String, number: Double) throws {
        #expect(try decodedXML("<a>\(text)</a>", as: Double.self) == number)
        if number.isFinite { #expect(try decodedXML("<a>\(text)</a>", as: Decimal.self) == Decimal(number)) }
    }

    @Test(arguments: [".", "-", "+.", "5.5.", "..5", "inf", "0x5"])
    func otherTextsAreNoNumbers(text: String) {
        #expect(refusalOfXML("<a>\(text)</a>", as: Double.self) == "expected a number, found '\(text)'")
    }

    @Test func whatIsNotANumberIsNone() throws {
        #expect(try decodedXML("<a>NaN</a>", as: Double.self).isNaN)
    }

    @Test func whiteSpaceBeforeTheDeclarationIsSkipped() throws {
        let note: Note = try decodedXML("\r\n <?xml version=\"1.0\" encoding=\"utf-8\"?><N><id>1</id></N>")
        #expect(note.id == 1)
    }

    /// A model that is attributes in XML.
    private struct Tag: ServiceModel {
        let number: Int?
        let text: String?

        init(reading reader: ModelReader) throws {
            try reader.use(XMLForm(members: ["number": .attribute("n"), "text": .attribute("t")]))
            number = reader.readIntIfPresent("number")
            text = reader.readStringIfPresent("text")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.writeInt(number, for: "number")
            writer.writeString(text, for: "text")
        }
    }

    @Test func anEmptyAttributeIsNoNumber() throws {
        let tag = try decodedXML("<c n='' t=''/>", as: Tag.self)
        #expect(tag.number == nil)
        #expect(tag.text == "")
        #expect(refusalOfXML("<c n='x'/>", as: Tag.self) == "number: expected an integer, found 'x'")
    }

    /// A model that describes attributes with the local names of those of XML Schema.
    private struct Typed: ServiceModel, Equatable {
        let type: String?
        let link: String?
        let plain: String?
        let others: JSONValue?

        init(type: String? = nil, link: String? = nil, plain: String? = nil, others: JSONValue? = nil) {
            self.type = type
            self.link = link
            self.plain = plain
            self.others = others
        }

        init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            type = reader.readStringIfPresent("type")
            link = reader.readStringIfPresent("link")
            plain = reader.readStringIfPresent("plain")
            others = reader.readIfPresent("others")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(type, for: "type")
            writer.writeString(link, for: "link")
            writer.writeString(plain, for: "plain")
            writer.write(others, for: "others")
        }

        private static let xml = XMLForm(
            members: [
                "type": .attribute(
                    XMLName("type", namespace: "http://www.w3.org/2001/XMLSchema-instance", prefix: "xsi")
                ),
                "link": .attribute(XMLName("type", namespace: "urn:link", prefix: "link")),
                "plain": .attribute("type"),
            ]
        )
    }

    @Test(
        "attributes are told apart by their namespaces, whatever they and their prefixes are called",
        arguments: [
            (#"<t xmlns:xsi="XSI" xsi:type="a"/>"#, Typed(type: "a")),
            (#"<t xmlns:i="XSI" i:type="a"/>"#, Typed(type: "a")),
            (
                #"<t xmlns:a="urn:link" xmlns:xsi="XSI" a:type="l" type="p" xsi:type="a"/>"#,
                Typed(type: "a", link: "l", plain: "p")
            ),
            (#"<t xmlns:xsi="XSI" xsi:nil="false"><others xsi:type="a">b</others></t>"#, Typed(others: "b")),
        ]
    )
    private func attributes(document: String, value: Typed) throws {
        let document = document.replacing("XSI", with: "http://www.w3.org/2001/XMLSchema-instance")
        #expect(try decodedXML(document, as: Typed.self) == value)
        #expect(try decodedXML(encodedXML(value, root: .element("t")), as: Typed.self) == value)
    }

    /// A value of which only the discriminator is known.
    private struct Unknown: ServiceModel {
        let value: JSONValue

        init(reading reader: ModelReader) throws {
            let type = XMLName("type", namespace: "http://www.w3.org/2001/XMLSchema-instance", prefix: "xsi")
            try reader.use(XMLForm(members: ["kind": .attribute(type)]))
            value = try reader.readJSONValue()
        }

        func writeMembers(to writer: ModelWriter) {}
    }

    @Test func aFreeFormValueKeepsTheAttributeThatItsFormNames() throws {
        let document =
            """
            <a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="t" xsi:nil="false"><b xsi:type="u">1</b></a>
            """
        #expect(try decodedXML(document, as: Unknown.self).value == ["type": "t", "b": "1"])
    }

    /// A model with the members of an object within, as generated code has it.
    private struct Flattened: ServiceModel, Equatable {
        let id: String?
        let size: Int?

        init(id: String? = nil, size: Int? = nil) {
            self.id = id
            self.size = size
        }

        init(reading reader: ModelReader) throws {
            id = reader.readStringIfPresent("id")
            reader.enterObjectIfPresent("properties")
            size = reader.readIntIfPresent("size")
            reader.leaveObject()
        }

        func writeMembers(to writer: ModelWriter) {
            writer.writeString(id, for: "id")
            writer.enterObjectIfNeeded("properties")
            writer.writeInt(size, for: "size")
            writer.leaveObject()
        }
    }

    @Test(arguments: [
        (Flattened(id: "a", size: 1), "<a><id>a</id><properties><size>1</size></properties></a>"),
        (Flattened(id: "a"), "<a><id>a</id></a>"),
        (Flattened(size: 1), "<a><properties><size>1</size></properties></a>"),
    ])
    private func membersOfObjectsWithin(value: Flattened, document: String) throws {
        #expect(try encodedXML(value, root: .element("a")) == document)
        #expect(try decodedXML(document, as: Flattened.self) == value)
    }

    @Test func alternativesHaveTheirOwnForms() throws {
        #expect(
            try decodedXML("<a i:isbn=\"1\" xmlns:i=\"urn:isbn\">t</a>", as: Thing.self)
                == .book(.init(isbn: "1", title: "t"))
        )
        // The form of an alternative that was tried before must not be that of the next.
        #expect(try decodedXML("<a><title>t</title></a>", as: Thing.self) == .film(Film(title: "t")))
        #expect(try decodedXML("<a><b/></a>", as: Thing.self) == .unknown(["b": ""]))
        #expect(try encodedXML(Thing.film(Film(title: "t")), root: .element("a")) == "<a><title>t</title></a>")
        #expect(try encodedXML(Thing.unknown("t"), root: .element("a")) == "<a>t</a>")
    }

    /// Which of its members were attributes, and in which order they were, is not known any more.
    @Test(arguments: [["b": ""], [["b": ""], ["b": "1"]]] as [JSONValue])
    func anUnknownElementIsNotSentAsAnother(value: JSONValue) throws {
        let error = #expect(throws: ModelWritingError.self) {
            try encodedXML([Thing.unknown(value)], root: .wrapped("all", item: "a"))
        }
        #expect(
            error.map(String.init(describing:))
                == "[0]: an alternative that the client does not know cannot be sent in XML: its attributes and the order of its "
                + "elements are not kept"
        )
        #expect(try encoded(Thing.unknown(value)) == encoded(value))
    }

    // MARK: - Encodings

    @Test func theEncodingIsWhatTheDocumentSays() throws {
        let text = "é€"
        var bytes = Data([0xEF, 0xBB, 0xBF]) + Data("<N><id>1</id><text>\(text)</text></N>".utf8)
        #expect(try ModelCoder.decode(Note.self, from: bytes, mediaType: "application/xml").text == text)
        let document = "<?xml version=\"1.0\" encoding=\"utf-16\"?><N><id>1</id><text>\(text)</text></N>"
        bytes = try #require(document.data(using: .utf16))
        #expect(try ModelCoder.decode(Note.self, from: bytes, mediaType: "application/x+xml").text == text)
        let latin = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><N><id>1</id><text>é</text></N>"
        bytes = try #require(latin.data(using: .isoLatin1))
        #expect(try ModelCoder.decode(Note.self, from: bytes, mediaType: "text/xml").text == "é")
    }

    // MARK: - Errors

    @Test(arguments: [
        ("<N>\n  <id>1</di>\n</N>", "line 2, column 13: the end tag does not match the start tag"),
        ("<N><id>1</id>", "line 1, column 14: unexpected end of the document, or content after it"),
        ("<N/><N/>", "line 1, column 5: unexpected end of the document, or content after it"),
        ("{\"id\": 1}", "line 1, column 1: no element starts there"),
        ("<N>&x;</N>", "line 1, column 7: undeclared entity"),
        ("<N>\u{1}</N>", "line 1, column 4: invalid character"),
    ])
    func aDocumentThatIsNotWellFormedSaysWhere(document: String, message: String) {
        #expect(refusalOfXML(document, as: Note.self) == "the XML is not well-formed: " + message)
    }

    @Test(arguments: [
        ("<N/>", "id: the member is missing"),
        ("<N><id>one</id></N>", "id: expected an integer, found 'one'"),
        ("<N><id>1.5</id></N>", "id: 1.5 is not an integer"),
        ("<N><id>1</id><about><id>1</id><about><text/></about></about></N>", "about.about.id: the member is missing"),
        ("<N><id>1</id><tags>a</tags><tags><b/></tags></N>", "tags[1]: expected text, found elements inside 'tags'"),
        ("<N><id>1</id><weight>nan</weight></N>", "weight: expected a number, found 'nan'"),
        ("<N><id>1</id><sent>now</sent></N>", "sent: 'now' is not a date and time such as 2026-11-20T20:12:00Z"),
        ("<N><id>1</id><bytes>?</bytes></N>", "bytes: the text is not base64"),
        ("<N><id>1</id><isRead>maybe</isRead></N>", "isRead: expected true or false, found 'maybe'"),
    ])
    func aWrongValueSaysWhere(document: String, message: String) {
        #expect(refusalOfXML(document, as: Note.self) == message)
    }

    @Test(arguments: [
        "<N xmlns='notes'><id>1</id></N>", "<N xmlns='no URI: %%'><id>1</id></N>",
        "<?xml version='1.1'?><N><id>1</id></N>",
    ])
    func whatTheParserOnlyWarnsOfIsRead(document: String) throws {
        #expect(try decodedXML(document, as: Note.self).id == 1)
    }

    @Test func theRootIsWhatTheFormSays() {
        #expect(refusalOfXML("<rack><books/></rack>", as: Shelf.self) == "expected the element 'shelf', found 'rack'")
        #expect(
            refusalOfXML("<shelf xmlns=\"urn:other\"><books/></shelf>", as: Shelf.self)
                == "expected the element 'shelf' of 'urn:shelf', found one of 'urn:other'"
        )
        #expect(refusalOfXML("<shelf/>", as: Shelf.self) == "books: the member is missing")
        #expect(
            refusalOfXML("<shelf><books>1 2</books></shelf>", as: Shelf.self) == "books: expected elements, found text"
        )
        #expect(refusalOfXML("", as: Note.self) == "the XML has no element")
    }

    // MARK: - Hostile documents

    @Test func entitiesAreNotExpanded() {
        var document = "<!DOCTYPE N [<!ENTITY l0 \"lol\">"
        for level in 1...9 {
            document += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
        }
        document += "]><N><id>1</id><text>&l9;</text></N>"
        let refusal = "the XML contains a document type with declarations, which is not allowed"
        #expect(refusalOfXML(document, as: Note.self) == refusal)
        let external = "<!DOCTYPE N [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><N><id>1</id><text>&x;</text></N>"
        #expect(refusalOfXML(external, as: Note.self) == refusal)
        #expect(
            refusalOfXML("<?a [?><!-- <!DOCTYPE --><!DOCTYPE N SYSTEM \"[\" [<!ENTITY a \"b\">]><N/>", as: Note.self)
                == refusal
        )
    }

    @Test(arguments: [
        String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ])
    func entitiesAreFoundInEveryEncoding(encoding: String.Encoding) throws {
        // The comment holds a character whose bytes look like the end of a comment and the begin of an element.
        let document =
            "<?xml version=\"1.0\"?><!-- \u{2D2D}\u{3E3C}\u{6161} --><!DOCTYPE N [<!ENTITY x \"y\">]><N>&x;</N>"
        let bytes = try #require(document.data(using: encoding))
        let error = #expect(throws: ModelReadingError.self) {
            try ModelCoder.decode(Note.self, from: bytes, mediaType: "text/xml")
        }
        #expect(error?.message == "the XML contains a document type with declarations, which is not allowed")
    }

    /// The parser knows many encodings, and in some of them what is not seen here are declarations.
    @Test(arguments: ["UTF-7", "iso-2022-jp", "EBCDIC-CP-US", "IBM037", "UTF-32", "UTF-16LE", "x"])
    func otherEncodingsAreRefused(encoding: String) {
        #expect(
            refusalOfXML("<?xml version='1.0'\n encoding=\"\(encoding)\"?><N><id>1</id></N>", as: Note.self)
                == "the XML is in the encoding '\(encoding)', which is not supported"
        )
    }

    @Test(arguments: ["utf-8", "UTF-8", "US-ASCII", "iso-8859-1", "ISO-8859-15", "windows-1252", "utf-16", "Shift_JIS"])
    func usualEncodingsAreRead(encoding: String) throws {
        let document = "<?xml version = '1.0' encoding = '\(encoding)' standalone='yes'?>\n<N><id>1</id></N>"
        #expect(try decodedXML(document, as: Note.self).id == 1)
        #expect(try decodedXML("<!-- encoding='UTF-7' --><N><id>1</id></N>", as: Note.self).id == 1)
        #expect(try decodedXML("<?xml-stylesheet encoding='UTF-7'?><N><id>1</id></N>", as: Note.self).id == 1)
        #expect(refusalOfXML(document + "<", as: Note.self).contains("line 2, column 18"))
    }

    /// An accent makes another character of a quotation mark for Swift, and not for the parser, which would then end the process.
    @Test(arguments: ["UTF-7", "EUC-KR"])
    func theParserLooksForNoEncoding(encoding: String) throws {
        let declaration = "<?xml version='1.0' encoding=\"\(encoding)\""
        #expect(try decodedXML("\(declaration)\u{301}?><N><id>1</id></N>", as: Note.self).id == 1)
        for mark in ["", "\u{FEFF}"] {
            #expect(
                refusalOfXML("\(mark)\(declaration)?\u{301}><N><id>1</id></N>", as: Note.self)
                    == "the XML is not well-formed: its declaration does not end with '?>'"
            )
        }
    }

    @Test func lettersAreReadInTheirEncoding() throws {
        let euro =
            Data("<?xml version='1.0' encoding='ISO-8859-15'?><N><id>1</id><text>".utf8) + [0xA4, 0xE9]
            + Data("</text></N>".utf8)
        #expect(try ModelCoder.decode(Note.self, from: euro, mediaType: "text/xml").text == "€é")
        let wide = try #require("<?xml version='1.0' encoding='x'?><N><id>1</id><text>€</text></N>".data(using: .utf16))
        #expect(try ModelCoder.decode(Note.self, from: wide, mediaType: "text/xml").text == "€")
    }

    /// FoundationXML ends the process at any of these.
    @Test(arguments: [
        Data("<a><?p?></a>".utf8), Data("<?xml version=\"1.0\"?><?p?><a/>".utf8),
        Data("<?xml version=\"1.0\" encoding=\"UTF-32\"?><a>x</a>".utf8),
        Data("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><a>".utf8) + [0x81, 0x20] + Data("</a>".utf8),
        Data([0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0, 0, 0xD8, 0x3C, 0]), Data([0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40]),
    ])
    func whatWouldEndTheProcessIsRefused(document: Data) {
        #expect(throws: ModelReadingError.self) {
            try ModelCoder.decode(JSONValue.self, from: document, mediaType: "application/xml")
        }
        #expect(FailureBody(document, mediaType: "application/xhtml+xml") == nil)
    }

    @Test func instructionsWithDataAreSkipped() throws {
        let note: Note = try decodedXML(
            "<?a b?><!-- <?p?> --><N><?c d?><id>1</id><text><![CDATA[<?p?>]]></text><?e ?></N>"
        )
        #expect(note == Note(id: 1, text: "<?p?>"))
    }

    @Test func aDocumentTypeWithoutDeclarationsIsNotLookedAt() throws {
        let note: Note = try decodedXML("<!DOCTYPE N SYSTEM \"file:///etc/passwd\"><N><id>1</id><text>[</text></N>")
        #expect(note == Note(id: 1, text: "["))
        #expect(
            try decodedXML("<N><id>1</id><text><![CDATA[<!DOCTYPE N [<!ENTITY]]></text></N>", as: Note.self).text
                == "<!DOCTYPE N [<!ENTITY"
        )
    }

    @Test func nestingIsLimited() {
        let depth = 100_000
        let document = String(repeating: "<about>", count: depth) + String(repeating: "</about>", count: depth)
        #expect(refusalOfXML(document, as: Note.self) == "the XML is nested more than 256 levels deep")
        #expect(refusalOfXML(document, as: JSONValue.self) == "the XML is nested more than 256 levels deep")
    }

    /// The parser compares each attribute with all others, and looks for each prefix among all that are declared around it.
    @Test(.timeLimit(.minutes(20)))
    func attributesAreLimited() throws {
        let message = "an element of the XML has more than 4096 attributes, those of the elements around it included"
        func attributes(_ count: Int, _ name: String) -> String { (0..<count).map { " \(name)\($0)='>'" }.joined() }
        #expect(refusalOfXML("<a\(attributes(1_000_000, "b"))/>", as: JSONValue.self) == message)
        let nested = (0..<250).map { "<a\(attributes(100, "xmlns:p\($0)_"))>" }.joined()
        #expect(refusalOfXML(nested + String(repeating: "<b/>", count: 100), as: JSONValue.self) == message)
        let many = String(repeating: "<b c='1' d=\"'\"/><b c='/'></b>", count: 5_000)
        let document = "<a\(attributes(4_090, "e"))><!-- c='1' --><![CDATA[d='1'>]]>\(many)</a>"
        #expect(try decodedXML(document, as: JSONValue.self)["b"]?.elements?.count == 10_000)
    }

    @Test func freeFormMembersKeepAllElements() throws {
        let document = "<a><b>1</b><c/><b><d>2</d></b></a>"
        let members = try decodedXML(document, as: [String: JSONValue].self)
        #expect(members == ["b": ["1", ["d": "2"]], "c": ""])
        #expect(try decodedXML(document, as: JSONValue.self) == .object(members))
        #expect(try decodedXML("<N><b>1</b><b>2</b></N>", as: FreeForm.self).b == ["1", "2"])
        #expect(try decodedXML("<N><b>1</b></N>", as: FreeForm.self).b == "1")
    }

    /// In quadratic time, as many would take hours.
    @Test func manyElementsTakeTheTimeOfMany() throws {
        let document = "<a>" + (0..<100_000).map { "<i>\($0)</i>" }.joined() + "</a>"
        #expect(try decodedXML(document, as: [Int].self).count == 100_000)
        #expect(try decodedXML(document, as: JSONValue.self)["i"]?[99_999] == "99999")
        #expect(try decodedXML(document, as: [String: [Int]].self)["i"]?.count == 100_000)
        let distinct = "<a>" + (0..<100_000).map { "<i\($0)>\($0)</i\($0)>" }.joined() + "</a>"
        #expect(try decodedXML(distinct, as: [String: [Int]].self)["i99999"] == [99_999])
    }
}

/// A model with a member that may be anything.
private struct FreeForm: ServiceModel {
    let b: JSONValue?

    init(reading reader: ModelReader) throws {
        b = reader.readIfPresent("b")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(b, for: "b")
    }
}

/// A union, as generated code has it.
enum Thing: UnionModel, Codable, Hashable {
    case book(Shelf.Book)
    case film(Film)
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.book)
        union.attempt(Self.film)
        self = try union.result()
    }

    var payload: any ModelValue {
        switch self {
        case .book(let value): value
        case .film(let value): value
        case .unknown(let value): value
        }
    }
}

/// A model that has an element where another alternative has text.
struct Film: ServiceModel, Codable, Hashable {
    let title: String

    init(title: String) {
        self.title = title
    }

    init(reading reader: ModelReader) throws {
        self.title = reader.readString("title")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.writeString(title, for: "title")
    }
}
