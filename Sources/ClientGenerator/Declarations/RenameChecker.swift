import ClientConfiguration
import Suggestions
import ServiceDescription

/// Finds what a client configuration renames although the description does not have it.
enum RenameChecker {
    /// Reports each key of `rename` that names nothing in the description.
    static func check(_ rename: ClientConfiguration.Rename, against service: Service, diagnostics: inout Diagnostics) {
        let operations = service.operations.map(\.identifier)
        report(rename.operations, "operation", known: operations, &diagnostics)
        var parameters: Set<String> = []
        for operation in service.operations {
            for parameter in operation.parameters {
                parameters.insert(parameter.name)
                parameters.insert(operation.identifier + "." + parameter.name)
            }
            if operation.body != nil { parameters.insert(operation.identifier + ".body") }
        }
        report(rename.parameters, "parameter", known: parameters.sorted(), &diagnostics)
        report(rename.models, "model", known: service.schemas.map(\.name), &diagnostics)
    }

    private static func report(
        _ names: LocatedNames,
        _ kind: String,
        known: [String],
        _ diagnostics: inout Diagnostics
    ) {
        guard !names.isEmpty else { return }
        let all = Set(known)
        for name in names.map(\.key) where !all.contains(name.value) {
            diagnostics.error(
                "the description has no \(kind) '\(name.value)' to rename" + NearestName.hint(for: name.value, among: known),
                at: name.mark
            )
        }
    }
}
