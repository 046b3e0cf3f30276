/// Builds a tree from nodes in the order in which a reader encounters them, and enforces the rules of every format:
/// limits, unique keys, scalar keys, valid aliases.
///
/// It uses its own stack instead of recursion, so no input can exhaust the thread's stack.
struct TreeBuilder {
    private let rules: ReadingRules
    private var frames: [Frame] = []
    private var anchors: [String: Anchor] = [:]
    private var aliasedNodes = 0
    private var root: YAMLNode?
    /// The keys that were there before, up to a limit.
    private var duplicates: [YAMLError] = []

    /// The maximum number of duplicate keys that are reported for one file.
    private static let duplicateLimit = 1000

    /// How large a node is, aliases followed.
    private struct Extent {
        var nodes = 1
        var depth = 1

        mutating func add(child: Extent) {
            nodes += child.nodes
            depth = max(depth, child.depth + 1)
        }
    }

    /// A named node that aliases may refer to; `node` is `nil` as long as it is open.
    private struct Anchor {
        var node: YAMLNode?
        var extent = Extent()
    }

    /// A collection that is still open.
    private struct Frame {
        let isMapping: Bool
        let mark: Mark
        let anchor: String?
        /// The finished items of a sequence. They become its items without being copied.
        var items: [YAMLNode] = []
        /// The finished members of a mapping, which are not copied either.
        var entries: [YAMLMapping.Entry] = []
        var extent = Extent()
        var pendingKey: YAMLNode?
        /// The offset of the entry that has the pending key already, so that its value is no entry.
        var repeatedEntry: Int?
        /// The values of repeated keys that are tables, with the offsets of the entries that have the keys.
        var repeatedTables: [(offset: Int, table: YAMLMapping)] = []
        var mergeKey: YAMLNode?
        /// The names so far, once they are too many to search.
        var names: [ExactName: Int]?
    }

    /// A builder without nodes.
    init(rules: ReadingRules) {
        self.rules = rules
    }

    /// What is wrong with all that was added.
    ///
    /// - Parameters:
    ///   - error: What keeps the reader from going on, if something does.
    ///   - document: The document, if the reader got to its end.
    /// - Returns: The first mistake, which names the others; `nil` if there is none.
    func failure(with error: YAMLError? = nil, in document: YAMLNode? = nil) -> YAMLError? {
        let mistakes = duplicates + (error.map { [$0] } ?? [])
        guard var first = mistakes.first else { return nil }
        first.furtherErrors = Array(mistakes.dropFirst())
        if error == nil { first.document = document }
        return first
    }

    /// Adds a scalar.
    mutating func add(_ scalar: YAMLScalar, at mark: Mark, anchor: String? = nil) throws(YAMLError) {
        let node = YAMLNode(content: .scalar(scalar), mark: mark)
        if let anchor { anchors[anchor] = Anchor(node: node) }
        try add(node, extent: Extent())
    }

    /// Adds the node that an alias refers to.
    mutating func addAlias(_ name: String, at mark: Mark) throws(YAMLError) {
        guard let anchor = anchors[name] else {
            throw YAMLError(
                mark: mark,
                message: "unknown anchor \(Wording.quoted(name))",
                help: "define it earlier in the file: put \(Wording.quoted("&" + name)) before its value"
            )
        }
        guard let node = anchor.node else {
            throw YAMLError(
                mark: mark,
                message: "the alias \(Wording.quoted("*" + name)) is inside the value that it refers to",
                help: "an alias can only refer to a value that ends before it"
            )
        }
        aliasedNodes += anchor.extent.nodes
        if aliasedNodes > rules.limits.maximumAliasedNodes {
            throw YAMLError(
                mark: mark,
                message: "aliases up to this one expand to more than \(rules.limits.maximumAliasedNodes) values",
                help: "refer to shared parts with '$ref', or write them out"
            )
        }
        try checkDepth(frames.count + anchor.extent.depth, at: mark)
        try add(YAMLNode(content: node.content, mark: mark), extent: anchor.extent)
    }

    /// Opens a sequence; what is added until ``close()`` are its items.
    mutating func openSequence(at mark: Mark, anchor: String? = nil) throws(YAMLError) {
        try open(Frame(isMapping: false, mark: mark, anchor: anchor))
    }

    /// Opens a mapping; what is added until ``close()`` are its keys and values in turn.
    mutating func openMapping(at mark: Mark, anchor: String? = nil) throws(YAMLError) {
        try open(Frame(isMapping: true, mark: mark, anchor: anchor))
    }

    /// Closes the collection that was opened last.
    mutating func close() throws(YAMLError) {
        guard let frame = frames.popLast() else { return }
        let content = frame.isMapping ? YAMLNode.Content.mapping(try mapping(of: frame)) : .sequence(frame.items)
        let node = YAMLNode(content: content, mark: frame.mark)
        if let anchor = frame.anchor { anchors[anchor] = Anchor(node: node, extent: frame.extent) }
        try add(node, extent: frame.extent)
    }

    /// Takes the finished tree and forgets its anchors, ready for the next document.
    mutating func takeDocument() -> YAMLNode? {
        defer {
            root = nil
            anchors = [:]
        }
        return root
    }

    private mutating func open(_ frame: Frame) throws(YAMLError) {
        try checkDepth(frames.count + 1, at: frame.mark)
        if let anchor = frame.anchor { anchors[anchor] = Anchor() }
        frames.append(frame)
    }

    private func checkDepth(_ depth: Int, at mark: Mark) throws(YAMLError) {
        if depth > rules.limits.maximumDepth {
            throw YAMLError(mark: mark, message: "values are nested more than \(rules.limits.maximumDepth) levels deep")
        }
    }

    private mutating func add(_ node: YAMLNode, extent: Extent) throws(YAMLError) {
        let top = frames.count - 1
        guard top >= 0 else {
            root = node
            return
        }
        frames[top].extent.add(child: extent)
        if !frames[top].isMapping {
            frames[top].items.append(node)
        } else if let key = frames[top].pendingKey {
            frames[top].pendingKey = nil
            if let offset = frames[top].repeatedEntry {
                frames[top].repeatedEntry = nil
                if let table = node.table { frames[top].repeatedTables.append((offset, table)) }
                return
            }
            frames[top].entries.append(YAMLMapping.Entry(key: key, value: node))
        } else {
            try checkKey(node, in: top)
            frames[top].pendingKey = node
        }
    }
}

// MARK: Mappings

extension TreeBuilder {
    /// Refuses a key that is not a scalar, and notes one that was there before.
    private mutating func checkKey(_ key: YAMLNode, in frame: Int) throws(YAMLError) {
        guard let scalar = key.scalar else {
            if rules.allowsCollectionKeys { return }
            throw YAMLError(
                mark: key.mark,
                message: "a key must be a string, not \(key.kindDescription)",
                help: "to make it a string, put it in quotes"
            )
        }
        if MergeKey.matches(scalar) {
            if let first = frames[frame].mergeKey {
                throw YAMLError(
                    mark: key.mark,
                    message: "duplicate key '<<', first used at line \(first.mark.line), column \(first.mark.column)",
                    help: "merge several mappings with one list: '<<: [*first, *second]'",
                    related: first.mark
                )
            }
            frames[frame].mergeKey = key
            return
        }
        if rules.allowsDuplicateKeys { return }
        guard let offset = earlierKey(named: scalar.text, in: frame) else { return }
        let first = frames[frame].entries[offset].key.mark
        frames[frame].repeatedEntry = offset
        if duplicates.count >= Self.duplicateLimit { return }
        duplicates.append(
            YAMLError(
                mark: key.mark,
                message:
                    "duplicate key \(Wording.quoted(scalar.text)), first used at line \(first.line), column "
                    + "\(first.column)",
                help: "remove or rename one of them",
                related: first
            )
        )
    }

    private mutating func earlierKey(named name: String, in frame: Int) -> Int? {
        let count = frames[frame].entries.count
        if count < YAMLMapping.largestWithoutIndex {
            // `firstIndex` would copy each entry.
            for index in 0..<count where frames[frame].entries[index].name.isExactly(name) { return index }
            return nil
        }
        if frames[frame].names == nil {
            frames[frame].names = YAMLMapping.offsets(of: frames[frame].entries)
        }
        if let earlier = frames[frame].names?.updateValue(count, forKey: ExactName(name)) {
            frames[frame].names?[ExactName(name)] = earlier
            return earlier
        }
        return nil
    }

    private func mapping(of frame: Frame) throws(YAMLError) -> YAMLMapping {
        let entries = Self.joining(frame.repeatedTables, into: frame.entries, isDeep: true)
        if frame.mergeKey != nil {
            return YAMLMapping(try MergeKey.merged(entries))
        }
        return frame.names.map { YAMLMapping(entries, index: YAMLMapping.NameIndex($0)) } ?? YAMLMapping(entries)
    }

    /// Entries of which those with repeated keys have the members of all their tables: what refers to these is no further mistake.
    ///
    /// - Parameters:
    ///   - tables: The tables of repeated keys, with the offsets of the entries.
    ///   - entries: The entries.
    ///   - isDeep: Whether the members that the tables share are joined as well: `schemas` of two `components`.
    private static func joining(
        _ tables: [(offset: Int, table: YAMLMapping)],
        into entries: [YAMLMapping.Entry],
        isDeep: Bool
    ) -> [YAMLMapping.Entry] {
        if tables.isEmpty { return entries }
        var joined = entries
        for (offset, others) in Dictionary(grouping: tables, by: \.offset) {
            let (key, value) = (entries[offset].key, entries[offset].value)
            guard let first = value.table else { continue }
            var members: [YAMLMapping.Entry] = []
            var offsets: [ExactName: Int] = [:]
            var repeated: [(offset: Int, table: YAMLMapping)] = []
            for member in ([first] + others.map(\.table)).joined() {
                if let known = offsets[ExactName(member.name)] {
                    if isDeep, let table = member.value.table { repeated.append((known, table)) }
                } else {
                    offsets[ExactName(member.name)] = members.count
                    members.append(member)
                }
            }
            members = joining(repeated, into: members, isDeep: false)
            joined[offset] = YAMLMapping.Entry(key: key, value: YAMLNode(mapping: members, at: value.mark))
        }
        return joined
    }
}

extension YAMLNode {
    /// The mapping, if all its values are mappings: a table of paths, schemas or the like.
    fileprivate var table: YAMLMapping? { mapping.flatMap { $0.allSatisfy { $0.value.mapping != nil } ? $0 : nil } }
}
