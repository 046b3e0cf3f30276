import YAML

/// A format of documents that users may take for descriptions of services.
package enum ForeignFormat {
    /// Why a file is not a description, by the end of its name; `nil` if that does not tell.
    ///
    /// This is for languages of their own, whose files are not YAML, or only by accident.
    package static func refusal(ofFile path: String) -> String? {
        let name = path.lowercased()
        return languages.first { $0.endings.contains(where: name.hasSuffix) }.map { refusal($0.name) }
    }

    /// Why a document is not a description, if it is of such a format; `nil` if that cannot be told.
    static func refusal(of document: YAMLNode) -> String? { name(of: document).map(refusal) }

    private static func refusal(_ name: String) -> String { "this is not a service description: it is \(name)" }

    private static func name(of document: YAMLNode) -> String? {
        if document.mark.file.line(1)?.hasPrefix("#%RAML") == true { return "a RAML file" + unsupported }
        if document.scalar?.text.hasPrefix("<") == true {
            return "an HTML page or XML (download the description itself)"
        }
        if let format = formats.first(where: { document[$0.key] != nil }) { return format.name }
        if document["$schema"]?.string?.contains("json-schema.org") == true {
            return "a JSON Schema (describe the operations that use it, and refer to it there)"
        }
        if document["info"]?["schema"]?.string?.contains("getpostman.com") == true {
            return "a Postman collection" + unsupported
        }
        if document["log"]?["entries"] != nil { return "a recording of requests, HAR" + unsupported }
        if document["data"]?["__schema"] != nil { return graphQL }
        return nil
    }

    private static let unsupported = " (convert it to OpenAPI)"
    private static let graphQL = "a GraphQL schema (use a generator of GraphQL clients)"

    /// The formats whose documents have a key of their own at the top level.
    private static let formats = [
        (key: "asyncapi", name: "an AsyncAPI document (which describes messages, and not requests)"),
        (key: "openrpc", name: "an OpenRPC document (which describes calls of JSON-RPC, and not requests)"),
        (key: "arazzo", name: "an Arazzo document (pass the descriptions that it names)"),
        (key: "overlay", name: "an overlay (name it under 'overlays' in the client configuration)"),
        (key: "discoveryVersion", name: "a discovery document of Google" + unsupported),
        (key: "smithy", name: "a Smithy model" + unsupported),
        (key: "__schema", name: graphQL),
        (key: "__export_format", name: "an Insomnia collection" + unsupported),
    ]

    /// The formats whose files have names of their own.
    private static let languages: [(endings: [String], name: String)] = [
        ([".graphql", ".graphqls", ".gql"], graphQL),
        ([".tsp"], "a TypeSpec file (compile it to OpenAPI with 'tsp compile --emit @typespec/openapi3')"),
        ([".proto"], "a Protocol Buffers file (use a generator of gRPC clients)"),
        ([".smithy"], "a Smithy model" + unsupported),
        ([".apib"], "an API Blueprint" + unsupported),
        ([".wsdl"], "a WSDL file (use a generator of SOAP clients)"),
        ([".wadl"], "a WADL file" + unsupported),
        ([".edmx"], "a model of OData" + unsupported),
    ]
}
