import Foundation

/// Writes models as JSON (RFC 8259), without white space.
final class JSONModelWriter: ModelWriter {
    private var output: [UInt8] = []
    /// Whether something stands before the place in the same object or array.
    private var needsComma = false
    private var coding: ValueCoding

    private init(coding: ValueCoding) {
        self.coding = coding
        output.reserveCapacity(256)
    }

    /// The text of a value.
    ///
    /// - Throws: ``ModelWritingError`` if JSON cannot express a part of it, such as a number that is not finite.
    static func data(_ value: some ModelValue, coding: ValueCoding = .default) throws -> Data {
        let writer = JSONModelWriter(coding: coding)
        try value.write(to: writer)
        return Data(writer.output)
    }

    // MARK: - ModelWriter

    func write<Value: ModelValue>(_ value: Value, for name: StaticString) throws {
        begin(name)
        do { try value.write(to: self) } catch { throw located(error, "\(name)") }
        needsComma = true
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString) throws {
        guard let value else { return }
        try write(value, for: name)
    }

    func write<Value: ModelValue>(_ value: Value, for name: StaticString, as coding: ValueCoding) throws {
        let outer = self.coding
        self.coding = coding
        defer { self.coding = outer }
        try write(value, for: name)
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString, as coding: ValueCoding) throws {
        guard let value else { return }
        try write(value, for: name, as: coding)
    }

    func writeOthers<Value: ModelValue>(_ values: [String: Value]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            separate()
            JSONText.append(name, to: &output)
            output.append(UInt8(ascii: ":"))
            do { try value.write(to: self) } catch { throw located(error, name) }
            needsComma = true
        }
    }

    func write(_ value: String, for name: StaticString) {
        begin(name)
        write(value)
        needsComma = true
    }

    func writeIfPresent(_ value: String?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Bool, for name: StaticString) {
        begin(name)
        write(value)
        needsComma = true
    }

    func writeIfPresent(_ value: Bool?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Int, for name: StaticString) {
        begin(name)
        write(integer: Int64(value))
        needsComma = true
    }

    func writeIfPresent(_ value: Int?, for name: StaticString) {
        if let value { write(value, for: name) }
    }

    func write(_ value: Date, for name: StaticString) throws {
        begin(name)
        do { try write(value) } catch { throw located(error, "\(name)") }
        needsComma = true
    }

    func writeIfPresent(_ value: Date?, for name: StaticString) throws {
        if let value { try write(value, for: name) }
    }

    func writeNull() { append("null") }

    func write(_ text: String) { JSONText.append(text, to: &output) }

    func write(_ value: Bool) { append(value ? "true" : "false") }

    func write(integer: Int64) { output.append(contentsOf: String(integer).utf8) }

    func write(unsignedInteger: UInt64) { output.append(contentsOf: String(unsignedInteger).utf8) }

    func write(_ number: Double) throws {
        guard number.isFinite else { throw ModelWritingError("JSON has no way to write the number \(number)") }
        if let integer = Int64(exactly: number) {
            output.append(contentsOf: String(integer).utf8)
        } else {
            output.append(contentsOf: number.description.utf8)
        }
    }

    func write(_ number: Decimal) throws {
        guard number.isFinite else { throw ModelWritingError("JSON has no way to write the number \(number)") }
        output.append(contentsOf: number.description.utf8)
    }

    func write(_ date: Date) throws {
        guard DateText.isExpressible(date) || coding.date == .unixTime else {
            throw ModelWritingError("the point in time \(date) is not within the years 0 to 9999")
        }
        switch coding.date {
        case .rfc3339: write(DateText.rfc3339(date))
        case .rfc1123: write(DateText.rfc1123(date))
        case .unixTime: try write(date.timeIntervalSince1970)
        }
    }

    func write(_ data: Data) { write(Base64.text(data, coding.data)) }

    func writeElements<Value: ModelValue>(_ values: [Value]) throws {
        output.append(UInt8(ascii: "["))
        needsComma = false
        for (index, value) in values.enumerated() {
            separate()
            do { try value.write(to: self) } catch let error as ModelWritingError { throw error.inElement(index) }
            needsComma = true
        }
        output.append(UInt8(ascii: "]"))
    }

    func writeObject(_ members: () throws -> Void) throws {
        output.append(UInt8(ascii: "{"))
        needsComma = false
        try members()
        output.append(UInt8(ascii: "}"))
    }

    /// An error of a member as it is seen from the object.
    private func located(_ error: any Error, _ name: String) -> any Error {
        (error as? ModelWritingError)?.inMember(name) ?? error
    }

    // MARK: Text

    private func begin(_ name: StaticString) {
        separate()
        name.withUTF8Buffer { JSONText.append($0, to: &output) }
        output.append(UInt8(ascii: ":"))
    }

    private func separate() {
        if needsComma { output.append(UInt8(ascii: ",")) }
    }

    private func append(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }
}
