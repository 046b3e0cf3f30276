import YAML

extension OperationReader {
    /// The methods for whose requests a body has no defined meaning (RFC 9110, section 9.3), without GET (``BodiesOfGet``).
    private static let methodsWithoutBody: Set<String> = ["HEAD", "DELETE", "TRACE"]

    /// Warns about problems of an operation as a whole.
    static func check(
        _ fields: Fields<OperationKeyword>,
        method: String,
        body: RequestBody?,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        // What need not be sent is for callers to decide. A HEAD asks for what a GET does, and its body is reported as that of a GET.
        if let body, methodsWithoutBody.contains(method), body.isRequired || method == "HEAD" {
            source.diagnostics.warning(
                "many servers and proxies reject or drop the body of a \(method) request; it is sent anyway (use query "
                    + "parameters, or another method)",
                at: fields.entry(.requestBody)?.key.mark ?? body.mark
            )
        }
        checkKeysOfParts(fields, in: &source)
        checkResponses(fields, at: mark, in: &source)
        checkKeysOfOtherVersions(fields, in: &source)
        if let callbacks = fields.entry(.callbacks), callbacks.value.mapping?.isEmpty == false {
            source.diagnostics.loss(
                "the requests under 'callbacks' are not in the client: the service sends them (receive them in a server of "
                    + "your own)",
                at: callbacks.key.mark
            )
        }
    }

    /// Reports an identifier without anything in it, in whose place another one is.
    static func checkIdentifier(
        _ fields: Fields<OperationKeyword>,
        replacedBy identifier: String,
        in source: inout DescriptionSource
    ) {
        guard let node = fields[.operationId], node.string?.isEmpty == true else { return }
        source.diagnostics.warning(
            "the 'operationId' is empty; the operation is named '\(identifier)' (write a name, or remove the key)",
            at: node.mark
        )
    }

    private static func checkResponses(
        _ fields: Fields<OperationKeyword>,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        if let entry = fields.entry(.responses), let list = entry.value.mapping {
            guard list.allSatisfy({ $0.name.hasPrefix("x-") }) else { return }
            source.diagnostics.warning(
                "'responses' is empty; the client does not read the response body (add at least '200' or 'default')",
                at: entry.key.mark
            )
        } else if fields[.responses] == nil, source.version < .openAPI31, !fields.isMisspelled(.responses) {
            source.diagnostics.warning(
                "the operation has no 'responses'; the client does not read the response body (add at least '200' or "
                    + "'default')",
                at: mark
            )
        }
    }

    /// Reports unknown keys. With another indentation, those that only parts of an operation have would be one's.
    private static func checkKeysOfParts(_ fields: Fields<OperationKeyword>, in source: inout DescriptionSource) {
        for entry in fields.unknown where fields.keyword(meantBy: entry.name) == nil {
            let isOfPart =
                ParameterKeyword.byName[entry.name] != nil || ResponseKeyword.byName[entry.name] != nil
                || Int(entry.name).map { 100..<600 ~= $0 } == true
            if entry.name.hasPrefix("example") { continue }
            if isOfPart { source.reportMisplaced(entry, in: "an operation") } else { source.reportUnknownKey(entry) }
        }
    }

    private static func checkKeysOfOtherVersions(
        _ fields: Fields<OperationKeyword>,
        in source: inout DescriptionSource
    ) {
        let foreign: [(OperationKeyword, advice: String)] =
            source.version == .swagger20
            ? [(.servers, "'host', 'basePath' and 'schemes'")]
            : [
                (.consumes, "'requestBody.content'"), (.produces, "'content' of the responses"),
                (.schemes, "'servers'"),
            ]
        for (key, advice) in foreign {
            if let entry = fields.member(key) { source.reportKeyOfOtherVersion(entry, advice: advice) }
        }
    }
}
