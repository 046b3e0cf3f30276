import YAML

extension DescriptionSource {
    /// A table of schemas in which keys of a schema that its author forgot to indent are those of the entry before them:
    /// `{name:, type: string}` is `{name: {type: string}}`. Any other node is returned as it is.
    mutating func withIndentedKeys(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, let table = node.mapping, table.count > 1 else { return node }
        // A reference may be that of the whole table.
        let reference = node["$ref"]?.string != nil && peek(node)?.isSchema == true ? table.entry(named: "$ref") : nil
        // Where other values are the names of types, the keys are names of members as well.
        guard reference != nil || table.contains(where: \.value.isOmitted),
            !table.contains(where: { !$0.isKeyOfSchema && $0.value.string != nil })
        else { return node }
        var entries: [YAMLMapping.Entry] = []
        var rest = table[...]
        while let entry = rest.popFirst() {
            if entry.key.mark == reference?.key.mark {
                diagnostics.loss(
                    "'$ref' beside schemas leads to a schema, not to a table of schemas; it is ignored (write a name before it, or "
                        + "move it into 'allOf' if its members are meant)",
                    at: entry.key.mark
                )
                continue
            }
            let keys = rest.prefix { $0.isKeyOfSchema && ($0.name != "$ref" || reference != nil) }
            guard entry.value.isOmitted, keys.first?.value.mapping == nil,
                keys.contains(where: { ["$ref", "type"].contains($0.name) && $0.value.string != nil })
            else {
                entries.append(entry)
                continue
            }
            let names = keys.map { "'\($0.name)'" }.joined(separator: ", ")
            let (are, them) = keys.count == 1 ? ("is", "it") : ("are", "them")
            diagnostics.warning(
                "'\(entry.name)' is empty; \(names) below it \(are) treated as its schema (indent \(them))",
                at: keys[keys.startIndex].key.mark
            )
            entries.append(
                YAMLMapping.Entry(key: entry.key, value: YAMLNode(mapping: Array(keys), at: entry.value.mark))
            )
            rest = rest.dropFirst(keys.count)
        }
        return YAMLNode(mapping: entries, at: node.mark)
    }

    /// A path item in which keys of an operation that its author forgot to indent are those of the method before them:
    /// `{get:, responses: …}` is `{get: {responses: …}}`. Behind a method that is whole without them, they may be meant for the whole path,
    /// and are left. Any other node is returned as it is.
    mutating func withIndentedOperations(_ node: YAMLNode) -> YAMLNode {
        guard let table = node.mapping, table.contains(where: \.isKeyOfOperation) else { return node }
        var entries: [YAMLMapping.Entry] = []
        var unfinished: Int?
        for entry in table {
            guard entry.isKeyOfOperation, let method = unfinished, entries[method].value[entry.name] == nil else {
                if entry.isMethod { unfinished = entry.isWholeOperation ? nil : entries.count }
                entries.append(entry)
                continue
            }
            let (key, operation) = (entries[method].key, entries[method].value)
            diagnostics.warning(
                "'\(entry.name)' is not a key of a path; it is treated as one of '\(entries[method].name)' before it (indent it)",
                at: entry.key.mark
            )
            entries[method] = YAMLMapping.Entry(key: key, value: operation.replacing([], with: [entry]))
        }
        return YAMLNode(mapping: entries, at: node.mark)
    }

    /// A table of media types in which keys of a media type that its author forgot to indent are those of the media type before them:
    /// `{application/json:, schema: …}` is `{application/json: {schema: …}}`. Examples without such a media type are left out. Any other
    /// node is returned as it is.
    mutating func withIndentedContents(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, let table = node.mapping, table.contains(where: \.isKeyOfMediaType) else { return node }
        // Where nothing else is described, that something comes is all that is known.
        let areOnlyExamples = table.allSatisfy(\.isExample)
        var entries: [YAMLMapping.Entry] = []
        var last: Int?
        for entry in table {
            if let place = last, entry.isKeyOfMediaType, entries[place].value.canHave(entry) {
                let (key, value) = (entries[place].key, entries[place].value)
                diagnostics.warning(
                    "'\(entry.name)' is not a media type; it is treated as a key of '\(entries[place].name)' before it (indent it)",
                    at: entry.key.mark
                )
                entries[place] = YAMLMapping.Entry(key: key, value: value.replacing([], with: [entry]))
            } else if entry.isExample, !areOnlyExamples {
                diagnostics.warning(
                    "'\(entry.name)' is not a media type; it is ignored (move it under one)",
                    at: entry.key.mark
                )
            } else {
                if !entry.isKeyOfMediaType, !entry.name.hasPrefix("x-") { last = entries.count }
                entries.append(entry)
            }
        }
        return YAMLNode(mapping: entries, at: node.mark)
    }
}

extension YAMLNode {
    /// Whether it has values that schemas have, and tables of schemas do not.
    fileprivate var isSchema: Bool {
        let lists: [SchemaKeyword] = [.allOf, .oneOf, .anyOf, .enum]
        return self[SchemaKeyword.type.rawValue]?.string != nil || lists.contains { self[$0.rawValue]?.sequence != nil }
    }

    /// Whether it is a media type to which a key can be added.
    fileprivate func canHave(_ entry: YAMLMapping.Entry) -> Bool {
        isNull || mapping != nil && self["$ref"] == nil && self[entry.name] == nil
    }
}

extension YAMLMapping.Entry {
    /// Whether it is a key of a schema rather than a schema of that name.
    fileprivate var isKeyOfSchema: Bool {
        guard !value.isNull, let keyword = SchemaKeyword.byName[name] else { return false }
        return value.mapping == nil || keyword.structure != nil
    }

    /// Whether it is a key that an operation has, and a path has not.
    fileprivate var isKeyOfOperation: Bool {
        OperationKeyword.byName[name] != nil && PathItemKeyword.byName[name] == nil && !name.hasPrefix("x-")
    }

    /// Whether nothing has to be added for its value to be an operation.
    fileprivate var isWholeOperation: Bool { ["responses", "$ref"].contains { value[$0] != nil } }

    /// Whether it is a key that a media type has, and no media type.
    fileprivate var isKeyOfMediaType: Bool { name != "$ref" && MediaTypeKeyword.byName[name] != nil }

    /// Whether it only shows data of a media type.
    fileprivate var isExample: Bool {
        [MediaTypeKeyword.example, .examples].contains(MediaTypeKeyword.byName[name])
    }

    /// Whether it is a method of a path, with an operation or nothing below it.
    fileprivate var isMethod: Bool {
        PathItemKeyword.byName[name]?.isMethod == true && (value.mapping != nil || value.isNull)
    }
}
