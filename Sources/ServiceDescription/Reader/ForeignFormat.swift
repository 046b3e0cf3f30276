import YAML

/// A format of documents that users may take for descriptions of services.
enum ForeignFormat {
    /// What a document is if it is of such a format, and what to do; `nil` if that cannot be told.
    static func name(of document: YAMLNode) -> String? {
        if document.mark.file.line(1)?.hasPrefix("#%RAML") == true { return "a RAML file" + unsupported }
        if document.scalar?.text.hasPrefix("<") == true {
            return "an HTML page or XML (download the description itself)"
        }
        if let key = formats.first(where: { document[$0.key] != nil }) { return key.name }
        if document["$schema"]?.string?.contains("json-schema.org") == true {
            return "a JSON Schema (describe the operations that use it, and refer to it there)"
        }
        if document["info"]?["schema"]?.string?.contains("getpostman.com") == true {
            return "a Postman collection (convert it to OpenAPI)"
        }
        return nil
    }

    private static let unsupported = " (convert it to OpenAPI)"

    /// The formats whose documents have a key of their own at the top level.
    private static let formats = [
        (key: "asyncapi", name: "an AsyncAPI document (which describes messages, and not requests)"),
        (key: "arazzo", name: "an Arazzo document (pass the descriptions that it names)"),
        (key: "overlay", name: "an overlay (name it under 'overlays' in the client configuration)"),
        (key: "discoveryVersion", name: "a discovery document of Google" + unsupported),
        (key: "smithy", name: "a Smithy model" + unsupported),
    ]
}
