import Foundation
import Testing

/// Real, public descriptions, by the command and then by the compiler: what is written compiles in Swift 6 mode without a
/// warning.
@Suite(.serialized) struct RealDescriptionTests {
    /// The descriptions that lie in a folder beside the repository. Empty where the folder is absent.
    private static let descriptions: [String] = {
        let specs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../shared/specs").standardized.path
        let all = (FileManager.default.enumerator(atPath: specs)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".yaml") }.sorted()
        let directory = all.filter { $0.hasPrefix("openapi-directory/") }
        let sample = stride(from: 0, to: directory.count, by: max(1, directory.count / 20)).map { directory[$0] }
        let whole = all.filter { $0.hasPrefix("github/") || $0.hasPrefix("soracom/") || $0.hasPrefix("twilio/") }
        return (whole + sample).map { specs + "/" + $0 }
    }()

    @Test(
        .enabled(if: !descriptions.isEmpty, "the folder of real descriptions is not beside the repository"),
        arguments: descriptions
    )
    func compiles(description: String) throws {
        let workspace = try Workspace()
        let result = try GenerateTool.run([description, "--output", "out", "--quiet"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
        let complaints = try SwiftCompiler.complaints(about: "out", in: workspace)
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
