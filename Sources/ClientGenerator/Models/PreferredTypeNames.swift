import ClientConfiguration
import ServiceDescription

/// The name that a named schema would have if it were the only one.
struct PreferredTypeName {
    /// The name, and another one if that is taken.
    let names: WantedName
    /// The name without regard to what it might hide.
    let plainName: String
    /// Whether it becomes a type of its own.
    let isType: Bool
}

/// Finds the name of each named schema as if it were the only one: the user's choice, the name from an extension, a framework
/// or its title, or its own name without the common prefix.
struct PreferredTypeNames {
    private let facts: SchemaFacts
    private let rename: ClientConfiguration.Rename
    private let prefixes: NamePrefixes
    private let naming: TypeNaming
    /// Names for schemas that frameworks name after operations, by the frameworks' names.
    private let bodies: [String: String]

    /// - Parameters:
    ///   - facts: What is known of the schemas.
    ///   - rename: The names that the user wants.
    ///   - own: The names of the client and its operations.
    init(_ facts: SchemaFacts, rename: ClientConfiguration.Rename, own: OwnNames) {
        self.facts = facts
        self.rename = rename
        prefixes = NamePrefixes(rename[.prefixes])
        naming = own.naming
        bodies = own.operations.types.ofBodies(among: facts.service.schemas)
    }

    /// What the schema of an index would be called.
    func name(of index: Int) -> PreferredTypeName {
        let named = facts.service.schemas[index]
        var own: String?
        let isType: Bool
        switch named.schema.shape {
        case .object, .union: isType = true
        case .enumeration(let enumeration):
            own = enumeration.clientName
            isType = true
        default: isType = facts.recursive.contains(index)
        }
        let title = named.titleInsteadOfNumber
        let part = URIName.lastPart(of: named.name)
        let short = [title, named.nameOfItem, part == named.name ? nil : part].compactMap(\.self)
        let told = own ?? named.schema.clientName ?? bodies[named.name] ?? short.first
        let wanted = told ?? AssemblyNames.omitted(from: named.name)
        let isMadeUp = short.contains(wanted)
        let withoutVersion = facts.namespace.removed(fromSchema: wanted) ?? wanted
        let name = TypeNaming.plainName(
            prefixes.shortened(wanted) ?? PackageNames.withoutRepetition(withoutVersion)
        )
        if !named.isNamedAfterPlace, let chosen = rename[.models][named.name]?.value {
            return PreferredTypeName(names: WantedName(named.name, chosen: chosen), plainName: chosen, isType: isType)
        }
        let names = WantedName(
            named.name,
            candidates: [naming.allowed(name), naming.name(isMadeUp ? named.name : wanted), naming.otherwise(name)]
                .compactMap(\.self),
            right: name == named.name ? .spelled : .made
        )
        return PreferredTypeName(names: names, plainName: name, isType: isType)
    }
}

extension NamedSchema {
    /// The name that the description gives it.
    var givenName: String { schema.clientName ?? titleInsteadOfNumber ?? name }

    /// The title of a schema whose name is only a number, such as `def-0` by Fastify and `__schema0` by Zod. Another schema
    /// before it would change the number.
    fileprivate var titleInsteadOfNumber: String? {
        guard let beginning = ["def-", "__schema"].first(where: name.hasPrefix), let title = schema.title,
            name.utf8.count > beginning.utf8.count, name.utf8.dropFirst(beginning.utf8.count).allSatisfy(\.isDigit)
        else { return nil }
        return (1...Self.longestTitle).contains(Words(title).words.count) ? title : nil
    }

    /// The name of a schema to which a reference leads that is what an array has many of: *order item* instead of *order items item*,
    /// as it would be called without that reference.
    fileprivate var nameOfItem: String? {
        guard origin == .part, name.hasSuffix("Item") else { return nil }
        let words = Words(String(name.dropLast("Item".count))).words
        guard words.count > 1, let last = words.last, Inflection.isPlural(last) else { return nil }
        return words.dropLast().joined() + Inflection.singular(last)
    }

    /// The maximum length of a title that serves as a name, in words.
    private static let longestTitle = 5
}
