import ClientConfiguration
import ServiceDescription

extension PagingRules {
    /// The service in which each operation has the paging that an extension of another generator asks for, if it fits. What the user
    /// configures wins, and so does `x-ms-pageable`.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to the operations that the user wants.
    ///   - diagnostics: Receives the losses: the operations that the extensions do not fit.
    static func applyExtensions(to service: Service, diagnostics: inout Diagnostics) -> Service {
        guard service.operations.contains(where: { $0.pagingExtension != nil }) else { return service }
        let fitting = PagingRules(service: service)
        var result = service
        for (offset, operation) in service.operations.enumerated() where operation.paging == nil {
            guard let said = operation.pagingExtension else { continue }
            do throws(Misfit) {
                result.operations[offset].paging = try fitting.paging(of: operation, by: said)
            } catch {
                // What it misses may be what an error left out.
                guard fitting.isWhole(operation) else { continue }
                diagnostics.loss(
                    "'\(said.name)' is ignored, because the operation '\(operation.label)' \(error.reason)",
                    at: said.mark
                )
            }
        }
        return result
    }

    private func paging(
        of operation: ServiceDescription.Operation,
        by said: PagingExtension
    ) throws(Misfit) -> Paging {
        let items = said.namesItems ? said.paging.itemsName : try onlyArray(of: operation)
        if items == nil, let page = page(of: operation), !isArray(page) {
            throw Misfit(reason: "does not return an array", mark: nil)
        }
        func located(_ text: String) -> Located<String> { Located(text, at: said.mark) }
        let rule = PagingRule(
            operations: ClientConfiguration.Filter(),
            items: items.map(located),
            next: next(said.paging, of: operation, located: located),
            more: said.paging.moreName.map(located),
            mark: said.mark
        )
        var paging = try paging(of: operation, by: rule)
        paging.isConfigured = false
        return paging
    }

    private func next(
        _ paging: Paging,
        of operation: ServiceDescription.Operation,
        located: (String) -> Located<String>
    ) -> PagingRule.Next {
        switch paging.continuation {
        case nil: paging.nextLinkName.map { .link(located($0)) } ?? .nothing
        case .linkHeader(let relation): .linkHeader(located(relation))
        case .token(let member, let parameter): .tokenMember(located(member), parameter: located(parameter))
        case .item(let member, let parameter): .itemMember(located(member), parameter: located(parameter))
        case .tokenHeader(let header, let parameter): .tokenHeader(located(header), parameter: located(parameter))
        case .offset(let parameter, let limit): .offset(parameter: located(parameter), limit: limit.map(located))
        case .page(let parameter, let first, let limit):
            .page(
                parameter: located(parameter),
                first: usualValue(of: parameter, operation) ?? first,
                limit: limit.map(located)
            )
        }
    }

    /// The number that a parameter has where a request leaves it out.
    private func usualValue(of parameter: String, _ operation: ServiceDescription.Operation) -> Int? {
        let schema = operation.parameters.first { $0.location == .query && $0.name == parameter }?.schema
        return schema.flatMap { $0.defaultValue ?? service.resolved($0).defaultValue }?.int
    }

    /// The name of the only array that a page has; `nil` if it is one itself.
    private func onlyArray(of operation: ServiceDescription.Operation) throws(Misfit) -> String? {
        guard let page = page(of: operation), case .object(let object) = page.shape else { return nil }
        let arrays = object.properties.filter { isArray(service.resolved($0.schema)) }
        if arrays.count == 1 { return arrays[0].name }
        throw Misfit(reason: "returns \(arrays.isEmpty ? "no array" : "several arrays"); name its 'results'", mark: nil)
    }

    private func isArray(_ schema: Schema) -> Bool { if case .array = schema.shape { true } else { false } }
}
