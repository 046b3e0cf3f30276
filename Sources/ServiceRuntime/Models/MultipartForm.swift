/// A form whose fields are known only when it is sent, for bodies of `multipart/form-data`: such as the fields that a service
/// wants to find in an upload to its store.
///
/// ```swift
/// description.body(MultipartForm(fields: ticket.fields, files: ["file": .file(picture)]), as: "multipart/form-data")
/// ```
public struct MultipartForm: ModelValue {
    /// The fields by their names; they are sent first, sorted by name.
    public let fields: [String: String]
    /// The files by the names of their fields, in the order in which they are sent.
    public let files: KeyValuePairs<String, MultipartFile>

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - fields: The fields by their names.
    ///   - files: The files by the names of their fields.
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
