import Foundation
import Testing

/// What `generate diff` calls breaking is what the toolchain's API digester finds in the compiled clients.
struct DiffJudgmentTests {
    /// A change to the description of ``Shop``, and whether it breaks callers.
    private struct Change {
        let name: String
        let isBreaking: Bool
        let replaced: String
        let replacement: String

        static func breaking(_ name: String, _ replaced: String, _ replacement: String) -> Change {
            Change(name: name, isBreaking: true, replaced: replaced, replacement: replacement)
        }

        static func harmless(_ name: String, _ replaced: String, _ replacement: String) -> Change {
            Change(name: name, isBreaking: false, replaced: replaced, replacement: replacement)
        }
    }

    private static let changes = [
        Change.breaking("OtherName", "operationId: listPets", "operationId: findPets"),
        .breaking("NewArgument", "- {name: offset, in: query,", "- {name: offset, in: query, required: true,"),
        .breaking(
            "ArgumentType",
            "description: The number., schema: {type: integer}",
            "description: The number., schema: {type: string}"
        ),
        .breaking(
            "OptionGone",
            "      - {name: kind, in: query, description: Of this kind only., schema: {$ref: \"#/components/schemas/Kind\"}}\n",
            ""
        ),
        .breaking(
            "OptionType",
            "name: X-Trace, in: header, schema: {type: string}",
            "name: X-Trace, in: header, schema: {type: integer}"
        ),
        .breaking(
            "AnswerType",
            "type: array, items: {$ref: \"#/components/schemas/Pet\"}",
            "type: array, items: {type: string}"
        ),
        .breaking("MemberGone", "        object: {type: string}\n", ""),
        .breaking("MemberType", "delay: {type: integer}", "delay: {type: string}"),
        .breaking("MemberRequired", "required: [name]", "required: [name, delay]"),
        .breaking("MemberOptional", "      required: [name]\n", ""),
        .breaking(
            "NewRequiredMember",
            "required: [name]\n      properties:",
            "required: [name, id]\n      properties:\n        id: {type: string}"
        ),
        .breaking("ValueGone", "enum: [cat, dog]", "enum: [cat]"),
        .breaking("FrozenValue", "enum: [small, large]", "enum: [small, large, huge]"),
        .breaking(
            "Frozen",
            "type: string, enum: [cat, dog]",
            "type: string, enum: [cat, dog], x-ms-enum: {name: Kind, modelAsString: false}"
        ),
        .breaking("Expandable", "modelAsString: false", "modelAsString: true"),
        .breaking("TypeName", "Problem", "Trouble"),
        .breaking("Version", "version: \"1\"", "version: \"2\""),
        .breaking("KeyType", "key: {type: apiKey, in: header, name: X-Key}", "key: {type: http, scheme: bearer}"),
        .harmless(
            "NewOperation",
            "  /visitors:\n",
            "  /owners:\n    get:\n      operationId: listOwners\n      tags: [visitors]\n      responses: {\"204\": {description: Done.}}\n  /visitors:\n"
        ),
        .harmless(
            "NewOption",
            "      - {name: X-Trace,",
            "      - {name: dry, in: query, schema: {type: boolean}}\n      - {name: X-Trace,"
        ),
        .harmless("NewMember", "        kind: {$ref", "        color: {type: string}\n        kind: {$ref"),
        .harmless("NewValue", "enum: [cat, dog]", "enum: [ant, cat, dog]"),
        .harmless(
            "NewFailure",
            "        default:\n",
            "        \"404\": {description: It is not there.}\n        default:\n"
        ),
        .harmless(
            "NewMediaType",
            "required: true\n        content: {application/json: {schema: {$ref: \"#/components/schemas/Pet\"}}}\n",
            "required: true\n        content:\n          application/json: {schema: {$ref: \"#/components/schemas/Pet\"}}\n"
                + "          application/x-www-form-urlencoded: {schema: {$ref: \"#/components/schemas/Pet\"}}\n"
        ),
        .harmless("Words", "All pets.", "Each pet."),
        .harmless("Path", "/visitors:", "/guests:"),
        .breaking("Security", "security: []", "security: [{key: []}]"),
    ]

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// All changes at once, each in a namespace, because that costs the compiler least.
    @Test func judgmentIsThatOfTheDigester() throws {
        for change in Self.changes {
            let after = try Shop.description.edited(change.replaced, with: change.replacement)
            try workspace.write("namespace: \(change.name)\n", to: "\(change.name).client.yaml")
            try workspace.write(Shop.description, to: "before/\(change.name).yaml")
            try workspace.write(after, to: "after/\(change.name).yaml")
        }
        let found = try digest()
        for change in Self.changes {
            let result = try GenerateTool.run(
                [
                    "diff", "before/\(change.name).yaml", "after/\(change.name).yaml", "--config",
                    "\(change.name).client.yaml",
                ],
                in: workspace
            )
            #expect(result.error == "")
            #expect(result.exitCode == (change.isBreaking ? 1 : 0), "\(change.name): \(result.output)")
            #expect(result.output.hasPrefix("BREAKING\n") == change.isBreaking, "\(change.name): \(result.output)")
            let ofDigester = found.filter { $0.contains(" \(change.name).") }
            let complaints = ofDigester.filter { !Self.isCompiledAsBefore($0) || change.isBreaking }
            #expect(!complaints.isEmpty == change.isBreaking, "\(change.name): \(complaints)")
        }
    }

    /// Whether the digester means something that matters to binaries only: an initializer with one more parameter that has a
    /// default is another one, but is called as before.
    private static func isCompiledAsBefore(_ complaint: String) -> Bool {
        complaint.hasPrefix("Constructor ") && complaint.hasSuffix(" has been removed")
    }

    /// What the digester finds between the clients of before and after, one complaint a line.
    private func digest() throws -> [String] {
        let modules = try #require(GenerateTool.url).deletingLastPathComponent().appending(path: "Modules").path
        for side in ["before", "after"] {
            for change in Self.changes {
                let result = try GenerateTool.run(
                    [
                        "\(side)/\(change.name).yaml", "--config", "\(change.name).client.yaml", "--output",
                        "\(side)/\(change.name)", "--quiet",
                    ],
                    in: workspace
                )
                #expect(result.exitCode == 0, "\(change.name): \(result.error)")
            }
            let sources = try workspace.files(in: side).filter { $0.hasSuffix(".swift") }.map { "\(side)/\($0)" }
            // Files of one name, which the namespaces have, would be refused.
            try workspace.write(sources.map(workspace.text).joined(), to: "\(side).swift")
            try workspace.makeFolder("modules/\(side)")
            _ = try Toolchain.run(
                [
                    "swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", "Client",
                    "-I", modules, "-o", "modules/\(side)/Client.swiftmodule", "\(side).swift",
                ],
                in: workspace
            )
            _ = try Toolchain.run(
                [
                    "swift-api-digester", "-dump-sdk", "-module", "Client", "-I", "modules/\(side)", "-I", modules,
                    "-o", "\(side).json",
                ],
                in: workspace
            )
        }
        let report = try Toolchain.run(
            ["swift-api-digester", "-diagnose-sdk", "-input-paths", "before.json", "-input-paths", "after.json"],
            in: workspace
        )
        return report.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("/*") }
    }
}

/// The tools that come with the compiler.
private enum Toolchain {
    /// Runs a tool and returns what it says.
    static func run(_ arguments: [String], in folder: Workspace) throws -> String {
        let log = folder.url.appending(path: "tool.log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: log, encoding: .utf8)
        #expect(process.terminationStatus == 0, "\(text)")
        return text
    }
}
