import YAML

/// The named schemas of a description, with the state of reading each of them.
struct SchemaTable {
    /// How far a schema is read.
    enum State {
        /// The schema has not been requested yet, or not yet when that of this index, which it needs, was complete.
        case unread(waitingFor: Int? = nil)
        /// The schema is being read, so a request for it comes from inside it.
        case reading
        /// The schema has been read.
        case read(Schema)
    }

    /// A name in the `required` of a schema that is not among its properties.
    struct UndeclaredMember {
        /// The name.
        let name: String
        /// Where it stands.
        let mark: Mark
    }

    /// The references from a schema that is only one to what they lead to.
    struct ReferenceChain {
        /// How many there are.
        var length = 0
        /// The index of the schema where they end.
        let end: Int
        /// Whether one of them is nullable.
        var isNullable = false
    }

    /// One named schema.
    struct Entry {
        /// The name, which no other schema has.
        let name: String
        /// The schema as it is written.
        var node: YAMLNode
        /// Where it stands.
        var mark: Mark
        /// The reference that the schema consists of, if it is one to another file.
        var alias: YAMLNode?
        /// The references to what it leads to, if it is only a reference and they are known.
        var chain: ReferenceChain?
        /// How far it is read.
        var state = State.unread()
        /// The required names that it does not declare: a schema composed of it may do so.
        var undeclared: [UndeclaredMember] = []
        /// How many members it has, including those of the schemas inside it.
        var weight = 0
        /// The names that it may have if it is a schema of another file.
        var foreignNames: [String] = []
        /// Where it comes from.
        var origin = NamedSchema.Origin.declaration
        /// The index of the schema that it repeats only to allow `null`.
        var original: Int?

        /// Whether only newer versions of the service have it.
        var isAbsent: Bool { origin == .newerVersion }

        /// The schema, if it is read.
        var finished: Schema? {
            if case .read(let schema) = state { schema } else { nil }
        }
    }

    /// The schemas, in the order of the description; those found elsewhere than among its components last.
    private(set) var entries: [Entry] = []
    private var indexByName: [ExactName: Int] = [:]
    private var indexByMark: [Mark: Int] = [:]
    /// Names of which it is known that schemas of several other files would have them. None of these schemas gets such a name.
    private let ambiguousNames: Set<String>
    /// Names of which that was found out.
    private(set) var namesFoundAmbiguous: Set<String> = []
    /// The names that have schemas, and not only places for those of newer versions.
    private var takenNames = FreeNames()
    private var hoisted: [Mark: Int] = [:]
    /// The places of schemas composed of one other schema alone that a choice tells apart from it.
    private var apart: Set<Mark> = []
    /// The places of required names that a schema does not declare, but one composed of it does.
    private var honored: Set<Mark> = []
    private var joined: [JoinedPart: Int] = [:]

    /// An alternative of a choice, combined with the members next to the choice.
    struct JoinedPart: Hashable {
        /// The place of the choice.
        let mark: Mark
        /// The index of the alternative.
        let alternative: Int
    }

    /// A table with places for the schemas of newer versions: a schema with one of their names gets the same place.
    ///
    /// - Parameters:
    ///   - names: The names of those schemas.
    ///   - ambiguousNames: Names that several schemas of other files would have.
    ///   - mark: Where the description starts.
    init(names: [String], ambiguousNames: Set<String>, at mark: Mark) {
        self.ambiguousNames = ambiguousNames
        let nothing = YAMLNode(sequence: [], at: mark)
        for name in names {
            indexByName[ExactName(name)] = entries.count
            let schema = Schema(shape: .any, mark: mark)
            entries.append(Entry(name: name, node: nothing, mark: mark, state: .read(schema), origin: .newerVersion))
        }
    }

    /// Adds a schema at the position of its name, or after all others.
    private mutating func place(_ entry: Entry) -> Int {
        if let index = indexByName[ExactName(entry.name)], entries[index].isAbsent {
            entries[index] = entry
            return index
        }
        indexByName[ExactName(entry.name)] = entries.count
        entries.append(entry)
        return entries.count - 1
    }

    /// Adds a schema that a description declares among its components. All of them come before any other schema.
    mutating func addComponent(_ entry: YAMLMapping.Entry) {
        _ = takenNames.take(entry.name)
        indexByMark[entry.value.mark] = place(Entry(name: entry.name, node: entry.value, mark: entry.key.mark))
    }

    /// Replaces a component that is only a reference to another file by the schema there.
    mutating func adopt(_ node: YAMLNode, as index: Int) {
        entries[index].alias = entries[index].node
        entries[index].node = node
        entries[index].mark = node.mark
        indexByMark[node.mark] = index
    }

    /// Adds a schema from elsewhere, under a name like the wanted one that no other schema has.
    ///
    /// - Parameters:
    ///   - node: The schema.
    ///   - names: The names that it may have, the wanted one first. The last one gets a number if it is taken.
    /// - Returns: Its index.
    mutating func addSchema(_ node: YAMLNode, names: [String]) -> Int {
        var free: String?
        for name in names where free == nil && !ambiguousNames.contains(name) {
            if takenNames.isTaken(name), let owner = indexByName[ExactName(name)] {
                // Without this one, they would meet again at the next of the names that both may have.
                if !entries[owner].foreignNames.isEmpty {
                    namesFoundAmbiguous.formUnion(Set(names).intersection(entries[owner].foreignNames))
                }
            } else {
                free = name
            }
        }
        let index = addSchema(node, named: free ?? names.last ?? "Schema")
        entries[index].foreignNames = names
        return index
    }

    /// Adds a schema from elsewhere, under a name like the wanted one that no other schema has.
    ///
    /// - Returns: Its index.
    mutating func addSchema(
        _ node: YAMLNode,
        named wanted: String,
        origin: NamedSchema.Origin = .declaration
    ) -> Int {
        let name = takenNames.takeFree(like: wanted)
        let index = place(Entry(name: name, node: node, mark: node.mark, origin: origin))
        indexByMark[node.mark] = index
        return index
    }

    /// Adds a schema that is made of others, under a name like the wanted one that no other schema has.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - wanted: The name.
    ///   - isNamedAfterPlace: Whether the name only keeps it apart from others.
    ///   - part: What it is.
    /// - Returns: Its index.
    mutating func addFinishedSchema(
        _ schema: Schema,
        named wanted: String,
        isNamedAfterPlace: Bool,
        for part: JoinedPart
    ) -> Int {
        if let known = joined[part] {
            entries[known].state = .read(schema)
            return known
        }
        let name = takenNames.takeFree(like: wanted)
        let node = YAMLNode(sequence: [], at: schema.mark)
        let alternative = entries[part.alternative]
        var alternativeName = alternative.finished?.clientName ?? alternative.name
        if case .joined(let inner, _) = alternative.origin { alternativeName = inner }
        let origin = NamedSchema.Origin.joined(alternative: alternativeName, isNamedAfterPlace: isNamedAfterPlace)
        let entry = Entry(name: name, node: node, mark: schema.mark, state: .read(schema), origin: origin)
        let index = place(entry)
        joined[part] = index
        return index
    }

    /// The index of the schema at that place if it was taken out of the one around it.
    func hoistedSchema(at mark: Mark) -> Int? {
        hoisted.isEmpty ? nil : hoisted[mark]
    }

    /// Adds a schema that is nested in another one and cannot be expanded there, without duplicates.
    ///
    /// - Returns: Its index.
    mutating func hoistSchema(_ node: YAMLNode, named wanted: String) -> Int {
        if let known = hoistedSchema(at: node.mark) { return known }
        let index = addSchema(node, named: wanted)
        hoisted[node.mark] = index
        return index
    }

    /// The index of the schema of that name.
    func component(named name: String) -> Int? {
        takenNames.isTaken(name) ? indexByName[ExactName(name)] : nil
    }

    /// The names of all schemas.
    var names: some Sequence<String> { entries.lazy.map(\.name) }

    /// The index of the named schema at a place.
    func schema(at mark: Mark) -> Int? { indexByMark[mark] }

    /// Whether the schema at a place is told apart from the only schema that it is composed of.
    func isApart(schemaAt mark: Mark) -> Bool {
        apart.contains(mark)
    }

    /// Keeps the schema at a place apart from the only schema that it is composed of. If it was read before, it is to be read again.
    mutating func keepApart(schemaAt mark: Mark) {
        guard apart.insert(mark).inserted, let index = indexByMark[mark], entries[index].finished != nil else { return }
        entries[index].state = .unread()
    }

    /// Notes that a schema declares members which others that it is composed of require and do not declare.
    mutating func honor(_ members: [UndeclaredMember]) {
        honored.formUnion(members.lazy.map(\.mark))
    }

    /// The members that objects require, and that neither these nor any schemas composed of them declare.
    var missingMembers: [(member: UndeclaredMember, object: ObjectSchema)] {
        entries.flatMap { entry -> [(member: UndeclaredMember, object: ObjectSchema)] in
            guard !entry.undeclared.isEmpty, case .object(let object)? = entry.finished?.shape else { return [] }
            return entry.undeclared.filter { !honored.contains($0.mark) }.map { ($0, object) }
        }
    }

    /// Changes the entry of a schema.
    mutating func update(_ index: Int, _ change: (inout Entry) -> Void) {
        change(&entries[index])
    }

    /// The schemas for the model. Schemas that were never read are free-form.
    var namedSchemas: [NamedSchema] {
        entries.map { entry in
            let schema = entry.finished ?? Schema(shape: .any, mark: entry.mark)
            return NamedSchema(name: entry.name, schema: schema, origin: entry.origin)
        }
    }
}
