import ServiceDescription
import Testing
import YAML

@testable import ClientConfiguration

/// Reads a configuration that has no mistakes.
func read(_ text: String) throws -> ClientConfiguration {
    let (configuration, diagnostics) = ClientConfigurationReader.read(try node(text))
    #expect(diagnostics.all.isEmpty)
    return try #require(configuration)
}

/// What there is to say about a configuration, as `line:column: severity: message`.
func complaints(about text: String) -> [String] {
    do {
        let (configuration, diagnostics) = ClientConfigurationReader.read(try node(text))
        #expect((configuration == nil) == diagnostics.hasErrors)
        return diagnostics.all.map { "\($0.mark.outline): \($0.severity): \($0.message)" }
    } catch {
        return ["\(error)"]
    }
}

/// A text without special characters in double quotes.
func quoted(_ text: String) -> String {
    "\"\(text)\""
}

private func node(_ text: String) throws -> YAMLNode {
    try YAMLReader.read(bytes: Array(text.utf8), file: "client.yaml")
}

extension Mark? {
    var outline: String { map { "\($0.line):\($0.column)" } ?? "nowhere" }
}

extension Located<String> {
    /// The value and its place.
    var outline: String { "\(value) \(mark.outline)" }
}

extension Located<String>? {
    var outline: String { self?.outline ?? "none" }
}

extension LocatedNames.Entry {
    var outline: String { "\(key.outline) -> \(value.outline)" }
}
