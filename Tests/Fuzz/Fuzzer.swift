import Foundation

/// Mutates descriptions, has each checked by a child process, and keeps those that a child did not survive.
struct Fuzzer {
    /// What the command line says.
    struct Options {
        var runs = 200
        var seed: UInt64 = 1
        var first = 0
    }

    private let options: Options
    private let corpus: [[UInt8]]
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    init(_ options: Options) throws {
        self.options = options
        corpus = try Self.descriptions(below: root).map { Array(try Data(contentsOf: $0)) }
    }

    /// Runs as often as it is told to.
    ///
    /// - Returns: the number of findings.
    func run() throws -> Int {
        let start = Date()
        let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path): \(error)") } }
        let input = folder.appending(path: "description")
        var counts: [Int32: Int] = [:]
        var findings = 0
        for run in options.first..<options.first + options.runs {
            var mutator = Mutator(seed: options.seed &+ UInt64(run) &* 0x2545_F491_4F6C_DD1D, corpus: corpus)
            let description = Data(try mutator.description())
            try description.write(to: input)
            let (code, text) = try check(input)
            counts[code, default: 0] += 1
            if code == FuzzCheck.Outcome.generated.rawValue || code == FuzzCheck.Outcome.refused.rawValue { continue }
            findings += 1
            let kept = root.appending(path: "Tests/Fuzz/Findings/seed-\(options.seed)-run-\(run)")
            try description.write(to: kept)
            print("run \(run): exit code \(code): \(text.suffix(300)) (kept as \(kept.lastPathComponent))")
        }
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        print(
            "fuzz: seed \(options.seed), \(options.runs) runs from \(options.first) over \(corpus.count) descriptions: "
                + "\(counts[0] ?? 0) generated, \(counts[1] ?? 0) refused, \(findings) findings, \(seconds) s"
        )
        return findings
    }

    /// Has a description checked by a child.
    private func check(_ input: URL) throws -> (code: Int32, text: String) {
        let child = Process()
        child.executableURL = Bundle.main.executableURL
        child.arguments = ["--check", input.path]
        let output = Pipe()
        child.standardOutput = output
        child.standardError = FileHandle.nullDevice
        // A backtrace takes longer than all else.
        child.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try child.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        child.waitUntilExit()
        let isSignal = child.terminationReason == .uncaughtSignal
        return (isSignal ? 128 + child.terminationStatus : child.terminationStatus, text)
    }

    /// Descriptions of this repository and some of those beside it, none of them large.
    private static func descriptions(below root: URL) throws -> [URL] {
        let own = try ["Specs", "Tests/Catalogue"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".client.yaml") }.sorted()
                .map { root.appending(path: folder).appending(path: $0) }
        }
        let shared = root.appending(path: "../shared/specs").standardized
        let others = (FileManager.default.enumerator(atPath: shared.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".yaml") }.sorted().map { shared.appending(path: $0) }
            .filter { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize).flatMap { $0 } ?? .max < 60_000 }
        return own + stride(from: 0, to: others.count, by: max(1, others.count / 20)).map { others[$0] }
    }
}
