import YAML

/// The keys of a parameter; those that Swagger 2.0 shares with schemas are read as a schema.
enum ParameterKeyword: String, Keyword {
    case reference = "$ref"
    case name, `in`, summary, description, required, deprecated, allowEmptyValue
    case style, explode, allowReserved, schema, content, example, examples
    case type, format, items, collectionFormat, `default`, `enum`, pattern
    case maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength, minLength
    case maxItems, minItems, uniqueItems, multipleOf
    case multiSegment = "x-multi-segment"
    /// What converters make of `{+name}` in the paths of Google's discovery documents.
    case reservedExpansion = "x-reservedExpansion"
    case msClientName = "x-ms-client-name"
    case fernName = "x-fern-parameter-name"
    case speakeasyName = "x-speakeasy-name-override"
    case msParameterLocation = "x-ms-parameter-location"
    case msSkipURLEncoding = "x-ms-skip-url-encoding"
    case msClientDefault = "x-ms-client-default"
    case msClientFlatten = "x-ms-client-flatten"
    case msClientRequestId = "x-ms-client-request-id"
    case msApiVersion = "x-ms-api-version"
    case msHeaderCollectionPrefix = "x-ms-header-collection-prefix"
    case msParameterGrouping = "x-ms-parameter-grouping"
    case msSecret = "x-ms-secret"
    case msVisibility = "x-ms-visibility"

    static let needed: [Self] = [.name, .in]
    static let byName = makeTable()
}

extension Fields<ParameterKeyword> {
    /// The name that the description wants the parameter to have in clients.
    var clientName: YAMLNode? { self[.msClientName] ?? self[.fernName] ?? self[.speakeasyName] }
}
