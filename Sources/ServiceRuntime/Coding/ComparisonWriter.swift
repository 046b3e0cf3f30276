import Foundation

/// Writes models as bytes that are equal exactly if the models are, for comparing and hashing them.
final class ComparisonWriter: ModelWriter {
    /// What a value is, so that no two kinds of value have the same bytes.
    private enum Tag: UInt8 {
        case null, string, bool, integer, number, decimal, date, data, array, object, member
    }

    private var output: [UInt8] = []

    private init() {
        output.reserveCapacity(128)
    }

    /// The bytes of a value.
    static func bytes(of value: some ModelValue) -> [UInt8] {
        let writer = ComparisonWriter()
        do {
            try value.write(to: writer)
        } catch {
            // This writer expresses everything; a type of the user's own that throws is what it says.
            writer.write(String(describing: error))
        }
        return writer.output
    }

    // MARK: - ModelWriter

    func write<Value: ModelValue>(_ value: Value, for name: StaticString) throws {
        begin(name)
        try value.write(to: self)
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString) throws {
        guard let value else { return }
        try write(value, for: name)
    }

    func write<Value: ModelValue>(_ value: Value, for name: StaticString, as coding: ValueCoding) throws {
        try write(value, for: name)
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString, as coding: ValueCoding) throws {
        try writeIfPresent(value, for: name)
    }

    func writeOthers<Value: ModelValue>(_ values: [String: Value]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            output.append(Tag.member.rawValue)
            append(text: name)
            try value.write(to: self)
        }
    }

    func write(_ value: String, for name: StaticString) {
        begin(name)
        write(value)
    }

    func writeIfPresent(_ value: String?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Bool, for name: StaticString) {
        begin(name)
        write(value)
    }

    func writeIfPresent(_ value: Bool?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Int, for name: StaticString) {
        begin(name)
        write(integer: Int64(value))
    }

    func writeIfPresent(_ value: Int?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Date, for name: StaticString) {
        begin(name)
        write(value)
    }

    func writeIfPresent(_ value: Date?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func writeNull() { output.append(Tag.null.rawValue) }

    func write(_ text: String) {
        output.append(Tag.string.rawValue)
        append(text: text)
    }

    func write(_ value: Bool) {
        output.append(Tag.bool.rawValue)
        output.append(value ? 1 : 0)
    }

    func write(integer: Int64) {
        output.append(Tag.integer.rawValue)
        append(bits: UInt64(bitPattern: integer))
    }

    func write(unsignedInteger: UInt64) {
        output.append(Tag.integer.rawValue)
        append(bits: unsignedInteger)
    }

    func write(_ number: Double) {
        output.append(Tag.number.rawValue)
        // Zero is equal to its negative.
        append(bits: (number == 0 ? 0 : number).bitPattern)
    }

    func write(_ number: Decimal) {
        output.append(Tag.decimal.rawValue)
        append(text: number.description)
    }

    func write(_ date: Date) {
        output.append(Tag.date.rawValue)
        append(bits: date.timeIntervalSinceReferenceDate.bitPattern)
    }

    func write(_ data: Data) {
        output.append(Tag.data.rawValue)
        append(bits: UInt64(data.count))
        output += data
    }

    func writeElements<Value: ModelValue>(_ values: [Value]) throws {
        output.append(Tag.array.rawValue)
        append(bits: UInt64(values.count))
        for value in values { try value.write(to: self) }
    }

    func writeObject(_ members: () throws -> Void) throws {
        output.append(Tag.object.rawValue)
        try members()
        output.append(Tag.null.rawValue)
    }

    // MARK: Bytes

    private func begin(_ name: StaticString) {
        output.append(Tag.member.rawValue)
        name.withUTF8Buffer { output.append(contentsOf: $0) }
        output.append(0)
    }

    private func append(text: String) {
        append(bits: UInt64(text.utf8.count))
        output.append(contentsOf: text.utf8)
    }

    private func append(bits: UInt64) {
        withUnsafeBytes(of: bits) { output.append(contentsOf: $0) }
    }
}
