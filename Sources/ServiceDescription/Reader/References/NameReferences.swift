import YAML

/// The references that are no more than the names of schemas, such as `$ref: Pet`, as Swagger 1.2 had them.
struct NameReferences {
    /// One of them.
    struct Name {
        /// The reference.
        let reference: YAMLNode
        /// The reference that it is read as.
        let meaning: String
    }

    /// All of them, in the order in which they were followed.
    private(set) var all: [Name] = []
    private var marks: Set<Mark> = []

    /// Adds a reference if it is one of them and was not added before.
    mutating func add(_ target: ReferenceTarget, referredToBy reference: YAMLNode) {
        guard target.isCalledByName, marks.insert(reference.mark).inserted else { return }
        all.append(
            Name(reference: reference, meaning: "#/" + target.tokens.map(JSONPointer.escape).joined(separator: "/"))
        )
    }
}

extension ReferenceResolver {
    /// The schema that a reference means that is no more than its name; `nil` if there is none of that name.
    ///
    /// Such a reference leads to a file, so that this counts only where there is no such file.
    static func schema(called reference: YAMLNode, in document: YAMLNode) -> ReferenceTarget? {
        guard let name = reference.string, !name.contains("#") else { return nil }
        for table in [["components", "schemas"], ["definitions"]] {
            let found = table.reduce(document as YAMLNode?) { $0?[$1] }
            guard let node = found?.mapping?[name] else { continue }
            return ReferenceTarget(node: node, document: document, tokens: table + [name], isCalledByName: true)
        }
        return nil
    }
}

extension DescriptionReader {
    /// Warns about references that are no more than names.
    mutating func reportNameReferences() {
        for name in references.nameReferences.all {
            diagnostics.warning(
                "the reference '\(name.reference.string ?? "")' is only a name, and there is no file of that name; it is read "
                    + "as '\(name.meaning)' (write that)",
                at: name.reference.mark
            )
        }
    }
}
