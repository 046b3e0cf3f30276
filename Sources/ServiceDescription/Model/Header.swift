import YAML

/// A response header field.
package struct Header: Sendable {
    /// The header's name.
    package var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    package var clientName: String?
    /// What the names of a whole collection of headers begin with (`x-ms-header-collection-prefix`), if it is one.
    package var prefix: String?
    /// The media type if the value is serialized (`content`), such as `application/json`.
    package var mediaType: MediaType?
    /// The style that tells the delimiter of a list which has other delimiters than commas (`collectionFormat`); `nil` for commas.
    package var listStyle: Parameter.Style?
    /// Whether its example or its documentation has the relation `next` (RFC 8288), which leads from page to page.
    package var leadsToNextPage = false
    /// What it holds.
    package var schema: Schema
    /// Its documentation in the description.
    package var documentation = Documentation()
    /// Where it is declared.
    package var mark: Mark

    /// What the names of a collection of header fields begin with if one is described by its name alone: `x-meta-*`, or `x-amz-meta-` and
    /// a map.
    static func prefix(named name: String, of schema: Schema) -> String? {
        if name.hasSuffix("-*") { return String(name.dropLast()) }
        guard name.hasSuffix("-"), case .map = schema.shape else { return nil }
        return name
    }
}
