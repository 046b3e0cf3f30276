import Testing

/// What is told of responses that the client does not give as the description has them, and what of failures it does.
@Suite struct ResponseLossTests {
    /// An operation `find` of OpenAPI 3.2 with the given answers, which begin at line 7.
    private func generation(_ responses: String, schemas: String = "{}") throws -> Generation {
        try Generation(
            """
            openapi: 3.2.0
            info: {title: Shop, version: '1.0'}
            paths:
              /things: {get: {
                operationId: find,
                responses: {
            \(responses)}}}
            components: {schemas: \(schemas)}
            """
        )
    }

    private static let object = "{type: object, properties: {a: {type: string}}}"

    // MARK: - Streams

    @Test func itemsOfAStreamBesideAnotherResponseAreALoss() throws {
        let generation = try generation(
            """
            200: {content: {application/jsonl: {itemSchema: \(Self.object)}}},
            202: {content: {application/json: {schema: {type: string}}}}
            """
        )
        #expect(
            generation.diagnostics == [
                "7:17: warning: the operation 'find' returns a stream in 'application/jsonl' or something else; the "
                    + "client waits for the end and returns bytes (describe the stream as a separate operation)"
            ]
        )
        #expect(generation.files.values.contains { $0.contains("case ok(Data)") })
    }

    @Test func aStreamBesideNothingIsAStream() throws {
        let generation = try generation(
            "200: {content: {text/event-stream: {itemSchema: \(Self.object)}}},\n202: {description: Later}"
        )
        #expect(generation.diagnostics == [])
        #expect(try generation.files.file("ShopClient.swift").contains("-> ServiceStream<FindItem>"))
    }

    @Test func aStreamOfOtherItemsIsNotAskedFor() throws {
        let events = "200: {content: {text/event-stream: {itemSchema: \(Self.object)}, "
        let streams = events + "application/jsonl: {itemSchema: "
        let other = try generation(streams + "{type: string}}}}")
        #expect(
            other.diagnostics == [
                "7:99: warning: the response may also be 'application/jsonl' with a different schema; the "
                    + "client accepts only 'text/event-stream' (remove it, or give both one schema)"
            ]
        )
        #expect(try other.files.file("ShopClient.swift").contains("description.accept(\"text/event-stream\")"))
        let same = try generation(streams + "\(Self.object)}}}")
        #expect(same.diagnostics == [])
        let accept = "description.accept(\"text/event-stream, application/jsonl\")"
        #expect(try same.files.file("ShopClient.swift").contains(accept))
    }

    // MARK: - Texts

    /// The same data comes in JSON, but who wants the page or the table has no way to ask for it.
    @Test(arguments: ["text/html", "text/csv", "text/javascript"])
    func aTextBesideTheSameDataIsTold(mediaType: String) throws {
        let json = "200: {content: {application/json: {schema: \(Self.object)}, "
        #expect(
            try generation(json + "\(mediaType): {schema: \(Self.object)}}}").diagnostics == [
                "7:94: warning: the response may also be '\(mediaType)', which the client does not ask for; it accepts "
                    + "only 'application/json' (remove it, or describe it as a string to get a method for it)"
            ]
        )
        #expect(try generation(json + "\(mediaType): {schema: {type: string}}}}").diagnostics == [])
    }

    /// Frameworks write plain text beside all JSON, and other notations of members add nothing.
    @Test(arguments: ["text/plain", "application/xml", "text/x-yaml", "application/cbor"])
    func otherNotationsOfTheSameDataAreNoLoss(mediaType: String) throws {
        let contents = "application/json: {schema: \(Self.object)}, \(mediaType): {schema: \(Self.object)}"
        #expect(try generation("200: {content: {\(contents)}}").diagnostics == [])
    }

    // MARK: - Forms and parts

    @Test(arguments: ["application/x-www-form-urlencoded", "multipart/form-data"])
    func responsesInFormsAreMeantAsJSON(mediaType: String) throws {
        let generation = try generation(
            "200: {content: {\(mediaType): {schema: \(Self.object)}}},\n400: {content: {\(mediaType): {schema: \(Self.object)}}}"
        )
        #expect(
            generation.diagnostics == [
                "7:17: warning: the response is '\(mediaType)', which the client can send but not read; "
                    + "it reads the response as JSON (if it is not JSON, parse the raw response)",
                "8:17: warning: the client does not read properties from the error response '\(mediaType)'; the error is only "
                    + "read if it comes in JSON or XML",
            ]
        )
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                "description.accept(\"application/json, \(mediaType);q=0.1\")",
                "description.failure(.code(400), FindError.self)",
            ]
        )
    }

    /// A form that is a file is taken as it is.
    @Test func aFileInAFormIsAskedForAsTheForm() throws {
        let form = "multipart/form-data: {schema: {type: string, format: binary}}"
        let generation = try generation("200: {content: {\(form)}},\n400: {content: {\(form)}}")
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.file("ShopClient.swift").sent == ["description.accept(\"multipart/form-data\")"]
        )
    }

    @Test func partsWithoutNamesAreBytes() throws {
        #expect(
            try generation("200: {content: {multipart/mixed: {itemSchema: \(Self.object)}}}").diagnostics == [
                "7:17: warning: the response is 'multipart/mixed', in which the client reads no properties; "
                    + "it returns bytes (if it is JSON, use 'application/json')"
            ]
        )
    }

    // MARK: - Failures

    @Test(arguments: [
        ("text/plain: {schema: \(object)}", "a string (if it is JSON, use 'application/json')"),
        ("text/event-stream: {itemSchema: \(object)}", "a string (if it is JSON, use 'application/json')"),
        ("application/jsonl: {itemSchema: \(object)}", "not read"),
        ("application/x-www-form-urlencoded: {schema: \(object)}", "only read if it comes in JSON or XML"),
        ("multipart/mixed: {schema: \(object)}", "not read"),
    ])
    func membersOfAFailureThatAreNotRead(content: String, effect: String) throws {
        let mediaType = content.prefix { $0 != ":" }
        #expect(
            try generation("204: {description: D},\n404: {content: {\(content)}}").diagnostics == [
                "8:17: warning: the client does not read properties from the error response '\(mediaType)'; the error "
                    + "is \(effect)"
            ]
        )
    }

    @Test(arguments: [
        "application/yaml", "application/x-yaml", "application/problem+yaml", "application/cbor",
        "application/vnd.msgpack",
        "application/vnd.kubernetes.protobuf",
    ])
    func membersOfAFailureInANotationThatIsNotRead(mediaType: String) throws {
        let content = "\(mediaType): {schema: \(Self.object)}"
        #expect(
            try generation("204: {description: D},\n404: {content: {\(content)}}").diagnostics == [
                "8:17: warning: the client does not read properties from the error response '\(mediaType)'; the error "
                    + "is only read if it comes in JSON or XML"
            ]
        )
    }

    /// What produces tables or events says so of its errors, too, which no table holds.
    @Test(arguments: ["text/csv", "text/tab-separated-values", "text/calendar", "text/event-stream"])
    func failuresThatAreDescribedAsDocumentsAreReadInJSON(mediaType: String) throws {
        let generation = try generation(
            "200: {content: {\(mediaType): {schema: {type: string}}}},\n"
                + "404: {content: {\(mediaType): {schema: \(Self.object)}}}"
        )
        #expect(
            generation.diagnostics == [
                "8:17: warning: the client does not read properties from the error response '\(mediaType)'; the error "
                    + "is only read if it comes in JSON or XML"
            ]
        )
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                "description.accept(\"\(mediaType)\")", "description.failure(.code(404), FindError.self)",
            ]
        )
        let text = try self.generation(
            "204: {description: D},\n404: {content: {\(mediaType): {schema: {type: string}}}}"
        )
        #expect(text.diagnostics == [])
        #expect(
            try text.files.file("ShopClient.swift").sent.last == "description.failure(.code(404), String.self)"
        )
    }

    @Test(arguments: [
        "application/yaml: {schema: {type: string}}", "application/pdf: {schema: \(object)}",
        "application/yaml: {schema: \(object)}, application/json: {schema: \(object)}",
        "text/plain: {schema: {type: string}}", "application/octet-stream: {schema: {type: string, format: binary}}",
        "application/json: {schema: \(object)}, text/plain: {schema: {type: string}}",
        "application/json: {schema: \(object)}, application/xml: {schema: \(object)}",
    ])
    func failuresOfWhichNothingIsLost(content: String) throws {
        #expect(try generation("204: {description: D},\n404: {content: {\(content)}}").diagnostics == [])
    }

    @Test(arguments: [
        ("application/xml", "FindXmlError"), ("application/problem+json", "FindProblemError"),
        ("text/xml; charset=utf-8", "FindXmlError"),
    ])
    func aFailureOfTwoShapesIsReadInBoth(mediaType: String, type: String) throws {
        let other = "{type: object, properties: {b: {type: string}}}"
        let contents = "application/json: {schema: \(Self.object)}, '\(mediaType)': {schema: \(other)}"
        let generation = try generation("204: {description: D},\n404: {content: {\(contents)}}")
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.file("ShopClient.swift").lines(containing: "description.failure(") == [
                "description.failure(.code(404), FindError.self)",
                "description.failure(.code(404), \(type).self, in: \"\(mediaType)\")",
            ]
        )
    }

    @Test(arguments: [
        ("text/plain: {schema: {type: integer}}", "Int", "text/plain"),
        ("text/html: {schema: {type: string}}", "String", "text/html"),
        ("text/plain: {schema: {type: string, format: date-time}}", "String", "text/plain"),
    ])
    func aFailureInTextIsReadAsASuccessIs(content: String, type: String, mediaType: String) throws {
        let alone = try generation("204: {description: D},\n404: {content: {\(content)}}")
        #expect(alone.diagnostics == [])
        #expect(
            try alone.files.file("ShopClient.swift").sent.last == "description.failure(.code(404), \(type).self)"
        )
        let beside = try generation(
            "204: {description: D},\n404: {content: {application/json: {schema: \(Self.object)}, \(content)}}"
        )
        #expect(beside.diagnostics == [])
        #expect(
            try beside.files.file("ShopClient.swift").lines(containing: "description.failure(") == [
                "description.failure(.code(404), FindError.self)",
                "description.failure(.code(404), \(type).self, in: \"\(mediaType)\")",
            ]
        )
    }

    @Test func aFailureInTextOfTheSameValueNeedsNoTypeOfItsOwn() throws {
        let contents = "application/json: {schema: {type: integer}}, text/plain: {schema: {type: integer}}"
        #expect(
            try generation("204: {description: D},\n404: {content: {\(contents)}}").files.file("ShopClient.swift")
                .lines(containing: "description.failure(") == ["description.failure(.code(404), Int.self)"]
        )
    }

    @Test func aFailureThatIsAlsoAFormOfAnotherShapeIsTold() throws {
        let form = "application/x-www-form-urlencoded: {schema: {type: object, properties: {b: {type: string}}}}"
        let contents = "application/json: {schema: \(Self.object)}, \(form)"
        #expect(
            try generation("204: {description: D},\n404: {content: {\(contents)}}").diagnostics == [
                "8:94: warning: the error response 'application/x-www-form-urlencoded' has a different schema; the client reads "
                    + "only 'application/json'"
            ]
        )
    }

    /// Who adds a media type or a status adds types, and renames none.
    @Test func typesOfOtherMediaTypesLeaveTheNamesOfOthers() throws {
        let (one, two) = (Self.object, "{type: object, properties: {b: {type: string}}}")
        let both = "{content: {application/json: {schema: \(one)}, application/problem+json: {schema: \(two)}}}"
        let files = try generation(
            "204: {description: D},\n400: \(both),\n404: {content: {application/json: {schema: \(two)}}}"
        ).files
        #expect(
            try files.file("ShopClient.swift").lines(containing: "description.failure(") == [
                "description.failure(.code(400), FindError.self)",
                "description.failure(.code(404), FindNotFoundError.self)",
                "description.failure(.code(400), FindProblemError.self, in: \"application/problem+json\")",
            ]
        )
    }

    @Test func failuresThatAreDescribedAsBytesAreReadAsTheirSchema() throws {
        let generation = try generation(
            "200: {content: {audio/mpeg: {schema: {type: string, format: binary}}}},\n404: {content: {audio/mpeg: {schema: "
                + "\(Self.object)}}}"
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                "description.accept(\"audio/mpeg\")", "description.failure(.code(404), FindError.self)",
            ]
        )
    }

    @Test func redirectsThatArriveAreReadAsTheirSchema() throws {
        let generation = try generation(
            "204: {description: D},\n307: {content: {application/json: {schema: \(Self.object)}}}"
        )
        #expect(generation.diagnostics == [])
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.sent.contains("description.failure(.code(307), FindError.self)"))
    }

    @Test func headerFieldsOfFailuresAreToldOnce() throws {
        let generation = try generation(
            """
            204: {headers: {A: {schema: {type: integer}}}},
            404: {headers: {Retry-After: {schema: {type: integer}}, X-Left: {schema: {type: integer}}}},
            500: {headers: {X-Left: {schema: {type: integer}}}}
            """
        )
        #expect(
            generation.diagnostics == [
                "8:65: warning: the headers of error responses, such as 'X-Left', have no types in the client (read "
                    + "them from the 'httpResponse' of the failure)"
            ]
        )
    }

    /// What only browsers read is not lost (CORS), unless it is what was asked.
    @Test func headerFieldsOfFailuresForBrowsersAreNotLost() throws {
        let fields = "headers: {Access-Control-Allow-Origin: {schema: {type: string}}}"
        let generation = try generation("204: {},\n307: {\(fields)},\n404: {\(fields)}")
        #expect(generation.diagnostics == [])
    }

    /// What has not changed comes with the fields of what would have been sent.
    @Test func headerFieldsOfWhatHasNotChangedAreThoseOfTheSuccess() throws {
        let fields = "headers: {X-Left: {schema: {type: integer}}}"
        let generation = try generation("200: {\(fields)},\n304: {\(fields)}")
        #expect(generation.diagnostics == [])
    }

    @Test func headerFieldsOfFailuresWithTheStatusOfASuccessAreTold() throws {
        let generation = try generation(
            "204: {}, 202: {x-ms-error-response: true, headers: {X-Left: {schema: {type: integer}}}}"
        )
        #expect(
            generation.diagnostics == [
                "7:61: warning: the headers of error responses, such as 'X-Left', have no types in the client (read "
                    + "them from the 'httpResponse' of the failure)"
            ]
        )
    }

    /// The one `default` is the response as well, which has them.
    @Test func headerFieldsOfTheOnlyDefaultAreInTheClient() throws {
        let lone = try generation("default: {headers: {X-Left: {schema: {type: integer}}}}")
        #expect(lone.diagnostics == [])
        #expect(lone.files.values.contains { $0.contains("public let xLeft: Int?") })
        let both = try generation("200: {}, default: {headers: {X-Left: {schema: {type: integer}}}}")
        #expect(both.diagnostics.count == 1)
    }

    // MARK: - Header fields

    @Test(arguments: ["application/xml: {schema: \(object)}", "application/xml: {schema: {type: string}}"])
    func headerFieldsInOtherMediaTypesAreTexts(content: String) throws {
        let generation = try generation("204: {headers: {X-A: {content: {\(content)}}}}")
        #expect(
            generation.diagnostics == [
                "7:22: warning: the client does not read 'application/xml' in the header 'X-A'; it returns a string (decode it yourself)"
            ]
        )
        #expect(generation.files.values.flatMap(\.members).contains("let xA: String?"))
    }

    @Test(arguments: [
        ("application/json: {schema: \(object)}", "FindXA"), ("application/json: {schema: {type: string}}", "String"),
        ("application/vnd.shop+json: {schema: {type: array, items: {type: array, items: {type: integer}}}}", "[[Int]]"),
        ("application/json: {}", "JSONValue"),
    ])
    func headerFieldsInJSONAreRead(content: String, type: String) throws {
        let generation = try generation("204: {headers: {X-A: {content: {\(content)}}}}")
        #expect(generation.diagnostics == [])
        #expect(generation.files.values.flatMap(\.members).contains("let xA: \(type)?"))
        #expect(generation.files.values.contains { $0.contains(#"self.xA = reader.readJSONIfPresent("X-A")"#) })
    }

    @Test(arguments: ["application/json: {schema: {type: integer}}", "text/plain: {schema: {type: integer}}"])
    func numbersInHeaderFieldsLookTheSameInAnyMediaType(content: String) throws {
        let generation = try generation("204: {headers: {X-A: {content: {\(content)}}}}")
        #expect(generation.diagnostics == [])
        #expect(generation.files.values.flatMap(\.members).contains("let xA: Int?"))
    }

    // MARK: - Parameters

    @Test func membersInATextAreTold() throws {
        let generation = try Generation(
            shop(
                """
                /a:
                  get:
                    parameters: [{name: a, in: query, content: {text/plain: {schema: \(Self.object)}}}]
                    responses: {204: {description: D}}
                """
            )
        )
        #expect(
            generation.diagnostics == [
                "6:20: warning: the query parameter 'a' is an object, and 'text/plain' does not define how to encode "
                    + "it; it is sent in the style 'form' (use a media type such as 'application/json')"
            ]
        )
    }

    /// Some descriptions have the media type of problems next to that of every response.
    @Test(arguments: [
        ("image/png: {}", "image/png", "Data"), ("text/plain: {schema: {type: string}}", "text/plain", "String"),
        ("application/vnd.shop+json: {schema: {type: integer}}", "application/vnd.shop+json", "Int"),
    ])
    func problemsAreNoResults(content: String, mediaType: String, type: String) throws {
        let generation = try generation(
            "200: {content: {application/problem+json: {schema: \(Self.object)}, \(content)}}"
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("async throws(ServiceError) -> \(type) {"))
        #expect(client.contains("description.accept(\"\(mediaType)\")"))
        #expect(
            generation.diagnostics == [
                "7:17: warning: the response may also be 'application/problem+json' with a different schema; the client "
                    + "accepts only '\(mediaType)' (remove it, or give both one schema)"
            ]
        )
    }

    @Test func responsesBesidePagesAreALoss() throws {
        let page = "{type: object, properties: {value: {type: array, items: {type: string}}, next: {type: string}}}"
        let generation = try Generation(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1.0'}
            paths:
              /things: {get: {operationId: find, x-ms-pageable: {nextLinkName: next}, responses: {
                200: {description: D, content: {application/json: {schema: \(page)}}},
                206: {description: D, content: {application/json: {schema: \(page)}}},
                202: {description: D, content: {application/json: {schema: {type: object, properties: {job: {type: string}}}}}}}}}
            """
        )
        #expect(
            generation.diagnostics == [
                "7:37: warning: the operation 'find' returns pages, and this response has another schema; the client "
                    + "cannot read it (describe it as a page, or remove it)"
            ]
        )
    }
}
