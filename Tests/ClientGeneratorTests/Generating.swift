import ClientConfiguration
import ClientGenerator
import ServiceDescription
import Testing
import YAML

/// What became of a description.
struct Generation {
    /// The texts of the files by their paths.
    let files: [String: String]
    /// What there is to tell, formalities included, as `line:column: severity: message`.
    let allDiagnostics: [String]
    /// The same without formalities.
    let diagnostics: [String]

    /// Reads a description and a configuration that are as they should be, and generates the client.
    init(_ description: String, configuration: String = "") throws {
        let (service, readerDiagnostics) = ServiceReader.read(try Self.node(description, file: "service.yaml"))
        let (settings, configurationDiagnostics) = ClientConfigurationReader.read(
            try Self.node(configuration, file: "client.yaml")
        )
        #expect(configurationDiagnostics.all.map(\.outline) == [])
        let client = ClientGenerator.generate(
            try #require(service, "\(readerDiagnostics.all.map(\.outline))"),
            configuration: try #require(settings)
        )
        let (files, diagnostics) = (client.files, client.diagnostics)
        self.files = Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        )
        allDiagnostics = (readerDiagnostics.all + diagnostics.all).map(\.outline)
        self.diagnostics = allDiagnostics.filter { !Self.isFormality($0) }
    }

    /// The same without where they are, where all are warnings.
    var warnings: [String] { diagnostics.map { String($0.drop { $0 != "w" }) } }

    /// Whether a diagnostic is about something that a description must have, but that a test leaves out to stay short.
    private static func isFormality(_ diagnostic: String) -> Bool {
        [
            "the response has no 'description'", "the operation has no 'responses'", "is not marked as required",
            "drop the body of a",
        ]
        .contains(where: diagnostic.contains)
    }

    private static func node(_ text: String, file: String) throws -> YAMLNode {
        try YAMLReader.read(bytes: Array(text.utf8), file: file)
    }
}

/// The files that a description becomes, by their paths, where there is nothing to tell about it.
func generate(
    _ description: String,
    configuration: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: String] {
    let generation = try Generation(description, configuration: configuration)
    #expect(generation.diagnostics == [], sourceLocation: sourceLocation)
    return generation.files
}

/// A description of a service that is called Shop, with the given `paths` and further keys of the document.
func shop(_ paths: String = "{}", _ more: String = "") -> String {
    "openapi: 3.0.3\ninfo: {title: Shop, version: '1.0'}\npaths: \(block(paths))\n\(more)\n"
}

/// A description of a service that has the given schemas and no operations.
func schemas(_ schemas: String) -> String {
    shop("{}", "components:\n  schemas: \(block(schemas, indentation: "    "))")
}

/// A description whose operations have the given identifiers, each at a path of its own, with the given further keys.
func operations(_ identifiers: String..., more: String = "responses: {'204': {description: Done}}") -> String {
    shop(
        identifiers.enumerated().map { index, identifier in
            "/\(index):\n  get:\n    operationId: '\(identifier)'\n\(indented(more, by: "    "))"
        }.joined(separator: "\n")
    )
}

/// The text of a node: on its own lines unless it is in flow style.
private func block(_ text: String, indentation: String = "  ") -> String {
    text.hasPrefix("{") ? text : "\n" + indented(text, by: indentation)
}

/// The text with each line indented.
func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : indentation + $0 }
        .joined(separator: "\n")
}

extension String {
    /// The lines without indentation that contain any of the given texts.
    func lines(containing texts: String...) -> [String] {
        split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
            texts.contains { line.contains($0) }
        }
    }

    /// The text of all documentation comments, on one line.
    var documentationText: String {
        lines(containing: "///").map { $0.dropFirst(3).trimmed }.joined(separator: " ")
    }

    /// The lines that fill in the description of a request.
    var sent: [String] { lines(containing: "description.").filter { $0.hasPrefix("description.") } }

    /// The declarations of instance members, without what stands before `let` or `var`.
    var members: [String] {
        lines(containing: "public let ", "public var ").map { String($0.dropFirst("public ".count)) }
    }

    /// The code, without comments and empty lines.
    var code: String {
        split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }
}

extension Diagnostic {
    /// The place, the severity and the message in one line.
    fileprivate var outline: String {
        let place = mark.map { "\($0.line):\($0.column)" } ?? "nowhere"
        return "\(place): \(severity): \(message)"
    }
}

extension [String: String] {
    /// The file that has this name, wherever it lies.
    func file(_ name: String) throws -> String {
        let path = keys.first { $0 == name || $0.hasSuffix("/" + name) }
        return self[try #require(path, "no \(name) among \(keys.sorted())")] ?? ""
    }

    /// The file of an operation's options: the client's, if these are no more than a name for the usual ones.
    func options(_ name: String) throws -> String {
        try file(keys.contains { $0.hasSuffix("/\(name).swift") } ? "\(name).swift" : "ShopClientOptions.swift")
    }

    /// The declaration of a type, from its documentation to its end, wherever it stands.
    func type(_ name: String) throws -> String {
        let declaration = try Regex("(?m)^(public|package|internal) (nonisolated )?(struct|(indirect )?enum) \(name):")
        let declarations = values.flatMap { $0.components(separatedBy: "\n}\n") }
        return try #require(declarations.first { $0.contains(declaration) }, "no \(name) among \(typeNames)") + "\n}\n"
    }

    /// The names of the models and enumerations, sorted.
    var typeNames: [String] {
        filter { $0.key.contains("/Models/") }.values
            .flatMap {
                $0.matches(of: /(?m)^(?:public|package|internal) (?:nonisolated )?(?:struct|(?:indirect )?enum) (\w+):/)
                    .map {
                        String($0.1)
                    }
            }
            .sorted()
    }
}

extension String {
    /// The methods of a client or a group: `getUser(id:)`.
    var signatures: [String] {
        replacing(/\(\s+/, with: "(").matches(of: /public func (\w+)\(([^)]*)\)\s+async throws/).map { match in
            let labels = match.2.split(separator: ",").compactMap { $0.split(separator: ":").first }
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: " ")[0] + ":" }
            return "\(match.1)(\(labels.filter { $0 != "withOptions:" }.joined()))"
        }
    }
}
