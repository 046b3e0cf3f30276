import ClientConfiguration
import ServiceDescription
import YAML

/// Reports schemas whose names are the same in Swift, so that some of them get other names.
enum SchemaNameCollisions {
    /// Adds a warning for each schema that did not get the name it would have had alone.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - rename: The names that the user chose.
    ///   - names: The names that the schemas have.
    ///   - diagnostics: Receives the diagnostics.
    static func report(
        _ service: Service,
        rename: ClientConfiguration.Rename,
        names: TypeNames,
        diagnostics: inout Diagnostics
    ) {
        let wantedNames = service.schemas.indices.map(names.wanted)
        var groups: [String: [Int]] = [:]
        for index in service.schemas.indices {
            guard let wanted = wantedNames[index] else { continue }
            // Two files whose names differ by case alone are one on many disks.
            groups[wanted.lowercased(), default: []].append(index)
        }
        let collisions = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        for group in collisions {
            let owner = group.first { names[$0] == wantedNames[$0] } ?? group[0]
            // A name that the user chose and did not get is an error, which is reported elsewhere.
            for index in group where index != owner && rename.models[service.schemas[index].name] == nil {
                let (named, other) = (service.schemas[index], service.schemas[owner])
                let isSame = wantedNames[index] == wantedNames[owner]
                diagnostics.warning(
                    "the schemas '\(other.name)' and '\(named.name)' have "
                        + (isSame ? "the same name in Swift" : "names in Swift that differ only in case")
                        + "; this one is named '\(names[index])' (choose a name under 'rename.models' in the client "
                        + "configuration)",
                    at: named.schema.mark
                )
                diagnostics.note("'\(other.name)' is named '\(names[owner])'", at: other.schema.mark)
            }
        }
    }
}
