import Testing

/// What is said about parameters that no style can write as the description has them.
@Suite struct ParameterStyleTests {
    /// What is said about a parameter with these keys.
    private func complaints(_ keys: String) throws -> [String] {
        try Generation(
            """
            openapi: 3.2.0
            info: {title: Shop, version: "1"}
            paths:
              /a:
                get:
                  operationId: find
                  parameters: [{name: a, \(keys)}]
                  responses: {"204": {description: D}}
            components:
              schemas:
                Filter: {type: object, properties: {x: {type: integer}, tags: {type: array, items: {type: string}}}}
                Node: {type: object, properties: {next: {$ref: "#/components/schemas/Node"}}}

            """
        ).diagnostics
    }

    /// Where any media type will do, a value without members is its text.
    @Test(arguments: [
        ("*/*", "{type: string}", #"description.query("a", options?.a)"#),
        ("application/*", "{type: integer}", #"description.query("a", options?.a)"#),
        ("*/*", "{$ref: '#/components/schemas/Word'}", #"description.query("a", options?.a)"#),
        ("application/json", "{type: string}", #"description.query("a", json: options?.a)"#),
        ("*/*", "{type: array, items: {type: string}}", #"description.query("a", json: options?.a)"#),
    ])
    func anyMediaTypeOfAParameter(mediaType: String, schema: String, sent: String) throws {
        let client = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    parameters: [{name: a, in: query, content: {'\(mediaType)': {schema: \(schema)}}}]
                    responses: {'204': {description: D}}
                """,
                "components: {schemas: {Word: {type: string, enum: [b, c]}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.lines(containing: "description.query") == [sent])
    }

    /// Text in any notation is encoded, so that it is the whole query.
    @Test(arguments: [
        ("application/jsonpath", "{type: string}", "text/plain"),
        ("application/jsonpath", "{type: integer}", "text/plain"),
        ("application/x-www-form-urlencoded", "{type: string}", "application/x-www-form-urlencoded"),
    ])
    func theWholeQueryMayBeText(mediaType: String, schema: String, sent: String) throws {
        let client = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    parameters: [{name: a, in: querystring, content: {'\(mediaType)': {schema: \(schema)}}}]
                    responses: {'204': {description: D}}
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        ).file("ShopClient.swift")
        #expect(
            client.lines(containing: "description.query") == ["description.querystring(options?.a, as: \"\(sent)\")"]
        )
    }

    @Test(arguments: [
        ("string, format: date", "<", "sentBefore"), ("string, format: date-time", ">", "sentAfter"),
        ("string, format: date", "<=", "sentUntil"), ("integer", "<", "sentLessThan"),
        ("number", ">", "sentGreaterThan"), ("integer", ">=", "sentAtLeast"), ("integer", "<=", "sentAtMost"),
    ])
    func comparisonsInNamesAreWords(type: String, sign: String, name: String) throws {
        let options = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    parameters:
                    - {name: Sent, in: query, schema: {type: \(type)}}
                    - {name: 'Sent\(sign)', in: query, schema: {type: \(type)}}
                    responses: {'204': {description: D}}
                """
            )
        )
        .options("FindOptions")
        let names = options.lines(containing: "public let sent").map { $0.split(separator: ":")[0] }
        #expect(names == ["public let sent", "public let \(name)"])
    }

    @Test(arguments: [
        "in: query, style: deepObject, schema: {$ref: '#/components/schemas/Node'}",
        "in: query, style: deepObject, schema: {type: array, items: {$ref: '#/components/schemas/Filter'}}",
        "in: query, content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}",
        "in: query, schema: {type: object, properties: {x: {type: integer}}}",
        "in: query, schema: {type: array, items: {}}",
        "in: query, allowEmptyValue: true, schema: {type: string}",
        "in: query, allowEmptyValue: true, schema: {type: string, format: email}",
        "in: query, allowEmptyValue: true, schema: {type: string, enum: [a]}",
        "in: cookie, style: cookie, schema: {type: string}",
        "in: querystring, content: {application/x-www-form-urlencoded: {schema: {type: object}}}",
        "in: querystring, content: {application/json: {schema: {type: object}}}",
    ])
    func thereIsNothingToSayAboutWhatIsDefined(keys: String) throws {
        #expect(try complaints(keys) == [])
    }

    @Test(arguments: [
        (
            "in: query, schema: {type: array, items: {type: array, items: {type: string}}}",
            "the query parameter 'a' contains arrays or objects in an array, which the style 'form' does not define; "
                + "they are sent as JSON (describe the parameter with 'content' and 'application/json')"
        ),
        (
            "in: header, schema: {$ref: '#/components/schemas/Filter'}",
            "the header parameter 'a' contains arrays in an object, which the style 'simple' does not define; they "
                + "are sent with commas between their values (describe the parameter with 'content' and 'application/json')"
        ),
        (
            "in: query, schema: {$ref: '#/components/schemas/Filter'}",
            "the query parameter 'a' contains arrays in an object, which the style 'form' does not define; they "
                + "are sent as a field for each value (describe the parameter with 'content' and 'application/json')"
        ),
        (
            "in: query, schema: {$ref: '#/components/schemas/Node'}",
            "the query parameter 'a' contains arrays or objects in an object, which the style 'form' does not define; "
                + "they are sent as JSON (describe the parameter with 'content' and 'application/json')"
        ),
        (
            "in: query, schema: {oneOf: [{type: string}, {$ref: '#/components/schemas/Node'}]}",
            "the query parameter 'a' contains arrays or objects in an object, which the style 'form' does not define; "
                + "they are sent as JSON (describe the parameter with 'content' and 'application/json')"
        ),
        (
            "in: query, allowEmptyValue: true, schema: {type: integer}",
            "the query parameter 'a' can be sent without a value, which its Swift type cannot express; it is always "
                + "sent with a value (describe it as a string)"
        ),
        (
            "in: query, allowEmptyValue: true, schema: {type: string, format: uuid}",
            "the query parameter 'a' can be sent without a value, which its Swift type cannot express; it is always "
                + "sent with a value (describe it as a string)"
        ),
        (
            "in: querystring, content: {application/xml: {schema: {type: object}}}",
            "the querystring parameter 'a' cannot be sent as 'application/xml'; it is sent as a form (use 'application/json')"
        ),
    ])
    func whatNoStyleDefinesIsReported(keys: String, complaint: String) throws {
        #expect(try complaints(keys) == ["7:20: warning: \(complaint)"])
    }

    /// `collectionFormat` is about all parameters but bodies.
    @Test(arguments: [
        ("in: header", "ssv", #"header("X-V", options?.xV, style: .spaceDelimited)"#),
        ("in: header", "tsv", #"header("X-V", options?.xV, style: .tabDelimited)"#),
        ("in: header", "pipes", #"header("X-V", options?.xV, style: .pipeDelimited)"#),
        ("in: header", "csv", #"header("X-V", options?.xV)"#),
        ("in: query", "pipes", #"query("X-V", options?.xV, style: .pipeDelimited, explode: false)"#),
    ])
    func collectionFormats(place: String, format: String, sent: String) throws {
        let files = try generate(
            """
            swagger: "2.0"
            info: {title: Shop, version: "1"}
            paths:
              /a:
                get:
                  operationId: find
                  parameters: [{name: X-V, \(place), type: array, collectionFormat: \(format), items: {type: string}}]
                  responses: {"204": {description: D}}
            """
        )
        #expect(try files.file("ShopClient.swift").sent == ["description.\(sent)"])
    }

    /// The places where OpenAPI 3 has no choice of styles.
    @Test(arguments: [
        ("header", "label", "simple", "simple", #"header("a", options?.a)"#),
        ("header", "pipeDelimited", "simple", "simple", #"header("a", options?.a)"#),
        ("cookie", "pipeDelimited", "form", "form, cookie", #"cookie("a", options?.a, explode: false)"#),
        ("path", "form", "simple", "simple, label, matrix", #"path("a", a, style: .simple, explode: true)"#),
        (
            "query", "matrix", "form", "form, spaceDelimited, pipeDelimited, deepObject",
            #"query("a", options?.a, style: .form, explode: false)"#
        ),
    ])
    func stylesOfOtherPlaces(place: String, style: String, used: String, styles: String, sent: String) throws {
        let generation = try Generation(
            """
            openapi: 3.2.0
            info: {title: Shop, version: "1"}
            paths:
              /a\(place == "path" ? "/{a}" : ""):
                get:
                  operationId: find
                  parameters: [{name: a, in: \(place), required: \(place == "path"), style: \(style), schema: {type: array, items: {type: string}}}]
                  responses: {"204": {description: D}}
            """
        )
        #expect(
            generation.warnings == [
                "warning: '\(style)' is not a style for \(place) parameters; '\(used)' is used (write \(styles))"
            ]
        )
        #expect(try generation.files.file("ShopClient.swift").sent == ["description.\(sent)"])
    }

    /// The fields of forms have the styles of query parameters (OpenAPI 3.1, "Encoding Object").
    @Test(arguments: ["matrix", "label", "simple", "cookie"])
    func stylesThatFormsDoNotHave(style: String) throws {
        let generation = try Generation(
            """
            openapi: 3.2.0
            info: {title: Shop, version: "1"}
            paths:
              /a:
                post:
                  operationId: send
                  requestBody:
                    required: true
                    content:
                      application/x-www-form-urlencoded:
                        schema: {type: object, properties: {a: {type: array, items: {type: string}}}}
                        encoding: {a: {style: \(style)}}
                  responses: {"204": {description: D}}
            """
        )
        #expect(
            generation.warnings == [
                "warning: '\(style)' is not a style for fields of forms; 'form' is used (write form, spaceDelimited, "
                    + "pipeDelimited, deepObject)"
            ]
        )
        // As in a query, the style that was meant says whether each item is sent on its own.
        let encoding = "encoding: [\"a\": .styled(.form, explode: false)]"
        #expect(try generation.files.file("ShopClient.swift").contains(encoding) == (style != "cookie"))
    }

    /// A file that is sent has a format, and so have events that are delivered elsewhere.
    @Test(arguments: [
        ("get", "format", "", true), ("get", "outputFormat", "", true), ("get", "response_format", "", true),
        ("get", "input_format", "", false), ("get", "payloadFormat", "", false), ("post", "payloadFormat", "", false),
        ("post", "format", "requestBody: {content: {application/octet-stream: {}}}, ", false),
    ])
    func onlyTheFormatOfAResponseIsChosen(method: String, name: String, body: String, isFixed: Bool) throws {
        let client = try generate(
            shop(
                """
                /pets:
                  \(method): {operationId: findPets, \(body)parameters: [{name: \(name), in: query, required: true, schema: {type: string, \
                enum: [csv, json]}}], responses: {'200': {description: D, content: {application/json: {schema: {type: object}}}}}}
                """
            )
        ).file("ShopClient.swift")
        #expect(client.contains(#"description.query("\#(name)", "json")"#) == isFixed)
    }

    /// Nobody could read another one.
    @Test(arguments: [
        ("format", "[XML, JSON]", "application/json", true),
        ("responseFormat", "[json, csv]", "application/json", true),
        ("format", "[XML, CSV]", "application/json", false), ("format", "[short, json]", "application/json", false),
        ("format", "[xml, json]", "application/xml", false), ("kind", "[xml, json]", "application/json", false),
    ])
    func theOnlyFormatThatIsReadIsRequested(name: String, values: String, mediaType: String, isFixed: Bool) throws {
        let client = try generate(
            shop(
                """
                /{\(name)}/pets:
                  get:
                    operationId: getPet
                    parameters: [{name: \(name), in: path, required: true, schema: {type: string, enum: \(values)}}]
                    responses: {'200': {description: D, content: {\(mediaType): {schema: {type: object}}}}}
                """
            )
        ).file("ShopClient.swift")
        #expect(client.signatures.first == (isFixed ? "getPet()" : "getPet(\(name):)"))
        #expect(client.contains(#"description.path("\#(name)", "JSON")"#) == (isFixed && values.contains("JSON")))
    }
}
