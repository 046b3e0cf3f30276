import YAML

extension DescriptionReader {
    /// The methods for whose requests a body has no defined meaning (RFC 9110, section 9.3).
    private static let methodsWithoutBody: Set<String> = ["GET", "HEAD", "DELETE", "TRACE"]

    /// Warns about problems of an operation as a whole.
    mutating func checkOperation(
        _ fields: Fields<OperationKeyword>,
        method: String,
        path: String,
        body: RequestBody?,
        at mark: Mark
    ) {
        if let node = fields[.operationId], node.string?.isEmpty == true {
            let name = OperationIdentifiers.identifier(method: method, path: path)
            source.diagnostics.warning(
                "the 'operationId' is empty; the operation is named '\(name)' (write a name, or remove the key)",
                at: node.mark
            )
        }
        if let body, Self.methodsWithoutBody.contains(method) {
            let effect =
                method == "GET"
                ? "URLSession refuses it, so only a transport of your own can send it" : "it is sent anyway"
            source.diagnostics.warning(
                "many servers and proxies reject or drop the body of a \(method) request; \(effect) (use query "
                    + "parameters, or another method)",
                at: fields.entry(.requestBody)?.key.mark ?? body.mark
            )
        }
        checkKeysOfParts(fields)
        checkResponses(fields, at: mark)
        if version == .swagger20 {
            MediaTypeReader.check(fields[.consumes], in: &source)
            MediaTypeReader.check(fields[.produces], in: &source)
        }
        checkKeysOfOtherVersions(fields)
        if let callbacks = fields.entry(.callbacks), callbacks.value.mapping?.isEmpty == false {
            source.diagnostics.loss(
                "the requests under 'callbacks' are not in the client: the service sends them (receive them in a server of "
                    + "your own)",
                at: callbacks.key.mark
            )
        }
    }

    private mutating func checkResponses(_ fields: Fields<OperationKeyword>, at mark: Mark) {
        if let entry = fields.entry(.responses), let list = entry.value.mapping {
            guard list.allSatisfy({ $0.name.hasPrefix("x-") }) else { return }
            source.diagnostics.warning(
                "'responses' is empty; the client does not read the response body (add at least '200' or 'default')",
                at: entry.key.mark
            )
        } else if fields[.responses] == nil, version < .openAPI31, !fields.isMisspelled(.responses) {
            source.diagnostics.warning(
                "the operation has no 'responses'; the client does not read the response body (add at least '200' or "
                    + "'default')",
                at: mark
            )
        }
    }

    /// Reports unknown keys. With another indentation, those that only parts of an operation have would be one's.
    private mutating func checkKeysOfParts(_ fields: Fields<OperationKeyword>) {
        for entry in fields.unknown where OperationKeyword.keyword(meantBy: entry.name) == nil {
            let isOfPart =
                ParameterKeyword.byName[entry.name] != nil || ResponseKeyword.byName[entry.name] != nil
                || Int(entry.name).map { 100..<600 ~= $0 } == true
            if entry.name.hasPrefix("example") || CutText.isKeyAlone(entry) { continue }
            if !isOfPart {
                source.reportUnknownKey(entry)
                continue
            }
            source.diagnostics.loss(
                "'\(entry.name)' has no meaning in an operation; it is ignored (check its indentation)",
                at: entry.key.mark
            )
        }
    }

    private mutating func checkKeysOfOtherVersions(_ fields: Fields<OperationKeyword>) {
        let foreign: [(OperationKeyword, advice: String)] =
            version == .swagger20
            ? [(.servers, "'host', 'basePath' and 'schemes'")]
            : [
                (.consumes, "'requestBody.content'"), (.produces, "'content' of the responses"),
                (.schemes, "'servers'"),
            ]
        for (key, advice) in foreign {
            guard fields[key] != nil, let entry = fields.entry(key) else { continue }
            source.reportKeyOfOtherVersion(entry, advice: advice)
        }
    }

    /// Warns about problems of a response, and records the operations that its links lead to.
    mutating func checkResponse(_ fields: Fields<ResponseKeyword>) {
        if version < .openAPI32, fields.entry(.description) == nil {
            source.diagnostics.warning(
                "the response has no 'description' (add a short one)",
                at: fields.node.mark
            )
        }
        guard let links = fields.entry(.links), let list = links.value.mapping, !list.isEmpty else { return }
        source.diagnostics.loss(
            "'links' are not in the client (call the linked operations)",
            at: links.key.mark
        )
        for link in list {
            if let target = link.value["operationId"] { linkTargets.append((link.name, target)) }
        }
    }

    /// Warns about links that lead to no operation.
    mutating func checkLinks(to operations: [Operation]) {
        if linkTargets.isEmpty { return }
        let identifiers = operations.filter(\.hasOwnIdentifier).map(\.identifier)
        let known = Set(identifiers)
        for (name, target) in linkTargets {
            guard let identifier = target.string, !known.contains(identifier) else { continue }
            source.diagnostics.warning(
                "the link '\(name)' refers to an unknown operation '\(identifier)'"
                    + source.hint(for: identifier, among: identifiers),
                at: target.mark
            )
        }
    }
}
