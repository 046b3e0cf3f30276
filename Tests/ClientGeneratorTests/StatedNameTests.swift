import Testing

/// Names that a description states for clients, in the extensions of other generators.
@Suite struct StatedNameTests {
    private func files(_ keys: String, configuration: String = "") throws -> [String: String] {
        try generate(
            shop(
                """
                /speech/{voice_id}:
                  post:
                    operationId: text_to_speech_full
                    parameters: [{name: voice_id, in: path, required: true, schema: {type: string}}]
                    responses: {'204': {description: Done}}
                \(indented(keys, by: "    "))
                """
            ),
            configuration: configuration
        )
    }

    @Test(arguments: [
        ("x-fern-sdk-group-name: text_to_speech\nx-fern-sdk-method-name: convert", "TextToSpeechOperations", "convert"),
        (
            "x-fern-sdk-group-name: [speech, voices]\nx-fern-sdk-method-name: get_all", "SpeechVoicesOperations",
            "getAll"
        ),
        // Nothing of such a name is left out.
        ("x-speakeasy-group: speech\nx-speakeasy-name-override: getSpeech", "SpeechOperations", "getSpeech"),
        ("tags: [Voices]\nx-speakeasy-group: text_to_speech", "TextToSpeechOperations", "full"),
        ("x-fern-sdk-method-name: convert", "ShopClient", "convert"),
    ])
    func areThoseOfMethodsAndGroups(keys: String, type: String, method: String) throws {
        #expect(try files(keys).file(type + ".swift").signatures == [method + "(voiceId:)"])
    }

    @Test func areRenamed() throws {
        let files = try files(
            "x-fern-sdk-method-name: convert",
            configuration: "rename: {operations: {text_to_speech_full: speak}}"
        )
        #expect(try files.file("ShopClient.swift").signatures == ["speak(voiceId:)"])
    }

    /// A method that only its identifier names comes after one whose name is stated.
    @Test func comeFirst() throws {
        let files = try generate(
            shop(
                """
                /a: {get: {operationId: convert, responses: {'204': {description: Done}}}}
                /b: {get: {operationId: other, x-fern-sdk-method-name: convert, responses: {'204': {description: Done}}}}
                """
            )
        )
        let names = try files.file("ShopClient.swift").signatures
        #expect(names.count == 2)
        #expect(names.contains("convert()") && !names.contains("other()"))
    }

    @Test(arguments: ["x-fern-parameter-name", "x-speakeasy-name-override"])
    func areThoseOfParameters(key: String) throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters: [{name: q, in: query, required: true, \(key): search_text, schema: {type: string}}]
                    responses: {'204': {description: D}}
                    """
            )
        )
        #expect(try files.file("ShopClient.swift").signatures == ["find(searchText:)"])
    }

    @Test func areThoseOfMembersAndOfTheirTypes() throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties:
                    knd: {type: string, enum: [cat, dog], x-fern-property-name: kind, x-fern-type-name: AnimalKind}
                    home: {type: object, properties: {city: {type: string}}, x-speakeasy-name-override: PetAddress}
                """
            )
        )
        let pet = try files.type("Pet")
        #expect(pet.contains("let kind: AnimalKind?"), "\(pet)")
        #expect(pet.contains("let home: PetAddress?"), "\(pet)")
    }

    @Test(arguments: ["x-fern-type-name", "x-speakeasy-name-override"])
    func areThoseOfSchemas(key: String) throws {
        let files = try generate(schemas("PetV2: {type: object, \(key): Animal, properties: {a: {type: string}}}"))
        #expect(try files.type("Animal").contains("let a: String?"))
    }
}
