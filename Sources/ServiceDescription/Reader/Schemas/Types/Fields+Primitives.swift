import YAML

extension Fields<SchemaKeyword> {
    /// The shape of a value that has no parts; ``SchemaShape/any`` for no type.
    func primitive(_ type: SchemaType?) -> SchemaShape {
        let format = self.format ?? self[.type]?.string.flatMap { SchemaType.meaning(of: $0)?.format }
        switch type {
        // Gnostic writes it for protobuf's enumerations, which JSON has by name.
        case .integer where format == "enum": return .integerOrString(at: node.mark)
        case .integer: return .integer(format: integerFormat(format))
        case .number where format == nil && areMultiplesOfWholeNumber: return .integer(format: formatByBounds)
        case .number: return .number(format: format)
        case .boolean: return .boolean
        case .string where format == "binary": return .binary
        case .string where format == "bytes" && !areBytesInAnotherForm: return .string(format: "byte")
        // Kubernetes uses it for ports, which have a number or a name.
        case .string where format == "int-or-string": return .integerOrString(at: node.mark)
        case .string, nil:
            let encoding = self[.contentEncoding]?.string?.lowercased()
            switch encoding {
            case "base64": return .string(format: "byte")
            case "base64url": return .string(format: "base64url")
            // Bytes as they are (RFC 2045, section 6.2).
            case "binary": return .binary
            default:
                let isEncoded = [.bytes, .base64URL].contains(StandardFormat(format))
                let isBytes = self[.contentMediaType]?.string?.lowercased() == "application/octet-stream"
                if isBytes, !isEncoded { return .binary }
                if type == nil { return .any }
                return .string(format: isShortUUID(format) || isNoNumber(format) ? nil : formatOfValues(format))
            }
        default: return .any
        }
    }

    /// Whether `bytes`, which Gnostic writes for protobuf's, as ProtoJSON has them in Base64, may be in another form, of which the schema
    /// says more.
    private var areBytesInAnotherForm: Bool {
        let words = (self[.description]?.string ?? "").lowercased().split { !$0.isLetter }
        return [self[.pattern], self[.example], self[.examples], self[.default]].contains { $0 != nil }
            || words.contains { $0.contains("hex") && !$0.contains("hexagon") }
    }

    /// Whether numbers are whole, because they are multiples of a whole number: languages without integers describe them so.
    private var areMultiplesOfWholeNumber: Bool {
        guard let factor = self[.multipleOf]?.double, factor >= 1, factor.isWhole else { return false }
        return areWholeNumbers
    }

    /// Whether no bound, default or example is a number with a fraction.
    var areWholeNumbers: Bool {
        let keys: [SchemaKeyword] = [
            .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .default, .const,
        ]
        return (keys.compactMap { self[$0] } + allExamples).allSatisfy { $0.double.map(\.isWhole) ?? true }
    }

    /// Whether UUIDs are written without their hyphens, as the 36 characters of RFC 9562, section 4, do not fit. They stay text, or
    /// else they would be sent with hyphens.
    private func isShortUUID(_ format: String?) -> Bool {
        guard StandardFormat(format) == .uuid, let length = self[.maxLength]?.double else { return false }
        return length < 36
    }

    /// The format of whole numbers: the given one, unless that is `int64` and the bounds are those of `uint64`, or `bigint` and a value
    /// is larger than that of a database, which has 64 bits: JavaScript's has any number of them.
    private func integerFormat(_ format: String?) -> String? {
        switch format {
        case "int64": formatByBounds == "uint64" ? "uint64" : format
        case "bigint": formatByBounds ?? format
        case nil: formatByBounds
        default: format
        }
    }

    /// The format of whole numbers that name none, if their bounds, or else their default or an example, are what `int64` does not
    /// hold: `uint64`, or `int128` where that does not do either. `nil`: there is nothing of the kind.
    ///
    /// A bound that a tool rounded to the nearest `Double`, as JavaScript's do, is meant as the bound of `int64`; and one that
    /// no whole number of 38 digits reaches is none, unless all of its digits are written.
    private var formatByBounds: String? {
        let lower = [self[.minimum], self[.exclusiveMinimum]].compactMap { $0.flatMap(Self.bound) }
        let upper = [self[.maximum], self[.exclusiveMaximum]].compactMap { $0.flatMap(Self.bound) }
        let values = ([self[.default]].compactMap(\.self) + allExamples).compactMap(Self.bound)
        guard (lower + upper + values).contains(where: { !$0.fitsSigned }) else { return nil }
        let isUnsigned =
            lower.contains { $0.value >= 0 } && !upper.isEmpty && (lower + upper + values).allSatisfy(\.fitsUnsigned)
        return isUnsigned ? "uint64" : "int128"
    }

    /// The digits of the largest numbers that services count in, which have 256 bits.
    private static let maximumDigits = 78

    private static func bound(_ node: YAMLNode) -> (value: Double, fitsSigned: Bool, fitsUnsigned: Bool)? {
        guard let text = node.scalar?.text, let value = node.double else { return nil }
        let isWritten = text.utf8.count <= maximumDigits + 1 && text.utf8.dropFirst().allSatisfy(\.isDigit)
        guard value.magnitude < 1e38 || isWritten else { return nil }
        let isSigned = Int64(text) != nil || value.magnitude < 0x1p63 || text.hasSuffix("9223372036854776000")
        let isUnsigned = value >= 0 && (UInt64(text) != nil || value < 0x1p64 || text == "18446744073709552000")
        return (value, isSigned, isUnsigned)
    }
}

extension Double {
    /// Whether the number has no fraction.
    fileprivate var isWhole: Bool { self == rounded() }
}

extension SchemaShape {
    /// A whole number or text.
    fileprivate static func integerOrString(at mark: Mark) -> SchemaShape {
        .union(
            UnionSchema(alternatives: [
                Schema(shape: .integer(format: nil), mark: mark), Schema(shape: .string(format: nil), mark: mark),
            ])
        )
    }
}
