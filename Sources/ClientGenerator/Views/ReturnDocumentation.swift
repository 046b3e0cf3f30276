import ServiceDescription

/// Documents what a method returns and what it throws.
enum ReturnDocumentation {
    // MARK: What is returned

    /// The item of a list about what a method returns.
    static func returned(by operation: OperationDeclaration) -> [String] {
        let output = operation.output
        let described = (output.documentation.text ?? output.documentation.summary).flatMap {
            DocumentationLines.paragraph($0).isEmpty ? nil : $0
        }
        var text = described.map { said($0, isPaged: output.isPaged) } ?? value(of: output)
        if output.longRunning != nil {
            let result = described == nil ? text.prefix(1).lowercased() + text.dropFirst() : text
            let isNothing = output.type == .void
            text = "The long-running operation" + (isNothing ? "." : ". Its result: \(result)")
        }
        if output.format == .optionalValue {
            text = withoutFullStop(text) + "; `nil` if there is none\(statuses(of: operation))."
        }
        if output.format == .data {
            let request = "requests.\(SwiftName.unescaped(operation.name))(…)"
            text +=
                " `\(request).download(to:)` writes \(described == nil ? "them" : "the response") to a file instead."
        }
        let further = described.map(DocumentationLines.further) ?? []
        return DocumentationLines.item("- Returns: ", of: text) + further
    }

    /// The text of the description. Of one page the client makes a collection of all.
    private static func said(_ text: String, isPaged: Bool) -> String {
        let text = DocumentationLines.paragraph(text)
        let beginnings = ["one page of ", "a page of "]
        guard isPaged, let beginning = beginnings.first(where: text.lowercased().hasPrefix) else { return text }
        let rest = withoutFullStop(String(text.dropFirst(beginning.count)))
        return rest.contains(". ") ? text : Phrases.capitalized(rest) + ", page by page."
    }

    private static func value(of output: OperationDeclaration.Output) -> String {
        switch output.format {
        case .list, .page, .pages:
            let item = linkWithArticle(toItemOf: output.type).map { ", each \($0)" } ?? ""
            return output.isPaged ? "The items\(item), page by page." : "The items of the response\(item)."
        case .stream, .lines, .eventObjects:
            return linkWithArticle(toItemOf: output.type).map { "The items as they arrive, each \($0)." }
                ?? "The items as they arrive."
        case .events: return "The events as they arrive."
        case .headers: return "The header fields of the response."
        case .byStatus: return "The response, with one case for each status."
        case .text: return "The text."
        case .data: return "The bytes."
        case .nothing: return ""
        case .value, .optionalValue: return single(output.type.unwrapped)
        }
    }

    private static func single(_ type: SwiftType) -> String {
        switch type {
        case .builtIn(let builtIn, _):
            switch builtIn.kind {
            case .text: "The text."
            case .integer, .number: "The number."
            case .flag: "The Boolean value."
            case .date: "The date."
            case .json: "The JSON that the service returns."
            case .identifier, .bytes, .other: "The value."
            }
        case .dictionary: "The values by name."
        case .array: "The list."
        default: link(to: type).map { "The \($0)." } ?? "The value."
        }
    }

    /// A link to a type; `nil` if it is not one in the client's module.
    private static func link(to type: SwiftType) -> String? {
        switch type {
        case .model(let name), .union(let name), .enumeration(let name), .declared(let name):
            "``\(name)``"
        // A type that the configuration names without a module is in the client's module, unless it is Swift's.
        case .custom(let name, _) where !name.contains(".") && !ReservedTypeNames.all.contains(name): "``\(name)``"
        case .custom, .builtIn, .any, .array, .dictionary, .optional, .generic: nil
        }
    }

    private static func linkWithArticle(toItemOf type: SwiftType) -> String? {
        guard case .generic(_, let item) = type, let link = link(to: item) else { return nil }
        return Inflection.article(before: item.name) + " " + link
    }

    /// The status codes that come without a value.
    private static func statuses(of operation: OperationDeclaration) -> String {
        let codes = operation.operation.responses.compactMap { response -> String? in
            guard response.isSuccess, response.contents.isEmpty, case .code(let code) = response.status else {
                return nil
            }
            return String(code)
        }
        return codes.isEmpty ? "" : " (\(Phrases.list(codes, "or")))"
    }

    private static func withoutFullStop(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    // MARK: What is thrown

    /// The item of a list about what a method throws: the type of each refusal that the description has one for.
    static func thrown(by operation: OperationDeclaration) -> [String] {
        var types: [String] = []
        var statuses: [String: [String]] = [:]
        for failure in operation.failures {
            guard let type = failure.type.flatMap({ link(to: $0) }) else { continue }
            if statuses[type] == nil { types.append(type) }
            statuses[type, default: []].append(failure.status == .default ? otherStatuses : failure.status.text)
        }
        var text = "`ServiceError`."
        if types.count == 1, statuses[types[0]] == [otherStatuses] {
            text += " The service reports errors as \(types[0])."
        } else if !types.isEmpty {
            let list = types.map { "\($0) (\(Phrases.list(statuses[$0] ?? [], "or")))" }
            text += " The service reports errors as \(Phrases.list(list, "or"))."
        }
        let isCounted = operation.operation.responses.contains { $0.isFailure && $0.status == firstCounted }
        let names = namesOfFailures(of: operation, haveStatuses: !isCounted)
        if !names.isEmpty {
            let code = isCounted ? " (see `ServiceFailure.code`)" : ""
            text += " The service reports \(Phrases.list(names, "or"))\(code)."
        }
        return DocumentationLines.item("- Throws: ", of: text)
    }

    /// The status that no service sends, and with which converters of the descriptions of AWS begin to count: several errors share a
    /// status there, for which a description has one response.
    private static let firstCounted = Response.Status.code(480)

    /// The names of the failures that have no type: AWS writes *ResourceNotFoundException* as the description of a response that may be
    /// anything.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - haveStatuses: Whether each has a status of its own, which is told.
    private static func namesOfFailures(of operation: OperationDeclaration, haveStatuses: Bool) -> [String] {
        let typed = Set(operation.failures.filter { $0.type.flatMap { link(to: $0) } != nil }.map(\.status))
        return operation.operation.responses.compactMap { response in
            guard response.isFailure, !typed.contains(response.status), let name = response.documentation.text?.trimmed,
                ["Exception", "Error", "Fault"].contains(where: name.hasSuffix),
                name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "_.".utf8.contains($0) })
            else { return nil }
            let status = response.status == .default ? otherStatuses : response.status.text
            return DocumentationLines.code(name) + (haveStatuses ? " (\(status))" : "")
        }
    }

    private static let otherStatuses = "any other status"
}
