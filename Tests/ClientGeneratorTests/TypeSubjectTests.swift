import Testing

/// What generated code says of a type that is described inside an operation.
@Suite struct TypeSubjectTests {
    private static let object = "{type: object, properties: {a: {type: string}}}"
    private static let kinds = "{type: string, enum: [cat, dog]}"

    /// The first line of a type's documentation.
    private func summary(of type: String, _ operation: String, components: String = "") throws -> String? {
        let files = try generate(shop("{/pets: {post: {operationId: add, \(operation)}}}", components))
        let lines = files.values.lazy.map { $0.split(separator: "\n").map(String.init) }
            .first { $0.contains { $0.hasPrefix("public struct \(type):") } }
        let declaration = lines?.firstIndex { $0.hasPrefix("public struct \(type):") } ?? 0
        return lines?[..<declaration].last { !$0.hasPrefix("///") }.flatMap { last in
            lines?.firstIndex(of: last).map { lines?[$0 + 1] }
        } ?? nil
    }

    @Test(arguments: [
        (
            "AddRequest", "requestBody: {content: {application/json: {schema: \(object)}}}",
            "The body of ``ShopClient/add(body:withOptions:)``."
        ),
        (
            "AddRequest",
            "requestBody: {description: The new pet, content: {application/json: {schema: \(object)}}}", "The new pet."
        ),
        (
            "AddRequestItem", "requestBody: {content: {application/json: {schema: {type: array, items: \(object)}}}}",
            "An item of the body of ``ShopClient/add(body:withOptions:)``."
        ),
        (
            "AddRequestOwner",
            "requestBody: {content: {application/json: {schema: {type: object, properties: {owner: \(object)}}}}}",
            "The `owner` of `AddRequest`."
        ),
        (
            "AddRequestPetOwner",
            "requestBody: {content: {application/json: {schema: {type: object, properties: {pet_owner: \(object)}}}}}",
            "The `petOwner` of `AddRequest`."
        ),
        (
            "AddKind", "parameters: [{name: kind, in: query, schema: \(kinds)}]",
            "A value of the parameter `kind` of ``ShopClient/add(withOptions:)``."
        ),
        ("AddKind", "parameters: [{name: kind, in: query, description: Only these., schema: \(kinds)}]", "Only these."),
        (
            "AddKind", "parameters: [{name: kinds, in: query, schema: {type: array, items: \(kinds)}}]",
            "A value of the parameter `kinds` of ``ShopClient/add(withOptions:)``."
        ),
    ])
    func isToldByThePlace(type: String, parts: String, sentence: String) throws {
        let responses = "responses: {'204': {description: Done}}"
        #expect(try summary(of: type, "\(parts), \(responses)") == "/// \(sentence)")
    }

    @Test(arguments: [
        (
            "AddResponse", "'200': {description: OK, content: {application/json: {schema: \(object)}}}",
            "The response to ``ShopClient/add(withOptions:)``."
        ),
        (
            "AddResponse", "'200': {description: The new pet, content: {application/json: {schema: \(object)}}}",
            "The new pet."
        ),
        (
            "AddError",
            "'204': {description: Done}, '400': {description: Bad, content: {application/json: {schema: \(object)}}}",
            "The error of ``ShopClient/add(withOptions:)``."
        ),
    ])
    func soAreResponses(type: String, responses: String, sentence: String) throws {
        #expect(try summary(of: type, "responses: {\(responses)}") == "/// \(sentence)")
    }

    @Test func whatOperationsShareIsNotSaidToBeOfOneOfThem() throws {
        let operation = "parameters: [{$ref: '#/components/parameters/Kind'}], responses: {'204': {description: Done}}"
        let told = "description: Only these., "
        for (words, sentence) in [("", "A kind parameter."), (told, "Only these.")] {
            let component = "components: {parameters: {Kind: {name: kind, in: query, \(words)schema: \(Self.kinds)}}}"
            #expect(try summary(of: "KindParameter", operation, components: component) == "/// \(sentence)")
        }
    }

    @Test func errorsThatOperationsShareAreWhatTheDescriptionCallsThem() throws {
        let bad = "{description: The pet is not valid, content: {application/json: {schema: \(Self.object)}}}"
        let operation = "responses: {'204': {description: Done}, '400': {$ref: '#/components/responses/Bad'}}"
        let sentence = try summary(of: "BadResponse", operation, components: "components: {responses: {Bad: \(bad)}}")
        #expect(sentence == "/// The pet is not valid.")
    }

    @Test func whatIsDescribedByNameKeepsItsWords() throws {
        let component = "components: {schemas: {NewPet: {type: object, properties: {owner: \(Self.object)}}}}"
        let body = "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewPet'}}}}"
        let operation = "\(body), responses: {'204': {description: Done}}"
        #expect(try summary(of: "NewPet", operation, components: component) == "/// A new pet.")
        #expect(try summary(of: "NewPetOwner", operation, components: component) == "/// The `owner` of `NewPet`.")
    }
}
