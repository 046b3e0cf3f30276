import ClientConfiguration
import ClientGenerator
import ServiceDescription
import Testing
import YAML

/// Whatever a description repeats, generating its client takes no longer than its size asks for.
@Suite(.timeLimit(.minutes(20))) struct HostileSizeTests {
    @Test func securitySchemesThatSufficeAlone() throws {
        let names = (1...10_000).map { "s\($0)" }
        let schemes = names.map { "\($0): {type: apiKey, in: header, name: X-\($0)}" }
        let files = try generate(
            shop(
                "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}",
                """
                security: [\(names.map { "{\($0): []}" }.joined(separator: ", "))]
                components: {securitySchemes: {\(schemes.joined(separator: ", "))}}
                """
            )
        )
        let client = try #require(files["Source/ShopClient.swift"])
        #expect(client.lines(containing: "Credential: APIKeyCredential").count >= names.count - 1)
    }

    /// A template is the user's, and may come with somebody else's description.
    @Test func nestingOfALineThatATemplateWrites() throws {
        let line = String(repeating: "(", count: 20_000) + "a" + String(repeating: ")", count: 20_000)
        let operation = "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}"
        let description = try YAMLReader.read(bytes: Array(shop(operation).utf8), file: "service.yaml")
        let client = ClientGenerator.generate(
            try #require(ServiceReader.read(description).service),
            configuration: ClientConfiguration(),
            templates: [OwnTemplate(name: "Header", path: "Header.mustache", text: Array("\(line)\n".utf8))]
        )
        let margins = (0..<100).map { String(repeating: "    ", count: $0) }
        let inside = String(repeating: "    ", count: 100) + line.dropFirst(100).dropLast(100)
        let lines = margins.map { $0 + "(" } + [inside] + margins.reversed().map { $0 + ")" }
        let file = try #require(client.files.first)
        #expect(String(decoding: file.contents, as: UTF8.self).hasPrefix(lines.joined(separator: "\n") + "\n"))
    }

    @Test func identifiersOfSymbolsAlone() throws {
        let identifiers = (1...1_000).map { String(repeating: "_", count: $0) }
        let files = try generate(
            shop(
                identifiers.enumerated().map { index, identifier in
                    "/a\(index): {get: {operationId: '\(identifier)', responses: {'204': {description: D}}}}"
                }.joined(separator: "\n")
            )
        )
        let client = try #require(files["Source/ShopClient.swift"])
        #expect(client.contains("public func underscoreUnderscore("))
        #expect(client.lines(containing: "RequestDescription(").count == identifiers.count)
    }

    @Test func titlesAndTagsOfManyWords() throws {
        let words = (1...20_000).map { "w\($0)" }.joined(separator: " ")
        let files = try generate(
            """
            openapi: 3.0.3
            info: {title: \(words), version: '1'}
            paths:
              /a: {get: {tags: [w20000 v1 \(words)], operationId: a, responses: {'204': {description: D}}}}
              /b: {get: {tags: [b], operationId: b, responses: {'204': {description: D}}}}
              /c: {get: {tags: [c], operationId: c, responses: {'204': {description: D}}}}
            """
        )
        let client = try #require(files.first { $0.key.hasSuffix("Client.swift") }?.value)
        #expect(client.contains("public var w1W2W3"))
    }

    @Test func linesBeforeAListOfValues() throws {
        let lines = Array(repeating: "Size of it", count: 60_000).joined(separator: #"\n"#)
        let schema = "schema: {$ref: '#/components/schemas/Size'}"
        let files = try generate(
            shop(
                "{/a: {get: {operationId: find, parameters: [{name: size, in: query, \(schema)}], responses: {'204': {description: D}}}}}",
                """
                components:
                  schemas:
                    Size: {type: string, enum: [s, m], description: "\(lines):\\n\\n- `s`: Small.\\n- `m`: Medium."}
                """
            )
        )
        let size = try files.type("Size")
        #expect(size.contains("/// Small.\n"))
        #expect(size.contains("/// Size of it"))
    }

    @Test func partsOfAPathThatMayBeMissing() throws {
        let path = "/" + String(repeating: "{a}(/b)", count: 40_000)
        let generation = try Generation(
            shop("? '\(path)'\n: {get: {operationId: find, responses: {'204': {description: D}}}}")
        )
        let client = try #require(generation.files["Source/ShopClient.swift"])
        #expect(generation.diagnostics.count < 10)
        #expect(!client.contains("(/b)"))
        #expect(client.contains("/{a}{a}"))
    }

    @Test func subtypesOfOneBase() throws {
        let names = (1...15_000).map { "S\($0)" }
        let mapping = names.map { "\($0.lowercased()): \($0)" }.joined(separator: ", ")
        let files = try generate(
            schemas(
                """
                A:
                  type: object
                  discriminator: {propertyName: k, mapping: {\(mapping)}}
                  required: [k]
                  properties: {k: {type: string}}
                \(names.map { "\($0): {allOf: [{$ref: '#/components/schemas/A'}]}" }.joined(separator: "\n"))
                """
            )
        )
        #expect(files.values.contains { $0.contains("\"s15000\"") })
    }

    @Test func securitySchemesThatAreRequiredTogether() throws {
        let names = (1...3000).map { "s\($0)" }
        let schemes = names.map { "\($0): {type: apiKey, in: header, name: X-\($0)}" }
        let files = try generate(
            shop(
                "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}",
                """
                security: [{\(names.map { "\($0): []" }.joined(separator: ", "))}]
                components: {securitySchemes: {\(schemes.joined(separator: ", "))}}
                """
            )
        )
        let client = try #require(files["Source/ShopClient.swift"])
        #expect(client.lines(containing: "Credential: APIKeyCredential,").count == names.count)
    }

    @Test func variablesOfOneServer() throws {
        let names = (1...4000).map { "v\($0)" }
        let variables = names.map { "\($0): {default: x}" }.joined(separator: ", ")
        let url = names.map { "{\($0)}" }.joined(separator: "/")
        let files = try generate(shop("{}", "servers: [{url: '/\(url)', variables: {\(variables)}}]"))
        let endpoint = try #require(files["Source/ShopClientEndpoint.swift"])
        #expect(endpoint.lines(containing: "v4000: String").count == 1)
    }

    @Test func parametersOfOneGroup() throws {
        let names = (1...3000).map { "q\($0)" }
        let paths = names.map { name in
            """
            /\(name):
              get:
                operationId: find \(name)
                parameters: [{name: \(name), in: query, schema: {type: string}, x-ms-parameter-grouping: {name: all}}]
                responses: {'204': {description: D}}
            """
        }
        let group = try #require(try generate(shop(paths.joined(separator: "\n")))["Source/Options/All.swift"])
        #expect(group.lines(containing: "public let ").count == names.count)
    }

    @Test func componentsThatOneOperationEachRefersTo() throws {
        let names = (1...3000).map { "p\($0)" }
        let paths = names.map { name in
            """
            /\(name):
              get:
                operationId: find \(name)
                parameters: [{$ref: '#/components/parameters/\(name)'}]
                responses: {'204': {description: D}}
            """
        }
        let parameters = names.map { "\($0): {name: \($0), in: query, required: true, schema: {type: string}}" }
        let files = try generate(
            shop(
                paths.joined(separator: "\n"),
                "components: {parameters: {\(parameters.joined(separator: ", "))}}"
            )
        )
        #expect(files["Source/ShopClient.swift"]?.contains("func find(p3000:") == true)
    }

    @Test func alternativesOfManyMembers() throws {
        let names = (1...4000).map { "s\($0)" }
        let alternatives = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let members = names.map { "\($0): {$ref: '#/components/schemas/One'}" }.joined(separator: ", ")
        let objects = names.map { "\($0): {type: object, required: [\($0)], properties: {\($0): {type: string}}}" }
        let files = try generate(
            schemas(
                """
                All: {type: object, properties: {\(members)}}
                One: {oneOf: [\(alternatives)]}
                \(objects.joined(separator: "\n"))
                """
            )
        )
        #expect(files["Source/Models/All.swift"]?.contains("public let s4000: One?") == true)
    }

    @Test func encodingsOfAForm() throws {
        let names = (1...16_000).map { "f\($0)" }
        let fields = names.map { "\($0): {type: array, items: {type: string}}" }.joined(separator: ", ")
        let encodings = names.map { "\($0): {style: pipeDelimited, explode: false}" }.joined(separator: ", ")
        let content = "schema: {type: object, properties: {\(fields)}}, encoding: {\(encodings)}"
        let files = try generate(
            shop(
                "{/a: {post: {operationId: send, requestBody: {content: {multipart/form-data: {\(content)}}}, responses: {'204': {description: D}}}}}"
            )
        )
        #expect(try #require(files["Source/ShopClient.swift"]).contains("\"f16000\": .styled(.pipeDelimited"))
    }

    /// Each is compared with those that have the same members, and with few of them.
    @Test(arguments: ["e{}: {type: string}", "e: {type: object, properties: {e{}: {type: string}}}"])
    func errorsThatDiffer(member: String) throws {
        let errors = (1...10_000).map { index in
            let schema = "{type: object, properties: {\(member.replacing("{}", with: "\(index)"))}}"
            return
                "/a\(index): {get: {responses: {'400': {description: E, content: {application/json: {schema: \(schema)}}}}}}"
        }
        let node = try YAMLReader.read(bytes: Array(shop(errors.joined(separator: "\n")).utf8), file: "shop.yaml")
        let service = try #require(ServiceReader.read(node).service)
        #expect(service.operationsWithRepeatedError().map(\.path) == ["/a1"])
    }

    /// What a description has so many of that looking at each for each would take minutes, and what becomes of it.
    enum Repetition: CaseIterable {
        case secretsInAChain, membersThatMappedObjectsLack, mediaTypesOfAnError, mediaTypesOfSimilarErrors
        case optionalPartsOfAPath, unopenedBracesOfAPath, descriptionsOfOneMember, operationsWithOnePage
        case operationsThatSendOneForm, choicesThatShareValues, operationsWithTheMediaTypesOfAll, membersThatNoObjectHas

        /// The description.
        var text: String {
            let done = "responses: {'204': {description: D}}"
            switch self {
            case .secretsInAChain:
                let objects = Self.names(8000).map { name, next in
                    "\(name): {type: object, properties: {p\(name): {type: string, format: password}, next: \(next)}}"
                }
                let body = "requestBody: {content: {application/json: {schema: \(Self.reference("s1"))}}}"
                return shop("{/a: {post: {operationId: send, \(body), \(done)}}}", Self.schemas(objects))
            case .membersThatMappedObjectsLack:
                let names = (1...6000).map { "p\($0)" }
                let members = names.map { "\($0): {type: string}" }.joined(separator: ", ")
                let mapping = names.map { "\($0): \($0)" }.joined(separator: ", ")
                let base =
                    "Base: {type: object, required: [k], properties: {k: {type: string}, \(members)}, "
                    + "discriminator: {propertyName: k, mapping: {\(mapping)}}}"
                return shop(
                    "{}",
                    Self.schemas([base] + names.map { "\($0): {type: object, properties: {k: {type: string}}}" })
                )
            case .mediaTypesOfAnError, .mediaTypesOfSimilarErrors:
                let contents = (1...5000).map { index in
                    let member = self == .mediaTypesOfAnError ? "e\(index): {}" : "e: {properties: {e\(index): {}}}"
                    return "application/e\(index)+json: {schema: {type: object, properties: {\(member)}}}"
                }
                let error = "'400': {description: E, content: {\(contents.joined(separator: ", "))}}"
                return shop("{/a: {get: {operationId: find, responses: {'204': {description: D}, \(error)}}}}")
            case .optionalPartsOfAPath:
                let path = (1...3000).map { "(/{p\($0)})" }.joined()
                let parameters = (1...3000).map { "{name: p\($0), in: path, required: true, schema: {type: string}}" }
                return shop(
                    "? '/a\(path)'\n: {get: {operationId: find, parameters: [\(parameters.joined(separator: ", "))], \(done)}}"
                )
            case .unopenedBracesOfAPath:
                let path = (1...10_000).map { "/p\($0)}" }.joined()
                return shop("? '/a\(path)'\n: {get: {operationId: find, \(done)}}")
            case .descriptionsOfOneMember:
                let chains = ["s", "t"].flatMap { prefix in
                    Self.names(24, prefix).map { name, next in
                        "\(name): {type: object, properties: {x: \(next), y: \(next), own\(prefix): {type: string}}}"
                    }
                }
                let parts = ["s1", "t1"].map { "{type: object, properties: {p: \(Self.reference($0))}}" }
                return shop("{}", Self.schemas(chains + ["Both: {allOf: [\(parts.joined(separator: ", "))]}"]))
            case .operationsWithOnePage, .operationsThatSendOneForm:
                let members = (1...5000).map { "p\($0): {type: string}" }.joined(separator: ", ")
                let page = "items: {type: array, items: {type: string}}, next: {type: string}"
                let paths = (1...5000).map { index in
                    self == .operationsWithOnePage
                        ? "/\(index): {get: {operationId: o\(index), x-ms-pageable: {itemName: items, nextLinkName: next}, responses: "
                            + "{'200': {description: D, content: {application/json: {schema: \(Self.reference("All"))}}}}}}"
                        : "/\(index): {post: {operationId: o\(index), requestBody: {content: {multipart/form-data: {schema: "
                            + "\(Self.reference("All"))}}}, \(done)}}"
                }
                return shop(
                    paths.joined(separator: "\n"),
                    Self.schemas(["All: {type: object, properties: {\(page), \(members)}}"])
                )
            case .choicesThatShareValues:
                let values = (1...5000).map { "v\($0)" }.joined(separator: ", ")
                let choices = (1...5000).map {
                    "c\($0): {anyOf: [\(Self.reference("All")), {type: string, enum: [w\($0)]}]}"
                }
                return shop("{}", Self.schemas(["All: {type: string, enum: [\(values)]}"] + choices))
            case .operationsWithTheMediaTypesOfAll:
                let types = (1...4000).map { "application/p\($0)+json" }.joined(separator: ", ")
                let paths = (1...4000).map {
                    "  /\($0): {get: {operationId: o\($0), responses: {'200': {description: D, schema: {type: object}}}}}"
                }
                return "swagger: '2.0'\ninfo: {title: Shop, version: '1'}\nhost: a.b\nproduces: [\(types)]\npaths:\n"
                    + paths.joined(separator: "\n")
            case .membersThatNoObjectHas:
                let names = (1...40_000).map { "p\($0)" }
                let members = names.map { "\($0): {not: {}}" }.joined(separator: ", ")
                let required = names.map { "q\($0)" }.joined(separator: ", ")
                let object = "All: {type: object, required: [\(required)], properties: {k: {type: string}, \(members)}}"
                return shop("{}", Self.schemas([object]))
            }
        }

        /// A line of a file or a diagnostic.
        var expected: String {
            switch self {
            case .secretsInAChain: "\"ps8000\""
            case .membersThatMappedObjectsLack:
                "not composed of it; 'p1', 'p2', 'p3', 'p4', 'p5' and 5995 more of 'Base'"
            case .mediaTypesOfAnError, .mediaTypesOfSimilarErrors:
                "the client reads 'application/e66+json' and 4934 more as the preferred media type of the response"
            case .optionalPartsOfAPath: "/{p2999}/{p3000}"
            case .unopenedBracesOfAPath: "/{p9999}/{p10000}"
            case .descriptionsOfOneMember: "'y' is 't"
            case .operationsWithOnePage: "not its 'p1', 'p2', 'p3', 'p4', 'p5' and 4995 more"
            case .operationsThatSendOneForm: "func o5000("
            case .choicesThatShareValues: "the values of named enumerations are repeated too often"
            case .operationsWithTheMediaTypesOfAll:
                "this list has more than 32 media types; 'application/p33+json' and those"
            case .membersThatNoObjectHas: "'qp1' is required but is not a property"
            }
        }

        private static func reference(_ name: String) -> String { "{$ref: '#/components/schemas/\(name)'}" }

        /// Names of schemas, each with a reference to the next one.
        private static func names(_ count: Int, _ prefix: String = "s") -> [(name: String, next: String)] {
            (1...count).map { ("\(prefix)\($0)", $0 == count ? "{type: string}" : reference("\(prefix)\($0 + 1)")) }
        }

        private static func schemas(_ schemas: [String]) -> String {
            "components:\n  schemas:\n" + schemas.map { "    \($0)\n" }.joined()
        }
    }

    @Test(arguments: Repetition.allCases)
    func whatIsRepeated(_ repetition: Repetition) throws {
        let generation = try Generation(repetition.text)
        let isThere =
            generation.diagnostics.contains { $0.contains(repetition.expected) }
            || generation.files.values.contains { $0.contains(repetition.expected) }
        #expect(isThere, "\(generation.diagnostics.prefix(5))")
    }
}
