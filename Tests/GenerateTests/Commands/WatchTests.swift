import Foundation
import Testing

struct WatchTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
    }

    /// A run that goes on, and its lines as they come.
    ///
    /// It ends with this value, and with the tests even if they are killed: nobody holds its standard input any more then.
    private final class Watch {
        let process = Process()
        private let input = Pipe()
        private let pipe = Pipe()
        private var text = ""

        init(_ arguments: [String], in folder: Workspace, input other: FileHandle? = nil) throws {
            process.executableURL = GenerateTool.url
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            // Another run must not hold this one's input, or each would keep the other.
            let descriptor = input.fileHandleForWriting.fileDescriptor
            try #require(fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0)
            process.standardInput = other ?? input
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
        }

        deinit {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Lets the run's standard input end.
        func closeInput() throws {
            try input.fileHandleForWriting.close()
        }

        /// What is said until the run ends.
        func rest() -> String {
            text + String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }

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

    @Test(.timeLimit(.minutes(20))) func changeOfADescriptionGeneratesAgain() throws {
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
        #expect(try watch.nextRun().contains("1 removed"))
    }

    @Test(.timeLimit(.minutes(20))) func configurationAndReferencesAreWatched() throws {
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

    /// The file whose absence is the mistake is waited for.
    @Test(.timeLimit(.minutes(20))) func aFileThatIsMissingIsWatched() throws {
        try workspace.write(
            Description.pets().replacing("#/components/schemas/Pet", with: "pet.yaml"),
            to: "pets.yaml"
        )
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace)
        #expect(try watch.nextRun().hasSuffix("\nwatching 2 files"))
        try workspace.write("type: object\nproperties: {name: {type: string}}\n", to: "pet.yaml")
        #expect(try watch.nextRun().hasSuffix(" created\nwatching 2 files"))
    }

    @Test(.timeLimit(.minutes(20)), arguments: [[], ["--config", "Specs"]])
    func aFolderOfConfigurationsIsWatched(arguments: [String]) throws {
        try workspace.write("description: ../pets.yaml\noutput: Pets\n", to: "Specs/pets.client.yaml")
        let watch = try Watch(arguments + ["--watch"], in: workspace)
        #expect(try watch.nextRun().hasSuffix("\nwatching 2 files"))
        try workspace.write(
            "description: ../pets.yaml\noutput: Zoo\nclient: ZooClient\n",
            to: "Specs/zoo.client.yaml"
        )
        #expect(try watch.nextRun().hasSuffix("\nwatching 3 files"))
        #expect(try workspace.files(in: "Specs/Zoo").contains("Source/ZooClient.swift"))
    }

    /// What nobody waits for any more must not run for ever.
    @Test(.timeLimit(.minutes(20))) func theEndOfStandardInputEndsIt() throws {
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace)
        _ = try watch.nextRun()
        try watch.closeInput()
        #expect(watch.rest() == "")
        watch.process.waitUntilExit()
        #expect(watch.process.terminationReason == .exit)
        #expect(watch.process.terminationStatus == 0)
    }

    /// The exit code is that of the last run.
    @Test(.timeLimit(.minutes(20))) func theEndAfterAMistakeIsAFailure() throws {
        try workspace.write("name: Pets\n", to: "pets.yaml")
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace)
        _ = try watch.nextRun()
        try watch.closeInput()
        watch.process.waitUntilExit()
        #expect(watch.process.terminationStatus == 1)
    }

    /// The threads of tests block the signals that can be blocked, and so does what they start: the command takes them all
    /// the same.
    @Test(.timeLimit(.minutes(20)), arguments: [SIGINT, SIGTERM, SIGHUP])
    func interruptsEndIt(signal: Int32) throws {
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace)
        _ = try watch.nextRun()
        kill(watch.process.processIdentifier, signal)
        watch.process.waitUntilExit()
        #expect(watch.process.terminationReason == .uncaughtSignal)
        #expect(watch.process.terminationStatus == signal)
        #expect(try workspace.files(in: "out").allSatisfy { !$0.contains(".generate-") })
    }

    /// Nothing of a terminal is changed, and nothing runs on behind one that is gone.
    @Test(.timeLimit(.minutes(20))) func theEndOfATerminalEndsIt() throws {
        var (master, slave) = (Int32(), Int32())
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        for descriptor in [master, slave] { try #require(fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0) }
        var (before, after) = (termios(), termios())
        try #require(tcgetattr(slave, &before) == 0)
        let input = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace, input: input)
        _ = try watch.nextRun()
        try #require(tcgetattr(slave, &after) == 0)
        #expect((before.c_iflag, before.c_oflag, before.c_lflag) == (after.c_iflag, after.c_oflag, after.c_lflag))
        close(slave)
        close(master)
        #expect(watch.rest() == "")
        watch.process.waitUntilExit()
        #expect(watch.process.terminationReason == .exit)
        #expect(watch.process.terminationStatus == 0)
    }

    /// A service runs without anybody at its standard input.
    @Test(.timeLimit(.minutes(20))) func standardInputWithoutAnotherEndDoesNotEndIt() throws {
        let watch = try Watch(["pets.yaml", "-o", "out", "--watch"], in: workspace, input: FileHandle.nullDevice)
        _ = try watch.nextRun()
        try workspace.write(Description.pets(schemas: ["Cat", "Pet"]), to: "pets.yaml")
        #expect(try watch.nextRun().contains(" created, "))
    }

    @Test(.timeLimit(.minutes(20))) func overlaysAndTemplatesAreWatched() throws {
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
