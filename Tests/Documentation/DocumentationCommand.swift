import Foundation

/// What `make docs` runs: checks the links of all pages, and writes the catalogue that DocC reads.
///
/// usage: documentation REPOSITORY CATALOGUE
@main
struct DocumentationCommand {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let root = arguments.first, let folder = arguments.dropFirst().first, arguments.count == 2 else {
            fail("usage: documentation REPOSITORY CATALOGUE")
        }
        let repository = try Repository(root: URL(fileURLWithPath: root))
        let broken = repository.brokenLinks()
        if !broken.isEmpty { fail(broken.joined(separator: "\n")) }
        try Catalogue(repository).write(to: URL(fileURLWithPath: folder))
        print("The links of \(repository.pages.count) pages lead somewhere.")
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
