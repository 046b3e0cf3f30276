import YAML

/// A mistake in a reference whose intended target is obvious.
enum ReferenceMistake {
    /// The reference is only the name of a component, such as `$ref: Pet`, as in Swagger 1.2.
    case name
    /// A slash in a name is not escaped.
    case slash
    /// It leads nowhere as it is written, but another spelling of it, which is given, does.
    case spelling(String)
    /// It leads to the whole document, and means a schema in it, which is given.
    case document(String)
    /// The target is in another file.
    case anotherFile(SourceFile)
}

/// The references with such mistakes.
struct ReferenceMistakes {
    /// A reference that is not written as it is meant.
    struct Reference {
        /// The reference.
        let reference: YAMLNode
        /// The mistake.
        let mistake: ReferenceMistake
        /// The reference that it is read as.
        let meaning: String
    }

    /// All such references, in the order in which they were followed.
    private(set) var all: [Reference] = []
    private var marks: Set<Mark> = []

    /// Adds a reference if it is one of them and was not added before.
    mutating func add(_ target: ReferenceTarget, referredToBy reference: YAMLNode) {
        guard let mistake = target.mistake, marks.insert(reference.mark).inserted else { return }
        let meaning = JSONPointer.fragment(target.tokens)
        all.append(Reference(reference: reference, mistake: mistake, meaning: meaning))
    }
}

extension DescriptionSource {
    /// Warns about references that are not written as they are meant.
    mutating func reportReferenceMistakes() {
        for known in references.mistakes.all {
            let written = known.reference.string ?? ""
            if case .spelling(let meant) = known.mistake, isRightInComponents(written, meant) { continue }
            let message =
                switch known.mistake {
                case .name:
                    "the reference '\(written)' is only a name, and no file has that name; it is treated as "
                        + "'\(known.meaning)' (write '\(known.meaning)')"
                case .slash:
                    "the reference '\(written)' contains a slash in a name; it is treated as '\(known.meaning)' "
                        + "(write '~1' for the slash)"
                case .spelling(let meant):
                    "unresolved reference '\(written)' is treated as '\(meant)' (write '\(meant)')"
                case .document(let meant):
                    "the reference '\(written)' leads to the whole document; it is treated as '\(meant)', the schema around "
                        + "it (write '\(meant)')"
                case .anotherFile(let file):
                    "unresolved reference '\(written)' is treated as a reference into '\(file.path)' (write the path "
                        + "to that file before the '#')"
                }
            diagnostics.warning(message, at: known.reference.mark)
        }
    }

    /// Whether a reference is right, and the table that it leads to is where it does not belong: at the root of the document, instead of
    /// in `components` or, in Swagger 2.0, in `definitions`. That is reported of the table.
    private func isRightInComponents(_ written: String, _ meant: String) -> Bool {
        let isRight =
            version == .swagger20
            ? meant.hasPrefix("#/schemas/") && written == "#/definitions/" + meant.dropFirst("#/schemas/".count)
            : written == "#/components" + meant.dropFirst()
        guard isRight, let table = JSONPointer(fragment: meant)?.tokens.first, root[table] != nil
        else { return false }
        return DocumentKeyword(rawValue: table)?.belongsInComponents == true
    }

    /// The body or the response that is meant where a reference leads to the schema of one; `nil` if it does not.
    mutating func holder(ofSchemaAt reference: YAMLNode, _ target: YAMLNode, expected: ComponentKind) -> YAMLNode? {
        guard expected == .requestBody || expected == .response,
            strayPart(at: reference, leadsTo: target, expected: expected) == .component(.schema)
        else { return nil }
        let isSwagger = version == .swagger20
        let example = isSwagger ? "schema: {$ref: …}" : "content: {application/json: {schema: {$ref: …}}}"
        diagnostics.warning(
            "expected a reference to \(expected.noun), but '\(reference.string ?? "")' is a schema; it is treated as "
                + "\(expected.noun) with this schema (write '\(example)')",
            at: reference.mark
        )
        let schema = YAMLMapping.Entry("schema", YAMLNode(mappingWith: "$ref", reference))
        let content = YAMLNode(mapping: [schema], at: reference.mark)
        let held = isSwagger ? schema : YAMLMapping.Entry("content", YAMLNode(mappingWith: "application/json", content))
        let noWords = YAMLMapping.Entry("description", YAMLNode(text: "", at: reference.mark))
        return YAMLNode(mapping: [noWords, held], at: reference.mark)
    }
}
