import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// Checks operations: their verbs, documentation, units and paging.
enum OperationLinter {
    /// Returns the findings about an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation of the description.
    ///   - outline: Its outline.
    ///   - service: The service, for its schemas.
    ///   - rename: The names that the user wants.
    static func findings(
        about operation: ServiceDescription.Operation,
        _ outline: OperationOutline,
        in service: Service,
        _ rename: ClientConfiguration.Rename
    ) -> [LintFinding] {
        verbs(operation, outline, rename[.operations]) + documentation(of: operation, outline)
            + units(of: operation, rename[.parameters]) + paging(of: operation, isPaged: outline.isPaged, in: service)
            + (outline.isCollection ? [] : list(in: operation, of: service))
    }

    // MARK: Verbs

    private static func verbs(
        _ operation: ServiceDescription.Operation,
        _ outline: OperationOutline,
        _ names: LocatedNames
    ) -> [LintFinding] {
        let isChosen = operation.identifiers.contains { $0.map { names[$0] != nil } ?? false }
        let first = outline.name.prefix { !$0.isUppercase && $0 != "_" }.lowercased()
        guard !isChosen, let standard = StandardVerb.instead(of: first, method: operation.method) else { return [] }
        let problem = "starts with '\(first)'; the standard verb is '\(standard.rawValue)'"
        let name = standard.rawValue + outline.name.dropFirst(first.count)
        return [
            LintFinding(
                rule: .verbs,
                message: "'\(operation.displayName)' \(problem) (write 'rename: {operations: {"
                    + "\(YAMLText.scalar(operation.identifier)): \(name)}}' in the client configuration)",
                kind: "the operation \(problem) (rename it under 'rename.operations' in the client configuration)",
                mark: operation.mark
            )
        ]
    }

    // MARK: Documentation

    private static func documentation(
        of operation: ServiceDescription.Operation,
        _ outline: OperationOutline
    ) -> [LintFinding] {
        var findings: [LintFinding] = []
        if operation.documentation.isEmpty {
            findings.append(
                LintFinding(
                    rule: .documentation,
                    message: "the operation '\(operation.displayName)' has no description (add a 'summary')",
                    kind: "the operation has no description (add a 'summary')",
                    mark: operation.mark
                )
            )
        }
        let shown = Set(outline.sent.filter(\.isGivenByCaller).map(\.wireName))
        for parameter in operation.parameters where parameter.documentation.isEmpty && shown.contains(parameter.name) {
            findings.append(
                LintFinding(
                    rule: .documentation,
                    message: "the parameter '\(parameter.name)' has no description (add a 'description')",
                    kind: "the parameter has no description (add a 'description')",
                    mark: parameter.mark
                )
            )
        }
        return findings
    }

    // MARK: Units

    private static func units(of operation: ServiceDescription.Operation, _ rename: LocatedNames) -> [LintFinding] {
        operation.parameters.compactMap { parameter in
            let chosen = rename.name(of: parameter.name, in: operation.identifiers)
            let name = chosen ?? parameter.clientName ?? parameter.name
            return Quantity(name, parameter.schema, parameter.documentation).map {
                LintFinding(rule: .units, message: $0.message("parameter"), mark: parameter.mark)
            }
        }
    }

    // MARK: Paging

    /// Returns a finding if an operation takes paging parameters, but nothing defines how its pages follow each other.
    static func paging(
        of operation: ServiceDescription.Operation,
        isPaged: Bool,
        in service: Service
    ) -> [LintFinding] {
        guard !isPaged, let parameter = pagingParameter(of: operation) else { return [] }
        let holdsList =
            switch operation.responseContent?.schema.map(service.resolved)?.shape {
            case .array: true
            case .object(let page): !page.arrays(in: service).isEmpty
            default: false
            }
        guard holdsList else { return [] }
        let message =
            "'\(operation.displayName)' takes '\(parameter.name)', but the description does not say how to request the "
            + "next page (add 'x-ms-pageable', or 'paging' to the client configuration)"
        return [LintFinding(rule: .paging, message: message, mark: operation.mark)]
    }

    /// Returns a finding if an operation that returns no collection returns an object for the sake of the list in it.
    private static func list(in operation: ServiceDescription.Operation, of service: Service) -> [LintFinding] {
        guard operation.method == "GET", let page = PageShape(of: operation, in: service), page.isOnlyPage,
            let items = page.items
        else { return [] }
        let operations = YAMLText.list([operation.identifier])
        let rule = "{operations: \(operations), items: \(YAMLText.scalar(items)), onePage: true}"
        return [
            LintFinding(
                rule: .paging,
                message: "'\(operation.displayName)' returns the list '\(items)' in an object, which is no collection "
                    + "(if it is all that there is, write 'paging: [\(rule)]' in the client configuration)",
                kind: "the operation returns a list in an object, which is no collection (if it is all that there is, "
                    + "write 'items' and 'onePage: true' under 'paging' in the client configuration)",
                mark: operation.mark
            )
        ]
    }

    /// The parameter by which pages are turned, as its name tells.
    static func pagingParameter(of operation: ServiceDescription.Operation) -> Parameter? {
        guard operation.method == "GET" else { return nil }
        return operation.parameters.first { parameter in
            parameter.location == .query
                && PagingParameterNames.unmistakable.contains(PagingParameterNames.plain(parameter.name))
        }
    }
}

extension OperationOutline.SentValue {
    /// Whether a caller says the value.
    fileprivate var isGivenByCaller: Bool {
        switch source {
        case .argument, .option, .client: true
        case .apiVersion, .constant: false
        }
    }
}

extension Documentation {
    /// Whether nothing is said.
    var isEmpty: Bool { summary == nil && text == nil }
}
