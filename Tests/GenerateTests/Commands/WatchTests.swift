import Foundation
import Testing

struct WatchTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
    }

    /// A run that goes on, and its lines as they come.
    private final class Watch {
        private let process = Process()
        private let pipe = Pipe()
        private var text = ""

        init(_ arguments: [String], in folder: Workspace) throws {
            process.executableURL = GenerateTool.url
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
        }

        // The threads of tests block the signals that can be blocked, and so does what they start.
        deinit { kill(process.processIdentifier, SIGKILL) }

        /// What is said until the run waits for a change, its last line left out.
        func nextRun() throws -> String {
            let end = "; Control-C ends it\n"
            while !text.contains(end) {
                let data = pipe.fileHandleForReading.availableData
                try #require(!data.isEmpty, "the command has ended: \(text)")
                text += String(decoding: data, as: UTF8.self)
            }
            let range = try #require(text.firstRange(of: end))
            defer { text = String(text[range.upperBound...]) }
            return String(text[..<range.lowerBound])
        }
    }

    @Test(.timeLimit(.minutes(1))) func changeOfADescriptionGeneratesAgain() throws {
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace)
        #expect(try watch.nextRun().hasSuffix(" created\nwatching 1 file"))
        try workspace.write(Description.pets(schemas: ["Cat", "Pet"]), to: "pets.yaml")
        #expect(try watch.nextRun().contains(" created, "))
        #expect(try workspace.files(in: "out").contains("Source/Models/Cat.swift"))
        // A mistake is told, and the next change goes on.
        try workspace.write("name: Pets\n", to: "pets.yaml")
        #expect(try watch.nextRun().contains("1 error; nothing was written\n"))
        #expect(try workspace.files(in: "out").contains("Source/Models/Cat.swift"))
        try workspace.write(Description.pets(), to: "pets.yaml")
        #expect(try watch.nextRun().contains("2 removed"))
    }

    @Test(.timeLimit(.minutes(1))) func configurationAndReferencesAreWatched() throws {
        try workspace.write("client: CatsClient\n", to: "pets.client.yaml")
        try workspace.write(
            Description.pets().replacing("#/components/schemas/Pet", with: "pet.yaml"),
            to: "pets.yaml"
        )
        try workspace.write("type: object\nproperties: {name: {type: string}}\n", to: "pet.yaml")
        let watch = try Watch(
            ["pets.yaml", "-o", "out", "--config", "pets.client.yaml", "--watch"],
            in: workspace
        )
        #expect(try watch.nextRun().hasSuffix("\nwatching 3 files"))
        try workspace.write("type: object\nproperties: {age: {type: integer}}\n", to: "pet.yaml")
        #expect(try watch.nextRun().contains(" changed\n"))
        try workspace.write("client: DogsClient\n", to: "pets.client.yaml")
        _ = try watch.nextRun()
        #expect(try workspace.files(in: "out").contains("Source/DogsClient.swift"))
    }

    @Test(.timeLimit(.minutes(1))) func overlaysAndTemplatesAreWatched() throws {
        let head = "overlay: 1.0.0\ninfo: {title: Fixes, version: '1'}\n"
        let overlay = head + "actions: [{target: $.info, update: {title: T}}]\n"
        try workspace.write("overlays: [fixes.yaml]\ntemplates: Templates\n", to: "pets.client.yaml")
        try workspace.write(overlay, to: "fixes.yaml")
        try workspace.write("// Mine.\n", to: "Templates/Recursive.mustache")
        let watch = try Watch(
            ["pets.yaml", "-o", "out", "--config", "pets.client.yaml", "--watch"],
            in: workspace
        )
        _ = try watch.nextRun()
        try workspace.write(overlay.replacing("title: T}", with: "title: Zoo}"), to: "fixes.yaml")
        _ = try watch.nextRun()
        #expect(try workspace.files(in: "out").contains("Source/ZooClient.swift"))
        try workspace.write("{{what}}", to: "Templates/Model.mustache")
        #expect(try watch.nextRun().contains("Templates/Model.mustache:1:1: error: the view has no member 'what'"))
    }
}
