import ServiceDescription
import Testing

/// Media types that are not written as they are meant.
@Suite struct MediaTypeTests {
    private static let several = [
        ("application/json, text/json", ["application/json", "text/json"]),
        ("application/json,application/xml", ["application/json", "application/xml"]),
        ("application/json;application/xml", ["application/json", "application/xml"]),
        ("application/json | text/json", ["application/json", "text/json"]),
        ("application/json text/json", ["application/json", "text/json"]),
        (
            "application/json; charset=utf-8, text/json;charset=utf-8",
            [
                "application/json; charset=utf-8", "text/json;charset=utf-8",
            ]
        ),
        ("text/plain, x-a/b, application/json", ["text/plain", "x-a/b", "application/json"]),
    ]

    private static func warning(_ written: String, _ meant: [String]) -> String {
        "warning: '\(written)' is several media types; each is treated as one (write "
            + "\(meant.map { "'\($0)'" }.joined(separator: " and ")), each by itself)"
    }

    @Test(arguments: several)
    func severalInOneKeyAreDivided(written: String, meant: [String]) throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths:
              /a:
                post:
                  requestBody: {content: {'\(written)': {schema: {type: string}}}}
                  responses: {200: {description: D, content: {'\(written)': {schema: {type: string}}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.body?.contents.map(\.mediaType.text) == meant)
        #expect(operation.responses.first?.contents.map(\.mediaType.text) == meant)
        #expect(
            reading.diagnostics == [
                "6:31: \(Self.warning(written, meant))", "7:51: \(Self.warning(written, meant))",
            ]
        )
    }

    @Test(arguments: several)
    func severalInOneItemAreDivided(written: String, meant: [String]) throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A}
            consumes: ['\(written)']
            paths:
              /a:
                post:
                  produces: ['\(written)']
                  parameters: [{in: body, name: b, schema: {type: string}}]
                  responses: {200: {description: D, schema: {type: string}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.body?.contents.map(\.mediaType.text) == meant)
        #expect(operation.responses.first?.contents.map(\.mediaType.text) == meant)
        #expect(
            reading.diagnostics == [
                "3:12: \(Self.warning(written, meant))", "7:18: \(Self.warning(written, meant))",
            ]
        )
    }

    @Test(arguments: ["application/form-data", "application/formdata", "multipart/form"])
    func otherNamesOfForms(written: String) throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A}
            paths:
              /a:
                post:
                  consumes: ['\(written)']
                  parameters: [{in: formData, name: a, type: string}]
                  responses: {204: {description: D}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.body?.contents.map(\.mediaType) == ["multipart/form-data"])
        #expect(
            reading.diagnostics == [
                "6:18: warning: '\(written)' is not a media type; it is treated as 'multipart/form-data' (write "
                    + "'multipart/form-data')"
            ]
        )
    }

    @Test(arguments: [
        "multipart/related; type=application/json", #"application/a+json; profile="text/x, text/y""#,
        "application/json; profile=https://a.example/text/b", "multipart/mixed; boundary=a/b", "image/*",
        "application/vnd.a.text/plain", "text/plain;q=0.9; charset=utf-8",
        // More than anybody lists.
        Array(repeating: "text/a", count: 17).joined(separator: ", "),
    ])
    func oneWithParametersIsNotDivided(written: String) throws {
        let content = "content: {'\(written)': {schema: {type: string}}}"
        let reading = try Reading(
            "\(Format.openAPI30.head)paths: {/a: {get: {responses: {200: {description: D, \(content)}}}}}"
        )
        let contents = try #require(reading.service?.operations.first).responses[0].contents
        #expect(contents.map(\.mediaType.text) == [written])
        #expect(reading.diagnostics == [])
    }
}
