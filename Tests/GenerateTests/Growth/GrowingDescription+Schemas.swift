extension GrowingDescription {
    /// Of objects, their members and their texts.
    static let schemas = [
        GrowingDescription("secrets in a chain", 150, result: { "\"ps\($0)\"" }) { count in
            let body = "requestBody: {content: {application/json: {schema: \(schema("s1"))}}}, "
            let objects = chain(count) { name, next in
                "\(name): {type: object, properties: {p\(name): {type: string, format: password}, next: \(next)}}"
            }
            return service(paths: [operation("/a", body, method: "post")], components(schemas: objects))
        },
        GrowingDescription(
            "members that no object has",
            1500,
            result: { _ in "'qp1' is required but is not a property" }
        ) { count in
            let members = names(count, "p").map { "\($0): {not: {}}" }
            let required = names(count, "qp")
            let properties = "properties: {k: {type: string}, \(list(members))}"
            return service(schemas: ["All: {type: object, required: [\(list(required))], \(properties)}"])
        },
        GrowingDescription("lines before a list of values", 10_000, result: { _ in "/// Small.\n" }) { count in
            let lines = Array(repeating: "Size of it", count: count).joined(separator: #"\n"#)
            let text = #""\#(lines):\n\n- `s`: Small.\n- `m`: Medium.""#
            return service(schemas: ["Size: {type: string, enum: [s, m], description: \(text)}"])
        },
        GrowingDescription("tabs in a text", 40_000, result: { _ in "let a: String?" }) { count in
            service(schemas: [described(#""a\#(String(repeating: #"\t"#, count: count))b""#)])
        },
        GrowingDescription("line breaks behind a long line", 4000, result: { _ in "let a: String?" }) { count in
            let line = String(repeating: "x", count: 5 * count)
            return service(schemas: [described("'\(line)<b>\(String(repeating: "<br>", count: count))'")])
        },
        GrowingDescription(
            "pieces of a text that commas cut",
            15_000,
            result: { _ in "the text of 'description' ends before the comma in front of 'word1' (put it in quotes)" }
        ) { count in
            "openapi: 3.0.3\ninfo: {title: T, description: one, \(list(names(count, "word"))), version: '1'}\npaths: {}\n"
        },
        GrowingDescription(
            "lists of lists in brackets",
            10_000,
            result: { _ in "is treated as free-form JSON" }
        ) { count in
            service(schemas: ["A: {type: 'string\(String(repeating: "[]", count: count))'}"])
        },
        GrowingDescription(
            "lists of lists of generic types",
            5000,
            result: { _ in "is treated as free-form JSON" }
        ) { count in
            let (opening, closing) = (String(repeating: "array<", count: count), String(repeating: ">", count: count))
            return service(schemas: ["A: {type: '\(opening)string\(closing)'}"])
        },
    ]

    /// A schema that is described so.
    private static func described(_ text: String) -> String {
        "A: {type: object, description: \(text), properties: {a: {type: string}}}"
    }
}
