import Foundation
import Testing

/// Names that mean something else to Swift, to a file system or to nobody: what is written for them compiles, in every version of
/// descriptions, and stays in its folder.
@Suite struct HostileNamesTests {
    /// Names that generated code, Swift or Foundation knows by another meaning.
    private static let taken = [
        "String", "Data", "Result", "Error", "Type", "Self", "Task", "URL", "Date", "Codable", "Model", "ServiceError",
        "Any", "Int", "Bool", "Double", "Decimal", "UUID", "Optional", "Array", "Dictionary", "Never", "Void",
        "Sendable",
        "Hashable", "Equatable", "Decoder", "Encoder", "Protocol", "Operation", "OperationQueue", "DispatchQueue",
        "RequestOptions", "ClientOptions", "ShopClient", "ShopClientOptions", "Requests", "ApiVersion", "Indirect",
        "Swift",
        "Foundation", "ServiceRuntime", "PagedCollection", "ModelReader", "Package", "main",
        "self", "init", "options", "client", "description", "requests", "pipeline", "endpoint", "send", "copy", "hash",
        "encode", "reader", "writer", "reading", "name", "value", "rawValue", "request", "context", "result", "import",
        "class", "default", "in", "nil", "true", "await", "throws", "async", "actor", "some", "any", "each", "macro",
        "completionHandler", "cancellationToken", "additionalProperties", "latest", "version", "credential",
        "authPolicy",
        "withOptions", "allCases", "hashValue", "deinit", "subscript", "_", "__", "$0", "0", "1st", "#if", "@main",
    ]

    /// Names that differ by case or by the normalization of Unicode alone.
    private static let alike = [
        "pet", "Pet", "PET", "p_e_t", "caf\u{E9}-x", "cafe\u{301}_x", "CAF\u{C9} X", "stra\u{DF}e", "STRASSE",
        "caf\u{E9}", "cafe\u{301}",
    ]

    /// Names that lead elsewhere, show as something else, or are too long for a file.
    private static let hostile = [
        "../../etc/passwd", "..", ".", "/", "a/b", "a\\b", "C:\\x", "\u{202E}txt.exe\u{202C}", "a\0b", "a\nb", "*/",
        "/*",
        "\\(x)", "\"", "`x`", "\u{FEFF}", "\u{2028}", "🏳️‍🌈", "CON", "nul.swift", "~", "-", "",
        String(repeating: "a", count: 100_000), String(repeating: "ab ", count: 33_333),
        String(repeating: "é", count: 50_000), String(repeating: "ab.", count: 33_333),
    ]

    private static var names: [String] { taken + alike + hostile }

    @Test func whatIsWrittenForThemCompiles() throws {
        let workspace = try Workspace()
        for version in Version.allCases {
            let namespace = "Version\(version.rawValue)"
            try workspace.write(try Self.description(version), to: "\(namespace).json")
            try workspace.write(
                "namespace: \(namespace)\nfilter: {schemas: ['*'], paths: ['*']}",
                to: "\(namespace).yaml"
            )
            let result = try GenerateTool.run(
                ["\(namespace).json", "--output", "out/\(namespace)", "--config", "\(namespace).yaml", "--quiet"],
                in: workspace
            )
            #expect(result.exitCode == 0, "\(result.error.prefix(1000))")
        }
        try Self.expectSources(in: workspace, below: "out/Version")
    }

    @Test func whatIsWrittenForThemInAllOtherPlacesCompiles() throws {
        let workspace = try Workspace()
        try workspace.write(try Self.descriptionOfOtherPlaces().description(), to: "shop.json")
        try workspace.write("namespace: Shop\nfilter: {schemas: ['*'], paths: ['*']}", to: "client.yaml")
        let result = try GenerateTool.run(
            ["shop.json", "--output", "out", "--config", "client.yaml", "--quiet"],
            in: workspace
        )
        #expect(result.exitCode == 0, "\(result.error.prefix(1000))")
        try Self.expectSources(in: workspace)
    }

    /// Expects that all that was written is in its folder, under names that no file system takes for one another, and compiles.
    private static func expectSources(in workspace: Workspace, below folder: String = "out/") throws {
        let files = try workspace.files(in: ".")
        #expect(files.allSatisfy { $0.hasPrefix(folder) || !$0.contains("/") })
        #expect(Set(files.map { $0.lowercased().precomposedStringWithCanonicalMapping }).count == files.count)
        let complaints = try SwiftCompiler.complaints(about: "out", in: workspace)
        #expect(complaints.isEmpty, "\(complaints.prefix(3000))")
    }

    private static let outside = "leaves the folder of the description"
    private static let noFile = "is a URL, and the generator reads only files"
    private static let missing = "it does not exist"

    /// What is known of a page comes from its schema: where that could not be read, there is nothing to say of the page.
    @Test func nothingIsSaidOfPagesThatCannotBeRead() throws {
        let workspace = try Workspace()
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            paths:
              /pets:
                get:
                  operationId: listPets
                  x-ms-pageable: {nextLinkName: next}
                  responses: {'200': {description: D, content: {application/json: {schema: {$ref: 'a.yaml#/b'}}}}}
            """,
            to: "shop.yaml"
        )
        let result = try GenerateTool.run(["shop.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 1)
        #expect(result.error.contains("a.yaml"))
        #expect(!result.error.contains("is not paged"), "\(result.error)")
    }

    /// The file outside of the folder has what its reference asks for: whoever opens it writes a client.
    @Test(arguments: [
        ("../secret.yaml#/A", outside), ("../../../../etc/passwd", outside), ("/etc/passwd", outside),
        ("file:///etc/passwd", noFile), ("https://example.com/a.yaml", noFile), ("..%2Fsecret.yaml#/A", outside),
        ("..%2F..%2Fsecret.yaml", outside), ("..\\secret.yaml#/A", missing),
        ("a\0b.yaml", "cannot contain null characters"),
        ("~/secret.yaml#/A", missing), ("//example.com/a.yaml#/x", noFile),
        ("#/../../secret", "unresolved reference '#/../../secret' (add what it leads to, or correct it)\n"),
        (
            "#/components/schemas/%2e%2e%2fA",
            "unresolved reference '#/components/schemas/%2e%2e%2fA' (add what it leads to, or correct it)\n"
        ),
        ("\u{202E}lmay.a", missing), (String(repeating: "../", count: 10_000), "the reference '../../"),
    ])
    func aReferenceLeadsNowhereElse(reference: String, reason: String) throws {
        let workspace = try Workspace()
        try workspace.write("A: {type: string}\n", to: "secret.yaml")
        let schema: [String: Any] = ["schemas": ["A": ["$ref": reference]]]
        let document: [String: Any] = [
            "openapi": "3.0.3", "info": ["title": "Shop", "version": "1"], "paths": [String: Any](),
            "components": schema,
        ]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        try workspace.write(text, to: "folder/shop.json")
        let result = try GenerateTool.run(["folder/shop.json", "--output", "out"], in: workspace)
        #expect(result.exitCode == 1)
        #expect(result.error.contains(reason), "\(result.error)")
        #expect(try workspace.files(in: "out").isEmpty)
    }

    // MARK: - Descriptions

    private enum Version: String, CaseIterable {
        case swagger20, openAPI30, openAPI31

        var head: (name: String, value: JSON) {
            switch self {
            case .swagger20: ("swagger", "2.0")
            case .openAPI30: ("openapi", "3.0.3")
            case .openAPI31: ("openapi", "3.1.0")
            }
        }
    }

    private static let text: JSON = .object([("type", "string")])
    private static let nothing: JSON = .object([("204", .object([("description", "D")]))])

    private static func parameter(_ name: String, in place: String, _ more: [(String, JSON)] = []) -> JSON {
        .object([("name", .text(name)), ("in", .text(place)), ("schema", text)] + more)
    }

    private static func object(_ members: [(String, JSON)], _ more: [(String, JSON)] = []) -> JSON {
        .object([("type", "object"), ("properties", .object(members))] + more)
    }

    /// A description that has each name for a tag, a parameter in every place, its group and its label, a header field, a callback,
    /// a server variable and a value of it, a part of a form, an object in place, a security scheme, a discriminator and a value of
    /// it, a flattened member, and a value of an enumeration by its label.
    private static func descriptionOfOtherPlaces() -> JSON {
        var paths: [(String, JSON)] = []
        var schemas: [(String, JSON)] = []
        for (index, name) in names.enumerated() {
            paths.append(("/parameters/\(index)", .object([("get", operationWithParameters(name, index))])))
            paths.append(("/bodies/\(index)", .object([("post", operationWithBodies(name, index))])))
            let isInPath = !name.isEmpty && !name.contains { "{}/?#\0\n".contains($0) } && name.utf8.count < 1_000
            if isInPath {
                paths.append(("/path/\(index)/{\(name)}", .object([("get", operationInPath(name, index))])))
            }
            let isRequired: [(String, JSON)] = [("required", .array(["kind"]))]
            schemas.append(("M\(index)", object([("kind", text), ("v\(index)", text)], isRequired)))
            schemas.append(
                (
                    "Base\(index)",
                    object(
                        [(name, text)],
                        [
                            ("required", .array([.text(name)])),
                            ("discriminator", .object([("propertyName", .text(name))])),
                        ]
                    )
                )
            )
            schemas.append(
                (
                    "Sub\(index)",
                    .object([
                        ("allOf", .array([reference("Base\(index)"), object([("x", text)])])),
                        ("x-ms-discriminator-value", .text(name)),
                    ])
                )
            )
        }
        let mapping = names.enumerated().map { ($1, JSON.text("#/components/schemas/M\($0)")) }
        schemas += [
            (
                "Union",
                .object([
                    ("oneOf", .array(names.indices.map { reference("M\($0)") })),
                    ("discriminator", .object([("propertyName", "kind"), ("mapping", .object(mapping))])),
                ])
            ),
            (
                "Flat",
                object(names.map { ($0, object([($0, text)], [("x-ms-client-flatten", .literal("true"))])) })
            ),
            (
                "Labels",
                object(
                    names.enumerated().map { index, name in
                        ("m\(index)", .object([("type", "string"), ("x-ms-client-name", .text(name))]))
                    }
                )
            ),
            (
                "Values",
                .object([
                    ("type", "string"), ("enum", .array(names.indices.map { .text("v\($0)") })),
                    ("x-enum-varnames", .array(names.map(JSON.text))),
                ])
            ),
            (
                "Numbers",
                .object([
                    ("type", "integer"), ("enum", .array(names.indices.map { .literal("\($0)") })),
                    ("x-enum-varnames", .array(names.map(JSON.text))),
                ])
            ),
        ]
        let schemes = names.enumerated().map { index, name in
            let scheme: JSON =
                index.isMultiple(of: 2)
                ? .object([("type", "apiKey"), ("in", "header"), ("name", .text("x-\(index)"))])
                : .object([("type", "http"), ("scheme", "bearer")])
            return (name, scheme)
        }
        return .object([
            Version.openAPI30.head, ("info", .object([("title", "Shop"), ("version", "1")])),
            ("tags", .array(names.map { .object([("name", .text($0))]) })),
            ("security", .array(names.map { .object([($0, .array([]))]) })), ("paths", .object(paths)),
            ("components", .object([("schemas", .object(schemas)), ("securitySchemes", .object(schemes))])),
        ])
    }

    private static func reference(_ name: String) -> JSON {
        .object([("$ref", .text("#/components/schemas/" + name))])
    }

    private static func operationWithParameters(_ name: String, _ index: Int) -> JSON {
        let isRequired: [(String, JSON)] = [("required", .literal("\(index.isMultiple(of: 2))"))]
        let group: JSON = .object([("name", .text(name))])
        let kind: JSON = .object([
            ("type", "string"), ("enum", .array(["a", "b"])), ("x-ms-enum", .object([("name", .text(name))])),
        ])
        let callback: JSON = .object([
            ("post", .object([("operationId", .text("callback\(index)")), ("responses", nothing)]))
        ])
        return .object([
            ("operationId", .text("parameters\(index)")), ("tags", .array([.text(name)])),
            (
                "parameters",
                .array([
                    parameter(name.isEmpty ? "q" : name, in: "header", isRequired),
                    parameter(name.isEmpty ? "q" : name, in: "cookie"),
                    parameter("g", in: "query", [("x-ms-parameter-grouping", group)]),
                    .object([("name", "h"), ("in", "query"), ("x-ms-client-name", .text(name)), ("schema", kind)]),
                ])
            ),
            ("callbacks", .object([(name, .object([("{$request.body#/u}", callback)]))])),
            (
                "responses",
                .object([
                    (
                        "200",
                        .object([
                            ("description", .text(name)),
                            (
                                "headers",
                                .object([(name, .object([("schema", text)])), ("x-b", .object([("schema", text)]))])
                            ),
                        ])
                    )
                ])
            ),
        ])
    }

    private static func operationInPath(_ name: String, _ index: Int) -> JSON {
        let variable: JSON = .object([("default", "a"), ("enum", .array(["a", .text(name)]))])
        let server: JSON = .object([
            ("url", .text("https://example.com/{\(name)}")), ("variables", .object([(name, variable)])),
        ])
        return .object([
            ("operationId", .text("path\(index)")), ("tags", .array(["paths"])),
            ("parameters", .array([parameter(name, in: "path", [("required", .literal("true"))])])),
            ("servers", .array([server])), ("responses", nothing),
        ])
    }

    private static func operationWithBodies(_ name: String, _ index: Int) -> JSON {
        let file: JSON = .object([("type", "string"), ("format", "binary")])
        let form: JSON = .object([
            ("schema", object([(name, text), ("file", file)])),
            ("encoding", .object([(name, .object([("contentType", "text/plain")]))])),
        ])
        let result = object([(name, object([(name, text)]))], [("x-ms-client-name", .text(name))])
        return .object([
            ("operationId", .text("bodies\(index)")), ("tags", .array(["bodies"])),
            ("requestBody", .object([("content", .object([("multipart/form-data", form)]))])),
            (
                "responses",
                .object([
                    (
                        "200",
                        .object([
                            ("description", "D"),
                            ("content", .object([("application/json", .object([("schema", result)]))])),
                        ])
                    )
                ])
            ),
        ])
    }

    /// A description that has each name for a schema, a member, a parameter, an operation, a tag and a value of an enumeration.
    private static func description(_ version: Version) throws -> String {
        // The longest names take most of the time, and what is read is one model: they are whole in one version.
        let names = version == .openAPI31 ? Self.names : Self.names.map { String($0.prefix(10_000)) }
        let isSwagger = version == .swagger20
        let prefix = isSwagger ? "#/definitions/" : "#/components/schemas/"
        let reference: (String) -> JSON = { name in
            let escaped = name.replacing("%", with: "%25").replacing("~", with: "~0").replacing("/", with: "~1")
            return .object([("$ref", .text(prefix + escaped))])
        }
        let text: (String) -> [(String, JSON)] = { name in
            [("type", "string"), ("pattern", .text(name)), ("default", .text(name)), ("example", .text(name))]
        }
        var schemas: [(String, JSON)] = [
            (
                "All members",
                .object([
                    ("type", "object"), ("properties", .object(names.map { ($0, .object(text($0))) })),
                    ("required", .array(taken.map(JSON.text))),
                ])
            ),
            ("All values", .object([("type", "string"), ("enum", .array(names.map(JSON.text)))])),
        ]
        var paths: [(String, JSON)] = []
        for (index, name) in names.enumerated() {
            let other = names[(index + 1) % names.count]
            schemas.append(
                (
                    name,
                    .object([
                        ("type", "object"), ("description", .text(name)),
                        ("properties", .object([(other, reference(other))])),
                    ])
                )
            )
            let schema = isSwagger ? text(name) : [("schema", .object(text(name)))]
            let response: JSON = .object([("schema", reference(name))])
            let content: (String, JSON) =
                isSwagger ? ("schema", reference(name)) : ("content", .object([("application/json", response)]))
            let operation: JSON = .object([
                ("operationId", .text(name)), ("tags", .array([.text(index < 20 ? name : "others")])),
                ("summary", .text(name)), ("description", .text(name)),
                (
                    "parameters",
                    .array([
                        .object(
                            [
                                ("name", .text(name.isEmpty ? "q" : name)), ("in", "query"),
                                ("required", .literal("\(index.isMultiple(of: 2))")),
                            ]
                                + schema
                        )
                    ])
                ),
                ("responses", .object([("200", .object([("description", .text(name)), content]))])),
            ])
            paths.append(("/\(index)", .object([("get", operation)])))
        }
        let info: JSON = .object([("title", "Shop"), ("version", .text(names.joined(separator: " ")))])
        let definitions: (String, JSON) =
            isSwagger ? ("definitions", .object(schemas)) : ("components", .object([("schemas", .object(schemas))]))
        return try JSON.object([version.head, ("info", info), ("paths", .object(paths)), definitions]).description()
    }
}

/// JSON whose objects keep the order of their members, and may have names that only differ by normalization.
private enum JSON: ExpressibleByStringLiteral {
    case text(String)
    case literal(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    init(stringLiteral text: String) { self = .text(text) }

    func description() throws -> String {
        switch self {
        case .text(let text): String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        case .literal(let text): text
        case .array(let elements): "[" + (try elements.map { try $0.description() }.joined(separator: ",")) + "]"
        case .object(let members):
            "{"
                + (try members.map { try JSON.text($0.name).description() + ":" + $0.value.description() }
                    .joined(separator: ",")) + "}"
        }
    }
}
