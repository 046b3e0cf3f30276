/// A multipart form (`multipart/form-data`) whose fields are known only at run time, such as the fields that a service
/// requires for an upload to its store.
///
/// ```swift
/// description.body(MultipartForm(fields: ticket.fields, files: ["file": .file(picture)]), as: "multipart/form-data")
/// ```
public struct MultipartForm: ModelValue {
    /// The fields by name. They are sent first, sorted by name.
    public let fields: [String: String]
    /// The files by field name, in the order in which they are sent.
    public let files: KeyValuePairs<String, MultipartFile>

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - fields: The fields by name.
    ///   - files: The files by field name.
    public init(fields: [String: String] = [:], files: KeyValuePairs<String, MultipartFile> = [:]) {
        self.fields = fields
        self.files = files
    }

    /// Reads the fields.
    public init(reading reader: ModelReader) throws {
        self.init(fields: try [String: String](reading: reader))
    }

    /// Writes the form.
    public func write(to writer: ModelWriter) {
        writer.writeObject {
            writer.writeOthers(fields)
            for (name, file) in files { writer.writeOthers([name: file]) }
        }
    }
}
