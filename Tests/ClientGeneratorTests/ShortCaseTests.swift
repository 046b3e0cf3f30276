import Testing

/// Cases of unions that do not repeat what the union is called.
@Suite struct ShortCaseTests {
    private func cases(_ union: String, of names: [String], configuration: String) throws -> [String] {
        let alternatives = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let members = names.enumerated().map { index, name in
            "\(name): {type: object, required: [a\(index)], properties: {a\(index): {type: string}}}"
        }
        let description = schemas((members + ["\(union): {oneOf: [\(alternatives)]}"]).joined(separator: "\n"))
        return try generate(description, configuration: configuration).type(union).lines(containing: "case ")
            .filter { !$0.contains(".") && !$0.hasPrefix("case unknown") }
            .map { String($0.dropFirst("case ".count).prefix { $0 != "(" }) }
    }

    @Test(arguments: [
        ("ChatRequestMessage", ["ChatRequestUserMessage", "ChatRequestToolMessage"], ["user", "tool"]),
        ("StreamEvent", ["StreamAudioDoneEvent", "ErrorEvent", "Ping"], ["audioDone", "error", "ping"]),
        // Nothing would be left, or two would be the same, or what is left is a keyword or has a meaning.
        ("Pet", ["PetPet", "Pet1", "Cat"], ["pet", "pet1", "cat"]),
        ("PetChoice", ["PetCat", "CatChoice", "Cat", "Choice"], ["petCat", "catChoice", "cat", "choice"]),
        (
            "PetKind", ["PetDefaultKind", "PetUnknownKind", "PetNoneKind"],
            ["`default`", "petUnknownKind", "noneValue"]
        ),
    ])
    func leaveOutWhatBothBeginAndEndWith(union: String, names: [String], expected: [String]) throws {
        #expect(try cases(union, of: names, configuration: "shortCases: ['*']") == expected)
    }

    @Test func othersStayAsTheyAre() throws {
        let names = ["PetCat", "PetDog"]
        #expect(try cases("Pet", of: names, configuration: "shortCases: [P*]") == ["cat", "dog"])
        #expect(try cases("Pet", of: names, configuration: "") == ["petCat", "petDog"])
    }

    @Test func prefixesOfSchemasAreNoPartOfThem() throws {
        let names = ["IoK8sCat", "IoK8sDog"]
        #expect(try cases("Pet", of: names, configuration: "rename: {prefixes: {io.k8s: ''}}") == ["cat", "dog"])
    }

    /// A discriminator need not be written down.
    @Test(arguments: [
        ("required: [type], properties: {a: {}, type: {const: triangle}}", ["triangle", "solidSquare"]),
        (
            "required: [kind, type], properties: {kind: {const: 3}, type: {const: triangle}}",
            ["solidTriangle", "solidSquare"]
        ),
        ("required: [type], properties: {mode: {const: a}, type: {const: triangle}}", ["triangle", "solidSquare"]),
        ("properties: {type: {const: triangle}}", ["solidTriangle", "solidSquare"]),
    ])
    func ownValuesWithoutDiscriminatorAreShorterNames(keys: String, expected: [String]) throws {
        let description = schemas(
            """
            Solid: {oneOf: [{$ref: '#/components/schemas/SolidTriangle'}, {$ref: '#/components/schemas/SolidSquare'}]}
            SolidTriangle: {type: object, \(keys)}
            SolidSquare: {type: object, required: [b], properties: {b: {type: string}}}
            """
        )
        let cases = try generate(description).type("Solid").lines(containing: "case ").filter {
            $0.contains("(Solid") && !$0.contains(".")
        }
        #expect(cases.map { String($0.dropFirst("case ".count).prefix { $0 != "(" }) } == expected)
    }

    /// The service's own word for an alternative, if that is part of its name. Alternatives with other values change nothing.
    @Test(arguments: [
        ("type: {const: triangle}", "", ["triangle", "solidSquare"]),
        ("type: {type: string, enum: [solid.triangle]}", "", ["solidTriangle", "solidSquare"]),
        ("type: {}", ", mapping: {triangle: Solid_Triangle, tri: Solid_Triangle}", ["triangle", "solidSquare"]),
        ("type: {}", ", mapping: {tri: Solid_Triangle, triangle: Solid_Triangle}", ["solidTriangle", "solidSquare"]),
        ("type: {type: string, enum: [triangle, triangles]}", "", ["solidTriangle", "solidSquare"]),
        ("type: {const: 3}", "", ["solidTriangle", "solidSquare"]),
        ("type: {const: square}", "", ["solidTriangle", "square"]),
        ("type: {const: solid}", "", ["solid", "solidSquare"]),
        ("type: {const: ''}", "", ["solidTriangle", "solidSquare"]),
    ])
    func ownValuesAreShorterNames(member: String, mapping: String, expected: [String]) throws {
        let isSquare = member.contains("square")
        let description = schemas(
            """
            Solid:
              oneOf: [{$ref: '#/components/schemas/Solid_Triangle'}, {$ref: '#/components/schemas/SolidSquare'}]
              discriminator: {propertyName: type\(mapping)}
            Solid_Triangle: {required: [type], properties: {a: {}, \(isSquare ? "type: {}" : member)}}
            SolidSquare: {required: [type], properties: {b: {}, \(isSquare ? member : "type: {}")}}
            """
        )
        let union = try generate(description).type("Solid")
        let cases = union.lines(containing: "case ").filter { $0.contains("(Solid") && !$0.contains(".") }
        #expect(cases.map { String($0.dropFirst("case ".count).prefix { $0 != "(" }) } == expected)
    }

    /// A name that one of them takes would mean another one where they are written in another order.
    @Test(arguments: [
        (["PartialPage", "Page"], ["partialPage", "page"]), (["Page", "PartialPage"], ["page", "partialPage"]),
        (["PartialPage", "PageObject", "PartialPage"], ["partialPage", "pageObject"]),
        (["PageObject", "Line", "PageObject"], ["page", "line"]),
    ])
    func aValueOfSeveralAlternativesIsTheNameOfNone(alternatives: [String], expected: [String]) throws {
        let choice = alternatives.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let types = Set(alternatives).sorted().map { name in
            let kind = name == "Line" ? "line" : "page"
            return "\(name): {required: [object, \(name)], properties: {object: {const: \(kind)}, \(name): {}}}"
        }
        let description = schemas("Found: {anyOf: [\(choice)]}\n" + types.joined(separator: "\n"))
        let cases = try generate(description).type("Found").lines(containing: "case ").filter { line in
            Set(alternatives).contains { line.hasSuffix("(\($0))") }
        }
        #expect(cases.map { String($0.dropFirst("case ".count).prefix { $0 != "(" }) } == expected)
    }

    @Test func aPatternThatFitsNothingIsAMistake() throws {
        let generation = try Generation(
            schemas("Pet: {oneOf: [{type: string}, {type: integer}]}"),
            configuration: "shortCases: [Pett, Animal*]"
        )
        let none = "the client has no enumeration with associated values"
        #expect(
            generation.diagnostics == [
                "1:14: error: \(none) 'Pett' (did you mean 'Pet'?)", "1:20: error: \(none) 'Animal*'; there is 'Pet'",
            ]
        )
    }
}
