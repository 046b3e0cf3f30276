import Foundation

/// A format that models are written in. What throws has no way to express what it is given.
protocol FormatWriter: AnyObject {
    // MARK: Objects and arrays

    /// Sets the XML names of the current object and its members. Other formats ignore them.
    func use(_ form: XMLForm)
    /// Whether a free-form object is written as the one that it was read from.
    var keepsFreeFormObjects: Bool { get }

    /// Begins an object.
    func beginObject() throws(ModelWritingError)
    /// Begins a member of the object; its value follows.
    func beginMember(_ name: MemberName)
    /// Begins a member with a dynamic name.
    func beginMember(_ name: String)
    /// Ends the object.
    func endObject()
    /// Begins an array.
    func beginArray(count: Int) throws(ModelWritingError)
    /// Begins an element of the array; its value follows.
    func beginElement()
    /// Ends the array.
    func endArray()

    // MARK: Values

    /// Writes `null`.
    func writeNull() throws(ModelWritingError)
    /// Writes text.
    func write(_ text: String) throws(ModelWritingError)
    /// Writes a Boolean.
    func write(_ value: Bool) throws(ModelWritingError)
    /// Writes an integer.
    func write(integer: Int64) throws(ModelWritingError)
    /// Writes an integer that is not negative.
    func write(unsignedInteger: UInt64) throws(ModelWritingError)
    /// Writes a number.
    func write(_ number: Double) throws(ModelWritingError)
    /// Writes a number exactly.
    func write(_ number: Decimal) throws(ModelWritingError)
    /// Writes a number or a Boolean by its text in JSON. That of a number may have more digits than any of Swift's types holds.
    func write(literal: String) throws(ModelWritingError)
    /// Writes a point in time.
    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError)
    /// Writes bytes.
    func write(_ data: Data, _ coding: ValueCoding) throws(ModelWritingError)
    /// Writes a file.
    func write(_ file: MultipartFile) throws(ModelWritingError)
    /// Sets the media type and the header fields of the next value, in formats with parts.
    func describe(contentType: String?, headers: HTTPHeaders)
}

extension FormatWriter {
    func use(_ form: XMLForm) {}

    var keepsFreeFormObjects: Bool { true }

    func write(_ value: Bool) throws(ModelWritingError) { try write(literal: value ? "true" : "false") }

    func write(integer: Int64) throws(ModelWritingError) { try write(literal: String(integer)) }

    func write(unsignedInteger: UInt64) throws(ModelWritingError) { try write(literal: String(unsignedInteger)) }

    func write(_ file: MultipartFile) throws(ModelWritingError) { try write(file.text()) }

    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError) {
        if let problem = DateText.problem(with: date, in: coding.date) { throw ModelWritingError(problem) }
        if let number = coding.date.number(of: date) { return try write(number) }
        try write(DateText.text(date, coding.date))
    }

    func write(_ data: Data, _ coding: ValueCoding) throws(ModelWritingError) {
        try write(Base64.text(data, coding.data))
    }

    func describe(contentType: String?, headers: HTTPHeaders) {}
}
