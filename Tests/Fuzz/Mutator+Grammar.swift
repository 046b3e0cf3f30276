/// Changes after which a description is still one: what is exchanged stands where it may, and only what it says is odd.
extension Mutator {
    /// The tree with one change that leaves nearly every description readable.
    mutating func rephrased(_ tree: FuzzTree) -> FuzzTree {
        let places = FuzzPlaces(tree)
        switch random.below(11) {
        case 0, 1: return changing(tree, one: places.schemas) { $0.anotherSchema(than: $1, in: tree, places) }
        case 2: return changing(tree, one: places.schemas) { $0.wrapped($1, in: tree, places) }
        case 3: return changing(tree, one: places.schemas) { $0.specified($1) }
        case 4, 5: return changing(tree, one: places.properties) { $0.renamed($1, in: tree, places) }
        case 6: return changing(tree, one: places.operations) { $0.described($1, in: tree, places) }
        case 7: return layered(tree, places)
        case 8: return changing(tree, one: places.schemas) { $0.told($1) }
        case 9: return changing(tree, one: places.parameters) { $0.toldOfParameter($1) }
        default: return changing(tree, one: places.texts) { mutator, _ in .text(mutator.name()) }
        }
    }

    private mutating func changing(
        _ tree: FuzzTree,
        one places: [Int],
        _ change: (inout Mutator, FuzzTree) -> FuzzTree
    ) -> FuzzTree {
        guard !places.isEmpty else { return tree }
        let place = random.pick(places)
        let changed = change(&self, tree.value(at: place))
        return tree.changing(at: place) { _ in changed }
    }

    /// A text that is hard on those who make names of it.
    private mutating func name() -> String { random.pick(random.below(2) == 0 ? Self.words : Self.texts) }

    // MARK: - Schemas

    private mutating func schema(of tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        if places.schemas.isEmpty || random.below(3) == 0 { return plain() }
        return tree.value(at: random.pick(places.schemas))
    }

    private mutating func plain() -> FuzzTree {
        let type = random.pick(["string", "integer", "number", "boolean", "object", "array"])
        var members = [FuzzTree.Member(name: "type", value: .text(type))]
        if type == "array" { members.append(FuzzTree.Member(name: "items", value: .object([]))) }
        if random.below(2) == 0 {
            members.append(FuzzTree.Member(name: "format", value: .text(random.pick(Self.formats))))
        }
        if type == "string", random.below(2) == 0 {
            let values = (0...random.below(6)).map { _ in FuzzTree.text(name()) }
            members.append(FuzzTree.Member(name: "enum", value: .array(values)))
        }
        return .object(members)
    }

    private mutating func anotherSchema(than schema: FuzzTree, in tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        random.below(2) == 0 ? plain() : self.schema(of: tree, places)
    }

    private mutating func wrapped(_ schema: FuzzTree, in tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        let other = self.schema(of: tree, places)
        let member: FuzzTree.Member =
            switch random.below(6) {
            case 0: FuzzTree.Member(name: "allOf", value: .array([schema]))
            case 1: FuzzTree.Member(name: "allOf", value: .array([schema, other]))
            case 2: FuzzTree.Member(name: "oneOf", value: .array([schema, other]))
            case 3: FuzzTree.Member(name: "anyOf", value: .array([other, schema, plain()]))
            case 4: FuzzTree.Member(name: "items", value: schema)
            default: FuzzTree.Member(name: "additionalProperties", value: schema)
            }
        switch member.name {
        case "items": return .object([FuzzTree.Member(name: "type", value: .text("array")), member])
        case "additionalProperties": return .object([FuzzTree.Member(name: "type", value: .text("object")), member])
        default: return .object([member])
        }
    }

    /// The tree with layers of schemas between the place of a schema and that schema, each of which leads to the next one on several
    /// ways.
    private mutating func layered(_ tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        guard !places.schemas.isEmpty, case .object(let members) = tree else { return tree }
        let table = members.contains { $0.name == "definitions" } ? ["definitions"] : ["components", "schemas"]
        let place = random.pick(places.schemas)
        let (prefix, suffix) = ("Layer\(place)x", random.pick(["", "", "/x", "/x ", "\\x"]))
        let reference = { (layer: Int) -> FuzzTree in
            let text = "#/\(table.joined(separator: "/"))/\(prefix)\(layer)" + (layer == 0 ? "" : suffix)
            return .object([FuzzTree.Member(name: "$ref", value: .text(text))])
        }
        let (count, key) = (20 + random.below(40), random.pick(["oneOf", "anyOf", "allOf", "$ref", "properties"]))
        var layers = (1..<count).map { layer -> FuzzTree in
            let next = reference(layer)
            switch key {
            case "$ref": return next
            case "properties":
                let members = ["a", "b"].map { FuzzTree.Member(name: $0, value: next) }
                return .object([FuzzTree.Member(name: key, value: .object(members))])
            default: return .object([FuzzTree.Member(name: key, value: .array([next, plain(), next]))])
            }
        }
        layers.append(tree.value(at: place))
        let added = layers.enumerated().map { FuzzTree.Member(name: "\(prefix)\($0)", value: $1) }
        return tree.changing(at: place) { _ in reference(0) }.adding(added, in: table[...])
    }

    private mutating func specified(_ schema: FuzzTree) -> FuzzTree {
        guard case .object(var members) = schema else { return schema }
        let key = random.pick(["nullable", "readOnly", "writeOnly", "title", "x-ms-client-name", "default", "required"])
        members.removeAll { $0.name == key }
        let value: FuzzTree
        switch key {
        case "nullable", "readOnly", "writeOnly": value = .literal("true")
        case "required": value = .array(members.propertyNames.map { .text($0) })
        default: value = .text(name())
        }
        members.append(FuzzTree.Member(name: key, value: value))
        return .object(members)
    }

    private mutating func renamed(_ properties: FuzzTree, in tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        guard case .object(var members) = properties else { return properties }
        let name = name()
        if members.contains(where: { $0.name == name }) { return properties }
        if members.isEmpty || random.below(2) == 0 {
            members.append(FuzzTree.Member(name: name, value: schema(of: tree, places)))
        } else {
            members[random.below(members.count)].name = name
        }
        return .object(members)
    }

    // MARK: - Texts

    /// A text that would be code if one of the characters in it that end a line did so in the source.
    private mutating func breakingText() -> FuzzTree {
        let (first, second) = (random.pick(Self.breaks), random.pick(Self.breaks))
        return .text(
            random.pick(["", "a", "`", "\"", "- "]) + first + FuzzCheck.code + second + random.pick(["//", "`", "*/"])
        )
    }

    private static let breaks = ["\n", "\r", "\r\n", "\n\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\0"]

    /// A part of a description in which several of the texts that it may have end their lines.
    private mutating func told(_ part: FuzzTree) -> FuzzTree {
        guard case .object(var members) = part else { return part }
        for key in ["description", "default", "example", "pattern", "title", "enum", "x-enum-descriptions"]
        where random.below(2) == 0 {
            members.removeAll { $0.name == key }
            let text = breakingText()
            let isList = key.contains("enum")
            members.append(FuzzTree.Member(name: key, value: isList ? .array([text, .text(name())]) : text))
        }
        return .object(members)
    }

    /// A parameter with such texts, and often one that an argument is made of.
    private mutating func toldOfParameter(_ parameter: FuzzTree) -> FuzzTree {
        guard case .object(var members) = parameter else { return parameter }
        members.removeAll { ["description", "example", "required"].contains($0.name) }
        let text = random.below(2) == 0 ? breakingText() : FuzzTree.text("Told")
        members.append(FuzzTree.Member(name: "description", value: text))
        members.append(FuzzTree.Member(name: "example", value: breakingText()))
        members.append(FuzzTree.Member(name: "required", value: .literal(random.pick(["true", "false"]))))
        if let place = members.firstIndex(where: { $0.name == "schema" }) {
            members[place].value = told(random.below(2) == 0 ? plain() : members[place].value)
        } else if case .object(let own) = told(.object([])) {
            // In Swagger 2.0, the keys of the schema are the parameter's own.
            members.removeAll { member in own.contains { $0.name == member.name } }
            members += own
        }
        return .object(members)
    }

    // MARK: - Operations

    private mutating func described(_ operation: FuzzTree, in tree: FuzzTree, _ places: FuzzPlaces) -> FuzzTree {
        guard case .object(var members) = operation else { return operation }
        switch random.below(3) {
        case 0: members.removeAll { ["operationId", "tags", "summary"].contains($0.name) }
        case 1:
            members.removeAll { $0.name == "tags" }
            members.append(FuzzTree.Member(name: "tags", value: .array([.text(name()), .text(name())])))
        default:
            // What one version does not know of a response is passed over in it.
            let schema = FuzzTree.Member(name: "schema", value: schema(of: tree, places))
            let type = FuzzTree.Member(name: random.pick(Self.mediaTypes), value: .object([schema]))
            let response = FuzzTree.object([
                FuzzTree.Member(name: "description", value: .text(name())), schema,
                FuzzTree.Member(name: "content", value: .object([type])),
            ])
            guard let place = members.firstIndex(where: { $0.name == "responses" }),
                case .object(var responses) = members[place].value
            else { return operation }
            let status = random.pick(["200", "201", "204", "2XX", "404", "default"])
            responses.removeAll { $0.name == status }
            responses.append(FuzzTree.Member(name: status, value: response))
            members[place].value = .object(responses)
        }
        return .object(members)
    }

    private static let formats = [
        "date-time", "date", "uuid", "uri", "byte", "binary", "int32", "int64", "float", "decimal", "unixtime", "char",
        "x",
    ]
    private static let mediaTypes = [
        "application/json", "application/xml", "text/plain", "text/event-stream", "*/*", "a/b",
    ]
    private static let words = [
        "class", "inout", "let", "self", "Self", "init", "Type", "Protocol", "Any", "nil", "await", "some", "in",
        "String",
        "Data", "Error", "Result", "Date", "URL", "Task", "Model", "options", "client", "requests", "description",
        "copy",
        "名前", "straße", "ﬁ", "a b", "A_B", "aB", "AB", "1", "+1", "-1", "1.0", "$filter", "@odata.type", "a[b]", "",
        " ",
    ]
}

extension FuzzTree {
    /// The tree with further members in the table that some names lead to; unchanged if there is none.
    fileprivate func adding(_ added: [Member], in table: ArraySlice<String>) -> FuzzTree {
        guard case .object(var members) = self else { return self }
        guard let name = table.first else { return .object(members + added) }
        guard let place = members.firstIndex(where: { $0.name == name }) else { return self }
        members[place].value = members[place].value.adding(added, in: table.dropFirst())
        return .object(members)
    }
}

extension [FuzzTree.Member] {
    fileprivate var propertyNames: [String] {
        guard case .object(let table)? = first(where: { $0.name == "properties" })?.value else { return [] }
        return table.map(\.name)
    }
}
