import Foundation
import Testing

/// What Documentation/GettingStarted.md shows is what happens.
@Suite struct GettingStartedTests {
    @Test func theCallOfThePageCompilesWithTheClientOfItsDescription() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../Documentation/GettingStarted.md")
        let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
        let description = try #require(text.firstMatch(of: /```yaml\n([^`]+)```/)?.1)
        let call = try #require(text.firstMatch(of: /```swift\n([^`]+)```/)?.1)

        let workspace = try Workspace()
        try workspace.write(String(description), to: "openapi.yaml")
        let result = try GenerateTool.run(["openapi.yaml", "--output", "Shop/Pets", "--strict"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
        #expect(result.error.isEmpty)

        try workspace.write(String(call), to: "Shop/Shop.swift")
        let complaints = try SwiftCompiler.complaints(about: "Shop", in: workspace)
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
