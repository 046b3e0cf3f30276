extension GrowingDescription {
    /// Of references.
    static let references = [
        GrowingDescription("references in a chain", 1000, result: { "case s1(S\($0 + 1))" }) { count in
            let uses = stride(from: 1, to: count, by: 100).map { number in
                "p\(number): {allOf: [\(schema("s\(number)")), {properties: {b: {type: string}}}]}, "
                    + "q\(number): {oneOf: [\(schema("s\(number)")), {properties: {c: {type: string}}}]}"
            }
            let links = (1...count).map { "s\($0): \(schema("s\($0 + 1)"))" }
            return service(
                schemas: ["A: {properties: {\(list(uses))}}"] + links
                    + ["s\(count + 1): {properties: {a: {type: string}}}"]
            )
        },
        GrowingDescription(
            "references in a circle",
            1000,
            result: { _ in "the references of the schema 's1' never reach a schema; nothing uses it, and it is ignored"
            }
        ) { count in
            service(schemas: (1...count).map { "s\($0): \(schema("s\($0 % count + 1)"))" })
        },
        GrowingDescription(
            "references to responses in a chain",
            3000,
            result: { "func o\(($0 - 1) / 100 * 100 + 1)(" }
        ) { count in
            let reference = { (number: Int) in "{$ref: '#/components/responses/R\(number)'}" }
            let operations = stride(from: 1, to: count, by: 100).map {
                "/\($0): {get: {operationId: o\($0), responses: {'204': \(reference($0))}}}"
            }
            return service(
                paths: operations,
                ["components:", "  responses:"] + (1...count).map { "    R\($0): \(reference($0 + 1))" }
                    + ["    R\(count + 1): {description: D}"]
            )
        },
        GrowingDescription(
            "slashes in a reference",
            20_000,
            result: { _ in "unresolved reference '#/components/" }
        ) { count in
            service(
                schemas: names(20, "S").map { "\($0): {type: string}" }
                    + ["A: \(schema(String(repeating: "a/", count: count)))"]
            )
        },
        GrowingDescription("unknown keys beside references", 1000, result: { _ in "unknown key 'key1'" }) { count in
            let schemas = chain(count) { "\($0): {properties: {p: \($1)}}" }
            return service(components(schemas: schemas) + names(count, "key").map { "\($0): 1" })
        },
    ]
}
