import YAML

extension DescriptionSource {
    /// Reports a reference that leads nowhere. If several lead to a folder that is not allowed, only the first is reported: fixing
    /// it fixes all of them, and a description whose schemas are elsewhere often has a hundred.
    mutating func report(_ failure: ReferenceResolver.Failure, of reference: YAMLNode) {
        // There may be schemas where it leads.
        omitted.insert(.schemas)
        if case .document(.outside(let root)) = failure, !isFirstReport(of: "folder", root) { return }
        diagnostics.error(failure.message(for: reference.string ?? ""), at: failure.mark ?? reference.mark)
        guard case .document(.malformed(let error)) = failure else { return }
        for other in error.furtherErrors {
            diagnostics.error(ReferenceResolver.Failure.document(.malformed(other)).message(for: ""), at: other.mark)
        }
    }

    /// The node that is meant by a node that may be a reference, and the reference.
    ///
    /// - Returns: `nil`, with an error or a loss reported, if the reference leads nowhere.
    mutating func resolve(_ node: YAMLNode) -> (node: YAMLNode, reference: String?)? {
        guard let first = node["$ref"] else { return (node, nil) }
        if first.isNull {
            reportEmptyReference(in: node)
            return node.isEmptyReference ? nil : (node, nil)
        }
        guard let reference = first.string else {
            wrongKind(of: first, expected: "a string", isNeeded: true)
            return nil
        }
        do throws(ReferenceResolver.Failure) {
            return (try references.end(of: first).node, reference)
        } catch {
            report(error, of: first)
            return nil
        }
    }

    /// How many references in a row may have something beside them.
    private static let maximumReferences = 16

    /// The references that lead from a node to the one that is meant in the end: the node itself, and those that follow.
    mutating func chain(from node: YAMLNode) -> [YAMLNode] {
        var nodes = [node]
        while nodes.count < Self.maximumReferences, let reference = nodes.last?["$ref"],
            let target = references.knownTarget(of: reference), target.isReference
        {
            nodes.append(target.node)
        }
        return nodes
    }

    /// Resolves a table of components or paths. Some descriptions keep one in a file of its own, although no version
    /// allows it.
    ///
    /// - Returns: The node itself if it is not a reference; `nil`, with an error reported, if it is one that leads
    ///   nowhere.
    mutating func container(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, let reference = node["$ref"] else { return node }
        guard reference.string != nil || node.isEmptyReference else { return node }
        return resolve(node)?.node
    }

    /// Reports a reference that is empty, unless it only says that there is none: some programs write every key.
    mutating func reportEmptyReference(in node: YAMLNode) {
        guard let entry = node.mapping?.entry(named: "$ref"), entry.value.isOmitted || node.isEmptyReference else {
            return
        }
        diagnostics.loss(
            "'$ref' is empty; it is ignored (put the reference in quotes: without them, '#' begins a comment)",
            at: entry.key.mark
        )
    }

    /// The node that is meant, without a word about references that lead nowhere: they are reported when they are read.
    mutating func peek(_ node: YAMLNode) -> YAMLNode? {
        guard let reference = node["$ref"], reference.string != nil else { return node }
        do {
            return try references.end(of: reference).node
        } catch {
            return nil
        }
    }

    /// The fields of the schema that is meant, as ``peek(_:)`` finds it.
    mutating func peekSchema(_ node: YAMLNode) -> Fields<SchemaKeyword>? { peek(node).flatMap { Fields($0) } }

    // MARK: - Paths of files

    /// The names of folders and file that lead to a file from the folder of the description.
    func path(of file: SourceFile) -> [String] {
        let parts: (SourceFile) -> [Substring] = { $0.path.split(separator: "/").filter { $0 != "." && $0 != ".." } }
        var path = parts(file)
        for part in parts(root.mark.file).dropLast() {
            guard path.count > 1, path.first == part else { break }
            path.removeFirst()
        }
        return path.map(String.init)
    }
}

extension Documentation {
    /// Replaces the documentation of a reference's target with that next to the reference, as OpenAPI 3.1 allows.
    mutating func adoptWords(beside reference: YAMLNode, in source: inout DescriptionSource) {
        guard source.version >= .openAPI31, reference["$ref"] != nil else { return }
        text = source.text(reference["description"]) ?? text
        summary = source.text(reference["summary"]) ?? summary
    }
}

extension YAMLNode {
    /// Whether it is an empty reference with nothing beside it. Documentation does not count, unless the reference is written as
    /// `null`.
    var isEmptyReference: Bool {
        guard let mapping, let reference = mapping["$ref"], reference.isNull else { return false }
        let words = reference.isOmitted ? ["summary", "description"] : []
        return mapping.allSatisfy { $0.value.isNull || words.contains($0.name) }
    }
}
