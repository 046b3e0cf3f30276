import Testing

@Suite("Bodies of requests")
struct BodyTests {
    /// A description with an operation `send` that takes a body of the given contents.
    private func sending(
        _ contents: String,
        isRequired: Bool = true,
        more: String = "",
        schemas: String = "{}"
    ) -> String {
        shop(
            """
            /things:
              post:
                operationId: send
            \(indented(more, by: "    "))
                requestBody:
                  required: \(isRequired)
                  content:
            \(indented(contents, by: "        "))
                responses: {'204': {description: Done}}
            """,
            "components:\n  schemas:\n\(indented(schemas, by: "    "))"
        )
    }

    /// The types of the body and what is sent, for each method that there is.
    private func methods(_ files: [String: String]) throws -> (types: [String], sent: [String]) {
        let client = try files.file("ShopClient.swift")
        let methods = client.components(separatedBy: "public func send(").dropFirst()
            .filter { $0.contains("-> ServiceRequest<Void>") }
        let types = methods.map { method in
            method.prefix { $0 != ")" }.replacing(/\s+/, with: " ").replacing(/,? ?withOptions.*/, with: "")
                .trimmingPrefix(" ")
        }
        return (
            types.map(String.init),
            client.replacing(/\(\n\s+/, with: "(").replacing(/,\n\s+/, with: ", ")
                .replacing(/,?\n\s+([\])])/) { String($0.1) }.sent
        )
    }

    // MARK: - Null

    /// Each form has methods of its own, of which there would be as many for each media type of the response.
    @Test func aBodyHasABoundedNumberOfForms() throws {
        let contents = (1...20).map { "application/x\($0)+json: {schema: {properties: {a\($0): {type: string}}}}" }
        let generation = try Generation(
            shop(
                "/a: {put: {operationId: send, requestBody: {content: {\(contents.joined(separator: ", "))}}, responses: {'204': {description: D}}}}"
            )
        )
        #expect(
            generation.diagnostics.map { String($0.drop { $0 != " " }) } == [
                " warning: the operation 'send' takes its body in more than 16 forms; the client does not send "
                    + "'application/x17+json' and 3 other media types (describe them as operations of their own)"
            ]
        )
        #expect(try generation.files.file("ShopClient.swift").signatures.count == 16)
    }

    /// Elasticsearch describes both for each search. Nobody can send the body of the first.
    @Test func aBodyThatPostSendsIsNotThatOfGet() throws {
        let body = "requestBody: {$ref: '#/components/requestBodies/search'}"
        let responses = "responses: {'204': {description: D}}"
        let client = try generate(
            shop(
                """
                /_search:
                  get: {operationId: search, \(body), \(responses)}
                  post: {operationId: search-1, \(body), \(responses)}
                /_count:
                  get: {operationId: count, \(body), \(responses)}
                  put: {operationId: count-1, \(body), \(responses)}
                """,
                """
                components:
                  requestBodies:
                    search: {content: {application/json: {schema: {properties: {a: {type: string}}}}}}
                """
            )
        ).file("ShopClient.swift")
        #expect(client.signatures.sorted() == ["count(body:)", "count1(body:)", "search()", "search(body:)"])
    }

    @Test(
        "that are required and may be null are optionals without a default",
        arguments: [
            ("application/json: {schema: {$ref: '#/components/schemas/Thing'}}", "body: Thing?", true),
            ("application/json: {schema: {type: string, nullable: true}}", "body: String?", true),
            (
                "application/json: {schema: {oneOf: [{type: integer}, {type: object, nullable: true, properties: {a: {}}}]}}",
                "body: SendRequest?", true
            ),
            ("application/json: {schema: {nullable: true}}", "body: JSONValue", false),
            // No other format has a null.
            ("application/xml: {schema: {$ref: '#/components/schemas/Thing'}}", "body: Thing", false),
        ]
    )
    func null(contents: String, argument: String, mayBeNull: Bool) throws {
        let schemas = "Thing: {type: object, nullable: true, properties: {a: {type: string}}}"
        let files = try generate(sending(contents, schemas: schemas))
        let (types, sent) = try methods(files)
        #expect(types == [argument])
        #expect(sent.map { $0.hasPrefix("description.body(orNull: body, as: ") } == [mayBeNull])
        #expect(
            try files.file("ShopClient.swift")
                .contains("///   - body: The body of the request\(mayBeNull ? ", or `nil` for `null`" : "").") == true
        )
    }

    @Test("that are bytes in whatever media type are never null")
    func nullableBytes() throws {
        let (types, sent) = try methods(generate(sending("'*/*': {schema: {type: string, nullable: true}}")))
        #expect(types == ["body: HTTPBody, contentType: String"])
        #expect(sent == ["description.body(body, as: contentType)"])
    }

    @Test("that may be null in one media type alone cannot be, which is reported")
    func nullInOneMediaType() throws {
        let generation = try Generation(
            sending(
                """
                application/json: {schema: {$ref: '#/components/schemas/Thing'}}
                application/xml: {schema: {$ref: '#/components/schemas/Thing'}}
                """,
                schemas: "Thing: {type: object, nullable: true, properties: {a: {type: string}}}"
            )
        )
        #expect(
            generation.diagnostics == [
                "12:11: warning: the operation 'send' takes 'null', which 'application/xml' cannot express; the client does "
                    + "not send 'null' (describe this media type as a separate operation)"
            ]
        )
        #expect(try methods(generation.files).types == ["body: Thing"])
    }

    @Test("that are not required are left out for nil, also if they may be null")
    func optionalNull() throws {
        let files = try generate(
            sending("application/json: {schema: {type: string, nullable: true}}", isRequired: false)
        )
        let (types, sent) = try methods(files)
        #expect(types == ["body: String? = nil"])
        #expect(sent == ["description.body(body, as: \"application/json\")"])
    }

    // MARK: - Several content types

    @Test("that have one type in Swift are sent as the best content type, or as the caller says")
    func oneType() throws {
        let files = try generate(
            sending(
                """
                application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Thing'}}
                application/vnd.thing+json: {schema: {$ref: '#/components/schemas/Thing'}}
                application/json; charset=utf-8: {schema: {$ref: '#/components/schemas/Thing'}}
                """,
                schemas: "Thing: {type: object, properties: {a: {type: string}}}"
            )
        )
        let (types, sent) = try methods(files)
        #expect(types == ["body: Thing"])
        #expect(sent == ["description.body(body, as: options?.contentType ?? \"application/json; charset=utf-8\")"])
        let options = try files.options("SendOptions")
        #expect(options.contains("public let contentType: String?"))
        #expect(
            options.documentationText.contains(
                "The media type of the body, one of `application/json; charset=utf-8`, `application/x-www-form-urlencoded` "
                    + "or `application/vnd.thing+json`. Defaults to the first that fits the body."
            )
        )
    }

    @Test("that are described anew for each content type are of one type all the same")
    func sameSchemas() throws {
        let schema =
            "{schema: {type: object, required: [a], properties: {a: {type: array, items: {type: string, enum: [b]}}}}}"
        let files = try generate(sending("application/json: \(schema)\napplication/x-www-form-urlencoded: \(schema)"))
        #expect(try methods(files).types == ["body: SendRequest"])
        #expect(files.typeNames == ["SendRequest", "SendRequestAItem"])
    }

    @Test("that are text, but bytes by their schemas, are bytes, files or streams")
    func textOfBytes() throws {
        let (types, sent) = try methods(
            generate(sending("text/csv: {schema: {type: string, format: binary}}"))
        )
        #expect(types == ["body: HTTPBody"])
        #expect(sent == ["description.body(body, as: \"text/csv\")"])
    }

    @Test(
        "that are bytes as a whole are the document itself, in JSON as well",
        arguments: ["application/json", "application/vnd.shop+json"]
    )
    func documents(mediaType: String) throws {
        let (types, sent) = try methods(generate(sending("\(mediaType): {schema: {type: string, format: binary}}")))
        #expect(types == ["body: HTTPBody"])
        #expect(sent == ["description.body(body, as: \"\(mediaType)\")"])
    }

    @Test("with files by their names in a part are told, for JSON has only base64 for them")
    func mapsOfFiles() throws {
        let map = "{type: object, additionalProperties: {type: string, format: binary}}"
        let generation = try Generation(
            sending("multipart/form-data: {schema: {type: object, properties: {files: \(map)}}}")
        )
        #expect(
            generation.warnings == [
                "warning: the part 'files' holds files by their names, which is sent as JSON with each file in base64 (describe each "
                    + "file as a property, or an array of files)"
            ]
        )
        #expect(try Generation(sending("multipart/form-data: {schema: \(map)}")).diagnostics == [])
    }

    @Test("that are texts in base64 in JSON are no documents")
    func texts() throws {
        let (types, sent) = try methods(generate(sending("application/json: {schema: {type: string, format: byte}}")))
        #expect(types == ["body: Data"])
        #expect(sent == ["description.body(body, as: \"application/json\")"])
    }

    @Test("that are texts in base64 in JSON are given to a method of their own beside bytes")
    func textsBesideBytes() throws {
        let contents = "application/json: {schema: {type: string, format: byte}}\nimage/png: {}"
        let (types, sent) = try methods(generate(sending(contents)))
        #expect(types == ["body: Data", "body: HTTPBody"])
        #expect(sent == ["application/json", "image/png"].map { "description.body(body, as: \"\($0)\")" })
    }

    @Test("of bytes are described first, and then how they are passed")
    func documentationOfBytes() throws {
        let content = "content: {application/octet-stream: {schema: {type: string, format: binary}}}"
        let client = try generate(
            shop(
                "/a: {put: {operationId: set, requestBody: {required: true, description: \"Bytes of it\\n\\nMore\", \(content)}, "
                    + "responses: {'204': {description: D}}}}"
            )
        )
        .file("ShopClient.swift")
        #expect(
            Set(client.lines(containing: "  - body:")) == [
                "///   - body: Bytes of it. Pass `.data(…)`, `.file(…)` or `.stream(…)`."
            ]
        )
    }

    @Test("that have different types are given to a method each, whose names do not change if another comes")
    func severalTypes() throws {
        let json = "application/json: {schema: {type: object, properties: {a: {type: string}}}}"
        let others = """
            text/plain: {schema: {type: string}}
            application/x-www-form-urlencoded: {schema: {type: object, properties: {b: {type: string}}}}
            application/octet-stream: {schema: {type: string, format: binary}}
            """
        let files = try generate(sending(json + "\n" + others))
        let (types, sent) = try methods(files)
        #expect(types == ["body: SendRequest", "body: String", "body: SendFormRequest", "body: HTTPBody"])
        #expect(
            sent == [
                "description.body(body, as: \"application/json\")", "description.body(body, as: \"text/plain\")",
                "description.body(body, as: \"application/x-www-form-urlencoded\")",
                "description.body(body, as: \"application/octet-stream\")",
            ]
        )
        #expect(try methods(generate(sending(json))).types == ["body: SendRequest"])
        #expect(try files.options("SendOptions").lines(containing: " SendOptions").count == 1)
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("///   - body: The body, as `text/plain`."))
        #expect(
            client.contains(
                "///   - body: The body, as `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`."
            )
        )
    }

    @Test(
        "of bytes have the media type that a header field beside them lets callers name",
        arguments: [
            ("{type: string}", ["*/*", "application/octet-stream"]),
            ("{type: string, default: application/octet-stream}", ["*/*", "application/octet-stream"]),
            ("{type: string, enum: [image/png, application/json]}", ["*/*", "application/octet-stream"]),
            ("{type: string, enum: [image/png, image/jpeg]}", ["application/octet-stream", "image/png", "image/jpeg"]),
        ]
    )
    func mediaTypeOfBytes(schema: String, mediaTypes: [String]) throws {
        let files = try generate(
            sending(
                "application/octet-stream: {schema: {type: string, format: binary}}",
                more: "parameters: [{name: Content-Type, in: header, schema: \(schema)}]"
            )
        )
        let (types, sent) = try methods(files)
        #expect(types == ["body: HTTPBody"])
        #expect(
            sent == [
                mediaTypes.contains("*/*")
                    ? "description.body(body, as: options?.contentType ?? \"application/octet-stream\")"
                    : "description.body(body, as: options?.contentType, among: ["
                        + mediaTypes.map { "\"\($0)\"" }.joined(separator: ", ") + "])"
            ]
        )
        let list =
            mediaTypes.dropLast().map { "`\($0)`" }.joined(separator: ", ")
            + " or `\(mediaTypes[mediaTypes.count - 1])`"
        #expect(try files.file("ShopClient.swift").documentationText.contains("The body, as \(list)."))
    }

    @Test(
        "of any type need no other way to name it, and those of a known type have none",
        arguments: [
            ("'*/*': {schema: {type: string, format: binary}}", ["body: HTTPBody, contentType: String"], nil),
            ("image/*: {}", ["body: HTTPBody, contentType: String"], nil),
            (
                "image/png: {}", ["body: HTTPBody"],
                "7:20: warning: the header parameter 'Content-Type' is ignored: the client sends the media type of the body "
                    + "(remove it)"
            ),
            (
                "application/json: {schema: {type: integer}}", ["body: Int"],
                "7:20: warning: the header parameter 'Content-Type' is ignored: the client sends the media type of the body "
                    + "(remove it)"
            ),
        ] as [(String, [String], String?)]
    )
    func mediaTypeOfOthers(contents: String, types: [String], warning: String?) throws {
        let parameter = "parameters: [{name: Content-Type, in: header, schema: {type: string}}]"
        let generation = try Generation(sending(contents, more: parameter))
        #expect(try methods(generation.files).types == types)
        #expect(generation.diagnostics == [warning].compactMap(\.self))
    }

    @Test(
        "of text are text in whatever media type is text",
        arguments: [
            ("application/graphql", "String"), ("application/sql", "String"), ("application/yaml", "String"),
            ("application/x-yaml; charset=utf-8", "String"), ("application/openapi+yaml", "String"),
            ("application/javascript", "String"), ("Application/TOML", "String"), ("application/x-ndjson", "String"),
            ("application/jwt", "String"), ("application/octet-stream", "HTTPBody"), ("application/pdf", "HTTPBody"),
            ("application/protobuf", "HTTPBody"), ("image/svg", "HTTPBody"), ("application/unknown", "HTTPBody"),
        ]
    )
    func textByNature(mediaType: String, type: String) throws {
        let (types, sent) = try methods(generate(sending("\(mediaType): {schema: {type: string}}")))
        #expect(types == ["body: \(type)"])
        #expect(sent.first == "description.body(body, as: \"\(mediaType)\")")
        for schema in ["{type: string, format: binary}", "{type: string, format: byte}", "{}"]
        where mediaType != "application/x-ndjson" {
            #expect(try methods(generate(sending("\(mediaType): {schema: \(schema)}"))).types == ["body: HTTPBody"])
        }
    }

    @Test(
        "of items are arrays, which are sent item by item",
        arguments: [
            ("application/x-ndjson: {schema: {type: array, items: {$ref: '#/components/schemas/Row'}}}", "[Row]"),
            ("application/x-ndjson: {schema: {$ref: '#/components/schemas/Rows'}}", "[Row]"),
            ("application/jsonl: {schema: {$ref: '#/components/schemas/Row'}}", "[Row]"),
            ("application/json-seq: {schema: {$ref: '#/components/schemas/Row'}}", "[Row]"),
            ("application/vnd.example+ndjson: {schema: {type: array, items: {type: integer}}}", "[Int]"),
            ("application/ndjson: {schema: {type: object, properties: {a: {}}}}", "[SendRequestItem]"),
            ("application/ndjson: {schema: {type: array, items: {properties: {a: {}}}}}", "[SendRequestItem]"),
            ("application/ndjson: {schema: {}}", "[JSONValue]"),
        ]
    )
    func items(contents: String, type: String) throws {
        let schemas = """
            Row: {type: object, properties: {id: {type: integer}}}
            Rows: {type: array, items: {$ref: '#/components/schemas/Row'}}
            """
        let (types, sent) = try methods(generate(sending(contents, schemas: schemas)))
        #expect(types == ["body: \(type)"])
        let mediaType = contents.prefix { $0 != ":" }
        #expect(sent == ["description.body(body, as: \"\(mediaType)\")"])
    }

    @Test("of items of which nothing is said are bytes, and text is text")
    func undescribedItems() throws {
        #expect(try methods(generate(sending("application/x-ndjson: {}"))).types == ["body: HTTPBody"])
        #expect(
            try methods(generate(sending("application/x-ndjson: {schema: {type: string, format: binary}}"))).types
                == ["body: HTTPBody"]
        )
    }

    @Test("of items share a method with an array in JSON")
    func itemsBesideArray() throws {
        let array = "{schema: {type: array, items: {type: object, properties: {a: {type: string}}}}}"
        let (types, sent) = try methods(
            generate(sending("application/json: \(array)\napplication/x-ndjson: \(array)"))
        )
        #expect(types == ["body: [SendRequestItem]"])
        #expect(sent == ["description.body(body, as: options?.contentType ?? \"application/json\")"])
    }

    @Test("that may be left out are arguments that may, and arguments that may not where their type is another")
    func optionalBodies() throws {
        let files = try generate(
            sending(
                "application/json: {schema: {type: integer}}\ntext/plain: {schema: {type: string}}",
                isRequired: false
            )
        )
        let (types, sent) = try methods(files)
        #expect(types == ["body: Int? = nil", "body: String"])
        #expect(
            sent == [
                "description.body(body, as: \"application/json\")",
                "description.body(body, as: \"text/plain\")",
            ]
        )
        #expect(try files.options("SendOptions").contains("public typealias SendOptions = CommonOptions"))
    }

    @Test("that may be left out make no two calls the same")
    func callsWithoutBodies() throws {
        let body = "requestBody: {content: {application/json: {schema: {type: string}}}}"
        let files = try generate(
            shop(
                """
                /a: {post: {operationId: send, responses: {'204': {description: D}}}}
                /b: {post: {operationId: Send, \(body), responses: {'204': {description: D}}}}
                /c: {post: {operationId: SEND, \(body), parameters: [{name: id, in: query, required: true, schema: {}}], responses: {'204': {description: D}}}}
                """
            )
        )
        let calls = try files.file("ShopClient.swift").components(separatedBy: "public func ").dropFirst()
            .filter { $0.contains("-> ServiceRequest<Void>") }
            .map { $0.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(/withOptions.*/, with: "") }
        #expect(calls == ["send(", "send2(body: String? = nil, ", "send(id: JSONValue, body: String? = nil, "])
    }

    @Test("of a range of content types ask for the one that they are")
    func ranges() throws {
        let (types, sent) = try methods(generate(sending("image/*: {schema: {type: string, format: binary}}")))
        #expect(types == ["body: HTTPBody, contentType: String"])
        #expect(sent == ["description.body(body, as: contentType)"])
        let optional = try generate(sending("image/*: {}", isRequired: false))
        #expect(try methods(optional).types == ["body: HTTPBody? = nil, contentType: String? = nil"])
        #expect(try methods(optional).sent.first == "description.body(body, as: contentType ?? \"image/*\")")
    }

    @Test(
        "of any content type are JSON if they can be",
        arguments: [
            (
                "'*/*': {schema: {type: object, properties: {a: {type: string}}}}", "body: SendRequest",
                "\"application/json\""
            ),
            (
                "'application/*': {schema: {type: string, format: binary}}", "body: HTTPBody, contentType: String",
                "contentType"
            ),
            ("'*/*': {}", "body: HTTPBody, contentType: String", "contentType"),
            ("'*/*': {schema: {type: string}}", "body: HTTPBody, contentType: String", "contentType"),
            ("'*/*': {schema: {}}", "body: HTTPBody, contentType: String", "contentType"),
            ("'*/*': {schema: {}, example: {a: 1}}", "body: JSONValue", "\"application/json\""),
            ("'*/*': {schema: {description: D}}", "body: JSONValue", "\"application/json\""),
        ]
    )
    func anything(content: String, type: String, mediaType: String) throws {
        let (types, sent) = try methods(generate(sending(content)))
        #expect(types.first == type)
        #expect(sent.first == "description.body(body, as: \(mediaType))")
    }

    @Test(
        "of any content type can be files",
        arguments: ["'*/*': {}", "'*/*': {schema: {type: string}}", "'*/*': {schema: {}}"]
    )
    func anyFile(content: String) throws {
        let (types, sent) = try methods(generate(sending(content)))
        #expect(types == ["body: HTTPBody, contentType: String"])
        #expect(sent == ["description.body(body, as: contentType)"])
    }

    @Test("keep the name of their content type, whatever parameters there are")
    func contentTypeParameters() throws {
        let files = try generate(
            sending(
                "image/png: {}\nimage/gif: {}",
                more: "parameters: [{name: contentType, in: query, schema: {type: string}}]"
            )
        )
        #expect(
            try methods(files).sent.prefix(2) == [
                "description.query(\"contentType\", options?.contentTypeQuery)",
                "description.body(body, as: options?.contentType, among: [\"image/png\", \"image/gif\"])",
            ]
        )
    }

    // MARK: - Multipart

    private let form = "multipart/form-data: {schema: {$ref: '#/components/schemas/Sheet'}, encoding: {ENCODING}}"

    @Test(
        "in parts have files, and parts with header fields, as members",
        arguments: [
            ("{type: string, format: binary}", "", "MultipartFile", ""),
            ("{type: array, items: {type: string, format: binary}}", "", "[MultipartFile]", ""),
            ("{$ref: '#/components/schemas/File'}", "", "MultipartFile", ""),
            ("{anyOf: [{$ref: '#/components/schemas/File'}, {type: string}]}", "", "MultipartFile", ""),
            ("{anyOf: [{$ref: '#/components/schemas/Anything'}, {type: string}]}", "", "MultipartFile", ""),
            ("{oneOf: [{type: string}, {}, {type: 'null'}]}", "", "MultipartFile", ""),
            (
                "{type: array, items: {anyOf: [{$ref: '#/components/schemas/Anything'}, {type: string}]}}", "",
                "[MultipartFile]", ""
            ),
            (
                "{oneOf: [{type: string, format: binary}, {type: array, items: {$ref: '#/components/schemas/File'}}]}",
                "",
                "[MultipartFile]", ""
            ),
            (
                "{oneOf: [{type: string}, {type: string, format: binary}, {type: array, items: {$ref: '#/components/schemas/File'}}]}",
                "",
                "[MultipartFile]", ""
            ),
            (
                "{type: string}", "contentType: 'image/png, image/*'", "MultipartFile",
                ".contentType(\"image/png, image/*\")"
            ),
            (
                "{type: string}", "contentType: 'text/plain, application/pdf'", "MultipartFile",
                ".contentType(\"text/plain, application/pdf\")"
            ),
            ("{type: string, contentMediaType: image/png}", "", "MultipartFile", ".contentType(\"image/png\")"),
            (
                "{type: string, contentMediaType: image/png, contentEncoding: base64}", "", "Data",
                ".base64(\"image/png\", sendsTransferEncoding: true)"
            ),
            (
                "{$ref: '#/components/schemas/Encoded'}", "contentType: image/gif", "Data",
                ".base64(\"image/gif\", sendsTransferEncoding: true)"
            ),
            (
                "{type: array, items: {type: string, contentEncoding: base64url}}", "", "[Data]",
                ".base64(\"application/octet-stream\", sendsTransferEncoding: true)"
            ),
            ("{type: string, format: byte}", "", "Data", ".base64(\"application/octet-stream\")"),
            (
                "{type: string, format: byte, contentEncoding: 7bit}", "", "Data",
                ".base64(\"application/octet-stream\")"
            ),
            ("{type: string, format: base64}", "", "Data", ".base64(\"application/octet-stream\")"),
            ("{type: string, format: base64url}", "", "Data", ".base64(\"application/octet-stream\")"),
            ("{type: string, contentMediaType: text/csv}", "", "String", ".contentType(\"text/csv\")"),
            ("{type: string}", "headers: {X-A: {schema: {type: string}}}", "MultipartPart<String>", ""),
            ("{type: array, items: {type: integer}}", "headers: {X-A: {}}", "[MultipartPart<Int>]", ""),
            ("{type: string}", "headers: {Content-Type: {}}", "String", ""),
            ("{type: string, format: binary}", "headers: {X-A: {}}", "MultipartFile", ""),
            ("{type: string, format: binary}", "style: form, explode: false", "MultipartFile", ""),
            ("{type: string}", "contentType: text/plain", "String", ""),
            ("{type: string}", "contentType: text/csv", "String", ".contentType(\"text/csv\")"),
            (
                "{type: string}", "contentType: text/plain; charset=utf-8", "String",
                ".contentType(\"text/plain; charset=utf-8\")"
            ),
            ("{type: integer}", "contentType: application/json", "Int", ".contentType(\"application/json\")"),
            ("{type: array, items: {type: string}}", "style: form", "[String]", ""),
            ("{type: array, items: {type: string}}", "explode: false", "[String]", ".styled(.form, explode: false)"),
            (
                "{type: array, items: {type: string}}", "style: pipeDelimited", "[String]",
                ".styled(.pipeDelimited, explode: false)"
            ),
            ("{$ref: '#/components/schemas/Inner'}", "", "Inner", ""),
            ("{$ref: '#/components/schemas/Inner'}", "contentType: application/json", "Inner", ""),
            (
                "{$ref: '#/components/schemas/Inner'}", "style: deepObject", "Inner",
                ".styled(.deepObject, explode: true)"
            ),
            ("{$ref: '#/components/schemas/Inner'}", "style: form", "Inner", ".styled(.form, explode: true)"),
        ]
    )
    func parts(schema: String, encoding: String, type: String, sent: String) throws {
        let description = sending(
            form.replacing("ENCODING", with: encoding.isEmpty ? "" : "a: {\(encoding)}"),
            schemas: """
                Sheet: {type: object, properties: {a: \(schema)}}
                File: {type: string, format: binary}
                Encoded: {type: string, contentEncoding: base64}
                Anything: {description: The contents of a file., externalDocs: {url: 'https://example.com'}}
                Inner: {type: object, properties: {b: {type: string}}}
                """
        ).replacing("openapi: 3.0.3", with: "openapi: 3.1.0")
        let files = try generate(description)
        #expect(try files.file("Sheet.swift").members == ["let a: \(type)?"])
        let encodings = sent.isEmpty ? "" : ", encoding: [\"a\": \(sent)]"
        #expect(try methods(files).sent == ["description.body(body, as: \"multipart/form-data\"\(encodings))"])
    }

    @Test(
        "have objects in XML where a part is said to be XML, and not where it may be JSON",
        arguments: [
            (
                "{$ref: '#/components/schemas/Inner'}", "application/xml", #".xml("application/xml", root: "Inner")"#,
                true
            ),
            (
                "{$ref: '#/components/schemas/Inner'}", "'text/xml; charset=utf-8'",
                #".xml("text/xml; charset=utf-8", root: "Inner")"#, true
            ),
            (
                "{$ref: '#/components/schemas/Inner'}", "'image/png, application/soap+xml'",
                #".xml("application/soap+xml", root: "Inner")"#, true
            ),
            (
                "{type: array, items: {$ref: '#/components/schemas/Named'}}", "application/xml",
                #".xml("application/xml", root: XMLName("named", namespace: "urn:n", prefix: "n"))"#, true
            ),
            (
                "{type: object, additionalProperties: {$ref: '#/components/schemas/Inner'}}", "text/xml",
                #".xml("text/xml", root: "a")"#, true
            ),
            ("{$ref: '#/components/schemas/Inner'}", "'application/json, application/xml'", "", false),
            ("{$ref: '#/components/schemas/Inner'}", "application/json", "", false),
            ("{type: string}", "application/xml", #".contentType("application/xml")"#, false),
        ]
    )
    func xmlParts(schema: String, mediaType: String, sent: String, isXML: Bool) throws {
        let description = sending(
            form.replacing("ENCODING", with: "a: {contentType: \(mediaType)}"),
            schemas: """
                Sheet: {type: object, properties: {a: \(schema), inner: {$ref: '#/components/schemas/Inner'}}}
                Inner: {type: object, properties: {b: {type: string, xml: {attribute: true}}}}
                Named: {type: object, properties: {inner: {$ref: '#/components/schemas/Inner'}}, xml: {name: named, namespace: 'urn:n', prefix: n}}
                """
        )
        let generation = try Generation(description)
        #expect(generation.diagnostics == [])
        let encodings = sent.isEmpty ? "" : ", encoding: [\"a\": \(sent)]"
        #expect(
            try methods(generation.files).sent == ["description.body(body, as: \"multipart/form-data\"\(encodings))"]
        )
        #expect(try generation.files.file("Inner.swift").contains(#"["b": .attribute("b")]"#) == isXML)
    }

    @Test("tell that a choice of objects is not sent as XML in a part")
    func choicesInXMLParts() throws {
        let generation = try Generation(
            sending(
                """
                multipart/form-data:
                  schema: {type: object, properties: {a: {oneOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/C'}]}}}
                  encoding: {a: {contentType: application/xml}}
                """,
                schemas: """
                    B: {type: object, required: [b], properties: {b: {type: string}}}
                    C: {type: object, required: [c], properties: {c: {type: string}}}
                    """
            )
        )
        #expect(
            generation.diagnostics.map { $0.drop { $0 != "w" } } == [
                "warning: the encoding of the field 'a' is not supported; it is sent as JSON (describe it as a string to send other text)"
            ]
        )
        #expect(try methods(generation.files).sent == [#"description.body(body, as: "multipart/form-data")"#])
    }

    /// A value alone is no part.
    @Test(
        "in parts with header fields have members that callers give, even if their values are always the same",
        arguments: [
            ("a", "MultipartPart<String>", "init(a: MultipartPart<String>) {"),
            ("3", "MultipartPart<Int>", "init(a: MultipartPart<Int>) {"),
            ("true", "MultipartPart<Bool>", "init(a: MultipartPart<Bool>, b: Bool = true) {"),
        ]
    )
    func constantParts(constant: String, type: String, initializer: String) throws {
        let description = sending(
            form.replacing("ENCODING", with: "a: {headers: {X-A: {schema: {type: string}}}}"),
            schemas: "Sheet: {required: [a, b], properties: {a: {const: \(constant)}, b: {const: \(constant)}}}"
        ).replacing("openapi: 3.0.3", with: "openapi: 3.1.0")
        let sheet = try generate(description).file("Sheet.swift")
        #expect(sheet.members.first == "let a: \(type)")
        #expect(sheet.contains(initializer))
    }

    /// Neither JSON nor a form has a way to write the file.
    @Test(arguments: [
        ("{type: string, format: binary}", #"options?.contentType ?? "multipart/form-data""#),
        ("{type: string}", #"options?.contentType ?? "application/json""#),
    ])
    func areTheUsualWayToSendFiles(schema: String, mediaType: String) throws {
        let form = "{schema: {$ref: '#/components/schemas/Sheet'}}"
        let files = try generate(
            sending(
                "application/json: \(form)\napplication/x-www-form-urlencoded: \(form)\nmultipart/form-data: \(form)",
                schemas: "Sheet: {type: object, properties: {a: \(schema)}}"
            )
        )
        #expect(try methods(files).sent == ["description.body(body, as: \(mediaType))"])
    }

    @Test func whichAreOneOfSeveralObjects() throws {
        let content = """
            multipart/form-data: {schema: {oneOf: [{$ref: '#/components/schemas/Upload'}, {$ref: '#/components/schemas/Folder'}]}, \
            encoding: {icon: {contentType: image/png}, name: {contentType: text/csv}}}
            """
        let files = try generate(
            sending(
                content,
                schemas: """
                    Upload: {type: object, required: [file], properties: {file: {type: string, format: binary}, name: {type: string}}}
                    Folder: {type: object, required: [name], properties: {name: {type: string}, icon: {type: string, format: binary}}}
                    """
            )
        )
        #expect(try files.file("Upload.swift").members == ["let file: MultipartFile", "let name: String?"])
        #expect(try files.file("Folder.swift").members == ["let name: String", "let icon: MultipartFile?"])
        let sent = try methods(files).sent.joined()
        #expect(sent.contains(#""icon": .contentType("image/png")"#))
        #expect(sent.contains(#""name": .contentType("text/csv")"#))
    }

    @Test("have files in no model that is not sent in parts, and not in what stands within a part")
    func dataElsewhere() throws {
        let files = try generate(
            sending(
                form.replacing("ENCODING", with: ""),
                schemas: """
                    Sheet: {type: object, properties: {inner: {$ref: '#/components/schemas/Inner'}}, additionalProperties: {type: string, format: binary}}
                    Inner: {type: object, properties: {b: {type: string, format: binary}}}
                    """
            )
        )
        #expect(try files.file("Inner.swift").members == ["let b: Data?"])
        #expect(try files.file("Sheet.swift").members.last == "let additionalProperties: [String: MultipartFile]")
    }

    @Test(
        "in parts that the description does not name are put together by the caller",
        arguments: [
            ("multipart/form-data: {}", "[String: MultipartFile]"),
            (
                "multipart/form-data: {schema: {type: object, additionalProperties: {type: string, format: binary}}}",
                "[String: MultipartFile]"
            ),
            ("multipart/form-data: {schema: {type: object}}", "[String: MultipartFile]"),
            ("multipart/form-data: {schema: {type: object, additionalProperties: true}}", "[String: MultipartFile]"),
            ("multipart/form-data: {schema: {type: object, additionalProperties: {type: string}}}", "[String: String]"),
            ("multipart/mixed: {}", "[MultipartFile]"),
            ("multipart/related: {schema: {type: string, format: binary}}", "[MultipartFile]"),
            ("multipart/mixed: {schema: {type: array, items: {type: string, format: binary}}}", "[MultipartFile]"),
            ("multipart/mixed: {schema: {type: array, items: {type: string}}}", "[String]"),
        ]
    )
    func freeParts(content: String, type: String) throws {
        #expect(try methods(generate(sending(content))).types == ["body: \(type)"])
    }

    @Test(
        "in parts of which only the names are said hold files since OpenAPI 3.1",
        arguments: [("3.0.3", "JSONValue"), ("3.1.0", "MultipartFile"), ("3.2.0", "MultipartFile")]
    )
    func partsThatMayBeAnything(version: String, type: String) throws {
        let content = """
            multipart/form-data:
              schema:
                type: object
                required: [photo]
                properties:
                  photo: {description: A photo}
                  pages: {type: array, items: {}}
                  note: {type: string}
                  meta: {type: object}
                  data: {title: Data}
              encoding: {data: {contentType: application/json}, photo: {headers: {X-A: {schema: {type: string}}}}}
            """
        let files = try generate(sending(content).replacing("openapi: 3.0.3", with: "openapi: \(version)"))
        let photo = type == "JSONValue" ? "MultipartPart<JSONValue>" : type
        #expect(
            try files.type("SendRequest").members == [
                "let photo: \(photo)", "let pages: [\(type)]?", "let note: String?", "let meta: JSONValue?",
                "let data: JSONValue?",
            ]
        )
        // A text among these values is JSON there, too, and stands in quotes.
        let encoding = "encoding: [\"data\": .contentType(\"application/json\")]"
        #expect(try methods(files).sent == ["description.body(body, as: \"multipart/form-data\", \(encoding))"])
    }

    @Test("called like one of their parts are told apart by what they are", arguments: ["Multipart", "Form"])
    func formsBesideASchemaOfTheirName(kind: String) throws {
        let mediaType = kind == "Form" ? "application/x-www-form-urlencoded" : "multipart/form-data"
        let part = "{$ref: '#/components/schemas/SendRequest'}"
        let form = "{type: object, required: [a, request], properties: {a: {type: string}, request: \(part)}}"
        let files = try Generation(
            sending(
                "\(mediaType): {schema: \(form)}",
                schemas: "SendRequest: {type: object, properties: {b: {type: string}}}"
            )
        )
        .files
        #expect(files.typeNames.sorted() == ["Send\(kind)Request", "SendRequest"])
    }

    @Test(
        "in parts that have places instead of names are sent as the description says of each place",
        arguments: [
            (
                "schema: {type: array, prefixItems: [{$ref: '#/components/schemas/A'}, {type: string, format: binary}], items: "
                    + "false}, prefixEncoding: [{contentType: a/a+json}, {contentType: image/png}]",
                "[SendRequestItem]", #"["0": .contentType("a/a+json"), "1": .contentType("image/png")]"#
            ),
            ("prefixEncoding: [{}, {contentType: image/png}]", "[MultipartFile]", #"["1": .contentType("image/png")]"#),
            (
                "itemSchema: {}, itemEncoding: {contentType: image/png}, prefixEncoding: [{}]", "[MultipartFile]",
                #"["": .contentType("image/png"), "0": .contentType("*/*")]"#
            ),
            (
                "itemSchema: {$ref: '#/components/schemas/A'}, itemEncoding: {contentType: a/a+json}, prefixEncoding: "
                    + "[{contentType: application/json}]",
                "[A]", #"["": .contentType("a/a+json"), "0": .contentType("application/json")]"#
            ),
            (
                "itemSchema: {type: string}, prefixEncoding: [{contentType: text/html}, {contentType: text/plain}]",
                "[String]", #"["0": .contentType("text/html")]"#
            ),
        ]
    )
    func places(content: String, type: String, encodings: String) throws {
        let description = sending("multipart/mixed: {\(content)}", schemas: "A: {type: object, properties: {a: {}}}")
        let (types, sent) = try methods(generate(description.replacing("openapi: 3.0.3", with: "openapi: 3.2.0")))
        #expect(types == ["body: \(type)"])
        #expect(sent == ["description.body(body, as: \"multipart/mixed\", encoding: \(encodings))"])
    }

    @Test(
        "tell what is said of places that no part has",
        arguments: [
            (
                "multipart/mixed: {schema: {type: object, properties: {a: {}}}, prefixEncoding: [{}, {}]}",
                "11:91: warning: 'prefixEncoding' is ignored: it applies to the items of an array (use 'encoding', or "
                    + "describe an array)"
            ),
            (
                "multipart/mixed: {itemSchema: {type: string}, itemEncoding: {headers: {a: {}}}}",
                "11:71: warning: the headers of the parts of an array are not in the client (describe an object, "
                    + "whose properties are the parts)"
            ),
        ]
    )
    func unsupportedPlaces(content: String, warning: String) throws {
        let description = sending(content).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        #expect(try Generation(description).diagnostics == [warning])
    }

    @Test("in Swagger 2.0 have files, and arrays as their collection format says")
    func swagger() throws {
        let files = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            host: shop.example
            schemes: [https]
            paths:
              /things:
                post:
                  operationId: send
                  consumes: [multipart/form-data]
                  parameters:
                  - {name: file, in: formData, type: file, required: true}
                  - {name: tags, in: formData, type: array, items: {type: string}, collectionFormat: pipes}
                  responses: {'204': {description: Done}}
            """
        )
        #expect(try files.type("SendRequest").members == ["let file: MultipartFile", "let tags: [String]?"])
        #expect(
            try methods(files).sent == [
                "description.body(body, as: \"multipart/form-data\", encoding: [\"tags\": .styled(.pipeDelimited, explode: false)])"
            ]
        )
    }

    @Test("tell what of an encoding cannot be followed")
    func unsupportedEncodings() throws {
        let generation = try Generation(
            sending(
                """
                multipart/form-data:
                  schema: {type: object, properties: {a: {type: object, properties: {b: {type: string}}}}}
                  encoding: {a: {contentType: application/pdf}, c: {contentType: text/plain}}
                  prefixEncoding: []
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        )
        #expect(
            generation.diagnostics == [
                "14:13: warning: 'prefixEncoding' is ignored: it applies to unnamed parts, as in 'multipart/mixed' "
                    + "(use 'encoding')",
                "13:59: warning: the encoding of 'c' is ignored: the schema has no such property "
                    + "(add the property, or remove the encoding)",
                "13:24: warning: the encoding of the field 'a' is not supported; it is sent as JSON "
                    + "(describe it as a string to send other text)",
            ]
        )
    }

    @Test("have texts that are a choice among others in the media type that the description names")
    func encodedChoices() throws {
        let generation = try Generation(
            sending(
                """
                multipart/form-data:
                  schema:
                    type: object
                    properties: {a: {oneOf: [{type: string}, {type: integer}]}, b: {oneOf: [{type: string}, {type: object}]}}
                  encoding: {a: {contentType: text/csv}, b: {contentType: 'application/json, text/plain'}}
                """
            )
        )
        #expect(generation.diagnostics.isEmpty)
        #expect(
            try methods(generation.files).sent == [
                #"description.body(body, as: "multipart/form-data", encoding: ["a": .contentType("text/csv")])"#
            ]
        )
    }

    /// A part with parts has a boundary, which nobody would know.
    @Test(
        "whose parts would have parts themselves have the files as parts of the form",
        arguments: [
            (
                "contentType: multipart/mixed, itemEncoding: {contentType: image/png}",
                "the encoding of nested parts is not supported; it is ignored (describe the part as a string)"
            ),
            (
                "contentType: multipart/mixed",
                "parts within a part are not supported; 'multipart/mixed' is ignored "
                    + "(describe the part as a string)"
            ),
        ]
    )
    func nestedParts(encoding: String, warning: String) throws {
        let generation = try Generation(
            sending(
                """
                multipart/form-data:
                  schema: {type: object, properties: {a: {type: array, items: {}}}}
                  encoding: {a: {\(encoding)}}
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        )
        #expect(generation.warnings == ["warning: \(warning)"])
        #expect(try methods(generation.files).sent == [#"description.body(body, as: "multipart/form-data")"#])
    }

    @Test("tell that the items of a list are sent otherwise than described")
    func unsupportedItems() throws {
        let generation = try Generation(
            sending("multipart/mixed: {schema: {type: array, items: {}}, itemEncoding: {contentType: text/plain}}")
                .replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        )
        #expect(
            generation.warnings == [
                "warning: the encoding of the items is not supported; items that are not text are sent as JSON "
                    + "(describe them as strings to send other text)"
            ]
        )
    }

    @Test("send an object as JSON whatever a place is said to hold")
    func objectsInPlaces() throws {
        let generation = try Generation(
            sending(
                """
                multipart/mixed:
                  schema: {type: array, items: {type: object, properties: {b: {type: string}}}}
                  prefixEncoding: [{contentType: image/png}]
                  itemEncoding: {contentType: application/vnd.shop+json}
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        )
        #expect(
            generation.warnings == [
                "warning: the encoding of the part '0' is not supported; it is sent as JSON (describe it as a string to send other text)"
            ]
        )
        #expect(
            try methods(generation.files).sent == [
                #"description.body(body, as: "multipart/mixed", encoding: ["": .contentType("application/vnd.shop+json"), "0": .contentType("application/json")])"#
            ]
        )
    }

    // MARK: - URL-encoded forms

    @Test(
        "in URL-encoded forms follow their encodings",
        arguments: [
            ("{type: array, items: {type: string}}", "style: form, explode: true", ""),
            ("{type: array, items: {type: string}}", "explode: false", ".styled(.form, explode: false)"),
            (
                "{type: array, items: {type: string}}", "style: spaceDelimited",
                ".styled(.spaceDelimited, explode: false)"
            ),
            ("{type: array, items: {type: string}}", "style: deepObject", ".styled(.deepObject, explode: true)"),
            (
                "{type: array, items: {type: string}}", "contentType: application/json",
                ".contentType(\"application/json\")"
            ),
            ("{type: object, additionalProperties: {type: string}}", "", ""),
            ("{type: object, additionalProperties: {type: string}}", "contentType: application/json", ""),
            (
                "{type: object, additionalProperties: {type: string}}", "style: deepObject",
                ".styled(.deepObject, explode: true)"
            ),
            ("{type: object, additionalProperties: {type: string}}", "style: form", ".styled(.form, explode: true)"),
            ("{type: string}", "style: form", ""),
            ("{type: string}", "allowReserved: true", ".styled(.form, explode: true, allowReserved: true)"),
            ("{type: string}", "contentType: text/plain", ""),
            (
                "{oneOf: [{type: string}, {type: integer}]}", "contentType: application/json",
                ".contentType(\"application/json\")"
            ),
            (
                "{oneOf: [{type: string}, {type: object}]}", "contentType: application/json",
                ".contentType(\"application/json\")"
            ),
            ("{}", "contentType: application/json", ".contentType(\"application/json\")"),
        ]
    )
    func formFields(schema: String, encoding: String, sent: String) throws {
        let files = try generate(
            sending(
                """
                application/x-www-form-urlencoded:
                  schema: {type: object, properties: {a: \(schema)}}
                  encoding: {\(encoding.isEmpty ? "" : "a: {\(encoding)}")}
                """
            )
        )
        let encodings = sent.isEmpty ? "" : ", encoding: [\"a\": \(sent)]"
        #expect(
            try methods(files).sent == ["description.body(body, as: \"application/x-www-form-urlencoded\"\(encodings))"]
        )
    }

    @Test("in a form of which nothing is said are free-form values")
    func freeForm() throws {
        #expect(try methods(generate(sending("application/x-www-form-urlencoded: {}"))).types == ["body: JSONValue"])
    }

    /// Every call would fail.
    @Test("in a form that is described as an array are free-form values")
    func formOfArray() throws {
        let schema = "{schema: {type: array, items: {type: string}}}"
        let generation = try Generation(sending("application/x-www-form-urlencoded: \(schema)"))
        #expect(try methods(generation.files).types == ["body: JSONValue"])
        #expect(
            generation.warnings == [
                "warning: the fields of a form have names, which an array does not give them; the caller gives any JSON object "
                    + "(describe an object, whose properties are the fields)"
            ]
        )
    }

    @Test("of a further type are disfavored, so that '.init()' and '[]' stand for the first type; files are not")
    func furtherTypes() throws {
        let schema = "{schema: {type: object, properties: {a: {type: string}}}}"
        let further = "text/plain: {schema: {type: string}}\napplication/octet-stream: {}"
        let first = try generate(sending("application/json: \(schema)")).file("ShopClient.swift")
        #expect(!first.contains("@_disfavoredOverload"))
        let all = try generate(sending("application/json: \(schema)\n\(further)")).file("ShopClient.swift")
        #expect(
            all.replacing(/\(\n\s+/, with: "(").lines(containing: "@_disfavoredOverload", "func send(").map { line in
                String(line.prefix { $0 != "," })
            } == [
                "public func send(body: SendRequest", "public func send(body: SendRequest",
                "@_disfavoredOverload", "public func send(body: String",
                "@_disfavoredOverload", "public func send(body: String",
                "@_disfavoredOverload", "public func send(body: HTTPBody",
                "@_disfavoredOverload", "public func send(body: HTTPBody",
                "public func send(body: SendRequest",
                "@_disfavoredOverload", "public func send(body: String",
                "@_disfavoredOverload", "public func send(body: HTTPBody",
            ]
        )
    }
}
