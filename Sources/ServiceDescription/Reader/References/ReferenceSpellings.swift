import YAML

/// What a reference may mean that leads nowhere as it is written.
enum ReferenceSpellings {
    /// The spellings with which a reference may lead somewhere, the likeliest first: in the schema around it, in the table of components
    /// that this version has, and in this document under another name.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - documents: The documents that references have led to.
    ///   - failure: Why it leads nowhere.
    /// - Returns: The spellings, and the component that is probably meant, whether it is there or not.
    static func all(
        of reference: YAMLNode,
        in documents: inout ReferencedDocuments,
        instead failure: ReferenceResolver.Failure
    ) -> (spellings: [String], probable: String?) {
        let text = reference.string ?? ""
        let probable = probableReference(for: text, in: documents.root(of: reference))
        let local = probable.flatMap { meant in
            URIReference(text).location.isEmpty || ["#", "#/"].contains { meant == $0 + text } ? meant : nil
        }
        let spellings = [
            documents.pointer(inSchemaAround: reference).map(JSONPointer.fragment), local,
            placeInDocument(text, instead: failure, in: documents.main),
        ]
        return (spellings.compactMap(\.self), probable)
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
