import Testing
import YAML

@testable import ServiceDescription

/// Several versions of a service become one service.
@Suite struct VersionTests {
    private static func schemas(_ lines: String) -> String {
        "paths: {}\ncomponents:\n  schemas:\n" + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    @Test func schemasAndMembersAreJoined() throws {
        let versions = try Versions(
            Self.schemas(
                """
                Old: {properties: {pet: {$ref: '#/components/schemas/Pet'}, kind: {$ref: '#/components/schemas/Kind'}}}
                Kind: {type: string, enum: [cat, dog]}
                Pet:
                  required: [name, tag, kind]
                  properties: {name: {type: string}, tag: {type: string}, kind: {$ref: '#/components/schemas/Kind'}}
                """
            ),
            Self.schemas(
                """
                Pet:
                  required: [name, age, kind]
                  properties:
                    name: {type: string, nullable: true}
                    age: {type: integer}
                    kind: {$ref: '#/components/schemas/Kind'}
                Kind: {type: string, enum: [dog, bird]}
                New: {properties: {pet: {$ref: '#/components/schemas/Pet'}}}
                """
            )
        )
        #expect(versions.diagnostics == [])
        #expect(versions.service?.versions == ["1", "2"])
        #expect(versions.service?.schemas.map(\.name) == ["Pet", "Kind", "New", "Old"])
        #expect(versions.schema("Pet") == "{name!: string?, age: integer, kind!: @Kind, tag: string}")
        #expect(versions.schema("Kind") == "enum string(dog, bird, cat)")
        #expect(versions.schema("Old") == "{pet: @Pet, kind: @Kind}")
        #expect(versions.service?.schemas[3].schema.shape.referenceIndices == [0, 1])
    }

    @Test func alternativesAndWhatTellsThemApartAreJoined() throws {
        let alternatives = { (names: String...) in
            names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        }
        let versions = try Versions(
            Self.schemas(
                """
                Cat: {required: [kind], properties: {kind: {type: string}}}
                Dog: {required: [kind], properties: {kind: {type: string}}}
                Pet: {oneOf: [\(alternatives("Cat", "Dog"))], discriminator: {propertyName: kind, mapping: {c: Cat, d: Dog, x: Dog}}}
                Id: {oneOf: [{type: string}, {type: boolean}]}
                Plain: {properties: {id: {type: integer}}}
                Base: {required: [t], properties: {t: {type: string}}, discriminator: {propertyName: t, mapping: {one: One}}}
                One: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {type: string}}}]}
                """
            ),
            Self.schemas(
                """
                Cat: {required: [kind], properties: {kind: {type: string}}}
                Bird: {required: [kind], properties: {kind: {type: string}}}
                Pet: {oneOf: [\(alternatives("Cat", "Bird"))], discriminator: {propertyName: kind, mapping: {c: Cat, b: Bird, x: Bird}}}
                Id: {oneOf: [{type: string}, {type: integer}]}
                Plain: {properties: {id: {oneOf: [{type: string}, {type: integer}]}}}
                Base: {required: [t], properties: {t: {type: string}}, discriminator: {propertyName: t, mapping: {two: Two}}}
                Two: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {b: {type: string}}}]}
                """
            )
        )
        let name = "the schema of 'x' in the discriminator of 'Pet'"
        #expect(
            versions.diagnostics == [
                "v2.yaml:8:93: warning: \(name) is 'Bird' here, but 'Dog' in API version '1'; the client follows this one (correct the one that is wrong)",
                "v1.yaml:8:92: note: \(name) is 'Dog' here",
            ]
        )
        #expect(versions.schema("Pet") == "(@Cat | @Bird | @Dog by kind c=@Cat b=@Bird x=@Bird d=@Dog)")
        #expect(versions.schema("Id") == "(string | integer | boolean)")
        #expect(versions.schema("Plain") == "{id: (string | integer)}")
        #expect(versions.schema("Base") == "{t!: string} by t two=@Two one=@One")
        #expect(versions.schema("One") == "{t!: string, a: string}")
    }

    @Test func operationsAndParametersAreJoined() throws {
        let versions = try Versions(
            """
            paths:
              /pets/{id}:
                get:
                  operationId: getPet
                  parameters:
                    - {name: id, in: path, required: true, schema: {type: string}}
                    - {name: old, in: query, required: true, schema: {type: string}}
                    - {name: both, in: query, required: true, schema: {type: string}}
                  responses: {200: {description: A}, 404: {description: B}}
              /gone: {delete: {operationId: gone, responses: {204: {description: A}}}}
            """,
            """
            paths:
              /pets/{petId}:
                get:
                  operationId: getPet
                  description: Gets.
                  parameters:
                    - {name: petId, in: path, required: true, schema: {type: string}}
                    - {name: both, in: query, required: true, schema: {type: string}}
                    - {name: new, in: query, required: true, schema: {type: string}}
                  responses: {200: {description: A}}
              /new:
                post:
                  operationId: new
                  requestBody: {required: true, content: {text/plain: {schema: {type: string}}}}
                  responses: {204: {description: A}}
            """,
            """
            paths:
              /pets/{petId}:
                get:
                  operationId: getPet
                  description: Gets.
                  parameters:
                    - {name: petId, in: path, required: true, schema: {type: string}}
                    - {name: both, in: query, required: true, schema: {type: string}}
                  responses: {200: {description: A}}
              /new: {post: {operationId: new, description: Makes., responses: {204: {description: A}}}}
            """
        )
        #expect(versions.diagnostics == [])
        let operations = try #require(versions.service?.operations)
        #expect(operations.map(\.identifier) == ["getPet", "new", "gone"])
        #expect(operations.map(\.path) == ["/pets/{petId}", "/new", "/gone"])
        #expect(
            operations[0].parameters.map(Outline().outline) == [
                "path petId! simple: string", "query both! form*: string", "query new form*: string",
                "query old form*: string",
            ]
        )
        #expect(operations[0].responses.map(\.status) == [.code(200), .code(404)])
        #expect(operations[1].body?.isRequired == false)
        #expect(
            operations.map(\.documentation.text) == [
                "Gets.", "Makes.\n\nOnly in API versions 2, 3.", "Only in API version 1.",
            ]
        )
    }

    /// A parameter in the path may have another name in each version, but is the same by its place.
    @Test func pathParametersAreTheSameByTheirPlaces() throws {
        let text = { (path: String, parameters: String) in
            "paths:\n  \(path): {get: {operationId: a, parameters: [\(parameters)], responses: {204: {description: D}}}}"
        }
        let path = { (name: String, schema: String) in
            "{name: \(name), in: path, required: true, x-ms-secret: \(name == "token"), schema: {\(schema)}}"
        }
        let renamed = try Versions(
            text(
                "/a/{token}/{kind}",
                path("kind", "type: string, enum: [cat, dog]") + ", " + path("token", "type: string")
            ),
            text(
                "/a/{petToken}/{petKind}",
                path("petToken", "type: string") + ", " + path("petKind", "type: string, enum: [cat]")
            )
        )
        #expect(renamed.diagnostics == [])
        let parameters = try #require(renamed.service?.operations.first?.parameters)
        #expect(parameters.map(\.name) == ["petToken", "petKind"])
        #expect(parameters.map(\.extensions.isMarkedSecret) == [true, false])
        guard case .enumeration(let kind) = parameters[1].schema.shape else { throw Versions.NoObject() }
        #expect(kind.values.map(\.rawValue) == ["cat", "dog"])

        let retyped = try Versions(
            text("/a/{name}", path("name", "type: string")),
            text("/a/{petId}", path("petId", "type: integer"))
        )
        #expect(
            retyped.diagnostics == [
                "v2.yaml:4:51: warning: the parameter 'petId' of the operation 'a' is an integer here, but a string in API version '1'; "
                    + "the client follows this one (correct the one that is wrong)",
                "v1.yaml:4:50: note: the parameter 'petId' of the operation 'a' is a string here",
            ]
        )

        let swapped = try Versions(
            text("/a/{b}/{a}", path("b", "type: string") + ", " + path("a", "type: integer")),
            text("/a/{a}/{b}", path("b", "type: string") + ", " + path("a", "type: integer"))
        )
        #expect(swapped.diagnostics.filter { $0.contains("the client follows") }.count == 2)
    }

    @Test func whatStandsAroundPathParametersTellsOperationsApart() throws {
        let operation = { (name: String, parameters: String) in
            let id = "{name: id, in: path, required: true, schema: {type: string}}"
            return
                "{post: {operationId: \(name), parameters: [\(id)\(parameters)], responses: {204: {description: A}}}}"
        }
        let text = """
            paths:
              /j/{id}:start: \(operation("start", ""))
              /j/{id}:stop: \(operation("stop", ", {name: why, in: query, required: true, schema: {type: string}}"))
              /x/{id}.json: \(operation("json", ""))
              /x/{id}.xml: \(operation("xml", ""))
              /x/{id}/: \(operation("slash", ""))
              /x/{id}: \(operation("bare", ""))
            """
        let versions = try Versions(text, text)
        #expect(versions.diagnostics.filter { !$0.contains("slash") } == [])
        let operations = try #require(versions.service?.operations)
        #expect(operations.map(\.identifier) == ["start", "stop", "json", "xml", "slash", "bare"])
        #expect(operations.map(\.documentation.text) == Array(repeating: nil, count: 6))
        #expect(operations[1].parameters.map(Outline().outline).last == "query why! form*: string")
    }

    @Test func aVersionCountsOnceForAnOperationThatItHasTwice() throws {
        let operation = { (path: String, name: String) in
            "  \(path): {get: {operationId: \(name), responses: {204: {description: A}}}}\n"
        }
        let versions = try Versions(
            "paths:\n" + operation("/b", "a") + operation("/a", "b"),
            "paths:\n" + operation("/a", "a"),
            "paths:\n" + operation("/a", "a")
        )
        #expect(versions.service?.operations.map(\.documentation.text) == [nil])
        let two = try Versions(
            "paths:\n" + operation("/b", "a") + operation("/a", "b"),
            "paths: {}",
            "paths:\n" + operation("/a", "a")
        )
        #expect(two.service?.operations.map(\.documentation.text) == ["Only in API versions 1, 3."])
    }

    @Test func responsesHeadersAndSecretsAreJoined() throws {
        let text = { (headers: String, marks: String) in
            """
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    200: {description: A, headers: {\(headers)}, content: {application/json: {schema: {$ref: '#/components/schemas/S'}}}}
            components:
              schemas:
                S: {properties: {p: {type: string\(marks)}}}
            """
        }
        let versions = try Versions(
            text("X-Total: {schema: {type: integer}}, x-next: {schema: {type: string}}", ", x-ms-secret: true"),
            text("X-Next: {schema: {type: string}}", "")
        )
        #expect(versions.diagnostics == [])
        let service = try #require(versions.service)
        #expect(service.operations[0].responses[0].headers.map(\.name) == ["X-Next", "X-Total"])
        guard case .object(let object) = service.schemas[0].schema.shape else { throw Versions.NoObject() }
        #expect(object.properties.map(\.isMarkedSecret) == [true])
    }

    @Test func textThatOnlyClientsSendInOneVersionIsASecret() throws {
        let versions = try Versions(
            Self.schemas(
                "S: {type: object, properties: {p: {type: string, writeOnly: true}, n: {type: integer, writeOnly: true}}}"
            ),
            Self.schemas("S: {type: object, properties: {p: {type: string}, n: {type: integer}}}")
        )
        guard case .object(let object)? = versions.service?.schemas.first?.schema.shape else {
            throw Versions.NoObject()
        }
        #expect(object.properties.map(\.isMarkedSecret) == [true, nil])
    }

    @Test func aNumberAndItsTextAreTwoValues() throws {
        let versions = try Versions(
            Self.schemas("Level: {enum: [1, '2', a]}"),
            Self.schemas("Level: {enum: ['1', 2, a]}")
        )
        guard case .enumeration(let level) = try #require(versions.service).schemas[0].schema.shape else {
            throw Versions.NoObject()
        }
        #expect(level.values.map(\.rawValue) == ["1", "2", "a", "1", "2"])
        #expect(level.values.map(\.isText) == [true, false, true, false, true])
    }

    @Test(arguments: ["application/json; charset=utf-8", "Application/JSON"])
    func aMediaTypeIsTheSameWithParameters(mediaType: String) throws {
        let text = { (mediaType: String, member: String) in
            let content = "'\(mediaType)': {schema: {properties: {\(member): {type: string}}}}"
            return "paths: {/a: {get: {responses: {200: {description: A, content: {\(content)}}}}}}"
        }
        let versions = try Versions(text(mediaType, "old"), text("application/json", "new"))
        #expect(versions.diagnostics == [])
        let contents = try #require(versions.service).operations[0].responses[0].contents
        #expect(contents.map(\.mediaType) == ["application/json"])
        #expect(contents.compactMap(\.schema).map(Outline().outline) == ["{new: string, old: string}"])
    }

    @Test func otherDirectionsAreTold() throws {
        let text = { (marks: String) in
            "paths: {}\ncomponents:\n  schemas:\n    S: {properties: {p: {type: string\(marks)}}}\n"
        }
        let versions = try Versions(text(", readOnly: true"), text(""))
        #expect(
            versions.diagnostics.filter { $0.contains("warning") } == [
                "v2.yaml:6:22: warning: 'p' of 'S' is neither read-only nor write-only here, but read-only in API version '1'; the client "
                    + "follows this one (correct the one that is wrong)"
            ]
        )
    }

    @Test func whatOnlyAnOlderVersionHasRequiresWhatItDoesThere() throws {
        let text = { (security: String, name: String) in
            """
            security: [\(security)]
            paths:
              /\(name): {get: {operationId: \(name), responses: {204: {description: A}}}}
            components: {securitySchemes: {k: {type: http, scheme: basic}}}
            """
        }
        let versions = try Versions(text("{k: []}", "old"), text("", "new"))
        #expect(versions.diagnostics == [])
        #expect(versions.service?.operations.map { $0.security?.map(\.schemes) } == [[], [["k"]]])
    }

    @Test func whatDoesNotFitIsToldAtBothPlaces() throws {
        let follows = "the client follows this one (correct the one that is wrong)"
        let versions = try Versions(
            """
            paths:
              /old: {get: {operationId: get, responses: {200: {description: A}}}}
              /a: {get: {operationId: a, parameters: [{name: p, in: query, schema: {type: integer}}], responses: {}}}
            components:
              schemas:
                Pet: {properties: {age: {type: integer}, tags: {type: array, items: {type: string}}, x: {type: integer}}}
                Kind: {type: string}
                Thing: {type: array, items: {}}
            """,
            """
            paths:
              /new: {get: {operationId: get, responses: {200: {description: A}}}}
              /a: {get: {operationId: a, parameters: [{name: p, in: query, schema: {type: string}}], responses: {}}}
            components:
              schemas:
                Pet: {properties: {age: {type: string}, tags: {type: array, items: {type: number}}, x: {type: integer, format: int64}}}
                Kind: {type: string, enum: [a]}
                Thing: {additionalProperties: {}}
            """
        )
        #expect(
            versions.diagnostics.filter { $0.contains(" here") } == [
                "v2.yaml:8:24: warning: 'age' of 'Pet' is a string here, but an integer in API version '1'; \(follows)",
                "v1.yaml:8:24: note: 'age' of 'Pet' is an integer here",
                "v2.yaml:8:72: warning: an item of 'tags' of 'Pet' is a number here, but a string in API version '1'; "
                    + follows,
                "v1.yaml:8:73: note: an item of 'tags' of 'Pet' is a string here",
                "v2.yaml:10:5: warning: 'Thing' is a map here, but an array in API version '1'; \(follows)",
                "v1.yaml:10:5: note: 'Thing' is an array here",
                "v2.yaml:4:10: warning: the operation 'get' is GET /new here, but GET /old in API version '1'; \(follows)",
                "v1.yaml:4:10: note: the operation 'get' is GET /old here",
                "v2.yaml:5:43: warning: the parameter 'p' of the operation 'a' is a string here, but an integer in API version "
                    + "'1'; \(follows)",
                "v1.yaml:5:43: note: the parameter 'p' of the operation 'a' is an integer here",
            ]
        )
        #expect(versions.schema("Pet") == "{age: string, tags: [number], x: integer(int64)}")
        #expect(versions.schema("Kind") == "enum string(a)")
        #expect(versions.service?.operations.map(\.path) == ["/new", "/a"])
    }

    /// A truth value is no constant if another version has another one, or both.
    @Test(arguments: [("[true]", true), ("[false]", nil), ("[true, false]", nil)] as [(String, Bool?)])
    func theOnlyTruthValueOfAllVersions(values: String, constant: Bool?) throws {
        let text = { (values: String) in
            "paths: {/a: {get: {parameters: [{name: p, in: query, required: true, schema: {type: boolean, enum: "
                + "\(values)}}], responses: {204: {description: A}}}}}"
        }
        for texts in [(text("[true]"), text(values)), (text(values), text("[true]"))] {
            let versions = try Versions(texts.0, texts.1)
            #expect(versions.service?.operations.map { $0.parameters.map(\.constant) } == [[constant]])
        }
    }

    // MARK: - Security

    private static let operation = "responses: {204: {description: D}}"

    @Test func whatAnyVersionAcceptsIsAccepted() throws {
        let versions = try Versions(
            """
            security: [{basic: []}, {token: [read]}]
            paths:
              /both: {get: {operationId: both, \(Self.operation)}}
              /own: {get: {operationId: own, security: [{basic: []}], \(Self.operation)}}
              /old: {get: {operationId: old, \(Self.operation)}}
            components:
              securitySchemes: {basic: {type: http, scheme: basic}, token: {type: oauth2, flows: {implicit: {scopes: {read: R}}}}}
            """,
            """
            security: [{token: [write]}]
            paths:
              /both: {get: {operationId: both, \(Self.operation)}}
              /own: {get: {operationId: own, security: [], \(Self.operation)}}
              /new: {get: {operationId: new, \(Self.operation)}}
            components:
              securitySchemes: {token: {type: oauth2, flows: {implicit: {scopes: {write: W}}}}}
            """
        )
        #expect(versions.diagnostics == [])
        let service = try #require(versions.service)
        #expect(service.securitySchemes.map(\.kind) == [.credential(.bearer), .credential(.basic)])
        let token = SecurityRequirement(schemes: ["token"], scopes: ["token": ["write", "read"]])
        let basic = SecurityRequirement(schemes: ["basic"])
        #expect(service.security == [token, basic])
        let own = Dictionary(uniqueKeysWithValues: service.operations.map { ($0.identifier, $0.security) })
        #expect(own["both"] == .some(nil))
        #expect(own["own"] == [SecurityRequirement(schemes: []), basic])
        #expect(own["new"] == [SecurityRequirement(schemes: ["token"], scopes: ["token": ["write"]])])
        #expect(own["old"] == [basic, SecurityRequirement(schemes: ["token"], scopes: ["token": ["read"]])])
    }

    @Test func versionsThatRequireTheSameSayNothingOfOperations() throws {
        let text = """
            security: [{basic: []}]
            paths:
              /a: {get: {operationId: a, \(Self.operation)}}
              /b: {get: {operationId: b, security: [], \(Self.operation)}}
            components: {securitySchemes: {basic: {type: http, scheme: basic}}}
            """
        let service = try #require(try Versions(text, text).service)
        #expect(service.security == [SecurityRequirement(schemes: ["basic"])])
        #expect(service.operations.map(\.security) == [nil, []])
    }

    // MARK: - Answers

    @Test func headerFieldsAndWhatGoesOnAreJoined() throws {
        let headers = "headers: {A: {schema: {type: integer}}, B: {schema: {type: string}}}"
        let versions = try Versions(
            """
            paths:
              /a: {put: {operationId: a, x-ms-long-running-operation: true, responses: {200: {description: D, \(headers)}}}}
            """,
            """
            paths:
              /a: {put: {operationId: a, responses: {200: {description: D, headers: {b: {schema: {type: string}}}}}}}
            """
        )
        #expect(versions.diagnostics == [])
        let operation = try #require(versions.service?.operations.first)
        #expect(operation.longRunning == LongRunning())
        #expect(operation.responses[0].headers.map(\.name) == ["b", "A"])
    }

    @Test func whatDoesNotFitOfAServiceAndItsResponsesIsTold() throws {
        let follows = "the client follows this one (correct the one that is wrong)"
        let running = "x-ms-long-running-operation: true, x-ms-long-running-operation-options"
        let versions = try Versions(
            """
            servers: [{url: 'https://a.example/v1'}]
            paths:
              /a: {put: {operationId: a, \(running): {final-state-via: location}, responses: {200: {headers: {H: {schema: {type: string}}}}}}}
            components: {securitySchemes: {k: {type: apiKey, in: header, name: K}}}
            """,
            """
            servers: [{url: 'https://a.example/v2'}]
            paths:
              /a: {put: {operationId: a, \(running): {final-state-via: original-uri}, responses: {200: {x-ms-error-response: true, headers: {H: {schema: {type: integer}}}}}}}
            components: {securitySchemes: {k: {type: http, scheme: basic}}}
            """
        )
        #expect(
            versions.diagnostics.filter { $0.contains("warning: ") && $0.contains(" here") } == [
                "v2.yaml:6:32: warning: the security scheme 'k' is basic authentication here, but an API key 'K' in header in API version "
                    + "'1'; \(follows)",
                "v2.yaml:5:8: warning: the result of the operation 'a' is at the URL of the request here, but at the "
                    + "'Location' of the first response in API version '1'; \(follows)",
                "v2.yaml:5:147: warning: the response of the operation 'a' is an error here, but classified by its "
                    + "status code in API version '1'; \(follows)",
                "v2.yaml:5:193: warning: the header field 'H' of the response of the operation 'a' is an integer here, but a string in "
                    + "API version '1'; \(follows)",
                "v2.yaml:3:17: warning: the service is at 'https://a.example/v2' here, but at 'https://a.example/v1' in API version "
                    + "'1'; \(follows)",
            ]
        )
    }

    @Test func aKeyThatIsABearerTokenIsTheSameAsOne() throws {
        let versions = try Versions(
            """
            paths: {}
            components:
              securitySchemes:
                k: {type: apiKey, in: header, name: Authorization, description: 'Write Bearer first, such as "Bearer abc"'}
            """,
            "paths: {}\ncomponents: {securitySchemes: {k: {type: http, scheme: bearer}}}"
        )
        #expect(versions.diagnostics == [])
        #expect(versions.service?.securitySchemes.map(\.kind) == [.credential(.bearer)])
    }

    @Test func twoDescriptionsOfOneVersion() throws {
        let versions = try Versions("paths: {}", "paths: {}") { _ in "1" }
        #expect(versions.service == nil)
        #expect(
            versions.diagnostics == [
                "v1.yaml:1:1: error: another description also has the version '1' (give each a unique 'version' in 'info', or, if "
                    + "these are two services, generate a client for each)"
            ]
        )
    }

    @Test(arguments: [
        (["Pets", "Cars"], "/cars", true), (["Pets", "Pets"], "/cars", false), (["Pets", "Cars"], "/pets", false),
    ])
    func versionsWithNothingInCommonMayBeTwoServices(titles: [String], path: String, areTwo: Bool) throws {
        let versions = try Versions(
            "paths: {/pets: {get: {operationId: getPets, \(Self.operation)}}}",
            "paths: {\(path): {get: {operationId: getCars, \(Self.operation)}}}",
            titles: titles
        )
        let warning =
            "v1.yaml:1:1: warning: 'Pets' has no operation in common with newer versions of 'Cars'; the client has those of both (if "
            + "these are two services, generate a client for each, in an output folder of its own)"
        #expect(versions.diagnostics == (areTwo ? [warning] : []))
    }

    @Test func whatOneVersionWritesInPlaceMayHaveANameInANewerOne() throws {
        let path = { (schema: String) in
            "paths: {/pets: {get: {parameters: [{name: kind, in: query, schema: \(schema)}], responses: {200: {description: D}}}}}\n"
        }
        let versions = try Versions(
            path("{type: string, enum: [fish]}")
                + """
                components:
                  schemas:
                    Pet:
                      properties:
                        kind: {type: string, enum: [cat, bird]}
                        level: {type: string}
                        id: {type: string, format: uuid}
                        owner: {type: integer}
                """,
            path("{$ref: '#/components/schemas/Kind'}")
                + """
                components:
                  schemas:
                    Pet:
                      properties:
                        kind: {$ref: '#/components/schemas/Kind'}
                        level: {$ref: '#/components/schemas/Level'}
                        id: {$ref: '#/components/schemas/Id'}
                        owner: {$ref: '#/components/schemas/Id'}
                    Kind: {type: string, enum: [cat, dog]}
                    Level: {type: string, enum: [low], x-ms-enum: {name: Level, modelAsString: false}}
                    Id: {type: string, format: uuid}
                """
        )
        #expect(versions.schema("Pet") == "{kind: @Kind, level: @Level, id: @Id, owner: @Id}")
        #expect(versions.schema("Kind") == "enum string(cat, dog, bird, fish)")
        #expect(versions.schema("Level") == "enum Level string(low)")
        #expect(
            versions.diagnostics == [
                "v2.yaml:11:9: warning: 'owner' of 'Pet' is 'Id' here, but an integer in API version '1'; the client follows this one "
                    + "(correct the one that is wrong)",
                "v1.yaml:11:9: note: 'owner' of 'Pet' is an integer here",
            ]
        )
    }

    @Test func whatHasANameInOneVersionMayBeWrittenInPlaceInANewerOne() throws {
        let versions = try Versions(
            Self.schemas(
                """
                Pet:
                  properties:
                    kind: {$ref: '#/components/schemas/Kind'}
                    level: {$ref: '#/components/schemas/Kind'}
                    id: {$ref: '#/components/schemas/Id'}
                    owner: {$ref: '#/components/schemas/Id'}
                    home: {$ref: '#/components/schemas/Home'}
                Kind: {type: string, enum: [cat, dog]}
                Id: {type: string, format: uuid}
                Home: {properties: {street: {type: string}}}
                """
            ),
            Self.schemas(
                """
                Pet:
                  properties:
                    kind: {type: string, enum: [cat, bird]}
                    level: {type: string}
                    id: {type: string, format: uuid}
                    owner: {type: integer}
                    home: {type: string}
                """
            )
        )
        #expect(
            versions.schema("Pet") == "{kind: @Kind, level: string, id: string(uuid), owner: integer, home: string}"
        )
        #expect(versions.schema("Kind") == "enum string(cat, dog, bird)")
        #expect(
            versions.diagnostics.filter { $0.contains("warning") } == [
                "v2.yaml:11:9: warning: 'owner' of 'Pet' is an integer here, but 'Id' in API version '1'; the client follows this one "
                    + "(correct the one that is wrong)",
                "v2.yaml:12:9: warning: 'home' of 'Pet' is a string here, but 'Home' in API version '1'; the client follows this one "
                    + "(correct the one that is wrong)",
            ]
        )
    }

    /// Members stay that the other version does not name, and values of any kind.
    @Test func anObjectThatNamesNoMembersIsNoContradiction() throws {
        let versions = try Versions(
            Self.schemas(
                """
                A: {type: object, additionalProperties: true}
                B: {type: object, required: [b], properties: {b: {type: string}}}
                C: {type: object, additionalProperties: {type: integer}}
                D: {properties: {a: {type: object, required: [x], properties: {x: {type: string}}}}}
                """
            ),
            Self.schemas(
                """
                A: {type: object, required: [a], properties: {a: {type: string}}}
                B: {type: object, additionalProperties: true}
                C: {type: object, additionalProperties: {type: integer, nullable: true}}
                D: {properties: {a: {type: object}}}
                """
            )
        )
        #expect(versions.diagnostics == [])
        #expect(versions.schema("A") == "{a: string}")
        #expect(versions.schema("B") == "<any>")
        #expect(versions.schema("C") == "<integer?>")
        #expect(versions.schema("D") == "{a: any}")
    }

    @Test func mistakesOfEveryVersionAreReported() throws {
        let versions = try Versions("paths: 3", "paths: [a]")
        #expect(versions.service == nil)
        #expect(
            versions.diagnostics == [
                "v2.yaml:3:8: error: expected a mapping for 'paths', found a sequence",
                "v1.yaml:3:8: error: expected a mapping for 'paths', found an integer",
            ]
        )
    }
}

extension SchemaShape {
    /// The offsets of the schemas that members refer to.
    fileprivate var referenceIndices: [Int] {
        guard case .object(let object) = self else { return [] }
        return object.properties.compactMap { property in
            if case .reference(let index) = property.schema.shape { index } else { nil }
        }
    }
}
