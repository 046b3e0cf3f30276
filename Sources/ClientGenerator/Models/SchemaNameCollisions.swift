import ClientConfiguration
import ServiceDescription
import YAML

/// Reports schemas that get another name, because another schema or one of the client's own types has theirs in Swift.
struct SchemaNameCollisions {
    private let service: Service
    private let configuration: ClientConfiguration
    private let names: TypeNames
    /// The name that each schema would have had alone; `nil` for one that is not a type.
    private let wantedNames: [String?]
    private var diagnostics = Diagnostics()

    /// Adds a warning for each schema that did not get the name it would have had alone.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The names that the user chose.
    ///   - names: The names that the schemas have.
    ///   - client: The name of the client.
    ///   - reserved: The names of the client and of its own types, such as the options of operations, and those that the user chose
    ///     for types without a name.
    ///   - diagnostics: Receives the diagnostics.
    static func report(
        _ service: Service,
        _ configuration: ClientConfiguration,
        names: TypeNames,
        client: String,
        reserved: [String],
        diagnostics: inout Diagnostics
    ) {
        var collisions = SchemaNameCollisions(service, configuration, names)
        collisions.reportOwnTypes(of: client, reserved)
        collisions.reportOtherSchemas()
        diagnostics.append(contentsOf: collisions.diagnostics)
    }

    private init(_ service: Service, _ configuration: ClientConfiguration, _ names: TypeNames) {
        self.service = service
        self.configuration = configuration
        self.names = names
        wantedNames = service.schemas.indices.map(names.wanted)
    }

    /// Adds a warning for each schema whose name one of the client's own types has.
    private mutating func reportOwnTypes(of client: String, _ reserved: [String]) {
        let own = Set(reserved)
        for (index, named) in service.schemas.enumerated() where configuration.rename[.models][named.name] == nil {
            guard let wanted = wantedNames[index], names[index] != wanted, own.contains(wanted) else { continue }
            let isClient = wanted == client
            diagnostics.warning(
                "the schema '\(named.name)' is named '\(names[index])', because "
                    + (isClient ? "the client is named '\(wanted)'" : "the client has a type '\(wanted)' of its own")
                    + " (choose a name for the schema under 'rename.models' in the client configuration"
                    + (isClient ? ", or another one for the client)" : ")"),
                at: isClient ? configuration.client?.mark ?? named.schema.mark : named.schema.mark
            )
        }
    }

    /// Adds a warning for each schema whose name another schema has.
    private mutating func reportOtherSchemas() {
        var groups: [String: [Int]] = [:]
        for index in service.schemas.indices {
            guard let wanted = wantedNames[index] else { continue }
            groups[wanted, default: []].append(index)
        }
        let collisions = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        for group in collisions {
            let owner = group.first { names[$0] == wantedNames[$0] } ?? group[0]
            // A name that the user chose and did not get is an error, which is reported elsewhere.
            for index in group where index != owner && configuration.rename[.models][service.schemas[index].name] == nil
            {
                let (named, other) = (service.schemas[index], service.schemas[owner])
                diagnostics.warning(
                    "the schemas '\(other.name)' and '\(named.name)' have the same name in Swift; this one is named "
                        + "'\(names[index])' (choose a name under 'rename.models' in the client configuration)",
                    at: named.schema.mark
                )
                diagnostics.note("'\(other.name)' is named '\(names[owner])'", at: other.schema.mark)
            }
        }
    }
}
