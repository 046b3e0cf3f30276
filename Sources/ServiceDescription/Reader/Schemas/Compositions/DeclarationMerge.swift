import YAML

/// Adds up several declarations of one thing, and collects where they contradict each other.
struct DeclarationMerge {
    /// Two declarations of the same thing that contradict each other, or that the client cannot both keep.
    struct Conflict {
        /// What is declared.
        let subject: Subject
        /// The later declaration in words. It takes precedence.
        let later: String
        /// The earlier declaration in words.
        let earlier: String
    }

    /// What is declared twice.
    struct Subject {
        /// In words: `'name'`, `each item of 'names'`.
        let words: String
        /// The place of the later declaration.
        let mark: Mark
        /// The place of the earlier one.
        let earlierMark: Mark
    }

    /// The schemas that declarations refer to.
    let table: SchemaTable
    /// The contradictions so far.
    private(set) var conflicts: [Conflict] = []

    /// Adds up declarations that may refer to the given schemas.
    init(in table: SchemaTable) {
        self.table = table
    }

    /// What two declarations add up to; if no value fits both, the later one, and that is a conflict.
    mutating func shape(_ later: SchemaShape, over earlier: SchemaShape, of subject: Subject) -> SchemaShape {
        let merged = merged(later, over: earlier, of: subject)
        if merged == nil || losesMembers(later, over: earlier),
            let words = words(of: later, beside: earlier), let earlierWords = self.words(of: earlier, beside: later)
        {
            conflicts.append(Conflict(subject: subject, later: words, earlier: earlierWords))
        }
        return merged ?? later
    }

    /// What two declarations add up to; `nil` if no value fits both.
    mutating func merged(_ later: SchemaShape, over earlier: SchemaShape, of subject: Subject) -> SchemaShape? {
        if earlier.stays(under: later) { return earlier }
        switch (earlier, later) {
        case (_, .any): return earlier
        case (.any, _): return later
        case (.reference, _), (_, .reference), (.union, _), (_, .union):
            guard let own = kinds(of: later), let former = kinds(of: earlier) else { return later }
            return own.contains { kind in former.contains(where: kind.overlaps) } ? later : nil
        case (.object(let before), .object(let own)): return .object(merged(own, over: before, of: subject))
        case (.object(let before), .map(let value)):
            var object = before
            object.additionalProperties = values(value, over: before.additionalProperties, of: subject)
            return .object(object)
        case (.map(let value), .object(let own)):
            if value.shape.isAny { return later }
            var object = own
            object.additionalProperties = own.additionalProperties.map { values($0, over: value, of: subject) } ?? value
            return .object(object)
        case (_, .enumeration(let values)) where values.areAmong(earlier): return later
        // Not the values of both: which name the type of a member has must not depend on them.
        case (.enumeration(let before), .enumeration(let own)) where before.rawType.isNumeric && own.rawType.isNumeric:
            return later
        case (.array(let before), .array(let own)):
            return .array(schema(own, over: before, "each item of \(subject.words)"))
        case (.map(let before), .map(let own)): return .map(values(own, over: before, of: subject))
        case (.number, .integer): return later
        default: return later.kind == earlier.kind ? later : nil
        }
    }

    /// The values that two declarations allow under further names.
    mutating func values(_ later: Schema, over earlier: Schema?, of subject: Subject?) -> Schema {
        guard let earlier else { return later }
        return schema(later, over: earlier, subject.map { "each value of \($0.words)" } ?? "each value")
    }

    /// The schema of the items that two arrays describe, or of the values of two maps.
    private mutating func schema(_ later: Schema, over earlier: Schema, _ words: String) -> Schema {
        schema(later, over: earlier, of: Subject(words: words, mark: later.mark, earlierMark: earlier.mark))
    }

    /// The schema that two declarations add up to. One that allows nothing but `null`, as that of the result is in Cloudflare's
    /// failures, adds this to the other.
    mutating func schema(_ later: Schema, over earlier: Schema, of subject: Subject) -> Schema {
        if later.allowsOnlyNull || earlier.allowsOnlyNull {
            var merged = later.allowsOnlyNull ? earlier : later
            merged.isNullable = true
            return merged
        }
        var merged = later
        if later.shape.isAny { merged.isNullable = later.isNullable || earlier.isNullable }
        merged.shape = shape(later.shape, over: earlier.shape, of: subject)
        return merged
    }

    /// The members of two objects; those of the later one override.
    private mutating func merged(_ later: ObjectSchema, over earlier: ObjectSchema, of subject: Subject) -> ObjectSchema
    {
        var composition = Composition()
        for property in earlier.properties + later.properties { composition.add(property, by: &self) }
        return ObjectSchema(
            properties: composition.properties,
            additionalProperties: later.additionalProperties.map {
                values($0, over: earlier.additionalProperties, of: subject)
            } ?? earlier.additionalProperties
        )
    }

    // MARK: - References

    /// Whether the earlier of two objects has members that the later one lacks. At least one of them is a reference.
    private func losesMembers(_ later: SchemaShape, over earlier: SchemaShape) -> Bool {
        switch (earlier, later) {
        case (.reference(let first), .reference(let second)) where first == second: return false
        case (.reference, .reference), (.reference, .object), (.object, .reference), (.reference, .map): break
        default: return false
        }
        guard let own = memberNames(of: later), let former = memberNames(of: earlier) else { return false }
        return !former.isSubset(of: own)
    }

    private func memberNames(of shape: SchemaShape) -> Set<String>? {
        switch table.resolved(shape) {
        case .object(let object): Set(object.properties.map(\.name))
        case .map(let value): if value.shape.isAny { nil } else { [] }
        default: nil
        }
    }

    // MARK: - Kinds

    /// The kinds of values that fit a shape; `nil` if that depends on the rest of the description.
    private func kinds(of shape: SchemaShape) -> [SchemaShape.Kind]? {
        var kinds: [SchemaShape.Kind] = []
        var passed: Set<Int> = []
        var waiting = [shape]
        while let shape = waiting.popLast() {
            switch shape {
            case .reference(let index):
                // What many choices refer to is looked at once.
                guard passed.insert(index).inserted else { continue }
                guard case .read(let schema) = table.entries[index].state else { return nil }
                waiting.append(schema.shape)
            case .union(let union): waiting += union.alternatives.reversed().map { $0.shape }
            default:
                guard let kind = shape.kind else { return nil }
                if !kinds.contains(kind) { kinds.append(kind) }
            }
        }
        return kinds.isEmpty ? nil : kinds
    }

    /// What a declaration describes, in words: the kinds of its values or, if they are those of the other one, the name of the
    /// schema.
    private func words(of shape: SchemaShape, beside other: SchemaShape) -> String? {
        guard let kinds = kinds(of: shape) else { return nil }
        if case .reference(let index) = shape, kinds == self.kinds(of: other) {
            return "'\(table.entries[index].name)'"
        }
        return kinds.map(\.rawValue).joined(separator: " or ")
    }
}

extension SchemaShape {
    /// A kind of values, in words.
    enum Kind: String {
        case string = "a string"
        case integer = "an integer"
        case number = "a number"
        case boolean = "a boolean"
        case array = "an array"
        case object = "an object"

        /// Whether a value can be of both kinds.
        fileprivate func overlaps(_ other: Kind) -> Bool {
            self == other || [self, other] == [.integer, .number] || [self, other] == [.number, .integer]
        }
    }

    /// The kind of the shape's values, or `nil` if it depends on the rest of the description.
    var kind: Kind? {
        switch self {
        case .string, .binary: .string
        case .enumeration(let enumeration):
            switch enumeration.rawType {
            case .string: .string
            case .integer: .integer
            case .number: .number
            case .mixed: nil
            }
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .array: .array
        case .map, .object: .object
        case .reference, .union, .any: nil
        }
    }

    /// Whether a later shape adds nothing to this one, which says more.
    func stays(under later: SchemaShape) -> Bool {
        switch (self, later) {
        case (.any, .any): false
        case (_, .any), (.integer, .number): true
        case (.string(.some), .string), (.binary, .string), (.integer(.some), .integer), (.number(.some), .number):
            !StandardFormat.says(later.format, moreThan: format)
        case (.object, .map(let value)): value.shape.isAny
        case (.enumeration(let values), _): values.areAmong(later)
        default: false
        }
    }

    /// Whether what a shape and one that was declared earlier add up to has parts of both.
    func combines(with earlier: SchemaShape) -> Bool {
        switch (earlier, self) {
        case (.object, .object): true
        case (.object, .map(let value)), (.map(let value), .object): !value.shape.isAny
        case (.array(let before), .array(let own)), (.map(let before), .map(let own)):
            own.shape.combines(with: before.shape)
        default: false
        }
    }
}

extension EnumerationSchema {
    /// The values that an earlier enumeration lists as well, with the names and the words that they have there if they have none here;
    /// `nil` if there are none, or if the earlier one takes any text.
    func narrowed(by earlier: EnumerationSchema) -> EnumerationSchema? {
        let known = earlier.values.keyed(by: earlier.key)
        var narrowed = self
        narrowed.values = values.compactMap { value in
            guard let former = known[key(of: value)] else { return nil }
            var value = value
            value.clientName = value.clientName ?? former.clientName
            value.documentation.text = value.documentation.text ?? former.documentation.text
            return value
        }
        narrowed.format = format ?? earlier.format
        narrowed.isFrozen = isFrozen || earlier.isFrozen
        narrowed.takesAnyText = false
        return narrowed.values.isEmpty || earlier.takesAnyText ? nil : narrowed
    }

    /// Whether the known values are of a plain shape.
    fileprivate func areAmong(_ shape: SchemaShape) -> Bool {
        switch shape {
        case .string: rawType == .string || rawType == .mixed
        case .integer: rawType == .integer || rawType == .mixed
        case .number: rawType != .string
        default: false
        }
    }
}
