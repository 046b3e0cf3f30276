import ClientConfiguration
import ClientGenerator
import Foundation
import ServiceDescription
import Testing
import YAML

/// Nothing that a description says becomes code, a path of its own choice, or a text that shows other than it is.
@Suite struct HostileInputTests {
    /// Texts that would do something if they were not escaped; each of them calls `pwned()` where it can.
    private static let texts =
        [
            "\"); pwned(); (\"",
            "\\\"); pwned(); (\\\"",
            "\\(pwned())",
            "\\\\(pwned())",
            "a\npwned()\n",
            "if\npwned()\n",
            "*/ pwned() /*",
            "/* pwned()",
            "\"\"\"\npwned()\n\"\"\"",
            "#\"pwned()\"#",
            "`pwned()`",
            "a\0pwned()",
            "\u{202E}pwned()\u{202C}\u{2066}\u{200F}",
            "\u{FEFF}\u{200B}pwned()",
            "\u{E0001}\u{FFFF}",
            "{{{name}}}{{>Client}}{{#pwned()}}",
            "}\npwned()\nstruct X {",
            "#sourceLocation(file: \"pwned()\", line: 1)",
            "#if pwned()",
            "../../../../pwned()",
            "/etc/passwd",
            "..",
            "",
            " ",
            "self", "Type", "init", "Protocol", "_", "__", "$0", "0", "import",
            "e\u{301}\u{345}", "\u{345}\u{93E}", "🏳️‍🌈", "\u{1D7D8}", "ⅷ",
            String(repeating: "a", count: 10_000),
            String(repeating: "pwned ", count: 2_000),
            String(repeating: "é", count: 5_000),
        ] + breaks.map { "a\($0)pwned()\($0)//" }

    /// All that ends a line somewhere.
    private static let breaks = ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

    /// A description that says the same thing in every place where it may say what it likes, in JSON.
    private static func description(saying text: String) -> String {
        let word = literal(text)
        let pathWord = literal("/a" + text.filter { $0 != "{" && $0 != "}" && $0 != "?" && $0 != "#" })
        let serverWord = literal("https://example.com/" + text)
        let schema = "{\"$ref\": \"#/components/schemas/Plain\"}"
        return """
            {"openapi": "3.0.3",
             "info": {"title": \(word), "version": \(word), "description": \(word), "termsOfService": \(word),
              "contact": {"name": \(word), "url": \(word)}, "license": {"name": \(word)}},
             "externalDocs": {"url": \(word), "description": \(word)},
             "servers": [{"url": \(serverWord), "description": \(word), "variables": {\(word): {"default": \(word)}}},
              {"url": "https://{a}.example.com/{b}", "description": \(word), "variables": {
               "a": {"default": \(word), "description": \(word)},
               "b": {"default": \(word), "enum": [\(word), "other"], "description": \(word)}}}],
             "security": [{\(word): [\(word)]}, {"key": []}],
             "tags": [{"name": \(word), "description": \(word)}, {"name": "plain"}],
             "paths": {
              \(pathWord): {"post": {
               "operationId": \(word), "tags": [\(word)], "summary": \(word), "description": \(word), "deprecated": true,
               "x-deprecated-message": \(word), "externalDocs": {"url": \(word), "description": \(word)}, "servers": [{"url": \(serverWord)}],
               "parameters": [
                {"name": \(word), "in": "query", "description": \(word), "schema": {"type": "string", "default": \(word)}},
                {"name": \(word), "in": "header", "required": true, "schema": {"type": "string", "enum": [\(word), "other"]}},
                {"name": "told", "in": "query", "required": true, "description": \(word), "example": \(word),
                 "schema": {"type": "string", "default": \(word), "pattern": \(word), "example": \(word)}},
                {"name": "untold", "in": "query", "required": true, "schema": {"type": "string", "default": \(word)}},
                {"name": "client", "in": "query", "required": true, "description": \(word),
                 "x-ms-parameter-location": "client", "schema": {"type": "string", "default": \(word)}},
                {"name": "only", "in": "query", "required": true, "schema": {"type": "string", "enum": [\(word)]}},
                {"name": "api-version", "in": "query", "schema": {"type": "string", "enum": [\(word)]}}],
               "x-ms-pageable": {"itemName": \(word), "nextLinkName": \(word)},
               "requestBody": {"description": \(word), "required": true, "content": {\(word): {"schema": \(schema)}}},
               "responses": {
                "200": {"description": \(word), "content": {\(word): {"schema": \(schema)}}},
                "404": {"description": \(word), "content": {"application/json": {"schema": \(schema)}}}}}},
              "/xml": {"put": {"tags": ["plain"],
               "requestBody": {"content": {"application/xml": {"schema": {"type": "array", "xml": {"name": \(word)},
                "items": {"$ref": "#/components/schemas/Marked"}}}}},
               "responses": {"204": {"description": ""}}}},
              "/extended": {"put": {"tags": ["plain"],
               "parameters": [
                {"name": "meta", "in": "header", "schema": {"type": "string"}, "x-ms-header-collection-prefix": \(word)},
                {"name": "top", "in": "query", "schema": {"type": "string"}, "x-ms-client-default": \(word),
                 "x-ms-parameter-grouping": {"name": \(word)}},
                {"name": \(word), "in": "cookie", "schema": {"type": "string"}}],
               "requestBody": {"content": {"multipart/form-data": {
                "schema": {"type": "object", "properties": {\(word): {"type": "string"}}},
                "encoding": {\(word): {"contentType": \(word)}}}}},
               "responses": {"200": {"description": "", "headers": {
                "x-a": {"description": \(word), "schema": {"type": "string", "default": \(word)}, "x-ms-client-name": \(word), "x-ms-header-collection-prefix": \(word)}},
                "content": {"application/json": {"schema": {"oneOf": [\(schema)],
                 "discriminator": {"propertyName": \(word), "mapping": {\(word): "Plain"}}}}}}}}},
              "/plain": {"get": {"tags": ["plain"], "responses": {
               "200": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Page"}}}}},
               "x-ms-pageable": {"itemName": "items", "nextLinkName": \(word)}}}},
             "components": {
              "securitySchemes": {
               \(word): {"type": "oauth2", "description": \(word),
                "flows": {"clientCredentials": {"tokenUrl": "https://a", "scopes": {\(word): \(word)}}}},
               "key": {"type": "apiKey", "in": "header", "name": \(word), "description": \(word)}},
              "schemas": {
               "Page": {"type": "object", "properties": {"items": {"type": "array", "items": \(schema)}}},
               "Marked": {"type": "object", "xml": {"name": \(word), "namespace": \(word)}, "properties": {
                \(word): {"type": "string", "xml": {"name": \(word), "prefix": \(word), "namespace": \(word)}},
                "list": {"type": "array", "xml": {"name": \(word), "wrapped": true}, "items":
                 {"type": "string", "xml": {"name": \(word), "namespace": \(word), "nodeType": \(word)}}}}},
               "Plain": {"type": "object", "title": \(word), "description": \(word), "properties": {
                \(word): {"type": "string", "description": \(word), "format": \(word)},
                "named": {"type": "string", "x-ms-client-name": \(word), "title": \(word), "default": \(word),
                 "description": \(word), "example": \(word), "pattern": \(word)},
                "labeled": {"type": "integer", "enum": [1, 2], "x-enum-varnames": [\(word), "other"],
                 "x-enum-descriptions": [\(word), \(word)], "description": \(word)},
                "enumeration": {"type": "string", "enum": [\(word), "other"], "default": \(word),
                 "x-ms-enum": {"name": \(word), "values": [{"value": \(word), "name": \(word), "description": \(word)}]}},
                "frozen": {"type": "string", "enum": [\(word)], "x-ms-enum": {"modelAsString": false}},
                "inline": {"type": "object", "description": \(word), "properties": {\(word): {"type": "integer"}}}},
                "additionalProperties": {"type": "string"}},
               "Hostile": {"type": "object", "properties": {\(word): {"type": "string"}}}}}}
            """
    }

    /// The text as a literal of JSON, everything but letters and digits as escapes.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for unit in text.utf16 {
            if let scalar = Unicode.Scalar(unit), scalar.isASCII, scalar.properties.isAlphabetic {
                literal.unicodeScalars.append(scalar)
            } else {
                let digits = String(unit, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return literal + "\""
    }

    /// What each of the texts becomes.
    private static let generations = texts.map { text in Result { try files(saying: text) } }

    /// The files of a client.
    ///
    /// - Parameters:
    ///   - text: What the description says.
    ///   - documentation: What it says where it describes something, if that is something else.
    private static func files(saying text: String, documentation: String? = nil) throws -> [GeneratedFile] {
        var description = description(saying: text)
        if let documentation {
            let key = "\"description\": "
            description = description.replacing(key + literal(text), with: key + literal(documentation))
        }
        let bytes = Array(description.utf8)
        let (service, complaints) = ServiceReader.read(try YAMLReader.read(bytes: bytes, file: "hostile.json"))
        // A description that is refused does no harm.
        guard let service else {
            #expect(complaints.hasErrors)
            return []
        }
        let client = ClientGenerator.generate(service, configuration: configuration)
        let (files, diagnostics) = (client.files, client.diagnostics)
        #expect(!diagnostics.hasErrors, "\(text.prefix(50).debugDescription): \(diagnostics.all.first?.message ?? "")")
        return files
    }

    private static var configuration: ClientConfiguration {
        var configuration = ClientConfiguration()
        configuration.filter.schemas = [Located("*")]
        configuration.filter.paths = [Located("*")]
        return configuration
    }

    @Test(arguments: texts.indices)
    func nothingBecomesCode(index: Int) throws {
        try Self.check(Self.generations[index].get())
    }

    /// What is documented by a list or a heading alone has a sentence of our own before it, and each text those behind it that tell the
    /// default.
    @Test(arguments: texts.filter { $0.utf8.count < 1_000 }, ["- one\n- two", "# One", "One"])
    func nothingBecomesCodeBefore(text: String, documentation: String) throws {
        try Self.check(Self.files(saying: text, documentation: documentation))
    }

    private static func check(_ files: [GeneratedFile]) throws {
        for file in files {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(!code(of: text).contains("pwned()"), "\(file.path)")
            let hidden = text.unicodeScalars.first { scalar in
                switch scalar.properties.generalCategory {
                case .control: scalar != "\n"
                case .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
                default: false
                }
            }
            #expect(hidden == nil, "\(file.path) holds U+\(String(hidden?.value ?? 0, radix: 16))")
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            #expect(
                parts.first == "Source" && parts.allSatisfy { !$0.isEmpty && $0.first != "." && $0.utf8.count < 230 }
            )
        }
        let paths = files.map { $0.path.lowercased() }
        #expect(Set(paths).count == paths.count)
    }

    /// What a description says in its names is a name in Swift, whatever it says.
    @Test func allOfItParses() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"]
        for (index, generation) in Self.generations.enumerated() {
            for (number, file) in try generation.get().enumerated() {
                let url = folder.appending(path: "\(index)-\(number).swift")
                try Data(file.contents).write(to: url)
                arguments.append(url.path())
            }
        }
        #expect(arguments.count > 400)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = arguments
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let complaints = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        #expect(complaints.split(separator: "\n").prefix(20).joined(separator: "\n") == "")
        #expect(compiler.terminationStatus == 0)
    }

    /// The text without its comments and without what stands in literals.
    private static func code(of text: String) -> String {
        var code = ""
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            var isLiteral = false
            var isEscaped = false
            var previous: UInt8 = 0
            for byte in line {
                if isLiteral {
                    if byte == UInt8(ascii: "\""), !isEscaped { isLiteral = false }
                    // What is interpolated is code.
                    if byte == UInt8(ascii: "("), isEscaped { code += "interpolated pwned()" }
                    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                } else if byte == UInt8(ascii: "\"") {
                    isLiteral = true
                    isEscaped = false
                } else if byte == UInt8(ascii: "/"), previous == byte {
                    break
                } else {
                    code.unicodeScalars.append(Unicode.Scalar(byte))
                }
                previous = byte
            }
            code += "\n"
        }
        return code
    }
}
