import Foundation

/// Writes the members of a model as fields with names and values, for forms and for parameters.
///
/// A member that is an array has several values; one that is an object, or an array within an array, is written as JSON,
/// because forms have no form of their own for it (OpenAPI 3.0, "Encoding Object").
final class FieldWriter: FormatWriter {
    /// A field.
    struct Field {
        /// The name, or empty for the elements of an array without one.
        let name: String
        /// The values: one, or those of an array.
        var values: [Value]
    }

    /// A value of a field.
    indirect enum Value {
        /// Text.
        case text(String)
        /// Text that is JSON.
        case json(String)
        /// Bytes, and their form as text.
        case data(Data, String)
        /// A file.
        case file(MultipartFile)
        /// What a style turns into fields.
        case styled(ParameterValue)
        /// A value with a media type and header fields of its own.
        case part(Value, contentType: String?, headers: [String: String])

        /// The value as text.
        ///
        /// - Throws: ``ModelWritingError`` if it is a file on disk.
        var text: String {
            get throws(ModelWritingError) {
                switch self {
                case .text(let text), .json(let text), .data(_, let text): return text
                case .file(let file):
                    switch file.source {
                    case .data(let data): return Base64.text(data, .base64)
                    case .text(let text): return text
                    case .file: throw .fileOnDisk
                    }
                case .part(let value, _, _): return try value.text
                case .styled: return ""
                }
            }
        }

        /// The value that a style turns into fields, if it is one.
        var styled: ParameterValue? {
            switch self {
            case .styled(let value): value
            case .part(let value, _, _): value.styled
            case .text, .json, .data, .file: nil
            }
        }
    }

    /// The parts of a member that are not fields by themselves, and what they become.
    enum Composition {
        /// Objects, and arrays within arrays, become JSON.
        case objects
        /// Each element of an array becomes JSON, or the value if it is not an array.
        case element
        /// The value becomes JSON, whatever it is.
        case whole
        /// The value is left to a style.
        case styled
    }

    private var fields: [Field] = []
    /// Whether the value with the fields has begun.
    private var isInside = false
    /// Whether an array may take the place of the object that has the fields.
    private let allowsElements: Bool
    /// What becomes of members where it is not ``Composition/objects``, by their names.
    private let uses: [String: Composition]
    private var use = Composition.objects
    /// Whether the elements of a field's array follow.
    private var isInArray = false
    /// The writer of a field's value that is JSON or has a style, with the number of open objects, arrays and members.
    private var inner: (any FormatWriter)?
    private var depth = 0
    private var openMembers = 0
    /// The properties of the next value.
    private var part: (contentType: String?, headers: [String: String])?

    private init(uses: [String: Composition], allowsElements: Bool) {
        self.uses = uses
        self.allowsElements = allowsElements
    }

    /// The fields of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - coding: The coding of dates and bytes.
    ///   - uses: What becomes of members where it is not ``Composition/objects``, by their names.
    ///   - allowsElements: Whether the value may be an array, which becomes a field without a name.
    /// - Throws: ``ModelWritingError`` if the value has no members.
    static func fields(
        of value: some ModelValue,
        coding: ValueCoding = .default,
        uses: [String: Composition] = [:],
        allowsElements: Bool = false
    ) throws -> [Field] {
        let format = FieldWriter(uses: uses, allowsElements: allowsElements)
        // Forms and parameters are what requests are made of.
        let writer = ModelWriter(format, coding: coding, writesReadOnlyMembers: false)
        value.write(to: writer)
        try writer.check()
        return format.fields
    }

    // MARK: - FormatWriter

    func beginObject() throws(ModelWritingError) {
        guard isInside else {
            isInside = true
            return
        }
        let inner = inner ?? begin()
        try inner.beginObject()
        depth += 1
    }

    func beginMember(_ name: MemberName) {
        guard let inner else { return begin("\(name)") }
        openMembers += 1
        inner.beginMember(name)
    }

    func beginMember(_ name: String) {
        guard let inner else { return begin(name) }
        openMembers += 1
        inner.beginMember(name)
    }

    func endMember() {
        if openMembers > 0 { openMembers -= 1 } else { end() }
    }

    func endObject() {
        guard let inner else { return }
        inner.endObject()
        close()
    }

    func beginArray(count: Int) throws(ModelWritingError) {
        if !isInside {
            guard allowsElements else { throw ModelWritingError("a form requires an object") }
            isInside = true
            begin("")
        }
        // Each element that is to be JSON begins by itself.
        if depth == 0, !isInArray, use == .objects || use == .element {
            inner = nil
            isInArray = true
            return
        }
        let inner = inner ?? begin()
        try inner.beginArray(count: count)
        depth += 1
    }

    func beginElement() {
        guard depth == 0 else {
            inner?.beginElement()
            return
        }
        end()
        // An element without a name may be written by its place.
        let ofPlace = fields.last.flatMap { $0.name.isEmpty ? uses[String($0.values.count)] : nil }
        if (ofPlace ?? use) == .element { _ = begin() }
    }

    func endArray() {
        guard depth > 0, let inner else {
            end()
            isInArray = false
            return
        }
        inner.endArray()
        close()
    }

    func writeNull() throws(ModelWritingError) {
        if let inner { try inner.writeNull() } else { try append(.text("")) }
    }

    func write(_ text: String) throws(ModelWritingError) {
        if let inner { try inner.write(text) } else { try append(.text(text)) }
    }

    func write(_ value: Bool) throws(ModelWritingError) {
        if let inner { try inner.write(value) } else { try append(.text(value ? "true" : "false")) }
    }

    func write(integer: Int64) throws(ModelWritingError) {
        if let inner { try inner.write(integer: integer) } else { try append(.text(String(integer))) }
    }

    func write(unsignedInteger: UInt64) throws(ModelWritingError) {
        if let inner {
            try inner.write(unsignedInteger: unsignedInteger)
        } else {
            try append(.text(String(unsignedInteger)))
        }
    }

    func write(_ number: Double) throws(ModelWritingError) {
        if let inner { return try inner.write(number) }
        guard number.isFinite else { throw ModelWritingError("a form cannot contain the number \(number)") }
        try append(.text(number.requestString))
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        if let inner { return try inner.write(number) }
        guard number.isFinite else { throw ModelWritingError("a form cannot contain the number \(number)") }
        try append(.text(number.description))
    }

    func write(numeral: String) throws(ModelWritingError) {
        if let inner { try inner.write(numeral: numeral) } else { try append(.text(numeral)) }
    }

    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError) {
        if let inner { return try inner.write(date, coding) }
        if let problem = DateText.problem(with: date, in: coding.date) { throw ModelWritingError(problem) }
        try append(.text(date.requestString(coding: coding)))
    }

    func write(_ data: Data, _ coding: ValueCoding) throws(ModelWritingError) {
        if let inner { try inner.write(data, coding) } else { try append(.data(data, Base64.text(data, coding.data))) }
    }

    func write(_ file: MultipartFile) throws(ModelWritingError) {
        if let inner { try inner.write(file) } else { try append(.file(file)) }
    }

    func describe(contentType: String?, headers: [String: String]) {
        if inner == nil || depth == 0 { part = (contentType, headers) }
    }

    // MARK: Fields

    private func begin(_ name: String) {
        fields.append(Field(name: name, values: []))
        use = uses[name] ?? .objects
        isInArray = false
        if use != .objects { _ = begin() }
    }

    private func begin() -> any FormatWriter {
        let writer: any FormatWriter = use == .styled ? ParameterValueWriter() : JSONWriter()
        inner = writer
        depth = 0
        return writer
    }

    /// Closes an object or an array in a value of an inner writer.
    private func close() {
        depth -= 1
        if depth == 0 { end() }
    }

    /// Ends a value of an inner writer, if anything was written.
    private func end() {
        defer { inner = nil }
        // It began in a field, so there is one.
        guard !fields.isEmpty else { return }
        if let json = inner as? JSONWriter, !json.output.isEmpty {
            add(.json(String(decoding: json.output, as: UTF8.self)))
        } else if let value = (inner as? ParameterValueWriter)?.value {
            add(.styled(value))
        }
    }

    private func append(_ value: Value) throws(ModelWritingError) {
        guard !fields.isEmpty else { throw ModelWritingError("a form requires an object") }
        add(value)
    }

    private func add(_ value: Value) {
        let described = part.map { .part(value, contentType: $0.contentType, headers: $0.headers) } ?? value
        part = nil
        fields[fields.count - 1].values.append(described)
    }
}
