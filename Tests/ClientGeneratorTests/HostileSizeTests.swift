import ClientGenerator
import ServiceDescription
import Testing
import YAML

/// Whatever a description repeats, generating its client takes no longer than its size asks for.
@Suite(.timeLimit(.minutes(10))) struct HostileSizeTests {
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
}
