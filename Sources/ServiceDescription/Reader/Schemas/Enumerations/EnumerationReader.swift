import YAML

/// Reads the known values of a schema: its fields come in, and the shape of an enumeration comes out.
struct EnumerationReader {
    /// The fields of the schema.
    let fields: Fields<SchemaKeyword>

    /// The values of `enum` or `const`, and those that only `x-ms-enum` lists; `nil` if a schema has none of these.
    func values(from source: inout DescriptionSource) -> [EnumerationItem]? {
        if let constant = fields.entry(.const), fields[.enum] == nil {
            return [EnumerationItem(node: constant.value, name: nil, text: nil)]
        }
        let list = source.content(of: fields[.enum] ?? fields[.extensibleEnum])
        if let list, !Self.isList(list) {
            source.diagnostics.loss(
                "expected a sequence for 'enum', found \(list.kindDescription); it is ignored (list the values)",
                at: list.mark
            )
            return nil
        }
        let ofMicrosoft = source.sequence(fields[.msEnum]?["values"])
        var entries = source.sequence(list)
        if !ofMicrosoft.isEmpty {
            // AutoRest takes these in place of `enum`, which is there for other tools.
            let known = Set(entries.compactMap(\.scalar?.text))
            entries += ofMicrosoft.compactMap { $0["value"] }
                .filter { $0.scalar.map { !known.contains($0.text) } ?? false }
        }
        if list == nil, entries.isEmpty { return nil }
        let speakeasy = fields[.enumNamesSpeakeasy]
        let names = source.texts(
            fields[.enumNames] ?? fields[.enumNamesNSwag] ?? speakeasy.flatMap { $0.mapping == nil ? $0 : nil }
        )
        let described =
            fields[.enumDescriptions] ?? fields[.enumDescriptionsNSwag] ?? fields[.apifox]?["enumDescriptions"]
        let descriptions = described?.sequence ?? []
        // Tools of .NET write `identifier` and `numericValue` under `x-enum-values`.
        let details = ofMicrosoft + (fields[.enumValues]?.sequence ?? [])
        let listed = details.compactMap { detail in
            (detail["value"] ?? detail["numericValue"])?.scalar.map { ($0.text, detail) }
        }
        let detailsByValue = Dictionary(listed) { first, _ in first }
        // In Square's, the name is the value. In Apifox's, it is what readers see, in any language.
        let ofApifox = fields[.enumElementsApifox]?.sequence ?? []
        let elements = ((fields[.enumElementsSquare]?.sequence ?? []) + ofApifox).compactMap { element in
            let (value, name) = (element["value"], element["name"])
            let texts = [element["description"], value.flatMap { _ in name }].compactMap { $0?.string }
            return (value ?? name)?.scalar.map { ($0.text, texts.first { !$0.isEmpty }) }
        }
        let textsByValue = Dictionary(elements) { first, _ in first }
        return entries.enumerated().map { offset, entry in
            let node = Self.value(of: entry, in: &source)
            let detail = node.scalar.flatMap { detailsByValue[$0.text] ?? fields[.enumFern]?[$0.text] }
            let listed = descriptions.indices.contains(offset) ? descriptions[offset].string : nil
            let name =
                (detail?["name"] ?? detail?["identifier"])?.string
                ?? (names.indices.contains(offset) ? names[offset] : nil)
                ?? node.scalar.flatMap { speakeasy?[$0.text]?.string }
            let own =
                (detail ?? entry)["description"]?.string ?? node.scalar.flatMap { textsByValue[$0.text] ?? nil }
            let text = own ?? listed ?? node.string.flatMap { described?[$0]?.string }
            // Tools of Go comment on the names.
            return EnumerationItem(
                node: node,
                name: name,
                text: text ?? name.flatMap { fields[.enumComments]?[$0]?.string }
            )
        }
    }

    /// The value that an entry of `enum` stands for: itself, or what a schema of one value requires.
    private static func value(of entry: YAMLNode, in source: inout DescriptionSource) -> YAMLNode {
        guard entry.mapping != nil, let constant = entry["const"] else { return entry }
        source.diagnostics.warning(
            "the entry of 'enum' is a schema; its 'const' is treated as the value (write the value, or 'oneOf' instead of "
                + "'enum')",
            at: entry.mark
        )
        return constant
    }

    /// Whether a node is a list, or counts as one: a single text, or nothing.
    private static func isList(_ node: YAMLNode) -> Bool {
        if case .string? = node.scalar?.value { return true }
        return node.sequence != nil || node.mapping?.isEmpty == true
    }

    /// Reads an enumeration of the given values. `null` among them makes the schema nullable.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - type: The type of the schema; `nil` if it is not known.
    ///   - schema: Takes the shape.
    ///   - source: The document.
    func read(
        _ items: [EnumerationItem],
        type: SchemaType?,
        into schema: inout Schema,
        from source: inout DescriptionSource
    ) {
        var values = items.filter { !$0.node.isNull }
        if values.count < items.count { schema.isNullable = true }
        schema.shape = fields.primitive(type)
        if values.isEmpty {
            if items.isEmpty {
                source.diagnostics.warning(
                    "an enumeration without values is ignored (list them, or remove 'enum')",
                    at: fields.entry(.enum)?.key.mark
                )
            }
            return
        }
        if type == nil, values.allSatisfy({ $0.node.bool != nil }) {
            schema.shape = .boolean
            return
        }
        guard let rawType = Self.rawType(of: values, type: type) else {
            let wrong = values.first { Self.rawType(of: [$0], type: type) == nil }?.node.mark
            let mark = wrong ?? fields.entry(.enum)?.key.mark ?? schema.mark
            return Self.reportValuesOfOtherTypes(than: type, at: mark, in: &source)
        }
        if rawType == .string { Self.joinList(&values, in: &source) }
        let extended = fields[.msEnum]
        let described = ValueDescriptions(
            of: Set(values.compactMap(\.value)),
            in: schema.documentation.text,
            constants: fields[.goEnumDescriptions]?.string,
            areNumbers: rawType.isNumeric
        )
        schema.documentation.text = described.rest
        var enumeration = EnumerationSchema(
            clientName: source.text(extended?["name"]),
            rawType: rawType,
            values: Self.distinctValues(values, described, rawType: rawType, in: &source),
            isFrozen: source.flag(extended?["modelAsString"]) == false
        )
        enumeration.isExtensible = (extended != nil || fields[.extensibleEnum] != nil) && !enumeration.isFrozen
        if case .integer(let format) = schema.shape { enumeration.format = format }
        schema.shape = .enumeration(enumeration)
    }

    /// Replaces the values that a tool has made of one text, which it divided only at the commas, by those that are meant.
    private static func joinList(_ values: inout [EnumerationItem], in source: inout DescriptionSource) {
        let written = values.compactMap(\.node.string)
        guard written.count == values.count, let meant = DividedList(written)?.values else { return }
        for index in values.indices { values[index].meant = meant[index] }
        guard let first = values.indices.first(where: { meant[$0] != written[$0] }) else { return }
        source.diagnostics.warning(
            "the values of 'enum' are those of a list that was divided at its commas; '\(written[first])' is treated as "
                + "'\(meant[first])' (write each value without what is around it)",
            at: values[first].node.mark
        )
    }

    private static func reportValuesOfOtherTypes(
        than type: SchemaType?,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        let effect =
            type.map { "not all of type '\($0.rawValue)'; they are ignored (correct them, or the type)" }
            ?? "not all strings, numbers or booleans; they are treated as free-form JSON (list only these, or remove 'enum')"
        source.diagnostics.loss("the values of the enumeration are \(effect)", at: mark)
    }

    /// The values of an enumeration, each of them once.
    private static func distinctValues(
        _ items: [EnumerationItem],
        _ described: ValueDescriptions,
        rawType: EnumerationSchema.RawType,
        in source: inout DescriptionSource
    ) -> [EnumerationSchema.Value] {
        var known: [EnumerationSchema.Key: Int] = [:]
        var values: [EnumerationSchema.Value] = []
        var repeated: [(value: String, mark: Mark)] = []
        for item in items {
            guard let written = item.value else { continue }
            let rawValue = rawType == .integer ? wholeNumber(written) ?? written : written
            let isTextAmongOthers = rawType == .mixed && item.isText
            let name = item.name ?? described.names[written]
            if rawType == .number { reportRounded(written, at: item.node.mark, in: &source) }
            let key = EnumerationSchema.Key(rawValue: rawValue, isText: isTextAmongOthers)
            if let index = known[key] {
                repeated.append((rawValue, item.node.mark))
                // Of several constants, the one that is named after the value is no alias of another.
                if let name, says(name, rawValue), !says(values[index].clientName ?? "", rawValue) {
                    values[index].clientName = name
                }
                continue
            }
            known[key] = values.count
            var value = EnumerationSchema.Value(
                rawValue: rawValue,
                clientName: name,
                documentation: Documentation(text: item.text ?? described.texts[written]),
                mark: item.node.mark
            )
            value.isText = isTextAmongOthers
            values.append(value)
        }
        reportRepeated(repeated, in: &source)
        return values
    }

    /// Whether the name of a constant ends with the letters of its value.
    private static func says(_ name: String, _ value: String) -> Bool {
        let letters = value.letters
        return !letters.isEmpty && name.letters.hasSuffix(letters)
    }

    /// Warns of the values that are listed more than once.
    private static func reportRepeated(_ values: [(value: String, mark: Mark)], in source: inout DescriptionSource) {
        guard let first = values.first else { return }
        let others = values.count - 1
        let text = others == 0 ? "" : ", and \(others) other\(others == 1 ? " value" : " values") as well"
        source.diagnostics.warning(
            "'enum' lists '\(first.value)' twice\(text) (remove \(others == 0 ? "one of them" : "the repeated ones"))",
            at: first.mark
        )
    }

    /// Returns the type of an enumeration's values on the wire, or `nil` if they have parts or do not match the given
    /// type.
    private static func rawType(of values: [EnumerationItem], type: SchemaType?) -> EnumerationSchema.RawType? {
        let scalars = values.compactMap(\.node.scalar)
        guard scalars.count == values.count else { return nil }
        switch type {
        case .string: return .string
        case .integer: return scalars.allSatisfy { wholeNumber($0.text) != nil } ? .integer : nil
        // TypeScript has only one type for numbers, so tools write it for integers, too.
        case .number where scalars.allSatisfy { isInteger($0.text) }: return .integer
        case .number: return scalars.allSatisfy { Double($0.text) != nil } ? .number : nil
        default: break
        }
        if values.allSatisfy(\.isText) { return .string }
        let areNumbers = scalars.allSatisfy { scalar in
            switch scalar.value {
            case .int, .float: true
            default: false
            }
        }
        guard areNumbers else { return .mixed }
        return scalars.allSatisfy { isInteger($0.text) } ? .integer : .number
    }

    /// A whole number without a fraction, which JSON Schema allows it (2020-12, section 4.2.3): `1` for `1.0`.
    private static func wholeNumber(_ text: String) -> String? {
        if isInteger(text) { return text }
        guard let value = Double(text), value.rounded() == value, abs(value) < 0x1p53 else { return nil }
        return String(Int64(value))
    }

    /// Reports a number that has more digits than the client's numbers, which are those of IEEE 754.
    private static func reportRounded(_ text: String, at mark: Mark, in source: inout DescriptionSource) {
        guard let value = Double(text), value.isFinite, digits(of: "\(value)") != digits(of: text) else {
            return
        }
        source.diagnostics.loss(
            "the value '\(text)' has more digits than a number has in the client; it is rounded to \(value) (write it as a string "
                + "if its digits matter)",
            at: mark
        )
    }

    /// The digits of a number that do not only tell its size.
    private static func digits(of text: String) -> Substring {
        let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
        return digits.dropLast(digits.reversed().prefix { $0 == "0" }.count)
    }

    private static func isInteger(_ text: String) -> Bool {
        let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
        return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
    }
}
