import ClientConfiguration
import ServiceDescription

/// Reduces a service to the parts that the client configuration selects.
package enum ServiceFilter {
    /// The parts of a service that a filter selects, or `nil` for all.
    package static func wanted(by filter: ClientConfiguration.Filter) -> WantedParts? {
        if filter == ClientConfiguration.Filter() { return nil }
        return WantedParts { operation in
            DividedOperations.possibleParts(of: operation).contains(where: filter.selects)
        } hasSchema: { name in
            filter.schemas.contains { ClientConfiguration.Filter.matches(name, pattern: $0.value) }
        }
    }

    /// The service with only the operations that the filter selects, or all of them if it selects none.
    ///
    /// An operation is kept if it matches one of the given paths, tags or operation identifiers; `*` matches any text.
    /// If a filter selects only schemas, no operation is kept. A pattern that matches nothing is an error, because a
    /// misspelled one would silently leave things out.
    static func apply(_ filter: ClientConfiguration.Filter, to service: Service, diagnostics: inout Diagnostics)
        -> Service
    {
        var filtered = service
        if filter != ClientConfiguration.Filter() {
            filtered.operations = service.operations.filter(filter.selects)
        }
        filter.reportUnknown(in: service, diagnostics: &diagnostics)
        return filtered
    }

    /// The indices of the named schemas that get a type although no operation may need it.
    static func schemas(_ filter: ClientConfiguration.Filter, of service: Service) -> [Int] {
        service.schemas.indices.filter { index in
            filter.schemas.contains {
                ClientConfiguration.Filter.matches(service.schemas[index].name, pattern: $0.value)
            }
        }
    }
}
