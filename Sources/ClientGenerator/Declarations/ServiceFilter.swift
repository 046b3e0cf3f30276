import ClientConfiguration
import ServiceDescription

/// Reduces a service to what the client configuration asks for.
enum ServiceFilter {
    /// The service with only the operations that the filter selects; all of them where it selects by nothing.
    ///
    /// An operation is kept if it matches one of the given paths, tags or operation identifiers; `*` stands for any text.
    /// Where a filter selects schemas alone, no operation is kept. A pattern that matches nothing is an error, because a
    /// misspelt one would silently leave things out.
    static func apply(_ filter: ClientConfiguration.Filter, to service: Service, diagnostics: inout Diagnostics)
        -> Service
    {
        var filtered = service
        let selects = !filter.paths.isEmpty || !filter.tags.isEmpty || !filter.operations.isEmpty
        if selects || !filter.schemas.isEmpty {
            filtered.operations = service.operations.filter { operation in
                filter.paths.contains { matches(operation.path, $0.value) }
                    || filter.operations.contains { matches(operation.identifier, $0.value) }
                    || filter.tags.contains { pattern in operation.tags.contains { matches($0, pattern.value) } }
            }
        }
        if service.knows(all: .operations) {
            report(filter.paths, kind: "path", known: service.operations.map(\.path), &diagnostics)
            report(filter.operations, kind: "operation", known: service.operations.map(\.identifier), &diagnostics)
            report(filter.tags, kind: "tag", known: service.operations.flatMap(\.tags), &diagnostics)
        }
        if service.knows(all: .schemas) {
            report(filter.schemas, kind: "schema", known: service.schemas.map(\.name), &diagnostics)
        }
        return filtered
    }

    /// The indices of the named schemas that get a type although no operation may need it.
    static func schemas(_ filter: ClientConfiguration.Filter, of service: Service) -> [Int] {
        service.schemas.indices.filter { index in
            filter.schemas.contains { matches(service.schemas[index].name, $0.value) }
        }
    }

    private static func report(
        _ patterns: [Located<String>],
        kind: String,
        known: [String],
        _ diagnostics: inout Diagnostics
    ) {
        for pattern in patterns where !known.contains(where: { matches($0, pattern.value) }) {
            diagnostics.error("the description has no \(kind) '\(pattern.value)'", at: pattern.mark)
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        ClientConfiguration.Filter.matches(text, pattern: pattern)
    }
}
