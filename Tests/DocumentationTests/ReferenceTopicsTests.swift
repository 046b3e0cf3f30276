import Foundation
import Testing

/// Holds the groups of the runtime's reference to its public types: without a group, a type stands in an alphabetical list at the end.
@Suite struct ReferenceTopicsTests {
    private static let runtime = Pages.root.appendingPathComponent("Sources/ServiceRuntime")

    @Test func eachPublicTypeIsInOneGroup() throws {
        let topics = Self.runtime.appendingPathComponent("ServiceRuntime.docc/ServiceRuntime.md")
        let listed = try String(contentsOf: topics, encoding: .utf8).matches(of: /\n- ``(\w+)``/).map { String($0.1) }
        #expect(listed.sorted() == (try Self.publicTypes()).sorted())
    }

    private static func publicTypes() throws -> [String] {
        let declaration =
            /(?m)^(?:public|open) (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        let files = try #require(FileManager.default.enumerator(at: runtime, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { String($0.1) }
        }
    }
}
