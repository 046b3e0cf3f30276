import Foundation

/// Writes the members of a model as fields with names and values, for forms and for parameters.
///
/// A member that is an array has several values; one that is an object is written as JSON, because forms have no form of
/// their own for it (OpenAPI 3.0, "Encoding Object").
final class FieldWriter: ModelWriter {
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
    private var coding: ValueCoding

    private init(coding: ValueCoding) {
        self.coding = coding
    }

    /// The fields of a value.
    ///
    /// - Throws: ``ModelWritingError`` if the value has no members.
    static func fields(of value: some ModelValue, coding: ValueCoding = .default) throws -> [Field] {
        let writer = FieldWriter(coding: coding)
        try value.write(to: writer)
        return writer.fields
    }

    // MARK: - ModelWriter

    func write<Value: ModelValue>(_ value: Value, for name: StaticString) throws {
        try field(value, "\(name)")
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString) throws {
        guard let value else { return }
        try field(value, "\(name)")
    }

    func write<Value: ModelValue>(_ value: Value, for name: StaticString, as coding: ValueCoding) throws {
        let outer = self.coding
        self.coding = coding
        defer { self.coding = outer }
        try field(value, "\(name)")
    }

    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString, as coding: ValueCoding) throws {
        guard let value else { return }
        try write(value, for: name, as: coding)
    }

    func writeOthers<Value: ModelValue>(_ values: [String: Value]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { try field(value, name) }
    }

    func write(_ value: String, for name: StaticString) throws { try field(value, "\(name)") }

    func writeIfPresent(_ value: String?, for name: StaticString) throws {
        if let value { try field(value, "\(name)") }
    }

    func write(_ value: Bool, for name: StaticString) throws { try field(value, "\(name)") }

    func writeIfPresent(_ value: Bool?, for name: StaticString) throws {
        if let value { try field(value, "\(name)") }
    }

    func write(_ value: Int, for name: StaticString) throws { try field(value, "\(name)") }

    func writeIfPresent(_ value: Int?, for name: StaticString) throws {
        if let value { try field(value, "\(name)") }
    }

    func write(_ value: Date, for name: StaticString) throws { try field(value, "\(name)") }

    func writeIfPresent(_ value: Date?, for name: StaticString) throws {
        if let value { try field(value, "\(name)") }
    }

    func writeNull() throws { try append(.text("")) }

    func write(_ text: String) throws { try append(.text(text)) }

    func write(_ value: Bool) throws { try append(.text(value ? "true" : "false")) }

    func write(integer: Int64) throws { try append(.text(String(integer))) }

    func write(unsignedInteger: UInt64) throws { try append(.text(String(unsignedInteger))) }

    func write(_ number: Double) throws { try append(.text(number.requestString)) }

    func write(_ number: Decimal) throws { try append(.text(number.description)) }

    func write(_ date: Date) throws { try append(.text(date.requestString(coding: coding))) }

    func write(_ data: Data) throws { try append(.data(data, Base64.text(data, coding.data))) }

    func writeElements<Value: ModelValue>(_ values: [Value]) throws {
        for value in values { try value.write(to: self) }
    }

    func writeObject(_ members: () throws -> Void) throws {
        try members()
    }

    // MARK: Fields

    private func field(_ value: some ModelValue, _ name: String) throws {
        fields.append(Field(name: name, values: []))
        do {
            if !(value is Data), let objects = try objects(in: value) {
                fields[fields.count - 1].values = objects
            } else {
                try value.write(to: self)
            }
        } catch let error as ModelWritingError {
            throw error.inMember(name)
        }
    }

    /// The text of the object that a value is, or of those that it is an array of; `nil` if it is neither.
    private func objects(in value: some ModelValue) throws -> [Value]? {
        let json = try JSONModelWriter.data(value, coding: coding)
        if json.starts(with: Array("{".utf8)) { return [.json(String(decoding: json, as: UTF8.self))] }
        guard json.starts(with: Array("[{".utf8)) else { return nil }
        return try ModelCoder.decode([JSONValue].self, from: json).map { element in
            .json(String(decoding: try JSONModelWriter.data(element), as: UTF8.self))
        }
    }

    private func append(_ value: Value) throws {
        guard !fields.isEmpty else { throw ModelWritingError("a form needs a value that has members") }
        fields[fields.count - 1].values.append(value)
    }
}
