import ServiceDescription
import YAML

/// Reads a client configuration, and reports everything that is wrong with the configuration alone.
///
/// The generator checks whether its names exist in the description.
package enum ClientConfigurationReader {
    /// Reads a configuration.
    ///
    /// - Parameter node: The document. One without any text is the configuration that leaves everything as it is.
    /// - Returns: The configuration, `nil` where an error was found; and the diagnostics about it.
    package static func read(_ node: YAMLNode) -> (ClientConfiguration?, Diagnostics) {
        let (configuration, diagnostics) = inspect(node)
        return (diagnostics.hasErrors ? nil : configuration, diagnostics)
    }

    /// Reads a configuration, and continues after errors, so that the descriptions that it names can be read and their
    /// errors reported in the same run.
    ///
    /// - Parameter node: The document.
    /// - Returns: The configuration, of which no client must be made if there are errors; `nil` if what is wrong is how
    ///   it names the descriptions and what belongs to them; and the diagnostics about it.
    package static func inspect(_ node: YAMLNode) -> (ClientConfiguration?, Diagnostics) {
        var parser = ConfigurationParser()
        parser.readConfiguration(node)
        return (parser.namesSources ? parser.configuration : nil, parser.diagnostics)
    }
}
