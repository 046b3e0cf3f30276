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
        let files = try workspace.files(in: ".")
        #expect(files.allSatisfy { $0.hasPrefix("out/Version") || !$0.contains("/") })
        #expect(Set(files.map { $0.lowercased().precomposedStringWithCanonicalMapping }).count == files.count)
        let complaints = try SwiftCompiler.complaints(about: "out", in: workspace)
        #expect(complaints.isEmpty, "\(complaints.prefix(3000))")
    }

    private static let outside = "leaves the folder of the description"
    private static let noFile = "is a URL, and the generator reads only files"
    private static let missing = "it does not exist"

    /// The file outside of the folder has what its reference asks for: whoever opens it writes a client.
    @Test(arguments: [
        ("../secret.yaml#/A", outside), ("../../../../etc/passwd", outside), ("/etc/passwd", outside),
        ("file:///etc/passwd", noFile), ("https://example.com/a.yaml", noFile), ("..%2Fsecret.yaml#/A", outside),
        ("..%2F..%2Fsecret.yaml", outside), ("..\\secret.yaml#/A", missing),
        ("a\0b.yaml", "cannot contain null characters"),
        ("~/secret.yaml#/A", missing), ("//example.com/a.yaml#/x", noFile),
        ("#/../../secret", "unresolved reference '#/../../secret'\n"),
        ("#/components/schemas/%2e%2e%2fA", "unresolved reference '#/components/schemas/%2e%2e%2fA'\n"),
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

    /// A description that has each name for a schema, a member, a parameter, an operation, a tag and a value of an enumeration.
    private static func description(_ version: Version) throws -> String {
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
