import ClientConfiguration
import ServiceDescription

/// The names of a client and of its types other than those of schemas.
struct OwnNames {
    /// The name of the service in sentences.
    let subject: String
    /// The words of the service's title, without those that only mean service.
    let prefix: String
    /// Makes the names of types of schemas.
    let naming: TypeNaming
    /// The name of the client's class.
    let client: String
    /// The names of the operations.
    let operations: OperationNames
    /// The names of the options of operations, by the operations' identifiers.
    let options: [String: String]
    /// The groups of parameters of the operations.
    let parameterGroups: ParameterGroups
    /// The names of all these types.
    let all: [String]
    /// The scope in which further types get their names.
    let scope: RenamedScope

    /// The names of the client of a service.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to the parts that the user wants.
    ///   - described: The whole service.
    ///   - configuration: The user's wishes.
    init(_ service: Service, of described: Service, _ configuration: ClientConfiguration) {
        operations = OperationNames(
            service.operations,
            of: described.operations,
            groups: configuration.groups,
            prefixes: NamePrefixes(configuration.rename[.prefixes]),
            namespace: VersionNamespace(title: service.title)
        )
        let titled = ClientNames(title: service.title)
        subject = titled.subject
        prefix = Self.prefix(titled.prefix, configuration.client?.value)
        naming = TypeNaming(prefix: prefix, isNested: configuration.namespace != nil)
        client = configuration.client?.value ?? prefix + "Client"
        let made: [String: String]
        (options, made) = Self.optionsNames(
            of: service.operations,
            named: operations.types,
            client: client,
            prefix: prefix,
            rename: configuration.rename
        )
        let ofClient = [client, client + "Options"]
        let groups = Self.groupTypeNames(of: service, operations)
        let others = options.values.sorted() + groups + [client + "Endpoint"]
        parameterGroups = ParameterGroups(
            of: service.operations,
            reserved: others + ofClient + configuration.rename[.models].map(\.value.value)
        )
        all = others + parameterGroups.names + ofClient
        scope = RenamedScope(
            keys: made.keys.sorted() + groups + [client + "Endpoint"] + parameterGroups.names + ofClient,
            names: all,
            renamed: configuration.rename[.types],
            made: made
        )
    }

    private static func prefix(_ name: String, _ client: String?) -> String {
        if let client {
            return client.hasSuffix("Client") && client != "Client" ? String(client.dropLast("Client".count)) : client
        }
        return ReservedTypeNames.all.contains(name + "Client") ? name + "Service" : name
    }

    private static func groupTypeNames(of service: Service, _ names: OperationNames) -> [String] {
        Set(service.operations.compactMap { names.name(of: $0).group?.typeName }).sorted()
    }

    /// The names of the structs of operations' options, by the operations' identifiers.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - types: What their types are called after.
    ///   - client: The name of the client's class, whose options have a name too.
    ///   - prefix: The prefix for names that would otherwise hide a type of the runtime, such as `RequestOptions`.
    ///   - rename: The names that the user wants.
    /// - Returns: The names, and those of the same structs by the names that they would have otherwise.
    private static func optionsNames(
        of operations: [Operation],
        named types: OperationTypeNames,
        client: String,
        prefix: String,
        rename: ClientConfiguration.Rename
    ) -> (names: [String: String], made: [String: String]) {
        // A model that the user gives such a name has it.
        let reserved = [client + "Options"] + rename[.models].map(\.value.value)
        var scope = RenamedScope(keys: reserved, names: reserved, renamed: rename[.types])
        let optionsNames = scope.claimRenamable(
            operations.concurrentMap { operation in
                let own = types[operation]
                let name = SwiftName.type(own) + "Options"
                let allowed = ReservedTypeNames.all.contains(name) ? prefix + name : name
                return WantedName(own, candidates: [allowed], right: allowed == name ? .spelled : .made)
            }
        )
        return (Dictionary(uniqueKeysWithValues: zip(operations.map(\.identifier), optionsNames)), scope.made)
    }
}
