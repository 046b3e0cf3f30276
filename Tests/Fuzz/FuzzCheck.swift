import ClientConfiguration
import ClientGenerator
import Foundation
import ServiceDescription
import YAML

/// Reads one description and generates its client, within bounds of time and memory: what a child of the fuzzer does.
enum FuzzCheck {
    /// What became of a description; the exit code of the child.
    enum Outcome: Int32 {
        /// A client.
        case generated = 0
        /// An error that says what is wrong.
        case refused = 1
        /// Something that must not happen, and that is printed.
        case wrong = 70
    }

    /// What the fuzzer writes behind the end of a line in a text: in a client, it begins no line.
    static let code = "#error(\"code\")"

    /// Checks the description in a file.
    static func run(_ path: String) throws -> Outcome {
        limitResources()
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let node: YAMLNode
        do {
            node = try YAMLReader.read(bytes: bytes, file: "description")
        } catch {
            return .refused
        }
        let (service, complaints) = ServiceReader.inspect(versions: [(node, NoDocuments())])
        guard let service else { return complaints.hasErrors ? .refused : wrong("no service, and no error") }
        let client = ClientGenerator.generate(service, configuration: ClientConfiguration())
        let (files, diagnostics) = (client.files, client.diagnostics)
        if complaints.hasErrors || diagnostics.hasErrors { return .refused }
        return check(files)
    }

    private static func check(_ files: [GeneratedFile]) -> Outcome {
        if files.isEmpty { return wrong("no files, and no error") }
        if Set(files.map { $0.path.lowercased() }).count != files.count { return wrong("two files of one name") }
        for file in files {
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            let isConfined = parts.allSatisfy { !$0.isEmpty && $0.first != "." && $0.utf8.count < 230 }
            if parts.first != "Source" || !isConfined { return wrong("the path '\(file.path)'") }
            for line in file.contents.split(separator: UInt8(ascii: "\n")) {
                if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: code.utf8) {
                    return wrong("code of the description in '\(file.path)'")
                }
                if holdsControls(line) { return wrong("a control character in '\(file.path)'") }
            }
        }
        return .generated
    }

    /// Whether a line holds a control character, or one of Unicode that ends a line or reorders it.
    private static func holdsControls(_ line: ArraySlice<UInt8>) -> Bool {
        if line.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return false }
        return String(decoding: line, as: UTF8.self).unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }

    private static func wrong(_ what: String) -> Outcome {
        print(what)
        return .wrong
    }

    /// Lets the system end the process after 20 s of work, and refuse it more than 4 GB of memory.
    private static func limitResources() {
        var time = rlimit(rlim_cur: 20, rlim_max: 20)
        var memory = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        #else
            setrlimit(RLIMIT_CPU, &time)
            setrlimit(RLIMIT_DATA, &memory)
        #endif
    }
}
