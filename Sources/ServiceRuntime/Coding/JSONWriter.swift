import Foundation

/// Writes models as JSON (RFC 8259), without white space.
final class JSONWriter: FormatWriter {
    /// The output so far.
    private(set) var output: [UInt8] = []
    /// Whether another value precedes the position in the same object or array.
    private var needsComma = false

    init() {
        output.reserveCapacity(256)
    }

    /// The text of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoding: How it is written.
    /// - Throws: ``ModelWritingError`` if JSON cannot express a part of it, such as a number that is not finite.
    static func data(_ value: some ModelValue, _ encoding: BodyEncoding = BodyEncoding()) throws -> Data {
        let format = JSONWriter()
        let writer = ModelWriter(format, encoding)
        value.writeValue(to: writer)
        try writer.check()
        return Data(format.output)
    }

    // MARK: - FormatWriter

    func beginObject() {
        output.append(UInt8(ascii: "{"))
        needsComma = false
    }

    func beginMember(_ name: MemberName) {
        beginElement()
        JSONText.append(name.utf8, to: &output)
        output.append(UInt8(ascii: ":"))
    }

    func beginMember(_ name: String) {
        beginElement()
        JSONText.append(name, to: &output)
        output.append(UInt8(ascii: ":"))
    }

    func endObject() {
        output.append(UInt8(ascii: "}"))
        needsComma = true
    }

    func beginArray(count: Int) {
        output.append(UInt8(ascii: "["))
        needsComma = false
    }

    func beginElement() {
        if needsComma { output.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    func endArray() {
        output.append(UInt8(ascii: "]"))
        needsComma = true
    }

    func writeNull() { write(literal: "null") }

    func write(_ text: String) { JSONText.append(text, to: &output) }

    func write(literal: String) { output.append(contentsOf: literal.utf8) }

    func write(_ number: Double) throws(ModelWritingError) {
        guard number.isFinite else { throw ModelWritingError("JSON cannot contain the number \(number)") }
        write(literal: number.requestString)
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        guard number.isFinite else { throw ModelWritingError("JSON cannot contain the number \(number)") }
        write(literal: number.description)
    }
}
