/// A multipart form (`multipart/form-data`) whose fields are known only at run time, such as the fields that a service
/// requires for an upload to its store.
///
/// ```swift
/// description.body(MultipartForm(fields: ticket.fields, files: ["file": .file(picture)]), as: "multipart/form-data")
/// ```
public struct MultipartForm: ModelValue, Hashable {
    /// A part of a form with its name, which several parts may have.
    private struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
        let name: String
        let value: Value
    }

    // In the order in which they are sent, the files behind the fields.
    private let fields: [Part<String>]
    private let files: [Part<MultipartFile>]

    /// Creates a form whose files are known.
    ///
    /// - Parameters:
    ///   - fields: The fields by name. They are sent sorted by name.
    ///   - files: The files by field name, in the order in which they are sent.
    public init(fields: [String: String] = [:], files: KeyValuePairs<String, MultipartFile> = [:]) {
        self.init(fields: fields.sorted { $0.key < $1.key }.map { ($0, $1) }, files: files.map { ($0, $1) })
    }

    /// Creates a form with as many files as there are:
    ///
    /// ```swift
    /// MultipartForm(fields: [("album", "Summer")], files: pictures.map { ("photos[]", .file($0)) })
    /// ```
    ///
    /// - Parameters:
    ///   - fields: The names and contents of the fields, in the order in which they are sent.
    ///   - files: The field names and contents of the files, in the order in which they are sent.
    public init(fields: [(name: String, value: String)], files: [(name: String, file: MultipartFile)]) {
        self.fields = fields.map { Part(name: $0.name, value: $0.value) }
        self.files = files.map { Part(name: $0.name, value: $0.file) }
    }

    /// Reads the fields.
    public init(reading reader: ModelReader) throws {
        self.init(fields: try [String: String](reading: reader))
    }

    /// Writes the form.
    public func writeValue(to writer: ModelWriter) {
        writer.writeObject {
            for field in fields { writer.writeOthers([field.name: field.value]) }
            for file in files { writer.writeOthers([file.name: file.value]) }
        }
    }
}
