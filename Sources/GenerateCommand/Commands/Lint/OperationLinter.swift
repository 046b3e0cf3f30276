import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

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
        [verb(operation, outline, rename[.operations])].compactMap(\.self) + documentation(of: operation, outline)
            + units(of: operation, rename[.parameters])
            + [
                outline.isPaged ? nil : paging(of: operation, in: service),
                outline.isCollection ? nil : list(in: operation, of: service),
            ].compactMap(\.self)
    }

    // MARK: Verbs

    private static func verb(
        _ operation: ServiceDescription.Operation,
        _ outline: OperationOutline,
        _ names: LocatedNames
    ) -> LintFinding? {
        let isChosen = operation.identifiers.contains { $0.map { names[$0] != nil } ?? false }
        let first = outline.name.prefix { !$0.isUppercase && $0 != "_" }.lowercased()
        guard !isChosen, let standard = StandardVerb.instead(of: first, method: operation.method) else { return nil }
        let problem = "starts with '\(first)'; the standard verb is '\(standard.rawValue)'"
        let name = standard.rawValue + outline.name.dropFirst(first.count)
        return LintFinding(
            rule: .verbs,
            message: "'\(operation.displayName)' \(problem) (write 'rename: {operations: {"
                + "\(YAMLText.scalar(operation.identifier)): \(name)}}' in the client configuration)",
            kind: "the operation \(problem) (rename it under 'rename.operations' in the client configuration)",
            mark: operation.mark
        )
    }

    // MARK: Documentation

    private static func documentation(
        of operation: ServiceDescription.Operation,
        _ outline: OperationOutline
    ) -> [LintFinding] {
        func finding(_ part: String, _ name: String, _ key: String, at mark: Mark) -> LintFinding {
            let problem = "has no description (add a '\(key)')"
            return LintFinding(
                rule: .documentation,
                message: "the \(part) '\(name)' \(problem)",
                kind: "the \(part) \(problem)",
                mark: mark
            )
        }
        let shown = Set(outline.sent.filter(\.isGivenByCaller).map(\.wireName))
        let parameters = operation.parameters.filter { $0.documentation.isEmpty && shown.contains($0.name) }
        let ofParameters = parameters.map { finding("parameter", $0.name, "description", at: $0.mark) }
        if !operation.documentation.isEmpty { return ofParameters }
        return [finding("operation", operation.displayName, "summary", at: operation.mark)] + ofParameters
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

    /// Returns a finding if an operation that is not paged takes paging parameters, and so returns a part of a list.
    static func paging(of operation: ServiceDescription.Operation, in service: Service) -> LintFinding? {
        guard let parameter = pagingParameter(of: operation) else { return nil }
        let holdsList =
            switch operation.responseContent?.schema.map(service.resolved)?.shape {
            case .array: true
            case .object(let page): !page.arrays(in: service).isEmpty
            default: false
            }
        guard holdsList else { return nil }
        let message =
            "'\(operation.displayName)' takes '\(parameter.name)', but the description does not say how to request the "
            + "next page (add 'x-ms-pageable', or 'paging' to the client configuration)"
        return LintFinding(rule: .paging, message: message, mark: operation.mark)
    }

    /// Returns a finding if an operation that returns no collection returns an object for the sake of the list in it.
    private static func list(in operation: ServiceDescription.Operation, of service: Service) -> LintFinding? {
        guard operation.method == "GET", let page = PageShape(of: operation, in: service), page.isOnlyPage,
            let items = page.items
        else { return nil }
        let operations = YAMLText.list([operation.identifier])
        let rule = "{operations: \(operations), items: \(YAMLText.scalar(items)), onePage: true}"
        return LintFinding(
            rule: .paging,
            message: "'\(operation.displayName)' returns the list '\(items)' in an object, which is no collection "
                + "(if it is all that there is, write 'paging: [\(rule)]' in the client configuration)",
            kind: "the operation returns a list in an object, which is no collection (if it is all that there is, "
                + "write 'items' and 'onePage: true' under 'paging' in the client configuration)",
            mark: operation.mark
        )
    }

    /// The parameter by which pages are turned, as its name tells.
    private static func pagingParameter(of operation: ServiceDescription.Operation) -> Parameter? {
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
