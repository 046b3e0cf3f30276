import Foundation
import ServiceDescription
import Testing
import YAML

/// Public descriptions of real services, which stand beside the repository.
@Suite struct RealDescriptionTests {
    static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/specs")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// The paths of all descriptions below the folder.
    static var descriptions: [String] {
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return paths.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") || $0.hasSuffix(".json") }.sorted()
    }

    @Test(
        .enabled(if: isPresent, "the folder 'shared/specs' beside the repository is absent"),
        arguments: descriptions
    )
    func isReadWithoutAnError(path: String) throws {
        let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: path)))
        let (service, diagnostics) = ServiceReader.read(try YAMLReader.read(bytes: bytes, file: path))
        #expect(diagnostics.all.filter { $0.severity == .error }.map(Outline().outline) == [])
        let read = try #require(service)
        let identifiers = read.operations.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        let names = read.schemas.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
