import ClientConfiguration
import ServiceDescription

/// Turns bodies into merge patches (RFC 7396) although their media type does not say so (`mergePatch`).
enum MergePatches {
    /// The service with merge patches as the JSON bodies of these operations.
    ///
    /// - Parameters:
    ///   - patterns: The names of operations, in which `*` matches any text.
    ///   - service: The whole service.
    ///   - diagnostics: Receives an error for each pattern that matches no operation, and for each operation named
    ///     without `*` that has no body to be patched with.
    static func apply(_ patterns: [Located<String>], to service: Service, diagnostics: inout Diagnostics) -> Service {
        guard !patterns.isEmpty else { return service }
        var selection = ClientConfiguration.Filter()
        selection.operations = patterns
        selection.reportUnknown(in: service, purpose: " that sends a merge patch", diagnostics: &diagnostics)
        var result = service
        for index in result.operations.indices where selection.selects(result.operations[index]) {
            let contents = result.operations[index].body?.contents ?? []
            var isPatch = false
            for offset in contents.indices where isJSONObject(contents[offset], in: service) {
                result.operations[index].body?.contents[offset].isMergePatch = true
                isPatch = true
            }
            let identifier = result.operations[index].identifier
            guard !isPatch, let named = patterns.first(where: { $0.value == identifier }) else { continue }
            diagnostics.error(
                "the operation '\(identifier)' does not send a merge patch: its body is not a JSON object "
                    + "(remove it from 'mergePatch', or describe the body as an object)",
                at: named.mark
            )
        }
        return result
    }

    private static func isJSONObject(_ content: Content, in service: Service) -> Bool {
        guard content.mediaType.meansJSON, let schema = content.schema.map(service.resolved) else { return false }
        return schema.shape.isObject || schema.shape.isMap
    }
}

extension Content {
    /// Whether it is a merge patch (RFC 7396), by its media type or because the user says so.
    var changesObject: Bool { isMergePatch || mediaType.essence == "application/merge-patch+json" }
}
