import ClientConfiguration
import ServiceDescription

/// The unique names of data types.
///
/// Names are assigned in this order: the user's choices, named schemas that operations use, schemas without a name in
/// the order in which they occur, and all other schemas. The latter come last because nothing uses a newly added schema
/// yet, so it must rename nothing. Among schemas, those whose Swift spelling equals that in the description come first,
/// then those that occur first.
struct TypeNames {
    private var scope: RenamedScope
    private var names: [String]
    private var baseNames: [Int: String] = [:]
    private var choiceNames: [Int: String] = [:]
    private let prefix: String
    private let candidates: [Candidate]
    private let bases: Set<Int>
    private let subtypes: Set<Int>
    private let isUsed: [Bool]
    /// The schemas that are named after the place where they stand, and those of them that have their name.
    private let ofPlaces: Set<Int>
    private var placed: Set<Int> = []
    /// The names of types that are not named schemas, keyed by the names that they would have without the user's
    /// choices.
    var made: [String: String] { scope.made }

    /// The name that a schema would have alone.
    private struct Candidate {
        let name: String
        /// The name without regard to what it might hide.
        let wanted: String
        /// The name if that one is taken.
        let otherName: String
        /// Whether it becomes a type of its own.
        let isType: Bool
        /// Whether the user chose it.
        let isConfigured: Bool
        /// Whether the description spells it so.
        let isExact: Bool
    }

    /// Names every named schema that operations use and that becomes a type.
    ///
    /// - Parameters:
    ///   - facts: What is known of the schemas.
    ///   - rename: The names that the user wants.
    ///   - prefix: The prefix for names that would otherwise hide a type of the language or the runtime.
    ///   - scope: The names of other types.
    init(_ facts: SchemaFacts, rename: ClientConfiguration.Rename, prefix: String, in scope: RenamedScope) {
        let service = facts.service
        self.scope = scope
        self.prefix = prefix
        let prefixes = NamePrefixes(rename.prefixes)
        let bodies = OperationNames.bodyNames(of: service.operations, among: service.schemas)
        candidates = service.schemas.enumerated().map { index, named in
            Self.candidate(
                for: named,
                isRecursive: facts.recursive.contains(index),
                body: bodies[named.name],
                rename: rename,
                prefixes: prefixes,
                namespace: facts.namespace,
                prefix: prefix
            )
        }
        // What is not a type, or not yet one, gets the name that it would have as a type.
        names = candidates.map(\.name)
        let parents = service.schemas.indices.filter { facts.choices.subtypes(of: $0) != nil }
        bases = Set(parents.filter { service.schemas[$0].tellsSubtypes })
        subtypes = Set(parents).subtracting(bases)
        let ofPlaces = Set(service.schemas.indices.filter { service.schemas[$0].isNamedAfterPlace })
        self.ofPlaces = ofPlaces
        isUsed = service.schemas.indices.map {
            !ofPlaces.contains($0) && (facts.used.contains($0) || service.operations.isEmpty)
        }
        claim { $0.isConfigured || $1 }
    }

    // MARK: Taking names

    /// Gives the schemas their names that no operation leads to.
    mutating func claimUnused() {
        claim { !$0.isConfigured && !$1 }
    }

    /// Names a schema after its place, unless it has its name.
    ///
    /// - Parameters:
    ///   - index: The index of the schema.
    ///   - words: The words that name the place.
    /// - Returns: Whether that is the place that it is named after.
    mutating func claim(_ index: Int, after words: String) -> Bool {
        guard ofPlaces.contains(index), placed.insert(index).inserted else { return false }
        names[index] = claim(words)
        return true
    }

    /// Claims the name of a type that is not a named schema.
    ///
    /// - Parameter words: The words that name the type.
    mutating func claim(_ words: String) -> String { claim(firstOf: [words]) }

    /// Claims the name of a type that is not a named schema.
    ///
    /// - Parameter candidates: The words that may name the type, the best first; at least one.
    mutating func claim(firstOf candidates: [String]) -> String {
        scope.claimRenamable(firstOf: candidates.map { allowed(Self.typeName($0)) })
    }

    /// Whether no type has the name that words make.
    func isFree(_ words: String) -> Bool { scope.isFree(allowed(Self.typeName(words))) }

    private static func typeName(_ words: String) -> String { SwiftName.type(StatusNames.spelledOut(words)) }

    private mutating func claim(where isMeant: (Candidate, _ isUsed: Bool) -> Bool) {
        let indices = candidates.indices.filter {
            candidates[$0].isType && !placed.contains($0) && isMeant(candidates[$0], isUsed[$0])
        }
        let claimed = scope.claim(
            indices.map { index in
                let candidate = candidates[index]
                let wanted = candidate.isConfigured ? [candidate.name] : [candidate.name, candidate.otherName]
                return (candidate.isExact ? candidate.name : "", wanted)
            }
        )
        for (index, name) in zip(indices, claimed) { names[index] = name }
        for index in indices where bases.contains(index) { baseNames[index] = scope.claim(names[index] + "Base") }
        for index in indices where subtypes.contains(index) { choiceNames[index] = scope.claim("Any" + names[index]) }
    }

    private static func candidate(
        for named: NamedSchema,
        isRecursive: Bool,
        body: String?,
        rename: ClientConfiguration.Rename,
        prefixes: NamePrefixes,
        namespace: VersionNamespace,
        prefix: String
    ) -> Candidate {
        var own: String?
        let isType: Bool
        switch named.schema.shape {
        case .object, .union: isType = true
        case .enumeration(let enumeration):
            own = enumeration.clientName
            isType = true
        default: isType = isRecursive
        }
        let title = named.titleInsteadOfNumber
        let told = own ?? named.schema.clientName ?? body ?? title ?? named.nameOfItem
        let wanted = told ?? AssemblyNames.omitted(from: named.name)
        let isMadeUp = [title, named.nameOfItem].contains(wanted)
        let withoutVersion = namespace.removed(fromSchema: wanted) ?? wanted
        let name = typeName(prefixes.shortened(wanted) ?? PackageNames.withoutRepetition(withoutVersion))
        let configured = named.isNamedAfterPlace ? nil : rename.models[named.name]?.value
        return Candidate(
            name: configured ?? allowed(name, prefix: prefix),
            wanted: configured ?? name,
            otherName: allowed(typeName(isMadeUp ? named.name : wanted), prefix: prefix),
            isType: isType,
            isConfigured: configured != nil,
            isExact: name == named.name
        )
    }

    // MARK: Names of named schemas

    /// What gives types other names, by the names that they have.
    ///
    /// - Parameter schemas: The named schemas.
    func renameKeys(of schemas: [NamedSchema]) -> [String: RenameKey] {
        var keys = Dictionary(made.map { ($1, RenameKey(.types, $0)) }) { first, _ in first }
        for index in schemas.indices where wanted(index) != nil {
            keys[names[index]] = RenameKey(.models, schemas[index].name)
        }
        return keys
    }

    /// The name of the schema of an index.
    subscript(index: Int) -> String { names[index] }

    /// The name that a schema would have if it were the only one, or `nil` if it does not become a type of its own.
    func wanted(_ index: Int) -> String? {
        candidates[index].isType && !ofPlaces.contains(index) ? candidates[index].wanted : nil
    }

    /// The name of a schema's struct, which differs if the schema defines how to distinguish its subtypes.
    func exact(_ index: Int) -> String { baseNames[index] ?? names[index] }

    /// The name of the choice between the schema of an index and its subtypes. It is another one where the schema is a subtype
    /// itself: it may get its first subtype at any time, and its struct must not change its name then.
    func choice(_ index: Int) -> String { choiceNames[index] ?? names[index] }

    /// Whether the schema of an index is a subtype that has subtypes itself.
    func isSubtypeWithSubtypes(_ index: Int) -> Bool { subtypes.contains(index) }

    private func allowed(_ name: String) -> String { Self.allowed(name, prefix: prefix) }

    /// A name that hides no type of the language or the runtime, and differs from names of values, which have no
    /// capitals in some scripts: the given one, or the given one after the prefix or `Model`.
    private static func allowed(_ name: String, prefix: String) -> String {
        guard ReservedTypeNames.all.contains(name) else { return hasCapital(name) ? name : "Model" + name }
        return ReservedTypeNames.all.contains(prefix + name) ? prefix + name + "Model" : prefix + name
    }

    /// Whether a name begins with a capital that has a lowercase form, so that it differs from names of values. Some
    /// capitals, such as mathematical ones, have none.
    private static func hasCapital(_ name: String) -> Bool {
        guard let first = name.first else { return true }
        return first.lowercased() != String(first)
    }
}

extension NamedSchema {
    /// The name that the description gives it.
    var givenName: String { schema.clientName ?? titleInsteadOfNumber ?? name }

    /// The title of a schema whose name only counts schemas, as those of Fastify, `def-0`, and of Zod, `__schema0`. With another schema
    /// before it, it has another number.
    fileprivate var titleInsteadOfNumber: String? {
        guard let beginning = ["def-", "__schema"].first(where: name.hasPrefix), let title = schema.title,
            name.utf8.count > beginning.utf8.count, name.utf8.dropFirst(beginning.utf8.count).allSatisfy(\.isDigit)
        else { return nil }
        return (1...Self.longestTitle).contains(Words(title).words.count) ? title : nil
    }

    /// The name of a schema to which a reference leads that is what an array has many of: *order item* instead of *order items item*,
    /// as it would be called without that reference.
    fileprivate var nameOfItem: String? {
        guard isNested, name.hasSuffix("Item") else { return nil }
        let words = Words(String(name.dropLast("Item".count))).words
        guard words.count > 1, let last = words.last, Inflection.isPlural(last) else { return nil }
        return words.dropLast().joined() + Inflection.singular(last)
    }

    /// The maximum length of a title that serves as a name, in words.
    private static let longestTitle = 5

    /// Whether it defines how to distinguish its subtypes.
    fileprivate var tellsSubtypes: Bool {
        if case .object(let object) = schema.shape { object.discriminator != nil } else { false }
    }
}
