import YAML

/// What a reference may mean that leads nowhere as it is written.
struct ReferenceSpellings {
    /// The names that references may mean in another case.
    private var namesInAnyCase = NamesInAnyCase()

    /// The spellings with which a reference may lead somewhere, the likeliest first: in the schema around it, without spaces around its
    /// parts, with the right slashes, in the table of components that this version has, with the name in another case, with a `#`, and in
    /// this document under another name.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - documents: The documents that references have led to.
    ///   - failure: Why it leads nowhere.
    /// - Returns: The spellings, and the component that is probably meant, whether it is there or not.
    mutating func all(
        of reference: YAMLNode,
        in documents: inout ReferencedDocuments,
        instead failure: ReferenceResolver.Failure
    ) -> (spellings: [String], probable: String?) {
        let text = reference.string ?? ""
        let root = documents.root(of: reference)
        let probable = Self.probableReference(for: text, in: root)
        let local = probable.flatMap { meant in
            URIReference(text.trimmed).location.isEmpty || ["#", "#/"].contains { meant == $0 + text.trimmed }
                ? meant : nil
        }
        let plain = Self.withoutSpaces(text)
        let inSchema = documents.pointer(inSchemaAround: reference).map(JSONPointer.fragment)
        let spellings = [
            inSchema, plain, Self.withSlashes(plain), Self.withoutLastSlash(plain), local,
            referenceInAnotherCase(text, in: root), Self.withPointer(plain),
            Self.placeInDocument(plain, instead: failure, in: documents.main),
        ]
        return (spellings.compactMap(\.self), probable)
    }

    /// A reference without spaces around the parts that `#` and `/` divide it into.
    private static func withoutSpaces(_ reference: String) -> String {
        let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map { part in
            part.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed).joined(separator: "/")
        }
        return parts.joined(separator: "#")
    }

    /// A reference with slashes instead of the backslashes of Windows, which no URI has (RFC 3986, appendix A), and with the one that
    /// every pointer starts with (RFC 6901, section 3), if what follows `#` can be nothing else.
    private static func withSlashes(_ reference: String) -> String {
        let slashed = reference.replacing("\\", with: "/")
        guard let hash = slashed.firstIndex(of: "#") else { return slashed }
        let fragment = slashed[slashed.index(after: hash)...]
        guard !fragment.hasPrefix("/"), fragment.contains(where: { "/~".contains($0) }) else { return slashed }
        return slashed[..<hash] + "#/" + fragment
    }

    /// Corrects two mistakes in references: only a name after `#`, which becomes the pointer to the file's member with that
    /// name; and a missing `#` (`common.yaml/Price`). `nil` if it is neither.
    private static func withPointer(_ reference: String) -> String? {
        if let hash = reference.firstIndex(of: "#") {
            let name = reference[reference.index(after: hash)...]
            return name.isEmpty || name.contains("/") ? nil : reference[..<hash] + "#/" + name
        }
        let ends = [".yaml/", ".yml/", ".json/"].compactMap { reference.ranges(of: $0).last?.upperBound }
        return ends.max().map { reference[..<$0].dropLast() + "#/" + reference[$0...] }
    }

    /// A reference without the slash at its end, which would lead to a key without a name; `nil` if it has none, or has nothing else.
    private static func withoutLastSlash(_ reference: String) -> String? {
        guard reference.hasSuffix("/"), reference.contains("#") else { return nil }
        let rest = reference.dropLast()
        let meant = rest.hasSuffix("#") ? rest.dropLast() : rest
        return meant.isEmpty ? nil : String(meant)
    }

    /// The place in the document of a reference that names a document which is not there, or which is this one by its URL.
    private static func placeInDocument(
        _ reference: String,
        instead failure: ReferenceResolver.Failure,
        in document: YAMLNode
    ) -> String? {
        let parts = URIReference(reference)
        guard parts.fragment.hasPrefix("/") else { return nil }
        switch failure {
        case .document(.unavailable(_, _, isAbsent: true)): return "#" + parts.fragment
        case .url where document.isProbably(at: parts.location): return "#" + parts.fragment
        default: return nil
        }
    }

    /// Returns the component that is probably meant by a reference without a target: one with that name, if the
    /// reference is only a name, is written as in another version (`#/definitions/Pet`), lacks its first slash, or has the table in
    /// the singular or not at all (`#/components/schema/Pet`, `#/components/Pet`).
    ///
    /// - Parameters:
    ///   - reference: The text of the reference.
    ///   - document: The document that contains it.
    private static func probableReference(for reference: String, in document: YAMLNode) -> String? {
        let written = reference.split(separator: "/", omittingEmptySubsequences: true)
        guard let last = written.last, var name = JSONPointer(fragment: "#/" + last.drop { $0 == "#" })?.tokens.last,
            !name.isEmpty
        else { return nil }
        if !reference.contains("#"), let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
        let table = written.count > 1 ? written[written.count - 2].drop { $0 == "#" } : "schemas"
        if table == "components" {
            return ComponentKind.place(ofComponentCalled: name, in: document).map(JSONPointer.fragment)
        }
        let kind = table.isEmpty ? .schema : ComponentKind(table: String(table)) ?? ComponentKind(member: String(table))
        for tokens in table == "pathItems" ? [["components", "pathItems"]] : kind?.tables ?? [] {
            guard let entry = document.node(at: tokens)?.mapping?.entry(named: name) else { continue }
            let pointer = JSONPointer.fragment(tokens + [entry.name])
            return pointer == reference ? nil : pointer
        }
        return nil
    }

    /// Returns a reference to the only component whose name differs from that in a reference by case alone, or `nil` if
    /// there is none.
    ///
    /// - Parameters:
    ///   - reference: The text of the reference.
    ///   - document: The document that contains it.
    private mutating func referenceInAnotherCase(_ reference: String, in document: YAMLNode) -> String? {
        guard let tokens = JSONPointer(fragment: reference)?.tokens, let name = tokens.last else { return nil }
        let table = Array(tokens.dropLast())
        let similar = namesInAnyCase.names(like: name, in: table, of: document)
        guard similar.count == 1 else { return nil }
        return JSONPointer.fragment(table + similar)
    }
}

extension YAMLNode {
    /// Whether a URL is probably that of this document: it has the name of the file, or leads to a host of the service.
    fileprivate func isProbably(at url: String) -> Bool {
        if let name = url.split(separator: "/").last, mark.file.path.split(separator: "/").last == name { return true }
        guard let host = Self.host(of: url) else { return false }
        let servers = self["servers"]?.sequence ?? []
        return self["host"]?.string == host || servers.contains { $0["url"]?.string.flatMap(Self.host) == host }
    }

    /// The host that a URL names, with its port; `nil` if it names none (RFC 3986, section 3.2).
    private static func host(of url: String) -> String? {
        guard let slashes = url.firstRange(of: "//") else { return nil }
        let host = url[slashes.upperBound...].prefix { $0 != "/" }
        return host.isEmpty ? nil : String(host)
    }
}
