import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// The header fields of a response, as the generator writes them.
struct FruitHeaders: ResponseHeaders, Equatable {
    let count: Int?
    let changed: Date?
    let metadata: [String: String]
    let tags: [String]?
    let isRipe: Bool?
    let hash: Data?
    let weights: [String: Double]?
    let names: [String: String]?

    init(reading reader: ModelReader) throws {
        self.count = reader.readIntIfPresent("X-Count")
        self.changed = reader.readIfPresent("Last-Modified", as: .rfc1123)
        self.metadata = try reader.readMembers(withPrefix: "x-ms-meta-")
        self.tags = reader.readIfPresent("Tags")
        self.isRipe = reader.readBoolIfPresent("Ripe")
        self.hash = reader.readIfPresent("Content-MD5")
        self.weights = reader.readIfPresent("Weights")
        self.names = reader.readIfPresent("X-Names")
    }
}

/// Header fields that the description says to be in JSON.
struct SerializedHeaders: ResponseHeaders {
    let owner: Owner?
    let matrix: [[Int]]?
    let name: String?
    let any: JSONValue?
    let day: Date?

    init(reading reader: ModelReader) throws {
        self.owner = reader.readJSONIfPresent("X-Owner")
        self.matrix = reader.readJSONIfPresent("X-Matrix")
        self.name = reader.readJSONIfPresent("X-Name")
        self.any = reader.readJSONIfPresent("X-Any")
        self.day = reader.readJSONIfPresent("X-Day", as: .rfc1123)
    }
}

@Suite("A response", .timeLimit(.minutes(20)))
struct ResponseTests {
    private enum FruitResult: Sendable, Equatable {
        case ok(Fruit)
        case accepted(String)
        case noContent
        case success(Int)
    }

    /// A request to a real server.
    private func request<Output>(
        _ format: ResponseFormat<Output>,
        to server: LoopbackServer,
        method: HTTPMethod = .get
    ) throws -> ServiceRequest<Output> {
        let client = try server.client()
        return ServiceRequest(RequestDescription(method, "/fruit", options: nil), client: client, returns: format)
    }

    @Test(
        "of text is read in the encoding that it names",
        arguments: [
            ("text/plain", Data("é".utf8)), ("text/plain; charset=\"ISO-8859-1\"", Data([0xE9])),
            ("text/plain;format=flowed; charset=latin1", Data([0xE9])), ("text/plain; charset=utf-8", Data("é".utf8)),
            ("text/plain; charset='iso-8859-1'", Data([0xE9])),
        ]
    )
    func charset(mediaType: String, body: Data) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", mediaType)], body: body))
        #expect(try await request(.text, to: server).value() == "é")
    }

    @Test(
        "of text that cannot be read says what its encoding is",
        arguments: [
            ("text/plain", "not text in UTF-8"), ("text/plain; charset=US-ASCII", "not text in US-ASCII"),
            ("text/plain; charset=klingon", "in the encoding 'klingon', which is not supported"),
        ]
    )
    func unreadableText(mediaType: String, reason: String) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", mediaType)], body: Data([0xFE, 0xFF, 0, 0xE9])))
        let error = try await failure { try await request(.text, to: server).value() }
        #expect(error.clientMessage?.hasSuffix(" is \(reason).") == true, "\(error)")
    }

    @Test("has header fields in JSON where their description says nothing of it")
    func headersInJSON() throws {
        #expect(try FruitHeaders(["Weights": #"{"a": 1, "b": 2.5, "c": null}"#]).weights == ["a": 1, "b": 2.5])
        #expect(try FruitHeaders(["Weights": "{}"]).weights == [:])
        #expect(
            try FruitHeaders(["X-Names": #"{"a": "x,\"y\"", "b": {"c": [1]}}"#]).names
                == ["a": #"x,"y""#, "b": #"{"c":[1]}"#]
        )
        #expect(try FruitHeaders(["Tags": #"["a,b", "c"]"#]).tags == ["a,b", "c"])
        // What is no JSON is in the style.
        #expect(try FruitHeaders(["Tags": "[a], [b]"]).tags == ["[a]", "[b]"])
        #expect(try FruitHeaders(["X-Names": "{a=1,b=2}"]).names == ["{a": "1", "b": "2}"])
    }

    @Test("has header fields in JSON where their description says so, with all that stands in them")
    func serializedHeaders() throws {
        let headers = try SerializedHeaders([
            "x-owner": #"{"name": "[1]", "roles": ["reader"]}"#, "X-Matrix": "[[1,2],[]]", "X-Name": #""a\u00e9""#,
            "X-Any": #"{"a": [1, "1"]}"#, "X-Day": #""Fri, 20 Nov 2026 20:12:00 GMT""#,
        ])
        #expect(headers.owner == Owner(name: "[1]", roles: [.reader]))
        #expect(headers.matrix == [[1, 2], []])
        #expect(headers.name == "aé")
        #expect(headers.any == ["a": [1, "1"]])
        #expect(headers.day == Date(timeIntervalSince1970: 1_795_205_520))
        #expect(try SerializedHeaders(["X-Name": "plain"]).name == "plain")
        #expect(try SerializedHeaders([:]).matrix == nil)
        let nulls = try SerializedHeaders([
            "X-Owner": "null", "X-Matrix": "null", "X-Name": "null", "X-Any": "null", "X-Day": "null",
        ])
        #expect(nulls.owner == nil && nulls.matrix == nil && nulls.name == nil && nulls.any == nil && nulls.day == nil)
        let error = #expect(throws: ModelReadingError.self) { try SerializedHeaders(["X-Matrix": #"[["a"]]"#]) }
        #expect(error?.description == "X-Matrix[0][0]: expected an integer, found a string")
    }

    @Test("has header fields with types, whatever the case of their names")
    func headers() async throws {
        let server = try LoopbackServer()
        let fields = [
            ("x-count", "12"), ("last-modified", "Fri, 20 Nov 2026 20:12:00 GMT"), ("X-MS-Meta-Kind", "citrus"),
            ("x-ms-meta-", "no name"), ("Tags", "a, b"), ("Ripe", "true"), ("Content-MD5", "AQID"),
            ("Weights", "a=1,b=2.5"),
        ]
        server.reply(.json(#"{"name": "fig"}"#, headers: fields), .status(200, headers: fields))
        let response = try await request(.value as ResponseFormat<Fruit>, to: server).response()
        let headers = try response.headers(as: FruitHeaders.self)
        #expect(headers.count == 12)
        #expect(headers.changed == Date(timeIntervalSince1970: 1_795_205_520))
        #expect(headers.metadata.map { "\($0.key.lowercased())=\($0.value)" } == ["kind=citrus"])
        #expect(headers.tags == ["a", "b"])
        #expect(headers.isRipe == true)
        #expect(headers.hash == Data([1, 2, 3]))
        #expect(headers.weights == ["a": 1, "b": 2.5])
        // Without a body, they are the value.
        let head: FruitHeaders = try await request(.headers, to: server, method: .head).value()
        #expect(head == headers)
    }

    @Test("whose header fields are missing has none, and one that cannot be read says which")
    func unreadableHeaders() throws {
        let none = try FruitHeaders([:])
        #expect(none.count == nil)
        #expect(none.metadata == [:])
        #expect(try FruitHeaders(["Weights": "a,1"]).weights == ["a": 1])
        #expect(try FruitHeaders(["Tags": ""]).tags == [])
        let response = HTTPResponse(statusCode: 200, headers: ["X-Count": "many", "Ripe": "yes"])
        let error = #expect(throws: ServiceError.self) { try response.headers(as: FruitHeaders.self) }
        guard case .client(let message, let cause)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message == "Decoding error: cannot read the header fields of the response (200).")
        #expect(
            (cause as? ModelReadingError)?.description
                == "X-Count: expected an integer, found 'many'"
        )
    }

    /// Lists in header fields with delimiters of their own.
    private struct ListHeaders: ResponseHeaders {
        let numbers: [Int]?
        let dates: [Date]?
        let tags: [String]?

        init(reading reader: ModelReader) throws {
            self.numbers = reader.readIfPresent("Numbers", style: .pipeDelimited)
            self.dates = reader.readIfPresent("Dates", style: .pipeDelimited, as: .rfc1123)
            self.tags = reader.readIfPresent("Tags")
        }
    }

    @Test("whose header fields are lists has the items between the delimiters that the description names")
    func listsWithDelimiters() throws {
        let date = "Fri, 02 Jan 1970 00:00:00 GMT"
        let headers = try ListHeaders(["Numbers": "1|2", "Dates": "\(date)|\(date)", "Tags": "a|b, c"])
        #expect(headers.numbers == [1, 2])
        #expect(headers.dates == Array(repeating: Date(timeIntervalSince1970: 86_400), count: 2))
        #expect(headers.tags == ["a|b", "c"])
    }

    /// An object in a header field.
    private struct ObjectHeaders: ResponseHeaders {
        let page: Page?

        struct Page: ServiceModel, Codable, Hashable {
            let number: Int

            init(reading reader: ModelReader) throws { number = reader.readInt("number") }

            func writeMembers(to writer: ModelWriter) { writer.writeInt(number, for: "number") }
        }

        init(reading reader: ModelReader) throws { page = reader.readIfPresent("X-Page") }
    }

    @Test(
        "whose header field is an object has its members, in each notation",
        arguments: ["number=2,of=3", "number,2,of,3", #"{"number": 2, "of": 3}"#]
    )
    func objects(text: String) throws {
        #expect(try ObjectHeaders(["X-Page": text]).page?.number == 2)
    }

    @Test(
        "whose header field is an object that lacks a member says which, and not that the field is missing",
        arguments: ["of=3", "of,3", #"{"of": 3}"#]
    )
    func objectWithoutMember(text: String) {
        let error = #expect(throws: ModelReadingError.self) { try ObjectHeaders(["X-Page": text]) }
        #expect(error?.description == "X-Page.number: the member is missing")
    }

    /// Fields with a grammar of their own.
    private struct GrammarHeaders: ResponseHeaders {
        let tags: [String]?
        let links: [String]?
        let cookies: [String]?
        let expiry: Date?
        let retry: Date?

        init(reading reader: ModelReader) throws {
            self.tags = reader.readIfPresent("ETags")
            self.links = reader.readIfPresent("Link")
            self.cookies = reader.readIfPresent("Set-Cookie")
            self.expiry = reader.readIfPresent("Expires", as: .rfc1123)
            self.retry = reader.readIfPresent("X-Retry", as: .rfc1123)
        }
    }

    /// RFC 9110, sections 5.6.1.2 and 5.6.4; RFC 8288, section 3; RFC 6265, section 3.
    @Test("whose header field is a list has commas in quotes, URLs and cookies in the items, and no empty items")
    func listsWithCommas() throws {
        #expect(
            try GrammarHeaders(["ETags": #""a, b", W/"c\",d",, "e" ,"#]).tags
                == [#""a, b""#, #"W/"c\",d""#, #""e""#]
        )
        #expect(
            try GrammarHeaders(["Link": #"<http://a/b,c>; rel="next"; title="x, y", </d>,</e,f>"#]).links
                == [#"<http://a/b,c>; rel="next"; title="x, y""#, "</d>", "</e,f>"]
        )
        #expect(
            try GrammarHeaders(["Set-Cookie": "a=1; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Secure, b=2,c="]).cookies
                == ["a=1; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Secure", "b=2", "c="]
        )
        #expect(try FruitHeaders(["Tags": "GET, , HEAD"]).tags == ["GET", "HEAD"])
    }

    /// A header field and an element with the same texts.
    private struct Notations: ResponseHeaders, Equatable {
        let number: Double?
        let whole: Int?
        let flag: Bool?

        init(reading reader: ModelReader) {
            number = reader.readIfPresent("number")
            whole = reader.readIfPresent("whole")
            flag = reader.readIfPresent("flag")
        }
    }

    @Test(
        "whose header fields are numbers and Booleans has them in the notations that XML has",
        arguments: [
            ("number", "0x1F"), ("number", "NaN"), ("number", "1e3"), ("number", "1."), ("number", ".5"),
            ("number", "nan"),
            ("whole", "1e3"), ("whole", "1.0"), ("whole", "+5"), ("whole", "0x1"), ("flag", "1"), ("flag", "TRUE"),
            ("flag", "2"),
        ]
    )
    func notations(name: String, text: String) {
        func outcome(_ read: () throws -> Notations) -> String {
            do { return "\(try read())" } catch { return "\(error)" }
        }
        let element = "<a><\(name)>\(text)</\(name)></a>"
        #expect(
            outcome { try Notations(HTTPHeaders(joining: [HTTPHeaders.Field(name: name, value: text)])) }
                == outcome {
                    try ModelCoder.read(from: Data(element.utf8), as: .of("application/xml")) { reader in
                        let notations = Notations(reading: reader)
                        try reader.check()
                        return notations
                    }
                }
        )
    }

    @Test("whose header field is a number in hexadecimal digits has none")
    func hexadecimalHeader() {
        let error = #expect(throws: ModelReadingError.self) { try Notations(["number": "0x1F"]) }
        #expect(error?.description == "number: expected a number, found '0x1F'")
    }

    /// RFC 9111, section 5.3.
    @Test(
        "whose date of expiry is none has no such date, while any other date must be one",
        arguments: ["0", "-1", "never"]
    )
    func invalidExpiry(text: String) throws {
        #expect(try GrammarHeaders(["Expires": text]).expiry == nil)
        #expect(throws: ModelReadingError.self) { try GrammarHeaders(["X-Retry": text]) }
        let date = try GrammarHeaders(["expires": "Fri, 02 Jan 1970 00:00:00 GMT"]).expiry
        #expect(date == Date(timeIntervalSince1970: 86_400))
    }

    /// Dates in header fields.
    private struct DateHeaders: ResponseHeaders {
        let dates: [Date]?

        init(reading reader: ModelReader) throws {
            self.dates = reader.readIfPresent("Dates", as: .rfc1123)
        }
    }

    @Test(
        "whose header field is a list of dates of HTTP has their own commas in the items",
        arguments: [
            "Fri, 02 Jan 1970 00:00:00 GMT, Sat, 03 Jan 1970 00:00:00 GMT",
            "Friday, 02-Jan-70 00:00:00 GMT,Sat, 03 Jan 1970 00:00:00 GMT",
            "1970-01-02T00:00:00Z, 1970-01-03T00:00:00Z",
        ]
    )
    func listOfDates(field: String) throws {
        let dates = try DateHeaders(["Dates": field]).dates
        #expect(dates == [Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 172_800)])
        #expect(try FruitHeaders(["Tags": "Fri, 02, Sat"]).tags == ["Fri", "02", "Sat"])
    }

    /// In quadratic time, the first would take minutes.
    @Test(
        "whose header field is a list has a comma in an element only between angle brackets that are closed",
        arguments: [
            (String(repeating: "<,", count: 100_000), 100_000), (String(repeating: "<,", count: 100_000) + ">,a", 2),
            (">," + String(repeating: "<,", count: 100_000), 100_001), ("<a,b>;c, <d,e, <f,g>", 2), ("a>b, <c,d", 3),
        ]
    )
    func openBrackets(field: String, count: Int) throws {
        #expect(try FruitHeaders(["Tags": field]).tags?.count == count)
    }

    @Test("whose header field is an object is read by bytes, so that no character hides an equals sign")
    func combinedCharactersInHeaders() throws {
        let headers = try FruitHeaders(["X-Names": "a=\u{301}b,\u{600}=d"])
        #expect(headers.names == ["a": "\u{301}b", "\u{600}": "d"])
    }

    @Test("whose header field is an object with a name several times has the last of its values")
    func repeatedNameInHeader() throws {
        #expect(try FruitHeaders(["X-Names": "a=1,b=2,a=3"]).names == ["a": "3", "b": "2"])
        #expect(try FruitHeaders(["X-Names": "a,1,b,2,a,3"]).names == ["a": "3", "b": "2"])
    }

    @Test("whose header fields cannot be read says of which request they are, after how many tries")
    func requestOfUnreadableHeaders() async throws {
        let responses = Locked([
            HTTPResponse.status(503), .status(200, headers: ["X-Count": "many"]),
        ])
        let client = try StubClient(retryOptions: RetryOptions(clock: RecordingClock())) { _ in
            responses.withLock { $0.removeFirst() }
        }
        let response = try await client.fruit(returns: .nothing).response()
        let message =
            "Decoding error: cannot read the header fields of the response (200) to GET https://fruit.example/fruit "
            + "[request id ID, 2 tries (try 1: status 503)]."
        let error = #expect(throws: ServiceError.self) { try response.headers(as: FruitHeaders.self) }
        #expect(error?.clientMessageWithoutId == message)
        let raw = #expect(throws: ServiceError.self) { try response.httpResponse.headers(as: FruitHeaders.self) }
        #expect(raw?.clientMessageWithoutId == message)
    }

    @Test("is what its status says", arguments: [200, 201, 202, 204])
    func byStatus(status: Int) async throws {
        let server = try LoopbackServer()
        let bodies = [200: #"{"name": "fig"}"#, 201: "7", 202: "soon", 204: ""]
        server.reply(
            Reply(
                status: status,
                headers: [("Content-Type", status == 202 ? "text/plain" : "application/json")],
                body: Data((bodies[status] ?? "").utf8)
            )
        )
        var responses = ResponsesByStatus<FruitResult>()
        responses.add(.range(2), .value, FruitResult.success)
        responses.add(.code(200), .value, FruitResult.ok)
        responses.add(.code(202), .text, FruitResult.accepted)
        responses.add(.code(204), FruitResult.noContent)
        let expected: [Int: FruitResult] = [
            200: .ok(Fruit(name: "fig")), 201: .success(7), 202: .accepted("soon"), 204: .noContent,
        ]
        #expect(try await request(.byStatus(responses), to: server).value() == expected[status])
    }

    @Test("of 304 is what is said of that status, and else has no value")
    func notModifiedByStatus() async throws {
        let client = try StubClient(answering: 304)
        var responses = ResponsesByStatus<FruitResult>()
        responses.add(.range(2), .value, FruitResult.ok)
        let error = try await failure { try await client.fruit(returns: .byStatus(responses)).value() }
        #expect(error.failure?.isNotModified == true)
        responses.add(.code(304), FruitResult.noContent)
        #expect(try await client.fruit(returns: .byStatus(responses)).value() == .noContent)
    }

    @Test("of a status that is not described says so")
    func unknownStatus() async throws {
        let client = try StubClient(answering: 207, "{}")
        var responses = ResponsesByStatus<FruitResult>()
        responses.add(.code(204), FruitResult.noContent)
        let error = try await failure { try await client.fruit(returns: .byStatus(responses)).value() }
        #expect(
            error.clientMessageWithoutId
                == "The service returned 207 for GET https://fruit.example/fruit [request id ID], for which its description "
                + "has no response of its own."
        )
    }

    @Test("of a status that is described with all others is the failure that they are")
    func statusAmongAllOthers() async throws {
        let client = try StubClient(answering: 202, #"{"name": "fig"}"#)
        var responses = ResponsesByStatus<FruitResult>()
        responses.add(.code(200), .value, FruitResult.ok)
        responses.add(.code(204), FruitResult.noContent)
        var description = RequestDescription(.get, "/fruit", options: nil)
        description.failure(.any, Fruit.self)
        let request = ServiceRequest(description, client: client, returns: .byStatus(responses))
        let error = try await failure { try await request.value() }
        #expect(error.failure?.statusCode == 202)
        #expect(error.failure?.error as? Fruit == Fruit(name: "fig"))
    }

    @Test("that is a failure in another form is left as it came, or read as text")
    func failuresInOtherForms() async throws {
        for (status, hasText) in [(400, true), (409, false), (422, false)] {
            let client = try StubClient { _ in
                HTTPResponse(
                    statusCode: status,
                    headers: ["Content-Type": "text/plain"],
                    data: Data("{\"code\": \"1\"}".utf8)
                )
            }
            let request = client.fruit(returns: .nothing) {
                $0.failure(.code(400), String.self)
                $0.failure(.code(409))
                $0.failure(.range(4), FruitError.self)
            }
            let failure = try #require(try await failure { try await request.value() }.failure)
            #expect(failure.error(as: String.self) == (hasText ? "{\"code\": \"1\"}" : nil))
            #expect((failure.error(as: FruitError.self) != nil) == (status == 422))
            #expect(failure.decodingError == nil)
            #expect(failure.httpResponse.data?.isEmpty == false)
        }
    }

    @Test(
        "that is a failure is described by the first digit of its status, or by the first status with that digit",
        arguments: [4, 400]
    )
    func failuresByClass(number: Int) async throws {
        let client = try StubClient(answering: 404, #"{"code": "1"}"#)
        let request = client.fruit(returns: .nothing) {
            $0.failure(.range(number), FruitError.self)
            $0.failure(.range(500), Fruit.self)
        }
        let failure = try #require(try await failure { try await request.value() }.failure)
        #expect(failure.error(as: FruitError.self)?.code == "1")
    }

    @Test(
        "that says that it has no body has none, whatever length it announces",
        arguments: [HTTPMethod.delete, .post]
    )
    func noContent(method: HTTPMethod) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(delivery: .raw(Data("HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n".utf8))))
        try await request(.nothing, to: server, method: method).value()
        #expect(server.requests.count == 1)
    }

    @Test(
        "is read in the encoding that it names, as a value or a document, too",
        arguments: [
            ("text/plain; charset=ISO-8859-1", Data([0xE9])), ("application/xml; charset=latin1", Data([0xE9])),
            ("text/plain", Data("é".utf8)),
        ]
    )
    func charsetOfValues(mediaType: String, body: Data) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", mediaType)], body: body))
        #expect(try await request(.value as ResponseFormat<String>, to: server).value() == "é")
    }

    @Test(
        "of XML is read in the encoding that its type names, unless the document names one",
        arguments: [
            (Data("<Fruit><name>".utf8) + [0xE9] + Data("</name></Fruit>".utf8)),
            Data("<?xml version='1.0' encoding='UTF-8'?><Fruit><name>é</name></Fruit>".utf8),
            Data("\u{FEFF}<Fruit><name>é</name></Fruit>".utf8),
        ]
    )
    func charsetOfXML(body: Data) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", "application/xml; charset=ISO-8859-1")], body: body))
        var description = RequestDescription(.get, "/fruit", options: nil)
        description.accept("application/xml")
        let format: ResponseFormat<Fruit> = .value
        let request = ServiceRequest(description, client: try server.client(), returns: format)
        #expect(try await request.value() == Fruit(name: "é"))
    }

    @Test("of text that is not in its encoding is an error, and not read with other letters")
    func brokenText() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", "text/plain")], body: Data([0x66, 0xFC])))
        let error = try await failure { try await request(.value as ResponseFormat<String>, to: server).value() }
        #expect(error.description.hasSuffix("(the text is not in UTF-8)"), "\(error)")
    }
}
