import Foundation

/// Writes the members of a model as fields with names and values, for forms and for parameters.
///
/// A member that is an array has several values; one that is an object is written as JSON, because forms have no form of
/// their own for it (OpenAPI 3.0, "Encoding Object").
final class FieldWriter: FormatWriter {
    /// A field.
    struct Field {
        /// The name.
        let name: String
        /// The values: one, or those of an array.
        var values: [Value]
    }

    /// A value of a field.
    enum Value {
        /// Text.
        case text(String)
        /// The text of an object, in JSON.
        case json(String)
        /// Bytes, with the text that they have where text is needed.
        case data(Data, String)

        /// The value as text.
        var text: String {
            switch self {
            case .text(let text), .json(let text), .data(_, let text): text
            }
        }
    }

    private var fields: [Field] = []
    /// Whether the object that has the fields has begun.
    private var isInside = false
    /// What writes the object that a field has for a value, and how many objects are open in it.
    private var object: (json: JSONWriter, depth: Int)?

    private init() {}

    /// The fields of a value.
    ///
    /// - Throws: ``ModelWritingError`` if the value has no members.
    static func fields(of value: some ModelValue, coding: ValueCoding = .default) throws -> [Field] {
        let format = FieldWriter()
        // Forms and parameters are what requests are made of.
        let writer = ModelWriter(format, coding: coding, writesReadOnlyMembers: false)
        value.write(to: writer)
        try writer.check()
        return format.fields
    }

    // MARK: - FormatWriter

    func beginObject() {
        if isInside {
            let json = object?.json ?? JSONWriter()
            json.beginObject()
            object = (json, (object?.depth ?? 0) + 1)
        } else {
            isInside = true
        }
    }

    func beginMember(_ name: StaticString) {
        if let object { object.json.beginMember(name) } else { fields.append(Field(name: "\(name)", values: [])) }
    }

    func beginMember(_ name: String) {
        if let object { object.json.beginMember(name) } else { fields.append(Field(name: name, values: [])) }
    }

    func endMember() {}

    func endObject() {
        guard let (json, depth) = object else { return }
        json.endObject()
        object = depth > 1 ? (json, depth - 1) : nil
        // The object has begun in a field, so there is one.
        if depth == 1 { fields[fields.count - 1].values.append(.json(String(decoding: json.output, as: UTF8.self))) }
    }

    func beginArray(count: Int) { object?.json.beginArray(count: count) }

    func beginElement() { object?.json.beginElement() }

    func endArray() { object?.json.endArray() }

    func writeNull() throws(ModelWritingError) {
        if let object { object.json.writeNull() } else { try append(.text("")) }
    }

    func write(_ text: String) throws(ModelWritingError) {
        if let object { object.json.write(text) } else { try append(.text(text)) }
    }

    func write(_ value: Bool) throws(ModelWritingError) {
        if let object { object.json.write(value) } else { try append(.text(value ? "true" : "false")) }
    }

    func write(integer: Int64) throws(ModelWritingError) {
        if let object { object.json.write(integer: integer) } else { try append(.text(String(integer))) }
    }

    func write(unsignedInteger: UInt64) throws(ModelWritingError) {
        if let object {
            object.json.write(unsignedInteger: unsignedInteger)
        } else {
            try append(.text(String(unsignedInteger)))
        }
    }

    func write(_ number: Double) throws(ModelWritingError) {
        if let object { try object.json.write(number) } else { try append(.text(number.requestString)) }
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        if let object { try object.json.write(number) } else { try append(.text(number.description)) }
    }

    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError) {
        if let object {
            try object.json.write(date, coding)
        } else {
            try append(.text(date.requestString(coding: coding)))
        }
    }

    func write(_ data: Data, _ coding: ValueCoding) throws(ModelWritingError) {
        if let object {
            object.json.write(data, coding)
        } else {
            try append(.data(data, Base64.text(data, coding.data)))
        }
    }

    // MARK: Fields

    private func append(_ value: Value) throws(ModelWritingError) {
        guard !fields.isEmpty else { throw ModelWritingError("a form needs a value that has members") }
        fields[fields.count - 1].values.append(value)
    }
}
