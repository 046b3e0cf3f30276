import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Multipart bodies")
struct MultipartTests {
    /// A model with the kinds of parts that there are.
    struct Pet: ServiceModel, Codable, Hashable {
        var name: String?
        var photo: MultipartFile?
        var photos: [MultipartFile]?
        var note: MultipartPart<String>?
        var tags: [String]?
        var owner: Owner?
        var signature: Data?

        init() {}

        init(reading reader: ModelReader) throws {
            name = reader.readIfPresent("name")
            photo = reader.readIfPresent("photo")
            photos = reader.readIfPresent("photos")
            note = reader.readIfPresent("note")
            tags = reader.readIfPresent("tags")
            owner = reader.readIfPresent("owner")
            signature = reader.readIfPresent("signature")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(name, for: "name")
            writer.write(photo, for: "photo")
            writer.write(photos, for: "photos")
            writer.write(note, for: "note")
            writer.write(tags, for: "tags")
            writer.write(owner, for: "owner")
            writer.write(signature, for: "signature")
        }
    }

    private func pet(_ change: (inout Pet) -> Void) -> Pet {
        var pet = Pet()
        change(&pet)
        return pet
    }

    /// The text of a body whose boundary is `b`, with `|` for each line break.
    private func text(
        _ value: some ModelValue,
        _ mediaType: String = "multipart/form-data",
        _ encodings: [String: FieldEncoding] = [:]
    ) throws -> String {
        let content = RequestContent(
            value: .value(value),
            mediaType: mediaType,
            encoding: BodyEncoding(fields: encodings)
        )
        let data = try content.encoded(makeBoundary: { "b" }).body.joined()
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "|")
    }

    @Test("have files with names, media types and header fields of their own")
    func files() throws {
        let photo = MultipartFile.data(
            Data("GIF".utf8),
            name: "a \"b\".gif",
            contentType: "image/gif",
            headers: ["X-B": "2", "X-A": "1"]
        )
        #expect(
            try text(pet { $0.photo = photo })
                == "--b|Content-Disposition: form-data; name=\"photo\"; filename=\"a %22b%22.gif\"|Content-Type: image/gif|"
                + "X-B: 2|X-A: 1||GIF|--b--|"
        )
    }

    @Test("have names whose quotes end nowhere else, whatever joins them")
    func quotedNames() throws {
        let form = MultipartForm(
            fields: ["a\"\u{301}; b=\"c": "1", "d\r\ne": "2"],
            files: ["f": .data(Data(), name: "g\"\u{20DD}\r\u{301}\n.png")]
        )
        #expect(
            try text(form)
                == "--b|Content-Disposition: form-data; name=\"a%22\u{301}; b=%22c\"||1|"
                + "--b|Content-Disposition: form-data; name=\"d%0D%0Ae\"||2|"
                + "--b|Content-Disposition: form-data; name=\"f\"; filename=\"g%22\u{20DD}%0D\u{301}%0A.png\"|"
                + "Content-Type: image/png|||--b--|"
        )
    }

    @Test("have as many fields and files as there are, in their order, several of a name among them")
    func partsKnownAtRunTime() throws {
        let form = MultipartForm(
            fields: ["b", "a"].map { ("tags[]", $0) },
            files: ["1.png", "2.png"].map { ("photos[]", .data(Data("p".utf8), name: $0)) }
        )
        let photos = ["1.png", "2.png"].map {
            "--b|Content-Disposition: form-data; name=\"photos[]\"; filename=\"\($0)\"|Content-Type: image/png||p|"
        }
        #expect(
            try text(form)
                == "--b|Content-Disposition: form-data; name=\"tags[]\"||b|"
                + "--b|Content-Disposition: form-data; name=\"tags[]\"||a|" + photos.joined() + "--b--|"
        )
        #expect(MultipartForm(fields: ["a": "1"]) == MultipartForm(fields: [("a", "1")], files: []))
    }

    @Test("have text in the place of a file, which is no file then")
    func textInPlaceOfAFile() throws {
        #expect(
            try text(pet { $0.photo = .text("a1") }, "multipart/form-data", ["photo": .contentType("image/png")])
                == "--b|Content-Disposition: form-data; name=\"photo\"||a1|--b--|"
        )
        #expect(MultipartFile.text("a1") != .data(Data("a1".utf8)))
    }

    @Test("take the media type of a file from its name, and else say that it is bytes")
    func usualMediaTypes() throws {
        let photos: [MultipartFile] = [.data(Data(), name: "a.PNG"), .data(Data(), name: "a.unknown"), .data(Data())]
        #expect(
            try text(pet { $0.photos = photos })
                == "--b|Content-Disposition: form-data; name=\"photos\"; filename=\"a.PNG\"|Content-Type: image/png|||"
                + "--b|Content-Disposition: form-data; name=\"photos\"; filename=\"a.unknown\"|"
                + "Content-Type: application/octet-stream|||"
                + "--b|Content-Disposition: form-data; name=\"photos\"; filename=\"photos\"|"
                + "Content-Type: application/octet-stream|||--b--|"
        )
    }

    @Test("have files from disk, which are not read before they are sent")
    func filesFromDisk() throws {
        let files = try TemporaryFiles()
        let url = try files.file("tom.csv", "a,b")
        let content = RequestContent(
            value: .value(pet { $0.photo = .file(url) }),
            mediaType: "multipart/form-data"
        )
        let body = try content.encoded(makeBoundary: { "b" }).body
        #expect(body.data == nil)
        let fileURLs = body.pieces.compactMap { piece in if case .file(let url) = piece { url } else { nil } }
        #expect(fileURLs == [url])
        #expect(
            String(decoding: try body.joined(), as: UTF8.self)
                == "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"tom.csv\"\r\nContent-Type: text/csv\r\n"
                + "\r\na,b\r\n--b--\r\n"
        )
    }

    @Test(
        "send a file as what the service takes",
        arguments: [
            ("image/png", "a.png", "image/png"), ("image/png", "a.txt", "image/png"),
            ("image/png, image/jpeg", "a.jpg", "image/jpeg"), ("image/*", "a.webp", "image/webp"),
            ("*/*", "a", "application/octet-stream"), ("image/*, application/pdf", "a.pdf", "application/pdf"),
        ]
    )
    func allowedMediaTypes(allowed: String, name: String, sent: String) throws {
        let text = try text(
            pet { $0.photo = .data(Data(), name: name) },
            "multipart/form-data",
            ["photo": .contentType(allowed)]
        )
        #expect(text.contains("|Content-Type: \(sent)|"))
    }

    @Test("ask for the media type of a file if nothing says which of several it has")
    func missingMediaTypes() throws {
        let error = #expect(throws: ModelWritingError.self) {
            try text(
                pet { $0.photo = .data(Data(), name: "a.txt") },
                "multipart/form-data",
                ["photo": .contentType("image/png, image/*")]
            )
        }
        #expect(
            error?.description
                == "photo: the file needs a content type: the service accepts image/png, image/*, but its name "
                + "implies text/plain"
        )
        let given = pet { $0.photo = .data(Data(), contentType: "text/plain") }
        #expect(try text(given, "multipart/form-data", ["photo": .contentType("image/*")]).contains("text/plain"))
    }

    @Test("have files as they are in parts of JSON, too, by themselves, in lists and at places")
    func filesOfJSON() throws {
        let file = MultipartFile.data(Data("[1]".utf8), name: "a.json", headers: ["X-A": "1"])
        let json = FieldEncoding.contentType("application/json")
        let disposition = "Content-Disposition: form-data; name=\"photo\"; filename=\"a.json\"|"
        #expect(
            try text(pet { $0.photo = file }, "multipart/form-data", ["photo": json])
                == "--b|\(disposition)Content-Type: application/json|X-A: 1||[1]|--b--|"
        )
        #expect(
            try text(pet { $0.photos = [.data(Data("1".utf8))] }, "multipart/form-data", ["photos": json])
                == "--b|Content-Disposition: form-data; name=\"photos\"; filename=\"photos\"|"
                + "Content-Type: application/json||1|--b--|"
        )
        #expect(
            try text([MultipartFile.data(Data("{}".utf8), headers: ["X-A": "1"])], "multipart/mixed", ["0": json])
                == "--b|Content-Type: application/json|X-A: 1||{}|--b--|"
        )
    }

    @Test("have header fields in parts that are no files")
    func partHeaders() throws {
        let note = MultipartPart("Miau", headers: ["Content-Language": "de"])
        #expect(
            try text(pet { $0.note = note }, "multipart/form-data", ["note": .contentType("text/markdown")])
                == "--b|Content-Disposition: form-data; name=\"note\"|Content-Type: text/markdown|"
                + "Content-Language: de||Miau|--b--|"
        )
        let list = MultipartPart(["a", "b"], headers: ["Content-Language": "de"])
        #expect(
            try text(["notes": list], "multipart/form-data")
                == "--b|Content-Disposition: form-data; name=\"notes\"|Content-Type: application/json|"
                + "Content-Language: de||[\"a\",\"b\"]|--b--|"
        )
    }

    @Test(
        "send members as their encodings say",
        arguments: [
            (.contentType("text/plain"), ["|Content-Type: text/plain||x y", "|Content-Type: text/plain||z"]),
            (
                .contentType("application/json"),
                ["|Content-Type: application/json||\"x y\"", "|Content-Type: application/json||\"z\""]
            ),
            (.styled(.form, explode: true), ["||x y", "||z"]),
            (.styled(.form, explode: false), ["||x y,z"]),
            (.styled(.pipeDelimited, explode: false), ["||x y|z"]),
            (.styled(.spaceDelimited, explode: false), ["||x y z"]),
        ] as [(FieldEncoding, [String])]
    )
    func encodings(encoding: FieldEncoding, parts: [String]) throws {
        let expected = parts.map { "--b|Content-Disposition: form-data; name=\"tags\"\($0)|" }.joined() + "--b--|"
        #expect(try text(pet { $0.tags = ["x y", "z"] }, "multipart/form-data", ["tags": encoding]) == expected)
    }

    @Test("write an object with a style as parts of names in brackets, and bytes as base64 where they are text")
    func deepObjectsAndBase64() throws {
        let deep = try text(
            pet { $0.owner = Owner(name: "Ann", roles: [.reader]) },
            "multipart/form-data",
            ["owner": .styled(.deepObject, explode: true)]
        )
        #expect(
            deep == "--b|Content-Disposition: form-data; name=\"owner[name]\"||Ann|"
                + "--b|Content-Disposition: form-data; name=\"owner[roles][0]\"||reader|--b--|"
        )
        #expect(
            try text(
                pet { $0.signature = Data([0xFB]) },
                "multipart/form-data",
                ["signature": .base64("image/png")]
            ) == "--b|Content-Disposition: form-data; name=\"signature\"|Content-Type: image/png||+w==|--b--|"
        )
    }

    @Test("say that a part is base64 where the description says it by 'contentEncoding'")
    func transferEncoding() throws {
        let parts = try text(
            pet { $0.signature = Data([0xFB]) },
            "multipart/form-data",
            ["signature": .base64("image/png", sendsTransferEncoding: true)]
        )
        #expect(
            parts == "--b|Content-Disposition: form-data; name=\"signature\"|Content-Type: image/png|"
                + "Content-Transfer-Encoding: base64||+w==|--b--|"
        )
    }

    @Test("of other types than forms have parts by name or by order")
    func otherTypes() throws {
        let named = pet {
            $0.owner = Owner(name: "Ann")
            $0.photo = .data(Data("x".utf8), name: "a.png")
        }
        #expect(
            try text(named, "multipart/mixed")
                == "--b|Content-Disposition: form-data; name=\"photo\"; filename=\"a.png\"|Content-Type: image/png||x|"
                + "--b|Content-Disposition: form-data; name=\"owner\"|Content-Type: application/json||"
                + "{\"name\":\"Ann\",\"roles\":[]}|--b--|"
        )
        #expect(
            try text(named, "multipart/related")
                == "--b|Content-Disposition: attachment; filename=\"a.png\"|Content-ID: <photo>|Content-Type: image/png||x|"
                + "--b|Content-ID: <owner>|Content-Type: application/json||{\"name\":\"Ann\",\"roles\":[]}|--b--|"
        )
        #expect(
            try text([Owner(name: "Ann")], "multipart/mixed")
                == "--b|Content-Type: application/json||{\"name\":\"Ann\",\"roles\":[]}|--b--|"
        )
        #expect(
            try text([MultipartFile.data(Data("x".utf8), contentType: "text/css")], "multipart/mixed")
                == "--b|Content-Type: text/css||x|--b--|"
        )
    }

    @Test("write an object as an XML document, and each object of a list as one, by its names in XML")
    func xmlParts() throws {
        let shelves = [
            Shelf(
                room: "a",
                books: [Shelf.Book(isbn: "1", title: "One & only")],
                labels: ["new", "old"],
                matrix: [[1, 2], []],
                keeper: nil
            ), Shelf(books: [], keeper: "Ann"),
        ]
        let root = XMLName("shelf", namespace: "urn:shelf")
        let head = "--b|Content-Disposition: form-data; name=\"shelves\"|Content-Type: application/xml|"
        let declaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
        let documents = [
            """
            <shelf xmlns="urn:shelf" in-room="a"><books><book xmlns:i="urn:isbn" i:isbn="1">One &amp; only</book></books>\
            <label>new</label><label>old</label><matrix><matrix>1</matrix><matrix>2</matrix></matrix><matrix/>\
            <p:keeper xmlns:p="urn:people" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/></shelf>
            """,
            """
            <shelf xmlns="urn:shelf"><books/><p:keeper xmlns:p="urn:people">Ann</p:keeper></shelf>
            """,
        ]
        #expect(
            try text(["shelves": shelves], "multipart/form-data", ["shelves": .xml("application/xml", root: root)])
                == documents.map { "\(head)|\(declaration)\($0)|" }.joined() + "--b--|"
        )
        let part = MultipartPart(shelves[1], headers: ["X-A": "1"])
        #expect(
            try text(["shelves": part], "multipart/form-data", ["shelves": .xml("application/xml", root: root)])
                == "\(head)X-A: 1||\(declaration)\(documents[1])|--b--|"
        )
    }

    @Test("do not send an alternative as XML that the client does not know, and whose form so is lost")
    func unknownAlternativesInXMLParts() throws {
        let unknown = Thing.unknown(["b": "1"])
        let error = #expect(throws: ModelWritingError.self) {
            try text(["a": unknown], "multipart/form-data", ["a": .xml("application/xml", root: "a")])
        }
        #expect(
            error?.description
                == "a: an alternative that the client does not know cannot be sent in XML: its attributes and the order "
                + "of its elements are not kept"
        )
        #expect(
            try text(["a": unknown], "multipart/form-data", ["b": .xml("application/xml", root: "b")])
                == "--b|Content-Disposition: form-data; name=\"a\"|Content-Type: application/json||{\"b\":\"1\"}|--b--|"
        )
    }

    @Test("write XML in the encoding that its media type names, or tell what XML cannot express")
    func xmlEncodings() throws {
        let sent = { (object: [String: String], type: String) in
            try text(["a": object], "multipart/mixed", ["a": .xml(type, root: "pet")])
        }
        #expect(
            try sent(["name": "<Tom>"], "text/xml; charset=US-ASCII")
                == "--b|Content-Disposition: form-data; name=\"a\"|Content-Type: text/xml; charset=US-ASCII||"
                + "<?xml version=\"1.0\" encoding=\"us-ascii\"?><pet><name>&lt;Tom&gt;</name></pet>|--b--|"
        )
        let error = #expect(throws: ModelWritingError.self) { try sent(["first name": "Tom"], "application/xml") }
        #expect(error?.description == "a.first name: 'first name' is not a valid XML name")
    }

    @Test("may be sent each in the way of its place")
    func places() throws {
        #expect(
            try text(
                ["a", "b", "c"],
                "multipart/mixed",
                ["0": .contentType("application/json"), "1": .contentType("text/html"), "": .contentType("text/css")]
            )
                == "--b|Content-Type: application/json||\"a\"|--b|Content-Type: text/html||b|--b|Content-Type: text/css||c|--b--|"
        )
        let file = MultipartFile.data(Data("x".utf8))
        #expect(
            try text(
                [file, file, MultipartFile.data(Data("y".utf8), contentType: "a/b")],
                "multipart/mixed",
                ["0": .contentType("*/*"), "": .contentType("image/png")]
            )
                == "--b|Content-Type: application/octet-stream||x|--b|Content-Type: image/png||x|--b|Content-Type: a/b||y|--b--|"
        )
    }

    @Test("name their boundary, which no part contains, and the type of what comes first if they are related parts")
    func boundaries() throws {
        var boundaries = ["b1", "b2", "b3"]
        let content = RequestContent(
            value: .value([MultipartFile.data(Data("--b1 --b2".utf8), contentType: "text/css; charset=utf-8")]),
            mediaType: "multipart/related"
        )
        let encoded = try content.encoded(makeBoundary: { boundaries.removeFirst() })
        #expect(encoded.mediaType == "multipart/related; boundary=b3; type=\"text/css\"")
        let own = #expect(throws: ModelWritingError.self) {
            try content.encoded(as: "multipart/mixed; boundary=b1")
        }
        #expect(own?.description == "a part of the body contains the boundary 'b1'")
    }

    @Test(
        "are separated by the boundary that their media type says within quotes",
        arguments: [
            (#"boundary="a;b""#, "a;b"), (#"boundary="a\"\\;b"; x=1"#, #"a"\;b"#),
            (#"x="; boundary=a;"; boundary="b""#, "b"),
            (#"boundary = b ; x="y""#, "b"),
        ]
    )
    func quotedBoundaries(parameters: String, boundary: String) throws {
        let content = RequestContent(
            value: .value([MultipartFile.data(Data("x".utf8), contentType: "a/b")]),
            mediaType: "multipart/mixed; \(parameters)"
        )
        let body = try content.encoded(makeBoundary: { "another" }).body.joined()
        #expect(String(decoding: body, as: UTF8.self).hasPrefix("--\(boundary)\r\n"))
    }

    @Test(
        "are refused if a header field would break out of its line",
        arguments: [
            (.data(Data(), contentType: "text/plain\r\nX-A: 1"), "contain a line break"),
            (.data(Data(), headers: ["X-A": "1\n2"]), "contain a line break"),
            (.data(Data(), headers: ["X A": "1"]), "'X A' is not a valid header field name"),
            (.data(Data(), headers: ["X-A:": "1"]), "'X-A:' is not a valid header field name"),
            (.data(Data(), headers: ["X\r\nA": "1"]), "'X A' is not a valid header field name"),
            (.data(Data(), name: "a.png", headers: ["content-type": "image/svg+xml"]), "'content-type' twice"),
            (
                .data(Data(), headers: ["Content-Disposition": "form-data; name=\"other\""]),
                "'Content-Disposition' twice"
            ),
        ] as [(MultipartFile, String)]
    )
    func injections(file: MultipartFile, reason: String) {
        let error = #expect(throws: ModelWritingError.self) { try text(pet { $0.photo = file }) }
        #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
    }

    @Test("have models that are equal if their files are, and that JSON can hold as long as they are in memory")
    func models() throws {
        let url = URL(fileURLWithPath: "/tmp/a")
        let first = pet { $0.photo = .file(url, name: "a") }
        #expect(first == pet { $0.photo = .file(url, name: "a") })
        #expect(first != pet { $0.photo = .file(url, name: "b") })
        #expect(first != pet { $0.photo = .file(url, name: "a", headers: ["X": "1"]) })
        let spellings: [HTTPHeaders] = [["X": "1", "Y": "2"], ["y": "2", "x": "1"]]
        let tagged = spellings.map { headers in pet { $0.photo = .file(url, headers: headers) } }
        #expect(tagged[0] == tagged[1])
        #expect(pet { $0.photo = .data(Data([1])) } != pet { $0.photo = .data(Data([2])) })
        let streams = (1...2).map { _ in MultipartFile(.stream(AsyncStream<Data> { $0.finish() })) }
        #expect(pet { $0.photo = streams[0] } == pet { $0.photo = streams[0] })
        #expect(pet { $0.photo = streams[0] } != pet { $0.photo = streams[1] })
        let data = try ModelCoder.encode(pet { $0.photo = .data(Data("x".utf8)) })
        #expect(String(decoding: data, as: UTF8.self) == #"{"photo":"eA=="}"#)
        #expect(try ModelCoder.decode(Pet.self, from: data).photo == .data(Data("x".utf8)))
        let error = #expect(throws: ModelWritingError.self) { try ModelCoder.encode(first) }
        #expect(
            error?.description == "photo: a file on disk or a stream can only be sent as a part of a multipart body"
        )
    }
}
