import ServiceDescription

/// What the documentation of a method says of what it returns and of what it throws.
enum OutcomeDocumentation {
    // MARK: What is returned

    /// The item of a list about what a method returns.
    static func returned(by operation: OperationDeclaration) -> [String] {
        let output = operation.output
        let described = output.documentation.text ?? output.documentation.summary
        var text = described.map { said($0, isCollection: output.isCollection) } ?? value(of: output)
        if output.longRunning != nil {
            let result = described == nil ? text.prefix(1).lowercased() + text.dropFirst() : text
            let isNothing = output.type == .void
            text = "The operation, which goes on at the service" + (isNothing ? "." : ". Its result: \(result)")
        }
        if output.format == .optionalValue {
            text = withoutFullStop(text) + "; `nil` if there is none\(statuses(of: operation))."
        }
        if output.format == .data { text += " The request's `download(to:)` writes them to a file instead." }
        return DocumentationLines.item("- Returns: ", Documentation(), fallback: text)
    }

    /// The text of the description. Of one page the client makes a collection of all.
    private static func said(_ text: String, isCollection: Bool) -> String {
        let text = DocumentationLines.paragraph(text)
        let beginnings = ["one page of ", "a page of "]
        guard isCollection, let beginning = beginnings.first(where: text.lowercased().hasPrefix) else { return text }
        let rest = withoutFullStop(String(text.dropFirst(beginning.count)))
        return rest.contains(". ") ? text : Phrases.capitalized(rest) + ", page by page."
    }

    private static func value(of output: OperationDeclaration.Output) -> String {
        switch output.format {
        case .list, .page, .pages: return "The items\(each(output.item)), page by page."
        case .stream: return "The items as they come\(each(output.item))."
        case .events: return "The events as they come."
        case .headers: return "The header fields of the answer."
        case .byStatus: return "The answer, by its status."
        case .text: return "The text."
        case .data: return "The bytes."
        case .nothing: return ""
        case .value, .optionalValue:
            return single(output.type.name.hasSuffix("?") ? String(output.type.name.dropLast()) : output.type.name)
        }
    }

    /// What each item is, if documentation can link to it.
    private static func each(_ item: SwiftType?) -> String {
        item.flatMap { isGenerated($0.name) ? ", each a ``\($0.name)``" : nil } ?? ""
    }

    private static func single(_ type: String) -> String {
        switch type {
        case "String": "The text."
        case "Int", "Double", "Decimal", "Float", "UInt64": "The number."
        case "Bool": "Whether it is so."
        case "Date", "CalendarDate": "The date."
        case "JSONValue": "The JSON that the service answers with."
        case _ where type.hasPrefix("[String: "): "The values by their names."
        case _ where type.hasPrefix("["): "The list."
        case _ where isGenerated(type): "The ``\(type)``."
        default: "The value."
        }
    }

    /// Whether the client declares a type, so that documentation can link to it.
    private static func isGenerated(_ type: String) -> Bool {
        !ReservedTypeNames.all.contains(type) && type.allSatisfy { $0.isLetter || $0.isNumber }
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
            guard let type = failure.type?.name, isGenerated(type) else { continue }
            if statuses[type] == nil { types.append(type) }
            statuses[type, default: []].append(words(for: failure.status))
        }
        var text = "`ServiceError`."
        if types.count == 1, statuses[types[0]] == [words(for: .default)] {
            text += " The service refuses with ``\(types[0])``."
        } else if !types.isEmpty {
            let list = types.map { "``\($0)`` (\(Phrases.list(statuses[$0] ?? [], "or")))" }
            text += " The service refuses with \(Phrases.list(list, "or"))."
        }
        return DocumentationLines.item("- Throws: ", Documentation(), fallback: text)
    }

    private static func words(for status: Response.Status) -> String {
        switch status {
        case .code(let code): String(code)
        case .range(let digit): "\(digit)XX"
        case .default: "any other status"
        }
    }
}
