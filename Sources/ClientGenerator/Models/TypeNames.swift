import ClientConfiguration
import ServiceDescription

/// The unique names of data types.
///
/// Names are assigned in this order: the user's choices, named schemas that operations use, inline schemas in the order in
/// which they occur, and all other schemas. These come last because nothing uses a newly added schema yet, so it must rename
/// nothing. Among schemas, those whose Swift spelling equals that in the description come first, and then those that occur
/// first.
struct TypeNames {
    private var scope: RenamedScope
    private var names: [String]
    private var baseNames: [Int: String] = [:]
    private var unionNames: [Int: String] = [:]
    private let naming: TypeNaming
    /// What the schemas would be called if each were the only one.
    private let preferred: [PreferredTypeName]
    private let bases: Set<Int>
    private let subtypes: Set<Int>
    private let isUsed: [Bool]
    /// The schemas that are named after the place where they stand, and those among them that are named already.
    private let ofPlaces: Set<Int>
    private var placed: Set<Int> = []
    /// The names of types that are not named schemas, keyed by the names that they would have without the user's
    /// choices.
    var made: [String: String] { scope.made }

    /// Names every named schema that operations use and that becomes a type.
    ///
    /// - Parameters:
    ///   - facts: What is known of the schemas.
    ///   - rename: The names that the user wants.
    ///   - own: The names of other types.
    init(_ facts: SchemaFacts, rename: ClientConfiguration.Rename, own: OwnNames) {
        let service = facts.service
        scope = own.scope
        naming = own.naming
        let preferredNames = PreferredTypeNames(facts, rename: rename, own: own)
        preferred = service.schemas.indices.map(preferredNames.name)
        // What is not a type, or not yet one, gets the name that it would have as a type.
        names = preferred.map(\.names.candidates[0])
        let parents = service.schemas.indices.filter { facts.unions.subtypes(of: $0) != nil }
        bases = Set(parents.filter { service.schemas[$0].tellsSubtypes })
        subtypes = Set(parents).subtracting(bases)
        let ofPlaces = Set(service.schemas.indices.filter { service.schemas[$0].isNamedAfterPlace })
        self.ofPlaces = ofPlaces
        isUsed = service.schemas.indices.map {
            !ofPlaces.contains($0) && (facts.used.contains($0) || service.operations.isEmpty)
        }
        claim { $0.names.right == .chosen || $1 }
    }

    // MARK: Taking names

    /// Gives the schemas their names that no operation leads to.
    mutating func claimUnused() {
        claim { $0.names.right != .chosen && !$1 }
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
        scope.claimRenamable(firstOf: candidates.map(naming.name))
    }

    /// Whether no type has the name that words make.
    func isFree(_ words: String) -> Bool { scope.isFree(naming.name(words)) }

    private mutating func claim(where isIncluded: (PreferredTypeName, _ isUsed: Bool) -> Bool) {
        let indices = preferred.indices.filter {
            preferred[$0].isType && !placed.contains($0) && isIncluded(preferred[$0], isUsed[$0])
        }
        let claimed = scope.claim(indices.map { preferred[$0].names })
        for (index, name) in zip(indices, claimed) { names[index] = name }
        for index in indices where bases.contains(index) { baseNames[index] = scope.claim(names[index] + "Base") }
        for index in indices where subtypes.contains(index) { unionNames[index] = scope.claim("Any" + names[index]) }
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
        preferred[index].isType && !ofPlaces.contains(index) ? preferred[index].plainName : nil
    }

    /// The name of a schema whose type would hide another one without a prefix, without that prefix; `nil` for any other.
    func withoutPrefix(_ index: Int) -> String? {
        guard let name = wanted(index), names[index] != name else { return nil }
        return [naming.allowed(name), naming.otherwise(name)].contains(names[index]) ? name : nil
    }

    /// The name of a schema's struct, which differs if the schema defines how to distinguish its subtypes.
    func exact(_ index: Int) -> String { baseNames[index] ?? names[index] }

    /// The name of the choice between the schema of an index and its subtypes. It is another one where the schema is a subtype
    /// itself: it may get its first subtype at any time, and its struct must not change its name then.
    func union(_ index: Int) -> String { unionNames[index] ?? names[index] }

    /// Whether the schema of an index is a subtype that has subtypes itself.
    func isSubtypeWithSubtypes(_ index: Int) -> Bool { subtypes.contains(index) }
}

extension NamedSchema {
    /// Whether it defines how to distinguish its subtypes.
    fileprivate var tellsSubtypes: Bool {
        if case .object(let object) = schema.shape { object.discriminator != nil } else { false }
    }
}
