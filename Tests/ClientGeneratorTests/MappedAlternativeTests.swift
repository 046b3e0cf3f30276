import Testing

/// Alternatives that only the `mapping` of a discriminator names are what those are that the choice lists.
@Suite struct MappedAlternativeTests {
    /// An operation `send`, whose body is a cat or, by the mapping alone, a dog.
    private static func service(_ mediaType: String, dog member: String) -> String {
        shop(
            """
            /a:
              post:
                operationId: send
                requestBody:
                  required: true
                  content:
                    \(mediaType):
                      schema:
                        oneOf: [{$ref: '#/components/schemas/Cat'}]
                        discriminator:
                          propertyName: kind
                          mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}
                        xml: {name: pet}
                responses: {'204': {description: Done}}
            """,
            """
            components:
              schemas:
                Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                Dog: {type: object, required: [kind], properties: {kind: {type: string}, \(member)}}
            """
        )
    }

    @Test func theirSecretsAreHidden() throws {
        let files = try generate(Self.service("application/json", dog: "pin: {type: string, format: password}"))
        #expect(try files.file("ShopClient.swift").sent.contains(#"description.secret(members: ["pin"])"#))
    }

    @Test func theirMembersHaveTheFormInXMLThatIsDescribed() throws {
        let files = try generate(Self.service("application/xml", dog: "chip: {type: string, xml: {attribute: true}}"))
        #expect(try files.type("Dog").lines(containing: "members: [") == [#"members: ["chip": .attribute("chip")]"#])
    }

    @Test func theirFilesAreFilesOfMultipartBodies() throws {
        let files = try generate(Self.service("multipart/form-data", dog: "chip: {type: string, format: binary}"))
        #expect(try files.type("Dog").members == ["let kind: String", "let chip: MultipartFile?"])
    }

    @Test func theirMembersAreSentInPartsAsTheyAreInOthers() throws {
        let files = try generate(Self.service("multipart/form-data", dog: "chip: {type: string, format: byte}"))
        let client = try files.file("ShopClient.swift")
        #expect(client.contains(#""chip": .base64("application/octet-stream")"#))
    }

    @Test func aSchemaThatIsOnlyComposedOfAnotherIsAnAlternative() throws {
        let files = try generate(
            schemas(
                """
                Action:
                  anyOf: [{$ref: '#/components/schemas/Resize'}]
                  discriminator:
                    propertyName: type
                    mapping: {resize: '#/components/schemas/Resize', reboot: '#/components/schemas/Reboot'}
                Base: {type: object, required: [type], properties: {type: {type: string}}}
                Reboot: {allOf: [{$ref: '#/components/schemas/Base'}]}
                Resize: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {size: {type: string}}}]}
                """
            )
        )
        #expect(
            try files.type("Action").lines(containing: "case ").prefix(2) == [
                "case resize(Resize)", "case reboot(Reboot)",
            ]
        )
        #expect(try files.type("Reboot").contains("init(type: String = \"reboot\")"))
    }

    /// As TM Forum describes references. An alternative of the same kind that the service adds later renames nothing.
    @Test(arguments: [
        "", ", {$ref: '#/components/schemas/OrgRef'}",
    ])
    func anAlternativeThatIsOnlyComposedOfAnotherSchemaHasATypeOfItsOwn(later: String) throws {
        let files = try generate(
            schemas(
                """
                PartyOrRole:
                  oneOf: [{$ref: '#/components/schemas/PartyRef'}, {$ref: '#/components/schemas/RoleRef'}\(later)]
                  discriminator: {propertyName: type, mapping: {PartyRef: PartyRef, RoleRef: RoleRef}}
                EntityRef: {type: object, required: [id, type], properties: {id: {type: string}, type: {type: string}}}
                PartyRef: {type: object, allOf: [{$ref: '#/components/schemas/EntityRef'}]}
                OrgRef: {type: object, allOf: [{$ref: '#/components/schemas/EntityRef'}]}
                RoleRef: {allOf: [{$ref: '#/components/schemas/EntityRef'}, {type: object, properties: {role: {type: string}}}]}
                """
            )
        )
        let union = try files.type("PartyOrRole")
        #expect(union.lines(containing: "case ").prefix(2) == ["case partyRef(PartyRef)", "case roleRef(RoleRef)"])
        #expect(try files.type("PartyRef").contains("init(id: String, type: String = \"PartyRef\")"))
    }

    @Test func aSchemaThatOnlyTheMappingOfABaseNamesIsAnAlternativeOfIt() throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  required: [kind]
                  properties: {kind: {type: string}}
                  discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}
                Cat: {type: object, properties: {meow: {type: string}}}
                """
            )
        )
        #expect(
            try files.type("Pet").lines(containing: "case ").prefix(2) == ["case pet(PetBase)", "case cat(Cat)"]
        )
        #expect(try files.type("Cat").contains("init(meow: String? = nil, kind: String? = \"cat\")"))
    }

    /// A name that the mapping has for another schema is that schema, whoever else names it.
    @Test(arguments: [
        ("", "dog"), (", {$ref: '#/components/schemas/Hound'}", "hound"),
        (", {$ref: '#/components/schemas/Dog'}", "dog"),
    ])
    func aNameForAnotherSchemaIsThatSchema(alternative: String, name: String) throws {
        let files = try generate(
            schemas(
                """
                Choice:
                  oneOf: [{$ref: '#/components/schemas/Cat'}\(alternative)]
                  discriminator: {propertyName: kind, mapping: {cat: Cat, dog: '#/components/schemas/Hound', puppy: Hound}}
                Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                Hound: {$ref: '#/components/schemas/Canine'}
                Canine: {$ref: '#/components/schemas/Dog'}
                Dog: {type: object, required: [kind], properties: {kind: {type: string}, bark: {type: string}}}
                """
            )
        )
        let choice = try files.type("Choice")
        #expect(choice.lines(containing: "case ").prefix(2) == ["case cat(Cat)", "case \(name)(Dog)"])
        #expect(choice.lines(containing: "case \"") == ["case \"cat\":", "case \"dog\", \"puppy\":"])
    }

    @Test func aNameForAnotherSchemaGetsTheMembersBesideTheChoice() throws {
        let files = try generate(
            schemas(
                """
                Choice:
                  type: object
                  required: [kind]
                  properties: {kind: {type: string}, age: {type: integer}}
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Feathered'}]
                  discriminator: {propertyName: kind, mapping: {cat: Cat, dog: '#/components/schemas/Hound', bird: Bird}}
                Cat: {type: object, properties: {meow: {type: string}}}
                Feathered: {$ref: '#/components/schemas/Bird'}
                Bird: {type: object, properties: {wings: {type: integer}}}
                Hound: {$ref: '#/components/schemas/Dog'}
                Dog: {type: object, properties: {bark: {type: string}}}
                """
            )
        )
        let choice = try files.type("Choice")
        #expect(
            choice.lines(containing: "case ").prefix(3) == [
                "case cat(ChoiceCat)", "case bird(ChoiceBird)", "case dog(ChoiceDog)",
            ]
        )
        #expect(choice.lines(containing: "case \"") == ["case \"cat\":", "case \"bird\":", "case \"dog\":"])
    }

    @Test func aNameForAnotherSchemaIsASubtypeOfABase() throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  required: [kind]
                  properties: {kind: {type: string}}
                  discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Kitty', bird: Eagle}}
                Kitty: {$ref: '#/components/schemas/Cat'}
                Cat: {type: object, properties: {meow: {type: string}}}
                Eagle: {$ref: '#/components/schemas/Bird'}
                Bird: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {wings: {type: integer}}}]}
                """
            )
        )
        #expect(
            try files.type("Pet").lines(containing: "case ").prefix(3) == [
                "case pet(PetBase)", "case cat(Cat)", "case bird(Bird)",
            ]
        )
    }
}
