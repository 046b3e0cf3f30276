import YAML

/// A schema as tools may describe by it what their language writes as something else.
struct ForeignNotation {
    /// The fields of the schema.
    let fields: Fields<SchemaKeyword>
    /// The schema's name; `nil` if it has none.
    let name: String?
    /// What is usual in the tools that the document was made with.
    let conventions: ToolConventions

    /// The shape of the values if they are written as something else than the array or the object that is described; otherwise `nil`.
    func shape(as type: SchemaType?, in source: inout DescriptionSource) -> SchemaShape? {
        switch type {
        case .array: isToken(in: &source) || isSpringSort(in: &source) ? .any : nil
        // How Azure's descriptions mark bytes that are not text.
        case .object where fields.format == "file": .binary
        case .object: classShape(in: &source) ?? (conventions.describesAnythingAsObject && isClassOfAll ? .any : nil)
        default: nil
        }
    }

    /// The real shape of a schema in which a tool has described the members of a class whose values are written as something
    /// else. That is reported. `nil` for any other schema.
    private func classShape(in source: inout DescriptionSource) -> SchemaShape? {
        guard let name, let known = ForeignClass(describedBy: fields, named: name) else { return nil }
        source.diagnostics.loss(
            "'\(name)' is treated as \(known.shape.meaning), because \(known.language) does not write it as the object that is "
                + "described here (rename the schema if the service does)",
            at: fields.node.mark
        )
        return known.shape
    }

    /// Whether a schema is what tools for .NET write for the class of any JSON: a list of lists of lists without an end.
    private func isToken(in source: inout DescriptionSource) -> Bool {
        guard let name, ["jtoken", "jarray"].contains(name.lowercased()), let items = fields[.items],
            items["$ref"] != nil
        else { return false }
        return source.peek(items)?.mark == fields.node.mark
    }

    /// Whether the items of a list are the parts of Spring's `Sort`, as Springdoc describes it. That is reported, because it is
    /// sent as one object whose contents depend on the version.
    private func isSpringSort(in source: inout DescriptionSource) -> Bool {
        guard let items = fields[.items], items["$ref"]?.string?.hasSuffix("/SortObject") == true,
            let order = source.peekSchema(items),
            ForeignClass.springOrder.isDescribed(by: order)
        else { return false }
        source.diagnostics.loss(
            "this array is treated as free-form JSON, because Spring does not write its 'Sort' as the array that is described "
                + "here (rename the schema 'SortObject' if the service does)",
            at: fields.node.mark
        )
        return true
    }

    /// Whether a schema describes a duration that is not written as in ISO 8601: protobuf writes `3.5s`.
    var isDuration: Bool {
        guard StandardFormat(fields.format) == .duration else { return false }
        return conventions.hasSpansAsDurations || name.map(Self.durationMessages.contains) ?? false
    }

    private static let durationMessages = ProtobufName.spellings(of: "google.protobuf.Duration")

    // MARK: - The class of all

    /// As ``isClassOfAll(_:)``. Web API, on the other hand, calls it by the name of the class, and lists its members, of which
    /// there are none.
    private var isClassOfAll: Bool {
        if let name, ["Object", "System.Object"].contains(name), fields.node["properties"]?.mapping?.isEmpty == true {
            return true
        }
        return Self.isClassOfAll(fields.node)
    }

    /// Whether a schema is what generators write for the class that all others inherit from, as for the `Object` of Java, the
    /// `object` of C# and, in TypeScript, what a reflection has for `string | null`: the values are texts and numbers, too.
    static func isClassOfAll(_ node: YAMLNode) -> Bool {
        // Each reference asks this, and nearly all lead to objects that have members.
        if node["properties"] != nil { return false }
        let types = node["type"]?.sequence?.compactMap(\.scalar?.text) ?? [node["type"]?.string ?? ""]
        guard types.filter({ $0 != "null" }) == ["object"], let fields = Fields<SchemaKeyword>(node) else {
            return false
        }
        // A format says of what kind the object is, such as Twilio's `uri-map`.
        return fields[.format] == nil && fields.keys.allSatisfy { !$0.describesObject }
    }
}

extension SchemaShape {
    /// What the values of a class are, in words.
    fileprivate var meaning: String {
        switch self {
        case .string(let format): "a string" + (format.map { " in the format '\($0)'" } ?? "")
        case .binary: "bytes"
        default: "free-form JSON"
        }
    }
}
