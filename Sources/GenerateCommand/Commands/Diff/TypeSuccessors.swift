import ClientGenerator

/// Finds what became of types that a client no longer has.
struct TypeSuccessors {
    /// What tells whether two types of different names may be one.
    private struct Contents: Hashable {
        let kind: ClientOutline.TypeOutline.Kind
        let members: Set<[String]>

        /// `nil` for a type without members, which is like many others.
        init?(_ type: ClientOutline.TypeOutline) {
            if type.members.isEmpty { return nil }
            kind = type.kind
            members = Set(type.members.map { [$0.name, $0.wireName] })
        }
    }

    /// The types in the same place of the description.
    private let pairs: TypePairs
    /// The names of the types that are new, by their contents, which no other type that is new or removed has.
    private let likeNew: [Contents: String]

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    ///   - pairs: The types in the same place of the description.
    init(_ old: ClientOutline, _ new: ClientOutline, _ pairs: TypePairs) {
        self.pairs = pairs
        let (before, after) = (Set(old.types.map(\.name)), Set(new.types.map(\.name)))
        let removed = Dictionary(grouping: old.types.filter { !after.contains($0.name) }, by: Contents.init)
        let added = Dictionary(grouping: new.types.filter { !before.contains($0.name) }, by: Contents.init)
        var likeNew: [Contents: String] = [:]
        for case (let contents?, let types) in added where types.count == 1 && removed[contents]?.count == 1 {
            likeNew[contents] = types[0].name
        }
        self.likeNew = likeNew
    }

    /// What happened to a type that is no longer there: a clause that continues its name.
    func reasonOfAbsence(_ type: ClientOutline.TypeOutline) -> String {
        if let name = pairs.successors[type.name] { return "is renamed to '\(name)'" }
        guard let name = Contents(type).flatMap({ likeNew[$0] }) else { return "is removed" }
        return "is removed; '\(name)', which is new, has the same members"
    }
}

/// The operations of a client, by what stays the same if they are renamed.
struct OperationRequests {
    private let byIdentifier: [String: OperationOutline]
    private let byRequest: [[String]: OperationOutline]

    /// - Parameter operations: All operations.
    init(_ operations: [OperationOutline]) {
        // Those that are there for previous callers are not what these should call.
        let offered = operations.filter { !$0.isReplaced }
        byIdentifier = Dictionary(offered.map { ($0.identifier, $0) }) { first, _ in first }
        byRequest = Dictionary(offered.map { (Self.request(of: $0), $0) }) { first, _ in first }
    }

    /// The operation that another one is now: the one with its identifier, or else with its request. An identifier that is made of
    /// the method and path says no more than these, and may be that of a new operation.
    func same(as operation: OperationOutline) -> OperationOutline? {
        let request = Self.request(of: operation)
        let named = byIdentifier[operation.identifier]
        if let named,
            named.hasOwnIdentifier && operation.hasOwnIdentifier || Self.request(of: named) == request
        {
            return named
        }
        return byRequest[request] ?? named
    }

    /// The method and the path, without the names of parameters in it, which are not sent.
    private static func request(of operation: OperationOutline) -> [String] {
        let parts = operation.path.split(separator: "{", omittingEmptySubsequences: false)
        return [operation.method, String(parts[0])] + parts.dropFirst().map { String($0.drop { $0 != "}" }) }
    }
}
