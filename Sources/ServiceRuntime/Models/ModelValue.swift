/// A value that can be read from the body of an answer and written into the body of a request.
///
/// The primitive types, dates, bytes, arrays, dictionaries and optionals of such values conform, and so do the models and
/// enumerations of a generated client. A type of your own can take the place of a primitive one (`types` in the client
/// configuration) by conforming.
public protocol ModelValue: Sendable {
    /// Reads a value.
    ///
    /// - Parameter reader: A reader that stands on the value.
    /// - Throws: ``ModelReadingError`` if what stands there is of another type.
    init(reading reader: ModelReader) throws

    /// Writes the value.
    ///
    /// - Parameter writer: A writer that stands where the value belongs.
    func write(to writer: ModelWriter)
}
