import YAML

/// What a description means by what is usual in the tools that it was made with, and does not say.
struct ToolConventions {
    /// Whether an object of which nothing is said means any value, as tools for .NET write the class `object` in Swagger 2.0.
    let describesAnythingAsObject: Bool
    /// Whether bodies have points in time as seconds since 1970, although they are described as text: the protocols `awsJson1_0` and
    /// `awsJson1_1` of AWS, whose operations differ in the header field `X-Amz-Target` only.
    let hasTimesAsNumbers: Bool
    /// Whether durations are time spans of .NET, such as `00:00:03.5`, which NSwag describes by the format of others.
    let hasSpansAsDurations: Bool
    /// Whether any number may come as text, as services of OData send them. Their tools describe this as a choice between a number and
    /// text.
    let hasNumbersAsText: Bool
    /// Whether a body in JSON has JSON where it is described as text in the format `json`: ReadMe's own clients parse it.
    let sendsTextOfJSON: Bool
    /// Whether every parameter of a query may be sent without a value, whatever its type: goa and oRPC write so, and mean nothing by it.
    let allowsAnyEmptyValue: Bool
    /// Whether the required parameters of the table `parameters` belong to the client unless they say that they do not, as Microsoft
    /// defines `x-ms-parameter-location` for AutoRest. What the table has of those that may be left out is meant for single calls.
    let clientHasSharedParameters: Bool

    /// The conventions of a document.
    ///
    /// - Parameters:
    ///   - document: The root of the document.
    ///   - version: The version of the format that it is written in.
    init(of document: YAMLNode, in version: DocumentVersion) {
        describesAnythingAsObject = version == .swagger20 && document.isMadeForDotNet
        clientHasSharedParameters = describesAnythingAsObject && document.isMadeForAutoRest
        hasTimesAsNumbers = document["paths"]?.mapping?.contains { $0.name.hasPrefix("/#X-Amz-Target=") } ?? false
        hasSpansAsDurations = document["x-generator"]?.string?.hasPrefix("NSwag") == true
        hasNumbersAsText = document.hasParametersOfOData
        sendsTextOfJSON = document["x-readme"] != nil
        allowsAnyEmptyValue = document.allowsAnyEmptyValue
    }

    /// The shape that is meant by the one that is written.
    func meaning(of shape: SchemaShape) -> SchemaShape {
        if hasTimesAsNumbers, case .string(let format) = shape, StandardFormat(format) == .dateTime {
            return .number(format: "unixtime")
        }
        return shape
    }
}

extension YAMLNode {
    /// Whether the operations of a description share parameters that have a dollar sign before their names, as those of collections in
    /// OData have (OData URL Conventions 4.01, section 5.1).
    fileprivate var hasParametersOfOData: Bool {
        self["components"]?["parameters"]?.mapping?.contains { entry in
            entry.value["name"]?.string.map(Self.parametersOfOData.contains) ?? false
        } ?? false
    }

    private static let parametersOfOData: Set<String> = ["$count", "$inlinecount", "$search", "$skip", "$top"]

    /// Whether all parameters of queries, at least two, have `allowEmptyValue`. None is shared.
    fileprivate var allowsAnyEmptyValue: Bool {
        let items = (self["paths"]?.mapping ?? YAMLMapping([])).lazy.map(\.value)
        let members = items.flatMap { $0.mapping ?? YAMLMapping([]) }.map(\.value)
        let parameters = members.compactMap { ($0["parameters"] ?? $0).sequence }.joined()
        let queries = parameters.filter { $0["in"]?.string == "query" || $0["$ref"] != nil }
        return queries.allSatisfy { $0["allowEmptyValue"]?.bool == true } && queries.dropFirst().contains { _ in true }
    }

    /// Whether a description has what tools for .NET write: extensions of Microsoft, or bodies in `text/json`. What prose says of them
    /// does not count.
    fileprivate var isMadeForDotNet: Bool {
        hasEntry { entry in
            entry.name.hasPrefix("x-ms-")
                || ["consumes", "produces"].contains(entry.name)
                    && entry.value.sequence?.contains(where: { $0.string == "text/json" }) == true
        }
    }

    /// Whether a description has extensions that only AutoRest knows. Others are used for Microsoft's connectors, too.
    fileprivate var isMadeForAutoRest: Bool { hasEntry { Self.extensionsOfAutoRest.contains($0.name) } }

    private static let extensionsOfAutoRest: Set<String> = [
        "x-ms-azure-resource", "x-ms-client-flatten", "x-ms-code-generation-settings", "x-ms-examples",
        "x-ms-long-running-operation", "x-ms-parameter-location", "x-ms-parameterized-host",
    ]

    /// The keys of values that a service sends or receives, which look like anything, in Swagger 2.0.
    private static let keysOfValues: Set<String> = ["default", "enum", "example", "examples", "x-ms-examples"]
    /// The keys of tables whose names authors choose: those of members and header fields may look like extensions.
    private static let keysOfTables: Set<String> = [
        "definitions", "headers", "parameters", "patternProperties", "properties", "scopes", "securityDefinitions",
    ]

    /// Whether something in the tree has an entry that meets a condition, and says what it describes.
    private func hasEntry(_ isWanted: (YAMLMapping.Entry) -> Bool) -> Bool {
        var open = [(node: self, isTable: false)]
        while let (node, isTable) = open.popLast() {
            open += (node.sequence ?? []).map { ($0, false) }
            for entry in node.mapping ?? YAMLMapping([]) {
                if !isTable {
                    if isWanted(entry) { return true }
                    if Self.keysOfValues.contains(entry.name) { continue }
                }
                guard entry.value.scalar == nil else { continue }
                open.append((entry.value, !isTable && Self.keysOfTables.contains(entry.name)))
            }
        }
        return false
    }
}
