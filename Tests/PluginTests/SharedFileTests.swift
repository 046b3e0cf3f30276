import Foundation
import Testing

/// A plugin can import nothing of its package, and nothing can import a plugin: what they and these tests share are links to one file.
/// Of copies, the plugins' would change, and the tested ones would not.
struct SharedFileTests {
    @Test func filesOfOneNameAreOneFile() throws {
        let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var files: [String: Set<String>] = [:]
        for folder in ["Plugins", "Tests/PluginTests", "Sources"] {
            let url = repository.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) where path.hasSuffix(".swift") {
                let file = url.appending(path: path)
                let name = file.lastPathComponent
                guard folder != "Sources" || files[name] != nil else { continue }
                files[name, default: []].insert(file.resolvingSymlinksInPath().path)
            }
        }
        #expect(files["ClientSources.swift"] != nil)
        for (name, copies) in files {
            #expect(copies.count == 1, "\(name) has copies: \(copies.sorted())")
        }
    }
}
