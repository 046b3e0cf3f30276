import Testing

@Suite("Merge patches")
struct MergePatchTests {
    /// A description with an operation `update` that takes a merge patch of the given schema.
    private func patching(_ schema: String, _ more: String = "", schemas: String = "{}") -> String {
        shop(
            """
            /pet:
              patch:
                operationId: update
                requestBody:
                  required: true
                  content:
                    application/merge-patch+json: {schema: \(schema)}
            \(indented(more, by: "        "))
                responses: {'204': {description: Done}}
            """,
            "components:\n  schemas:\n\(indented(schemas, by: "    "))"
        )
    }

    private let pet = """
        Pet:
          type: object
          required: [id, name]
          properties:
            id: {type: string, readOnly: true}
            name: {type: string}
            born: {type: string, format: date-time-rfc1123}
            kind: {type: string, enum: [cat]}
            home: {type: object, properties: {street: {type: string, nullable: true}}}
            friends: {type: array, items: {$ref: '#/components/schemas/Pet'}}
            labels: {type: object, additionalProperties: {type: string}}
            mother: {$ref: '#/components/schemas/Pet'}
            anything: {}
          additionalProperties: {type: integer}
        """

    @Test("come before JSON patches that are described as objects, which these are not")
    func jsonPatches() throws {
        let patch = "application/json-patch+json: {schema: {$ref: '#/components/schemas/Pet'}}"
        let generation = try Generation(patching("{$ref: '#/components/schemas/Pet'}", patch, schemas: pet))
        #expect(
            generation.diagnostics.map { $0.split(separator: ": ", maxSplits: 1).last } == [
                "warning: the operation 'update' does not send 'application/json-patch+json': a JSON patch is an array, "
                    + "and its schema is an object (describe its items)"
            ]
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "description.body(") == [
                "description.body(body, as: \"application/merge-patch+json\")"
            ]
        )
        let items = "application/json-patch+json: {schema: {type: array, items: {type: object}}}"
        let both = try generate(patching("{$ref: '#/components/schemas/Pet'}", items, schemas: pet))
        #expect(try both.file("ShopClient.swift").lines(containing: "description.body(").count == 2)
    }

    @Test("send what they replace as a whole, but not the objects that they change")
    func readOnlyMembers() throws {
        let files = try generate(
            shop(
                """
                /pet:
                  patch:
                    requestBody:
                      required: true
                      content: {application/merge-patch+json: {schema: {$ref: '#/components/schemas/Pet'}}}
                    responses:
                      '200':
                        description: The pet.
                        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
                """,
                """
                components:
                  schemas:
                    Pet:
                      type: object
                      required: [id]
                      properties:
                        id: {type: string, readOnly: true}
                        home: {$ref: '#/components/schemas/Home'}
                        friends: {type: array, items: {$ref: '#/components/schemas/Friend'}}
                        parent: {$ref: '#/components/schemas/Pet'}
                        toys: {type: object, additionalProperties: {$ref: '#/components/schemas/Toy'}}
                        food: {oneOf: [{$ref: '#/components/schemas/Dry'}, {$ref: '#/components/schemas/Wet'}]}
                    Home: {type: object, required: [id], properties: {id: {type: string, readOnly: true}}}
                    Friend: {type: object, required: [id], properties: {id: {type: string, readOnly: true}}}
                    Toy: {type: object, required: [id], properties: {id: {type: string, readOnly: true}}}
                    Dry: {type: object, required: [id, dry], properties: {id: {type: string, readOnly: true}, dry: {type: string}}}
                    Wet: {type: object, required: [id, wet], properties: {id: {type: string, readOnly: true}, wet: {type: string}}}
                """
            )
        )
        #expect(try files.file("Pet.swift").members.first == "let id: String")
        for name in ["Home", "Toy", "Dry", "Wet"] {
            #expect(try files.file("\(name).swift").members.first == "let id: String", "\(name)")
        }
        #expect(try files.file("Friend.swift").members.first == "let id: String?")
    }

    @Test(
        "stand beside JSON patches, which are arrays, whatever a schema without members or an example may be for",
        arguments: [
            "{schema: {type: object}}", "{schema: {$ref: '#/components/schemas/Patch'}}", "{}",
            "{example: [{op: test}]}",
        ]
    )
    func undescribedJSONPatches(content: String) throws {
        let files = try generate(
            patching(
                "{$ref: '#/components/schemas/Pet'}",
                "application/json-patch+json: \(content)",
                schemas: pet + "\nPatch: {type: object, description: As Kubernetes has it for patches of all kinds.}"
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("func update(body: PetPatch, withOptions"))
        #expect(client.contains("func update(body: [JSONValue], withOptions"))
    }

    @Test("have a type beside that of what they change, in which each member is set, null or not mentioned")
    func patchType() throws {
        let files = try generate(
            patching(
                "{$ref: '#/components/schemas/Pet'}",
                "application/json: {schema: {$ref: '#/components/schemas/Pet'}}",
                schemas: pet
            )
        )
        #expect(
            try files.type("PetPatch").members == [
                "let name: PatchMember<String>?", "let born: PatchMember<Date>?", "let kind: PatchMember<PetKind>?",
                "let home: PatchMember<PetHomePatch>?", "let friends: PatchMember<[Pet]>?",
                "let labels: PatchMember<[String: PatchMember<String>]>?",
                "var mother: PatchMember<PetPatch>? { storedMother.value }", "let anything: PatchMember<JSONValue>?",
                "let additionalProperties: [String: PatchMember<Int>]",
            ]
        )
        #expect(try files.type("PetPatch").contains("writer.write(born, for: \"born\", as: .rfc1123)"))
        #expect(try files.type("PetPatch").contains("born = reader.readPatchIfPresent(\"born\", as: .rfc1123)"))
        #expect(try files.file("PetPatch.swift").contains("struct PetHomePatch"))
        #expect(try files.type("PetHomePatch").members == ["let street: PatchMember<String>?"])
        let client = try files.file("ShopClient.swift")
        #expect(
            client.contains(
                "public func update(body: Pet, withOptions options: UpdateOptions? = nil) async throws(ServiceError)"
            )
        )
        #expect(
            client.contains(
                "public func update(body: PetPatch, withOptions options: UpdateOptions? = nil) async throws(ServiceError)"
            )
        )
    }

    private let shapes = """
        Base: {type: object, required: [kind], discriminator: {propertyName: kind}, properties: {kind: {type: string}, note: {type: string}}}
        Sub: {allOf: [{$ref: '#/components/schemas/Base'}], properties: {n: {type: integer}, more: {type: object, properties: {q: {type: string}}}}}
        Solid: {oneOf: [{$ref: '#/components/schemas/Round'}, {$ref: '#/components/schemas/Flat'}], discriminator: {propertyName: t}}
        Round: {type: object, required: [t], properties: {t: {type: string, enum: [round]}, size: {type: integer}}}
        Flat: {type: object, required: [t], properties: {t: {type: string, enum: [flat]}, size: {type: array, items: {type: integer}}, a: {type: integer}}}
        Holder: {type: object, properties: {base: {$ref: '#/components/schemas/Base'}, shapes: {type: object, additionalProperties: {$ref: '#/components/schemas/Solid'}}}}
        Either: {oneOf: [{type: object, properties: {x: {type: string}}}, {type: string}]}
        """

    @Test(
        "of a base, or of a choice between objects, have the members of all that it can be",
        arguments: [
            (
                "Base", "BasePatch",
                [
                    "kind: PatchMember<String>?", "note: PatchMember<String>?", "n: PatchMember<Int>?",
                    "more: PatchMember<SubMorePatch>?",
                ]
            ),
            (
                "Solid", "SolidPatch",
                ["t: PatchMember<String>?", "size: PatchMember<JSONValue>?", "a: PatchMember<Int>?"]
            ),
            (
                "Holder", "HolderPatch",
                ["base: PatchMember<BasePatch>?", "shapes: PatchMember<[String: PatchMember<SolidPatch>]>?"]
            ),
        ]
    )
    func jointObjects(schema: String, patch: String, members: [String]) throws {
        let generation = try Generation(patching("{$ref: '#/components/schemas/\(schema)'}", schemas: shapes))
        #expect(generation.diagnostics == [])
        #expect(try generation.files.type(patch).members == members.map { "let " + $0 })
        #expect(try generation.files.file("ShopClient.swift").contains("update(body: \(patch), "))
    }

    @Test("of what may be no object are that value, and members that cannot be removed are told")
    func eitherObjects() throws {
        let generation = try Generation(patching("{$ref: '#/components/schemas/Either'}", schemas: shapes))
        #expect(
            generation.diagnostics == [
                "21:5: warning: a merge patch cannot remove members of what is either an object or another value; the client "
                    + "sends it as a whole (describe it as an object in the patch)"
            ]
        )
        #expect(try generation.files.file("ShopClient.swift").contains("update(body: Either, "))
    }

    /// A description with operations whose bodies are JSON, or a list, or none.
    private let plain = shop(
        """
        /pet:
          patch:
            operationId: updatePet
            requestBody:
              required: true
              content:
                application/json: {schema: {$ref: '#/components/schemas/Pet'}}
            responses: {'204': {description: Done}}
          put:
            operationId: setPet
            requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
            responses: {'204': {description: Done}}
        /list:
          post:
            operationId: addPets
            requestBody: {content: {application/json: {schema: {type: array, items: {type: string}}}}}
            responses: {'204': {description: Done}}
          get: {operationId: listPets, responses: {'204': {description: Done}}}
        """,
        "components: {schemas: {Pet: {type: object, properties: {name: {type: string, nullable: true}}}}}"
    )

    @Test("are JSON where the configuration says so", arguments: ["updatePet", "update*"])
    func configured(pattern: String) throws {
        let files = try generate(plain, configuration: "mergePatch: ['\(pattern)']")
        #expect(try files.type("PetPatch").members == ["let name: PatchMember<String>?"])
        let types = try files.file("ShopClient.swift").matches(of: /body: (Pet\w*)/).map { String($0.1) }
        #expect(types == ["PetPatch", "PetPatch", "Pet", "Pet", "PetPatch", "Pet"])
        #expect(try files.file("ShopClient.swift").sent.allSatisfy { !$0.contains("merge-patch") })
    }

    @Test(
        "are no operations that there are not, and none without members",
        arguments: [
            (
                "updatePets",
                "1:14: error: the description has no operation 'updatePets' that sends a merge patch (did you mean 'updatePet'?)"
            ),
            (
                "addPets",
                "1:14: error: the operation 'addPets' does not send a merge patch: its body is not a JSON object "
                    + "(remove it from 'mergePatch', or describe the body as an object)"
            ),
            (
                "listPets",
                "1:14: error: the operation 'listPets' does not send a merge patch: its body is not a JSON object "
                    + "(remove it from 'mergePatch', or describe the body as an object)"
            ),
        ]
    )
    func misfits(operation: String, message: String) throws {
        let generation = try Generation(plain, configuration: "mergePatch: [\(operation)]")
        #expect(generation.diagnostics == [message])
        #expect(generation.files.isEmpty)
    }

    @Test("cost nothing where there are none")
    func modelsWithoutPatches() throws {
        let files = try generate(
            patching("{type: integer}", "application/json: {schema: {$ref: '#/components/schemas/Pet'}}", schemas: pet)
        )
        #expect(files.typeNames == ["Pet", "PetHome", "PetKind"])
    }

    @Test(
        "of what is no object replace it",
        arguments: [
            ("{type: array, items: {type: string}}", "[String]"),
            ("{type: object, additionalProperties: {type: string}}", "[String: PatchMember<String>]"),
            ("{$ref: '#/components/schemas/Tree'}", "[String: PatchMember<Tree>]"),
            ("{}", "JSONValue"), ("{type: object, properties: {a: {type: string}}}", "UpdateRequestPatch"),
        ]
    )
    func otherShapes(schema: String, type: String) throws {
        let generation = try Generation(
            patching(schema, schemas: "Tree: {type: object, additionalProperties: {$ref: '#/components/schemas/Tree'}}")
        )
        #expect(try generation.files.file("ShopClient.swift").contains("body: \(type),"))
    }

    @Test("leave the names of schemas alone")
    func names() throws {
        let files = try generate(
            patching(
                "{$ref: '#/components/schemas/PetPatch'}",
                schemas: "PetPatch: {type: object, properties: {a: {type: string}}}"
            )
        )
        #expect(files.typeNames == ["PetPatchChanges"])
    }

    @Test("that are JSON Patch are arrays of the described operations")
    func jsonPatch() throws {
        let files = try generate(
            patching(
                "{$ref: '#/components/schemas/Pet'}",
                "application/json-patch+json: {schema: {type: array, items: {$ref: '#/components/schemas/Change'}}}",
                schemas: """
                    Pet: {type: object, properties: {a: {type: string}}}
                    Change: {type: object, required: [op, path], properties: {op: {type: string}, path: {type: string}, value: {}}}
                    """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.sent == [
                "description.body(body, as: \"application/merge-patch+json\")",
                "description.body(body, as: \"application/json-patch+json\")",
            ]
        )
        #expect(client.contains("update(body: [Change], withOptions"))
        #expect(try files.type("Change").members.last == "let value: JSONValue?")
    }
}
