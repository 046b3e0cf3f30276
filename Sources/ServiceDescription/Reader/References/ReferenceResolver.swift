import YAML

/// Finds the target of a `$ref`. Every reference is resolved here, and only once.
struct ReferenceResolver {
    /// A reference as written. Its place determines what it is relative to.
    private struct Key: Hashable {
        let file: SourceFile
        let resource: String?
        /// What it means in a schema around it.
        let meaning: [String]?
        let text: ExactName
        let expected: ComponentKind?
    }

    /// A reference that is asked about.
    private struct Question {
        let reference: YAMLNode
        /// The root of the document that it is in.
        let root: YAMLNode
        /// The schema around it that names itself, if schemas may.
        let resource: SchemaIdentifiers.Resource?
        /// Through how many other references it was led to.
        var hops: Int
    }

    /// The maximum number of references inside one another that a reference may lead through. Chains of mere references are not
    /// limited.
    static let maximumHops = 32

    /// The documents that the references are in.
    var documents: ReferencedDocuments
    /// Whether schemas may name themselves, as they do since OpenAPI 3.1, so that every reference must look for that.
    private let readsIdentifiers: Bool
    private var cache: [Key: ReferenceTarget] = [:]
    /// Why references lead nowhere, as long as no further document is read, in which some may lead somewhere.
    private var failures: [Key: Failure] = [:]
    /// Where the references end that nodes consist of, by the places of the nodes, so that a long chain is followed once.
    private var ends: [Mark: Result<ReferenceTarget, Failure>] = [:]
    /// What references that are only a name should lead to, by their places; nothing of those to schemas.
    private var expectedKinds: [Mark: ComponentKind] = [:]
    /// The searches for similar names, including those of the document's reader.
    var hints = HintBudget()
    /// What references may mean that lead nowhere as they are written.
    private var spellings = ReferenceSpellings()
    /// The misspelled references, without duplicates, with the targets that they are read as.
    private(set) var mistakes = ReferenceMistakes()

    /// A resolver for references from a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - source: The documents that it may refer to.
    ///   - readsIdentifiers: Whether its version knows `$id`.
    init(document: YAMLNode, source: any DocumentSource, readsIdentifiers: Bool) {
        documents = ReferencedDocuments(document, source: source)
        self.readsIdentifiers = readsIdentifiers
    }

    /// Takes note of what a reference should lead to. That decides between components with one name if it is only a name.
    mutating func expect(_ kind: ComponentKind, of reference: YAMLNode) {
        guard let text = reference.string, !text.contains(where: { $0 == "#" || $0 == "/" }) else { return }
        expectedKinds[reference.mark] = kind
    }

    /// What a reference points at, which may be a reference itself.
    ///
    /// - Parameter reference: The text of the reference.
    /// - Throws: ``Failure`` if there is nothing.
    mutating func target(of reference: YAMLNode) throws(Failure) -> ReferenceTarget {
        try target(of: reference, hops: 0)
    }

    /// Returns the final target of a reference, following further references.
    ///
    /// - Throws: ``Failure`` if there is none.
    mutating func end(of reference: YAMLNode) throws(Failure) -> ReferenceTarget {
        let target = try target(of: reference)
        return try end(of: target, hops: 0)
    }

    /// As ``target(of:)``, but returns `nil` if there is no target, for looking ahead before the reference is resolved.
    mutating func knownTarget(of reference: YAMLNode) -> ReferenceTarget? {
        do { return try target(of: reference) } catch { return nil }
    }

    // MARK: - Finding

    /// The keys at the root of a document under which any of the references leads that were followed.
    func keysLedInto(of document: YAMLNode) -> Set<String> {
        Set(cache.values.lazy.filter { $0.document.mark == document.mark }.compactMap(\.tokens.first))
    }

    /// Follows a chain of references from a target to its end. Returns the target itself if it is no reference.
    private mutating func end(of target: ReferenceTarget, hops: Int) throws(Failure) -> ReferenceTarget {
        guard target.isReference else { return target }
        if let known = ends[target.node.mark] { return try known.get() }
        var end = Result<ReferenceTarget, Failure>.success(target)
        var passed: Set<Mark> = []
        do throws(Failure) {
            var place = target
            while let next = place.node["$ref"], next.string != nil {
                if let known = ends[place.node.mark] {
                    place = try known.get()
                    break
                }
                guard passed.insert(place.node.mark).inserted else { throw .cycle }
                place = try self.target(of: next, hops: hops)
            }
            end = .success(place)
        } catch {
            end = .failure(error)
        }
        // How deep it leads depends on where it was followed from.
        if case .failure(let error) = end, error.dependsOnStart(after: hops) { throw error }
        for mark in passed { ends[mark] = end }
        return try end.get()
    }

    private mutating func target(of reference: YAMLNode, hops: Int) throws(Failure) -> ReferenceTarget {
        let resource = readsIdentifiers ? documents.resource(around: reference) : nil
        let key = Key(
            file: reference.mark.file,
            resource: resource?.uri,
            meaning: documents.pointer(inSchemaAround: reference),
            text: ExactName(reference.string ?? ""),
            expected: expectedKinds[reference.mark]
        )
        if let known = cache[key] {
            mistakes.add(known, referredToBy: reference)
            return known
        }
        if let failure = failures[key] { throw failure }
        guard hops < Self.maximumHops else { throw .tooDeep }
        let target: ReferenceTarget
        do throws(Failure) {
            let root = documents.root(of: reference)
            target = try findIntended(Question(reference: reference, root: root, resource: resource, hops: hops))
        } catch {
            if !error.dependsOnStart(after: hops) { failures[key] = error }
            throw error
        }
        cache[key] = target
        mistakes.add(target, referredToBy: reference)
        return target
    }

    /// What a reference leads to, as it is written or as it is meant.
    private mutating func findIntended(_ question: Question) throws(Failure) -> ReferenceTarget {
        let text = question.reference.string ?? ""
        // The document is no schema, so that this means the schema around it, unless that names itself, as `$id` does.
        if text.trimmed == "#", question.resource == nil,
            let meant = documents.pointer(inSchemaAround: question.reference).map(JSONPointer.fragment)
        {
            var target = try find(meant, question)
            target.mistake = .document(meant)
            return target
        }
        let failure: Failure
        do throws(Failure) {
            return try find(text, question)
        } catch {
            // Each spelling of each of many references would be followed as far.
            if error.dependsOnStart(after: question.hops) { throw error }
            failure = error
        }
        let (spellings, probable) = spellings.all(of: question.reference, in: &documents, instead: failure)
        var further = question
        further.hops += 1
        var tried: Set<ExactName> = [ExactName(text)]
        for meant in spellings where tried.insert(ExactName(meant)).inserted {
            do throws(Failure) {
                var target = try find(meant, further)
                target.mistake = target.mistake ?? .spelling(meant)
                return target
            } catch {
                if error.dependsOnStart(after: question.hops) { throw error }
            }
        }
        throw probable.map(failure.suggesting) ?? failure
    }

    /// What a reference leads to as it is written.
    private mutating func find(_ text: String, _ question: Question) throws(Failure) -> ReferenceTarget {
        let parts = URIReference(text)
        let isLocal = parts.location.isEmpty
        let container = try container(parts, question)
        if parts.fragment.isEmpty { return container }
        guard let pointer = JSONPointer(fragment: "#" + parts.fragment) else {
            let uri = isLocal ? question.resource?.uri : nil
            return try anchored(PercentDecoding.decode(parts.fragment[...]), in: container.document, resource: uri)
        }
        // Authors and bundlers may use `$id` as a mere name.
        guard isLocal, !container.tokens.isEmpty else {
            return try follow(pointer, from: container, isLocal: isLocal, hops: question.hops)
        }
        let document = ReferenceTarget(document: question.root)
        // What is only in the document is not looked for behind the reference that the schema may be, which may be this one.
        if let token = pointer.tokens.first, container.member(token) == nil, document.member(token) != nil {
            return try follow(pointer, from: document, isLocal: isLocal, hops: question.hops)
        }
        do throws(Failure) {
            return try follow(pointer, from: container, isLocal: isLocal, hops: question.hops)
        } catch {
            guard case .notFound = error else { throw error }
            return try follow(pointer, from: document, isLocal: isLocal, hops: question.hops)
        }
    }

    /// Returns the document that the part of a reference before `#` refers to.
    private mutating func container(_ parts: URIReference, _ question: Question) throws(Failure) -> ReferenceTarget {
        let (root, resource) = (question.root, question.resource)
        if parts.location.isEmpty {
            return resource.map { ReferenceTarget($0.place, in: root) } ?? ReferenceTarget(document: root)
        }
        if readsIdentifiers || parts.isURL,
            let known = documents.schema(parts.location, relativeTo: resource?.uri, in: root)
        {
            return known
        }
        guard !parts.isURL || documents.hasCopy(of: parts.location) else { throw .url }
        do throws(DocumentFailure) {
            let count = documents.count
            let path = parts.isURL ? parts.location : parts.path
            let document = try documents.read(path, referredToBy: question.reference)
            if documents.count > count { failures = [:] }
            return ReferenceTarget(document: document)
        } catch {
            let expected = expectedKinds[question.reference.mark]
            if case .unavailable = error, let named = Self.component(called: question.reference, expected, in: root) {
                return named
            }
            throw .document(error)
        }
    }

    private mutating func anchored(
        _ name: String,
        in document: YAMLNode,
        resource: String?
    ) throws(Failure) -> ReferenceTarget {
        let names = documents.names(in: document)
        let places = names.anchored(name, in: resource)
        guard let place = places.first else {
            throw .notFound(hint: hints.hint(for: name, among: names.anchorNames))
        }
        // One schema may have the name twice: as `$anchor` and as `$dynamicAnchor`.
        guard places.allSatisfy({ $0.tokens == place.tokens }) else { throw .ambiguous }
        return ReferenceTarget(place, in: document)
    }

    /// Follows a pointer from its starting point.
    private mutating func follow(
        _ pointer: JSONPointer,
        from container: ReferenceTarget,
        isLocal: Bool,
        hops: Int
    ) throws(Failure) -> ReferenceTarget {
        var place = container
        var rest = pointer.tokens[...]
        while let token = rest.popFirst() {
            if let next = place.member(token) {
                place = next
            } else if let (next, count) = place.memberWithSlashes(token, rest) {
                place = next
                rest = rest.dropFirst(count)
            } else if let inner = place.node["$ref"], inner.string != nil {
                var container = try target(of: inner, hops: hops + 1)
                if container.isReference, container.node[token] == nil {
                    container = try end(of: container, hops: hops + 1)
                }
                guard let next = container.member(token) else { throw notFound(token, in: container.node) }
                // Within a document the way is as it is written; what it is called depends on it.
                let isSame = container.document.mark.file == place.document.mark.file
                let tokens = isSame ? place.tokens + [token] : next.tokens
                place = ReferenceTarget(
                    node: next.node,
                    document: next.document,
                    tokens: tokens,
                    mistake: place.mistake
                )
            } else if isLocal, let target = try inFirstDocument(pointer, from: container, hops: hops) {
                return target
            } else {
                throw notFound(token, in: place.node)
            }
        }
        return place
    }

    /// Returns the target of a pointer that has none in its own file, but has one in the main document: tools that
    /// combine all files leave pointers unchanged, and authors write them for these tools.
    private mutating func inFirstDocument(
        _ pointer: JSONPointer,
        from container: ReferenceTarget,
        hops: Int
    ) throws(Failure) -> ReferenceTarget? {
        let main = documents.main
        if container.document.mark.file == main.mark.file { return nil }
        guard hops < Self.maximumHops else { throw .tooDeep }
        do throws(Failure) {
            var target = try follow(pointer, from: ReferenceTarget(document: main), isLocal: false, hops: hops + 1)
            target.mistake = .anotherFile(main.mark.file)
            return target
        } catch {
            if error.dependsOnStart(after: hops) { throw error }
            // The failure in the reference's own file is reported instead.
            return nil
        }
    }

    /// Returns the component that a reference means if it is only a name, preferably one of the expected kind, or `nil` if
    /// there is none with that name.
    ///
    /// Such a reference refers to a file, so this applies only if there is no such file.
    private static func component(
        called reference: YAMLNode,
        _ expected: ComponentKind?,
        in document: YAMLNode
    ) -> ReferenceTarget? {
        guard let name = reference.string, !name.contains("#"),
            let place = ComponentKind.place(ofComponentCalled: name, expected, in: document),
            let node = document.node(at: place)
        else { return nil }
        return ReferenceTarget(node: node, document: document, tokens: place, mistake: .name)
    }

    private mutating func notFound(_ token: String, in node: YAMLNode) -> Failure {
        // Where the name of a table is not there, its own spelling is the mistake, and not the reference.
        guard let mapping = node.mapping, token != "components", ComponentKind(table: token) == nil else {
            return .notFound(hint: "")
        }
        return .notFound(hint: hints.hint(for: token, among: mapping.lazy.map(\.name)))
    }
}
