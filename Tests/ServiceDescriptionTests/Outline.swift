import ServiceDescription
import YAML

/// Writes a model as short text, so that a test can state what it expects in one line.
///
/// `@Pet` is a reference, `[…]` an array, `<…>` a map, `{name!: …}` an object whose member `name` is required; `?` behind a
/// shape allows null.
struct Outline {
    /// The named schemas of the service, which references are called after.
    private let schemas: [NamedSchema]

    /// Writes parts of a service; `nil` if they have no references.
    init(_ service: Service? = nil) { schemas = service?.schemas ?? [] }

    func outline(_ schema: Schema) -> String {
        outline(schema.shape) + (schema.isNullable ? "?" : "")
    }

    func outline(_ shape: SchemaShape) -> String {
        switch shape {
        case .reference(let index): name(index)
        case .string(let format): "string" + (format.map { "(\($0))" } ?? "")
        case .integer(let format): "integer" + (format.map { "(\($0))" } ?? "")
        case .number(let format): "number" + (format.map { "(\($0))" } ?? "")
        case .boolean: "boolean"
        case .binary: "binary"
        case .any: "any"
        case .array(let items): "[\(outline(items))]"
        case .map(let value): "<\(outline(value))>"
        case .enumeration(let enumeration): outline(enumeration)
        case .union(let union):
            "(" + union.alternatives.map(outline).joined(separator: " | ")
                + (union.discriminator.map { " by " + outline($0) } ?? "") + ")"
        case .object(let object):
            "{"
                + (object.properties.map(outline) + (object.additionalProperties.map { ["...: \(outline($0))"] } ?? []))
                .joined(separator: ", ") + "}" + (object.discriminator.map { " by " + outline($0) } ?? "")
        }
    }

    private func name(_ index: Int) -> String { schemas.indices.contains(index) ? "@\(schemas[index].name)" : "@?" }

    func outline(_ discriminator: Discriminator) -> String {
        let mapping = discriminator.mapping.map { " \($0.value)=\(name($0.schema))" }
        return discriminator.propertyName + mapping.joined()
    }

    func outline(_ property: Property) -> String {
        let name = property.clientName.map { "\(property.name)=\($0)" } ?? property.name
        let marks =
            (property.isRequired ? "!" : "") + (property.isReadOnly ? " read-only" : "")
            + (property.isWriteOnly ? " write-only" : "")
        return "\(name)\(marks): \(outline(property.schema))"
    }

    func outline(_ enumeration: EnumerationSchema) -> String {
        let name = enumeration.clientName.map { " \($0)" } ?? ""
        let values = enumeration.values.map { value in
            value.rawValue + (value.clientName.map { "=\($0)" } ?? "")
                + (value.documentation.text.map { " '\($0)'" } ?? "")
        }
        return
            "\(enumeration.isFrozen ? "frozen" : "enum")\(name) \(enumeration.rawType)(\(values.joined(separator: ", ")))"
    }

    func outline(_ parameter: Parameter) -> String {
        let name = parameter.clientName.map { "\(parameter.name)=\($0)" } ?? parameter.name
        let style =
            "\(parameter.textStyle.style)\(parameter.textStyle.explodes ? "*" : "")\(parameter.textStyle.allowsReserved ? " reserved" : "")"
            + (parameter.textStyle.isEncoded ? " encoded" : "")
            + (parameter.hasSegments ? " segments" : "")
        let media = parameter.mediaType.map { " \($0)" } ?? ""
        let client = parameter.belongsToClient ? " client" : ""
        return
            "\(parameter.location) \(name)\(parameter.isRequired ? "!" : "") \(style)\(media)\(client): \(outline(parameter.schema))"
    }

    func outline(_ body: RequestBody?) -> String {
        guard let body else { return "none" }
        return "\(body.name ?? "body")\(body.isRequired ? "!" : "") " + outline(body.contents)
    }

    func outline(_ contents: [Content]) -> String {
        contents.map { content in
            let encodings = content.encodings.map { encoding in
                " \(encoding.name)~\(encoding.textStyle.style)\(encoding.textStyle.explodes ? "*" : "")"
                    + (encoding.mediaType.map { " as \($0)" } ?? "")
            }
            return "\(content.mediaType): \(content.schema.map(outline) ?? "-")\(encodings.joined())"
        }.joined(separator: "; ")
    }

    func outline(_ response: Response) -> String {
        let status =
            switch response.status {
            case .code(let code): "\(code)"
            case .range(let digit): "\(digit)XX"
            case .default: "default"
            }
        let headers = response.headers.map { " \($0.name): \(outline($0.schema))" }
        let parts = [outline(response.contents), headers.isEmpty ? "" : "headers" + headers.joined(separator: ",")]
        return status + (response.meaning == .error ? " error" : "")
            + parts.filter { !$0.isEmpty }.map { " " + $0 }.joined()
    }

    func outline(_ server: Server) -> String {
        server.url
            + server.variables.map { variable in
                " \(variable.name)=\(variable.defaultValue ?? "")"
                    + (variable.allowedValues.isEmpty ? "" : "(\(variable.allowedValues.joined(separator: "|")))")
            }.joined()
    }

    func outline(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.mark.map { "\($0.line):\($0.column): " } ?? ""
        return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
}

/// What was read from a description.
struct Reading {
    let service: Service?
    /// What there was to tell, each as `line:column: severity: message`, but for what ``isFormality(_:)``.
    let diagnostics: [String]
    /// The same, formalities included.
    let allDiagnostics: [String]
    /// The same with the file: `file:line:column: severity: message`.
    let placedDiagnostics: [String]

    /// What there was to tell with the file, formalities excepted.
    let diagnosticsByFile: [String]
    /// How much of it says that something is not in the client.
    let losses: Int

    init(_ text: String) throws {
        let document = try YAMLReader.read(bytes: Array(text.utf8), file: "test.yaml")
        self.init(ServiceReader.read(document))
    }

    init(_ result: (service: Service?, diagnostics: Diagnostics)) {
        let place = { (diagnostic: Diagnostic) in
            "\(diagnostic.mark?.description ?? "nowhere"): \(diagnostic.severity.rawValue): \(diagnostic.message)"
        }
        let substantial = result.diagnostics.all.filter { !Self.isFormality($0) }
        service = result.service
        allDiagnostics = result.diagnostics.all.map(Outline().outline)
        placedDiagnostics = result.diagnostics.all.map(place)
        diagnostics = substantial.map(Outline().outline)
        diagnosticsByFile = substantial.map(place)
        losses = result.diagnostics.all.count { $0.isLoss }
    }

    /// Whether a diagnostic is about something that a description must have, but that a test leaves out to stay short.
    private static func isFormality(_ diagnostic: Diagnostic) -> Bool {
        [
            "the response has no 'description'", "the operation has no 'responses'", "is not marked as required",
            "drop the body of a",
        ]
        .contains(where: diagnostic.message.contains)
    }

    /// The outline of a named schema.
    func schema(_ name: String) -> String? {
        service?.schemas.first { $0.name == name }.map { Outline(service).outline($0.schema) }
    }
}

extension Service {
    /// The outlines of its named schemas.
    var outlines: [String] { schemas.map { Outline(self).outline($0.schema) } }
}

/// A version of the format, with the lines that a description of that version needs.
enum Format: String {
    case swagger20, openAPI30, openAPI31, openAPI32

    var head: String {
        switch self {
        case .swagger20: "swagger: '2.0'\ninfo: {title: Test, version: '1'}\n"
        case .openAPI30: "openapi: 3.0.3\ninfo: {title: Test, version: '1'}\n"
        case .openAPI31: "openapi: 3.1.0\ninfo: {title: Test, version: '1'}\n"
        case .openAPI32: "openapi: 3.2.0\ninfo: {title: Test, version: '1'}\n"
        }
    }

    /// A description whose schemas are the given lines.
    func description(schemas lines: String) -> String {
        let indented = { (spaces: String) in lines.split(separator: "\n").map { spaces + $0 }.joined(separator: "\n") }
        return switch self {
        case .swagger20: "\(head)paths: {}\ndefinitions:\n\(indented("  "))"
        case .openAPI30, .openAPI31, .openAPI32: "\(head)paths: {}\ncomponents:\n  schemas:\n\(indented("    "))"
        }
    }
}
