import Testing

@Suite("The documentation of what an operation returns")
struct ResponseDocumentationTests {
    @Test(
        "is what the description says about the response, unless that is no more than that all went well",
        arguments: [
            ("The pet, as it is now.", "The pet, as it is now."),
            ("A list of pets", "A list of pets."),
            ("OK", nil),
            ("Successful response", nil),
            ("Response", nil),
            ("200 response", nil),
            ("default response", nil),
            ("The request to the pet store was successful.", nil),
            ("Pets", nil),
        ]
    )
    func words(description: String, documentation: String?) throws {
        let client = try generate(
            operations(
                "find",
                more: """
                    responses:
                      '200': {description: '\(description)', content: {application/json: {schema: {type: integer}}}}
                      '404': {description: There is no such pet.}
                    """
            )
        ).file("ShopClient.swift")
        #expect(client.contains("/// - Returns: \(documentation ?? "The number.")\n"))
    }

    @Test func responsesOfDifferentStatusAreNotMistakenForOneAnother() throws {
        let client = try generate(
            operations(
                "find",
                more: """
                    responses:
                      '200': {description: The pet itself., content: {application/json: {schema: {type: integer}}}}
                      '201': {description: Its new number., content: {application/json: {schema: {type: integer}}}}
                    """
            )
        ).file("ShopClient.swift")
        #expect(client.contains("/// - Returns: The number.\n"))
    }
}
