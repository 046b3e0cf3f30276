import Testing

/// Which conditions the options of an operation offer.
@Suite struct ConditionalOptionsTests {
    /// The line that begins the options of an operation with parameters.
    private func declaration(_ parameters: String...) throws -> String? {
        let files = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    parameters:
                \(indented(parameters.map { "- \($0)" }.joined(separator: "\n"), by: "    "))
                    responses: {'204': {description: Done}}
                """
            )
        )
        return try files.file("FindOptions.swift").split(separator: "\n").first { $0.contains("struct") }.map(
            String.init
        )
    }

    private func field(_ name: String, more: String = "") -> String {
        "{name: \(name), in: header, schema: {type: string}\(more)}"
    }

    @Test func conditionsAreThoseThatTheDescriptionHas() throws {
        #expect(
            try declaration(field("If-Match"), field("if-unmodified-since"))
                == "public struct FindOptions: IfMatchOptions, IfUnmodifiedSinceOptions {"
        )
        #expect(
            try declaration(field("If-None-Match"), field("If-Modified-Since"))
                == "public struct FindOptions: IfNoneMatchOptions, IfModifiedSinceOptions {"
        )
    }

    @Test func conditionsInAGroupAreConditions() throws {
        let group = ", x-ms-parameter-grouping: {name: access-conditions}"
        #expect(
            try declaration(field("If-Match", more: group)) == "public struct FindOptions: IfMatchOptions {"
        )
    }

    @Test func whatIsNoHeaderFieldOrMustBeGivenIsNoCondition() throws {
        #expect(
            try declaration(
                "{name: If-Match, in: query, schema: {type: string}}",
                field("If-None-Match", more: ", required: true")
            )
                == "public struct FindOptions: OperationOptions {"
        )
    }
}
