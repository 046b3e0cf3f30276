import ClientGenerator

/// An operation: its method in Swift, its request on the wire, and its responses.
struct ExplainReport {
    /// The operation.
    let operation: OperationOutline
    /// The client that it belongs to.
    let outline: ClientOutline
    /// Its method, as generated code declares it.
    let signature: String

    /// The whole text.
    func text(_ style: TerminalStyle) -> String {
        var text = VisibleText.escaped(operation.identifier)
        if operation.isDeprecated { text += " (deprecated)" }
        if let summary = operation.summary { text += ": \(VisibleText.escaped(summary))" }
        text += "\n"
        let width = style.width.map { $0 - 2 }
        for (title, lines) in [("SWIFT", swift(width)), ("REQUEST", request(width)), ("RESPONSES", responses(width))] {
            text += "\n\(style.styled(title, .strong))\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
        }
        return text
    }

    // MARK: Swift

    private func swift(_ width: Int?) -> [String] {
        let place = operation.group.map { "\(outline.fullName).\($0)" } ?? outline.fullName
        var lines = [place, signature]
        lines += rows(of: operation.optionsType, .options, width)
        if let headers = operation.headersType { lines += rows(of: headers, .headers, width) }
        return lines
    }

    /// The members of a type that belongs to the operation.
    private func members(of name: String, _ kind: ClientOutline.TypeOutline.Kind) -> [ClientOutline.Member] {
        outline.types.first { $0.kind == kind && $0.name == name }?.members ?? []
    }

    /// The members of a type that belongs to the operation, below its name; nothing if there are none.
    private func rows(of name: String, _ kind: ClientOutline.TypeOutline.Kind, _ width: Int?) -> [String] {
        let members = members(of: name, kind)
        if members.isEmpty { return [] }
        let rows = members.map { member in
            [
                member.name, (member.type?.description ?? "") + (member.isOptional ? "?" : ""),
                kind == .headers ? member.wireName : summary(of: member.name),
            ]
        }
        return ["", name] + Self.aligned(rows, width.map { $0 - 2 }).map { "  " + $0 }
    }

    private func summary(of name: String) -> String {
        operation.sent.first { $0.name == name }?.summary ?? ""
    }

    // MARK: The wire

    private func request(_ width: Int?) -> [String] {
        var rows = operation.sent.map { value in
            [value.place?.rawValue ?? "url", value.wireName, origin(of: value)]
        }
        if let accept = operation.accept {
            let choice = operation.acceptOption.map { "options.\($0): String, or \(accept)" }
            rows.append(["header", "Accept", choice ?? accept])
        }
        if let body = operation.body {
            rows.append(["header", "Content-Type", Self.mediaTypes(of: body, operation.contentTypeOption)])
            rows += Self.rows(of: body)
        }
        rows += security.map { ["security", $0, ""] }
        return ["\(operation.method) \(VisibleText.escaped(outline.server(of: operation) + operation.path))"]
            + Self.aligned(rows, width)
    }

    /// The media types of a body: the first one, unless an option names another.
    private static func mediaTypes(of body: OperationOutline.Body, _ option: String?) -> String {
        guard let option, let first = body.mediaTypes.first else { return body.mediaTypes.joined(separator: " or ") }
        return "\(first), or options.\(option): \(body.mediaTypes.dropFirst().joined(separator: " or "))"
    }

    private static func rows(of body: OperationOutline.Body) -> [[String]] {
        switch body.source {
        case .argument(let isOptional): [["body", body.type.description, body.name + (isOptional ? ", if given" : "")]]
        case .members(let members):
            [["body", body.type.description, "made of"]]
                + members.map { member in
                    let value = "\(member.name): \(member.type)"
                    return ["member", member.wireName, member.isArgument ? value : "options.\(value), if given"]
                }
        }
    }

    private var security: [String] {
        operation.security.enumerated().map { index, schemes in
            (index == 0 ? "" : "or ") + (schemes.isEmpty ? "none" : schemes.joined(separator: " and "))
        }
    }

    private func origin(of value: OperationOutline.SentValue) -> String {
        switch value.source {
        case .argument: "\(value.name): \(value.type)" + alternative(to: value, among: operation.arguments)
        case .option:
            "options.\(value.name): \(value.type)"
                + alternative(to: value, among: members(of: operation.optionsType, .options), orElse: ", if given")
        case .apiVersion: "the API version of the client's options"
        case .constant(let text): "always '\(text)'"
        case .client: "the client's \(value.name): \(value.type)"
        }
    }

    /// What is sent if a call does not give a value.
    private func alternative(
        to value: OperationOutline.SentValue,
        among members: [ClientOutline.Member],
        orElse other: String = ""
    ) -> String {
        members.first { $0.name == value.name }?.defaultValue.map { ", or \($0)" } ?? other
    }

    private func responses(_ width: Int?) -> [String] {
        let rows = operation.responses.flatMap { response in
            let type = response.type?.description ?? (response.isFailure ? "" : "nothing")
            let row = [response.status, response.isFailure ? "thrown" : "returned", type, response.summary ?? ""]
            return [row] + (response.isFailure ? furtherRows(of: response.status) : [])
        }
        return rows.isEmpty ? ["none in the description"] : Self.aligned(rows, width)
    }

    /// What failures of a status are in other media types than the preferred one.
    private func furtherRows(of status: String) -> [[String]] {
        operation.failures.filter { $0.status.text == status }.compactMap { failure in
            failure.mediaType.map { [status, "thrown", failure.type?.description ?? "", "In \($0)."] }
        }
    }

    private static func aligned(_ rows: [[String]], _ width: Int?) -> [String] {
        guard let first = rows.first else { return [] }
        var table = TextTable(first.map { _ in "" })
        for row in rows { table.add(row) }
        return table.lines(width: width)
    }
}
