import ClientConfiguration
import ServiceDescription

extension ClientConfiguration.Filter {
    /// Whether a pattern of paths, tags or operations matches an operation.
    func selects(_ operation: Operation) -> Bool {
        paths.contains { Self.matches(operation.path, pattern: $0.value) }
            || operations.contains { pattern in
                // The name of an operation stands for all parts of it.
                [operation.identifier, operation.undividedIdentifier].compactMap { $0 }
                    .contains { Self.matches($0, pattern: pattern.value) }
            }
            || tags.contains { tag in operation.tags.contains { Self.matches($0, pattern: tag.value) } }
    }

    /// Reports each pattern that matches nothing, because a misspelled one would silently leave things out.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - purpose: The purpose of the pattern after a space, or empty if it is obvious.
    ///   - diagnostics: Receives the errors.
    func reportUnknown(in service: Service, purpose: String = "", diagnostics: inout Diagnostics) {
        let known: [(patterns: [Located<String>], kind: String, names: [String], parts: OmittedParts)] = [
            (paths, "path", service.operations.map(\.path), .operations),
            (tags, "tag", service.operations.flatMap(\.tags), .operations),
            (operations, "operation", service.operations.map(\.identifier), .operations),
            (schemas, "schema", service.schemas.map(\.name), .schemas),
        ]
        for (patterns, kind, names, parts) in known where service.knows(all: parts) {
            for pattern in patterns where !names.contains(where: { Self.matches($0, pattern: pattern.value) }) {
                diagnostics.unknown(pattern, "the description has no \(kind)", purpose: purpose, among: names)
            }
        }
    }
}
