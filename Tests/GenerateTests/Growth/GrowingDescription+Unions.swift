extension GrowingDescription {
    /// Of alternatives, subtypes and shared values.
    static let unions = [
        GrowingDescription("subtypes of one base", 150, result: { "\"s\($0)\"" }) { count in
            let names = names(count, "S")
            let mapping = list(names.map { "\($0.lowercased()): \($0)" })
            let base =
                "A: {type: object, discriminator: {propertyName: k, mapping: {\(mapping)}}, required: [k], "
                + "properties: {k: {type: string}}}"
            return service(schemas: [base] + names.map { "\($0): {allOf: [\(schema("A"))]}" })
        },
        GrowingDescription(
            "members that mapped objects lack",
            120,
            result: {
                "not composed of it; 'p1', 'p2', 'p3', 'p4', 'p5' and \($0 - 5) more of 'Base'"
            }
        ) { count in
            let names = names(count, "p")
            let members = list(names.map { "\($0): {type: string}" })
            let mapping = list(names.map { "\($0): \($0)" })
            let base =
                "Base: {type: object, required: [k], properties: {k: {type: string}, \(members)}, "
                + "discriminator: {propertyName: k, mapping: {\(mapping)}}}"
            return service(
                schemas: [base] + names.map { "\($0): {type: object, properties: {k: {type: string}}}" }
            )
        },
        GrowingDescription(
            "alternatives that many members may be",
            120,
            result: { "public let s\($0): One?" }
        ) { count in
            let names = names(count)
            let members = list(names.map { "\($0): \(schema("One"))" })
            return service(
                schemas: [
                    "All: {type: object, properties: {\(members)}}",
                    "One: {oneOf: [\(list(names.map(schema)))]}",
                ] + names.map { "\($0): {type: object, required: [\($0)], properties: {\($0): {type: string}}}" }
            )
        },
        GrowingDescription(
            "alternatives that are composed of their choice",
            150,
            result: { "struct S\($0)" }
        ) { count in
            let names = names(count, "S")
            let choice =
                "A: {type: object, discriminator: {propertyName: k}, required: [k], properties: {k: {type: string}}, "
                + "oneOf: [\(list(names.map(schema)))]}"
            return service(schemas: [choice] + names.map { "\($0): {allOf: [\(schema("A"))]}" })
        },
    ]
}
