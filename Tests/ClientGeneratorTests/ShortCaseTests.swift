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

    @Test func aPatternThatFitsNothingIsAMistake() throws {
        let generation = try Generation(
            schemas("Pet: {oneOf: [{type: string}, {type: integer}]}"),
            configuration: "shortCases: [Pett]"
        )
        #expect(
            generation.diagnostics == [
                "1:14: error: the client has no enumeration with associated values 'Pett' (did you mean 'Pet'?)"
            ]
        )
    }
}
