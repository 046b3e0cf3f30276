import Suggestions
import YAML

/// The version of a description's format.
enum DocumentVersion: Int, Comparable {
    case swagger20, openAPI30, openAPI31, openAPI32

    private static let supported = "supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2"

    static func < (left: DocumentVersion, right: DocumentVersion) -> Bool { left.rawValue < right.rawValue }

    /// Reads the version that a document names.
    ///
    /// - Returns: The version; `nil`, with an error reported, if the document is not a service description or one of a
    ///   version that is not supported.
    static func read(from document: YAMLNode, _ diagnostics: inout Diagnostics) -> DocumentVersion? {
        if document.isOmitted {
            let content = document.mark.file.line(1)?.hasPrefix("#") == true ? "has only comments" : "is empty"
            diagnostics.error("this is not a service description: the file \(content)", at: document.mark)
            return nil
        }
        if document["openapi"] == nil, document["swagger"] == nil, let refusal = ForeignFormat.refusal(of: document) {
            diagnostics.error(refusal, at: document.mark)
            return nil
        }
        guard let mapping = document.mapping else {
            diagnostics.error(
                "this is not a service description: expected a mapping, found \(document.kindDescription)",
                at: document.mark
            )
            return nil
        }
        guard let entry = mapping.entry(named: "openapi") ?? mapping.entry(named: "swagger") else {
            if let old = mapping.entry(named: "swaggerVersion"), let text = old.value.string {
                diagnostics.error(unsupported("Swagger", text), at: old.value.mark)
                return nil
            }
            let hint = { NearestName.hint(for: $0, among: ["openapi", "swagger"]) }
            let misspelled = mapping.first { !hint($0.name).isEmpty }
            diagnostics.error(
                "this is not a service description: 'openapi' or 'swagger' is missing at the top level"
                    + (misspelled.map { hint($0.name) } ?? ""),
                at: misspelled?.key.mark ?? document.mark
            )
            return nil
        }
        guard let text = entry.value.string else {
            diagnostics.error(
                "expected a version such as '3.1.0', found \(entry.value.kindDescription)",
                at: entry.value.mark
            )
            return nil
        }
        if let version = DocumentVersion(format: entry.name, text: text) { return version }
        if let meant = meant(by: document, entry.name, text) {
            diagnostics.warning(
                "'\(entry.name): \(text)' is treated as '\(meant.key)' (write '\(meant.key)')",
                at: entry.value.mark
            )
            return meant
        }
        diagnostics.error(unsupported(entry.name == "swagger" ? "Swagger" : "OpenAPI", text), at: entry.value.mark)
        return nil
    }

    private static func unsupported(_ format: String, _ version: String) -> String {
        "unsupported \(format) version '\(version)' (\(supported))"
    }

    /// The version of a document that names one of the other format, such as 3.0 of Swagger, as Shuffle writes it, and authors of templates
    /// for Flasgger. What stands beside its paths decides if only one of the formats has that.
    private static func meant(by document: YAMLNode, _ format: String, _ text: String) -> DocumentVersion? {
        guard let named = DocumentVersion(format: format == "swagger" ? "openapi" : "swagger", text: text) else {
            return nil
        }
        let isOpenAPI = ["components", "servers"].contains { document[$0] != nil }
        let isSwagger = ["basePath", "consumes", "definitions", "host", "produces", "schemes", "securityDefinitions"]
            .contains { document[$0] != nil }
        if isOpenAPI == isSwagger { return named }
        return isSwagger ? .swagger20 : max(named, .openAPI30)
    }

    /// The version as a document names it.
    private var key: String {
        switch self {
        case .swagger20: "swagger: \"2.0\""
        case .openAPI30: "openapi: 3.0.0"
        case .openAPI31: "openapi: 3.1.0"
        case .openAPI32: "openapi: 3.2.0"
        }
    }

    private init?(format: String, text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: ".")
        switch (format, numbers) {
        case ("swagger", "2.0"), ("swagger", "2"): self = .swagger20
        case ("openapi", "3.0"), ("openapi", "3"): self = .openAPI30
        case ("openapi", "3.1"): self = .openAPI31
        case ("openapi", "3.2"): self = .openAPI32
        default: return nil
        }
    }
}
