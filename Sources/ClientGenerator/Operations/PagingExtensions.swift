import ServiceDescription

/// Pages operations as extensions of other generators ask for, or as their responses show.
struct PagingExtensions {
    private let fit: PagingFit

    /// The service in which each operation has the paging that an extension of another generator asks for, if it fits, or that its
    /// response shows. What the user configures wins, and so does `x-ms-pageable`.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to the operations that the user wants.
    ///   - diagnostics: Receives the losses: the operations that the extensions do not fit.
    static func apply(to service: Service, diagnostics: inout Diagnostics) -> Service {
        let extensions = PagingExtensions(fit: PagingFit(service: service))
        var result = service
        for (offset, operation) in service.operations.enumerated() {
            guard operation.paging == nil, let said = operation.pagingExtension else {
                if let shown = extensions.shownPaging(of: operation) { result.operations[offset].paging = shown }
                continue
            }
            do throws(PagingFit.Misfit) {
                result.operations[offset].paging = try extensions.paging(of: operation, by: said)
            } catch {
                // What it misses may be what an error left out.
                guard extensions.fit.isWhole(operation) else { continue }
                diagnostics.loss(
                    "'\(said.name)' is ignored, because the operation '\(operation.displayName)' \(error.reason)",
                    at: said.mark
                )
            }
        }
        return result
    }

    /// The paging of an object whose items the description does not name, although it says that there are further pages: with
    /// `x-ms-pageable`, or by a header field `Link` with the relation `next`. The only required array holds them, so that no optional
    /// member, which may come later, makes another page of it.
    private func shownPaging(of operation: Operation) -> Paging? {
        if var paging = operation.paging {
            guard paging.isItemsNameDefault, let page = fit.page(of: operation), case .object(let object) = page.shape,
                !object.properties.contains(where: { $0.name == paging.itemsName }),
                let items = requiredArray(of: object)
            else { return nil }
            paging.itemsName = items
            return paging
        }
        guard operation.longRunning == nil, operation.method == "GET",
            operation.successfulResponses.contains(where: { response in
                response.headers.contains { $0.leadsToNextPage && $0.name.lowercased() == "link" }
            }), let page = fit.page(of: operation), case .object(let object) = page.shape,
            let items = requiredArray(of: object)
        else { return nil }
        var paging = Paging(itemsName: items, nextLinkName: nil)
        paging.continuation = .linkHeader(relation: "next")
        return paging
    }

    /// The name of the only member that is always there and is a list of more than texts and numbers.
    private func requiredArray(of object: ObjectSchema) -> String? {
        let arrays = object.arrays(in: fit.service).filter { property, element in
            guard property.isRequired else { return false }
            switch fit.service.resolved(element).shape {
            case .object, .map, .union, .any, .reference: return true
            case .string, .integer, .number, .boolean, .enumeration, .binary, .array: return false
            }
        }
        return arrays.count == 1 ? arrays[0].property.name : nil
    }

    private func paging(of operation: Operation, by said: PagingExtension) throws(PagingFit.Misfit) -> Paging {
        var paging = said.paging
        if paging.isItemsNameDefault { paging.itemsName = try onlyArray(of: operation) }
        if paging.itemsName == nil, let page = fit.page(of: operation), page.arrayElement == nil {
            throw PagingFit.Misfit(reason: "does not return an array", part: nil)
        }
        if case .page(let parameter, _, let limit) = paging.continuation,
            let first = defaultValue(of: parameter, operation)
        {
            paging.continuation = .page(parameter: parameter, first: first, limit: limit)
        }
        return try fit.fitted(paging, to: operation)
    }

    /// The number that a parameter has where a request leaves it out.
    private func defaultValue(of parameter: String, _ operation: Operation) -> Int? {
        let schema = operation.parameters.first { $0.location == .query && $0.name == parameter }?.schema
        return schema.flatMap { $0.defaultValue ?? fit.service.resolved($0).defaultValue }?.int
    }

    /// The name of the only array that a page requires, or else of its only array; `nil` if the page is an array.
    private func onlyArray(of operation: Operation) throws(PagingFit.Misfit) -> String? {
        guard let page = fit.page(of: operation), case .object(let object) = page.shape else { return nil }
        let arrays = object.arrays(in: fit.service)
        for candidates in [arrays.filter(\.property.isRequired), arrays] where candidates.count == 1 {
            return candidates[0].property.name
        }
        throw PagingFit.Misfit(
            reason: "returns \(arrays.isEmpty ? "no array" : "several arrays"); name its 'results'",
            part: nil
        )
    }
}
