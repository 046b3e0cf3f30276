import Foundation

/// Writes models as bytes that are equal exactly if the models are, for comparing and hashing them.
final class ComparisonWriter: FormatWriter {
    /// The kind of a value, so that values of different kinds have different bytes.
    private enum Tag: UInt8 {
        case null, string, bool, integer, number, decimal, date, data, array, object, member, problem, text
    }

    private var output: [UInt8] = []

    private init() {
        output.reserveCapacity(128)
    }

    /// The bytes of a value.
    static func bytes(of value: some ModelValue) -> [UInt8] {
        let format = ComparisonWriter()
        let writer = ModelWriter(format, BodyEncoding(writesReadOnlyMembers: true))
        value.writeValue(to: writer)
        if let problem = writer.problem {
            // This format expresses everything; a type of the user's own that cannot be written is what it says of that.
            format.output.append(Tag.problem.rawValue)
            format.append(text: problem.description)
        }
        return format.output
    }

    /// Whether two values have the same bytes.
    static func areEqual<One: ModelValue, Other: ModelValue>(_ one: One, _ other: Other) -> Bool {
        areIdentical(one, other) || bytes(of: one) == bytes(of: other)
    }

    /// Whether two values are the same in memory, as copies of one value mostly are. Such values have the same bytes, which need not be
    /// written to know it; values with different memory may have them, too.
    private static func areIdentical<One, Other>(_ one: One, _ other: Other) -> Bool {
        guard One.self == Other.self else { return false }
        return withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return memcmp(one, other, MemoryLayout<One>.size) == 0
            }
        }
    }

    // MARK: - FormatWriter

    func beginObject() { append(.object) }

    func beginMember(_ name: MemberName) {
        append(.member)
        let name = name.utf8
        append(bits: UInt64(name.count))
        output.append(contentsOf: name)
    }

    func beginMember(_ name: String) {
        append(.member)
        append(text: name)
    }

    func endObject() { append(.null) }

    func beginArray(count: Int) {
        append(.array)
        append(bits: UInt64(count))
    }

    func beginElement() {}

    func endArray() {}

    func writeNull() { append(.null) }

    func write(_ text: String) {
        append(.string)
        append(text: text)
    }

    func write(_ value: Bool) {
        append(.bool)
        output.append(value ? 1 : 0)
    }

    func write(integer: Int64) {
        append(.integer)
        append(bits: UInt64(bitPattern: integer))
    }

    func write(unsignedInteger: UInt64) {
        append(.integer)
        append(bits: unsignedInteger)
    }

    func write(_ number: Double) {
        append(.number)
        // Zero is equal to its negative.
        append(bits: (number == 0 ? 0 : number).bitPattern)
    }

    func write(_ number: Decimal) {
        append(.decimal)
        append(text: number.description)
    }

    func write(literal: String) {
        append(.decimal)
        append(text: literal)
    }

    func write(_ date: Date, _ coding: ValueCoding) {
        append(.date)
        append(bits: date.timeIntervalSinceReferenceDate.bitPattern)
    }

    func write(_ data: Data, _ coding: ValueCoding) {
        append(.data)
        append(bits: UInt64(data.count))
        output += data
    }

    func write(_ file: MultipartFile) {
        switch file.source {
        case .body(let body):
            for piece in body.pieces {
                switch piece {
                case .data(let data): write(data, .default)
                case .file(let url): write(url.absoluteString)
                case .source(let source): append(bits: UInt64(UInt(bitPattern: ObjectIdentifier(source))))
                }
            }
        case .text(let text):
            append(.text)
            write(text)
        }
        for text in [file.name, file.contentType] {
            if let text { write(text) } else { writeNull() }
        }
        describe(contentType: nil, headers: file.headers)
    }

    func describe(contentType: String?, headers: HTTPHeaders) {
        if let contentType { write(contentType) } else { writeNull() }
        beginObject()
        // Neither the order of the fields nor the case of their names matters.
        let fields = headers.map { (name: $0.name.lowercased(), value: $0.value) }
        for field in fields.sorted(by: { $0.name < $1.name }) {
            beginMember(field.name)
            write(field.value)
        }
        endObject()
    }

    // MARK: Bytes

    private func append(_ tag: Tag) { output.append(tag.rawValue) }

    private func append(text: String) {
        append(bits: UInt64(text.utf8.count))
        output.append(contentsOf: text.utf8)
    }

    private func append(bits: UInt64) {
        withUnsafeBytes(of: bits) { output.append(contentsOf: $0) }
    }
}
