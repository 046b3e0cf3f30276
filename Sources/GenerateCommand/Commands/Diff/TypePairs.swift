import ClientGenerator

/// Finds the types of two clients that describe the same place of the description, whatever they are called.
///
/// Named schemas are the same if they have the same name. The types of operations, parameters, bodies and responses are the same
/// if they are in the same place, and so are those of their members.
struct TypePairs {
    /// The names after of the types before, by the names before.
    private(set) var successors: [String: String] = [:]
    /// The names before of the types after, by the names after.
    private(set) var predecessors: [String: String] = [:]
    /// The operations that are the same.
    let operations: OperationPairs
    private let before: [String: ClientOutline.TypeOutline]
    private let after: [String: ClientOutline.TypeOutline]
    /// The pairs whose members were not looked at yet.
    private var waiting: [(old: ClientOutline.TypeOutline, new: ClientOutline.TypeOutline)] = []

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    init(_ old: ClientOutline, _ new: ClientOutline) {
        before = Self.types(of: old)
        after = Self.types(of: new)
        operations = OperationPairs(old, new)
        pairSchemas(old, new)
        for member in old.properties {
            pair(member.type, new.properties.first { $0.wireName == member.wireName }?.type)
        }
        for (old, new) in operations.all { pairTypes(of: old, new) }
        pairMembers()
    }

    /// The pairs, in the order of the types before.
    func all(of old: ClientOutline) -> [(old: ClientOutline.TypeOutline, new: ClientOutline.TypeOutline)] {
        old.types.compactMap { type in
            guard let new = successors[type.name].flatMap({ after[$0] }) else { return nil }
            return (type, new)
        }
    }

    /// A type whose parts are called as they are after.
    func renamed(_ type: ClientOutline.TypeOutline) -> ClientOutline.TypeOutline {
        var type = type
        for index in type.members.indices {
            type.members[index].type = renamed(type.members[index].type)
        }
        return type
    }

    /// A type with the names after.
    func renamed(_ type: TypeSpelling?) -> TypeSpelling? { type?.renamed(by: successors) }

    // MARK: Places

    private static func types(of client: ClientOutline) -> [String: ClientOutline.TypeOutline] {
        // What belongs to the client has the name of the client.
        let types = client.types.filter { ![.client, .versions, .endpoint, .endpointVariable].contains($0.kind) }
        return types.keyed(by: \.name)
    }

    private mutating func pairSchemas(_ old: ClientOutline, _ new: ClientOutline) {
        var schemas: [RenameKey: String] = [:]
        for type in new.types {
            if let key = type.renameKey, key.section == .models { schemas[key] = type.name }
        }
        for type in old.types {
            guard let key = type.renameKey, key.section == .models, let same = schemas[key] else { continue }
            pair([type.name], [same])
        }
    }

    private mutating func pairTypes(of old: OperationOutline, _ new: OperationOutline) {
        pair([old.optionsType], [new.optionsType])
        if let before = old.headersType, let after = new.headersType { pair([before], [after]) }
        pair(old.returned, new.returned)
        for (old, new) in SentPairs(old, new).all { pair(old.type, new.type) }
        pair(old.body?.type, new.body?.type)
        for response in old.responses {
            let same = new.responses.first { $0.status == response.status && $0.isFailure == response.isFailure }
            pair(response.type, same?.type)
        }
    }

    private mutating func pairMembers() {
        var index = 0
        while index < waiting.count {
            let (old, new) = waiting[index]
            let members = MemberPairs(old, new, self).all
            for (old, new) in members { pair(old.type, new.type) }
            if old.kind == .union { pairAlternatives(old, new, besides: members) }
            index += 1
        }
    }

    /// Alternatives that are called after schemas have other names if these have.
    private mutating func pairAlternatives(
        _ old: ClientOutline.TypeOutline,
        _ new: ClientOutline.TypeOutline,
        besides known: [(old: ClientOutline.Member, new: ClientOutline.Member)]
    ) {
        let names = (old: Set(known.map(\.old.name)), new: Set(known.map(\.new.name)))
        let olds = old.members.filter { !names.old.contains($0.name) }
        let news = new.members.filter { !names.new.contains($0.name) }
        guard olds.count == news.count else { return }
        for (old, new) in zip(olds, news) { pair(old.type, new.type, ifAlike: true) }
    }

    // MARK: Types

    /// Records that the types in one place, which may be lists or maps of some, are the same.
    ///
    /// - Parameters:
    ///   - old: The type before.
    ///   - new: The type after.
    ///   - isUncertain: Whether they must have members in common, because the place may be another.
    private mutating func pair(_ old: TypeSpelling?, _ new: TypeSpelling?, ifAlike isUncertain: Bool = false) {
        guard let old, let new else { return }
        pair(old.generatedNames, new.generatedNames, ifAlike: isUncertain)
    }

    private mutating func pair(_ old: [String], _ new: [String], ifAlike isUncertain: Bool = false) {
        let (olds, news) = (old.compactMap { before[$0] }, new.compactMap { after[$0] })
        guard olds.count == news.count else { return }
        for (old, new) in zip(olds, news) where successors[old.name] == nil && predecessors[new.name] == nil {
            guard Self.mayBeSame(old, new, isUncertain) else { continue }
            successors[old.name] = new.name
            predecessors[new.name] = old.name
            waiting.append((old, new))
        }
    }

    /// Whether types in one place may be the same: schemas with different names must have half of their members in common.
    private static func mayBeSame(
        _ old: ClientOutline.TypeOutline,
        _ new: ClientOutline.TypeOutline,
        _ isUncertain: Bool
    ) -> Bool {
        guard old.kind == new.kind else { return false }
        let keys = [old.renameKey, new.renameKey]
        let isNamed = keys.contains { $0?.section == .models }
        guard isUncertain || (isNamed && keys[0] != keys[1]) else { return true }
        let names = Set(new.members.map(\.nameInDescription))
        let common = old.members.count { names.contains($0.nameInDescription) }
        return common > 0 && 2 * common >= max(old.members.count, new.members.count)
    }
}
