/// A value that can be read from a response body and written to a request body.
///
/// The primitive types, dates, bytes, arrays, dictionaries and optionals of such values conform, and so do the models
/// and enumerations of a generated client. If your own type conforms, it can replace a primitive type (`types` in the
/// client configuration).
public protocol ModelValue: Sendable {
    /// Reads the value.
    ///
    /// - Parameter reader: A reader at the position of the value.
    /// - Throws: ``ModelReadingError`` if the value there has another type.
    init(reading reader: ModelReader) throws

    /// Writes the value.
    ///
    /// - Parameter writer: A writer at the position of the value.
    func writeValue(to writer: ModelWriter)
}
