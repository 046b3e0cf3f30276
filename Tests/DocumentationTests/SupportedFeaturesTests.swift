import Foundation
import Testing

@testable import documentation

/// Holds the tables of supported features to what checks them.
@Suite struct SupportedFeaturesTests {
    @Test func theTestsOfEachFeatureExist() throws {
        let page = try #require(try Pages.all().pages["Documentation/SupportedFeatures.md"])
        let named = page.rows.flatMap { row in
            (row.last ?? "").matches(of: /`(\w+(?:Tests|Cases))`/).map { String($0.1) }
        }
        #expect(named.count >= 40)
        let tests = try FileManager.default.subpathsOfDirectory(atPath: Pages.root.appending(path: "Tests").path)
        let files = Set(tests.map { URL(filePath: $0).lastPathComponent })
        #expect(named.filter { !files.contains("\($0).swift") } == [], "there is no such file")
    }
}
