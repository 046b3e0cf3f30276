import ClientConfiguration
import ClientGenerator
import Foundation
import ServiceDescription
import Testing
import YAML

/// The samples in the repository are what the generator writes, to the byte.
@Suite struct GoldenTests {
    private static let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The client configurations of the samples.
    private static let configurations = [
        "AppConfiguration.client.yaml", "Containers.client.yaml", "Soracom.client.yaml",
    ]

    private struct Sample {
        let expected: [String: String]
        let actual: [String: String]

        init(_ name: String) throws {
            let specs = GoldenTests.repository.appending(path: "Specs")
            let (read, complaints) = ClientConfigurationReader.read(try Self.node(specs.appending(path: name)))
            #expect(complaints.all.isEmpty)
            let configuration = try #require(read)
            let description = try #require(configuration.description?.value)
            let (service, diagnostics) = ServiceReader.read(try Self.node(specs.appending(path: description)))
            #expect(!diagnostics.hasErrors)
            let client = ClientGenerator.generate(try #require(service), configuration: configuration)
            let (files, findings) = (client.files, client.diagnostics)
            #expect(!findings.hasErrors)
            actual = Dictionary(
                uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
            )
            let output = specs.appending(path: try #require(configuration.output?.value)).standardizedFileURL
            expected = try Self.files(in: output)
        }

        private static func node(_ url: URL) throws -> YAMLNode {
            try YAMLReader.read(bytes: Array(try Data(contentsOf: url)), file: url.lastPathComponent)
        }

        private static func files(in folder: URL) throws -> [String: String] {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
            where path.hasSuffix(".swift") {
                files[path] = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
            }
            return files
        }
    }

    @Test(arguments: configurations)
    func samplesAreWhatTheGeneratorWrites(configuration: String) throws {
        let sample = try Sample(configuration)
        #expect(sample.actual.keys.sorted() == sample.expected.keys.sorted())
        let differing = sample.actual.keys.filter { sample.actual[$0] != sample.expected[$0] }.sorted()
        #expect(differing == [], "run 'make generate'")
    }

    /// A line may be longer only if it holds a word or a literal that fits on no line.
    @Test(arguments: configurations)
    func linesAreNoLongerThanTheyMayBe(configuration: String) throws {
        for (path, text) in try Sample(configuration).actual {
            for line in text.split(separator: "\n") where line.count > 120 {
                let words = line.split(separator: " ").filter { $0 != "///" }
                #expect(words.count == 1, "\(path): \(line)")
            }
        }
    }
}
