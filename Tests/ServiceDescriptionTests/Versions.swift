import ServiceDescription
import YAML

/// Versions of a service, read as one service.
struct Versions {
    private let reading: Reading
    /// The service.
    var service: Service? { reading.service }
    /// What there is to tell, with the names of the files.
    var diagnostics: [String] { reading.diagnosticsByFile }

    /// Reads descriptions of versions 1, 2 …, oldest first, each of the given lines.
    init(
        _ texts: String...,
        titles: [String] = [],
        openapi: String = "3.0.3",
        version: ((Int) -> String)? = nil
    ) throws {
        let documents = try texts.enumerated().map { offset, text in
            let number = version?(offset + 1) ?? "\(offset + 1)"
            let title = titles.isEmpty ? "Pets" : titles[offset]
            let head = "openapi: \(openapi)\ninfo: {title: \(title), version: '\(number)'}\n"
            return try YAMLReader.read(bytes: Array((head + text).utf8), file: "v\(offset + 1).yaml")
        }
        let (service, diagnostics) = ServiceReader.inspect(versions: documents.map { ($0, NoDocuments()) })
        reading = Reading((diagnostics.hasErrors ? nil : service, diagnostics))
    }

    /// The outline of a schema.
    func schema(_ name: String) -> String? { reading.schema(name) }

    /// A schema is no object.
    struct NoObject: Error {}
}
