import Foundation

/// The error of a model that could not be read.
public struct ModelReadingError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The location: names of members separated by dots, and indices of elements in brackets, such as `items[3].tags`.
    /// Empty for the whole body.
    public internal(set) var path: String
    /// What was expected, and what was found.
    public private(set) var message: String

    /// The message without the value that it quotes, if it quotes one.
    private var messageWithoutValue: String?

    init(path: String = "", _ message: String) {
        self.path = path
        self.message = message.shortened
    }

    /// An error that quotes what was found.
    ///
    /// - Parameters:
    ///   - value: What was found.
    ///   - message: Makes the message of what may be shown of it.
    init(quoting value: String, _ message: (String) -> String) {
        self.init(message(value))
        messageWithoutValue = message(RequestRedactor.placeholder)
    }

    /// The path and the message.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The path and the message.
    public var errorDescription: String? { description }

    /// The error as it is seen from the value that contains the member.
    func inMember(_ name: String) -> ModelReadingError {
        var error = self
        error.path = modelPath(name.shortened, path)
        return error
    }

    /// An error without what is secret of the request and of the response: what was sent with the request, credentials, and the value
    /// of a member with the name of a secret. An error of another type stays as it is.
    static func hiding(_ secrets: RequestSecrets, in error: any Error) -> any Error {
        guard var error = error as? ModelReadingError else { return error }
        let names = SecretNames(secrets.members)
        if let message = error.messageWithoutValue,
            error.path.split(whereSeparator: { ".[".contains($0) }).contains(where: { names.contains(String($0)) })
        {
            error.message = message
        }
        error.path = RequestRedactor.hiding(secrets.texts, in: error.path)
        error.message = RequestRedactor.hidingCredentials(in: error.message, and: secrets.texts)
        return error
    }

    /// The error as it is seen from the array that contains the element.
    func inElement(_ index: Int) -> ModelReadingError {
        inMember("[\(index)]")
    }

    /// The error of a document with more values than are read.
    static func tooManyValues(_ maximum: Int) -> ModelReadingError {
        ModelReadingError(
            "there are more than \(maximum) values; to read more, set TransportOptions(maximumResponseSize:), which allows one for "
                + "each 64 bytes"
        )
    }
}

/// The error of a value that could not be written.
public struct ModelWritingError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The location, as in ``ModelReadingError/path``.
    public let path: String
    /// What cannot be expressed.
    public let message: String

    init(path: String = "", _ message: String) {
        self.path = path
        self.message = message.inOneLine
    }

    /// The path and the message.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The path and the message.
    public var errorDescription: String? { description }

    /// The error as it is seen from the value that contains the member.
    func inMember(_ name: String) -> ModelWritingError {
        ModelWritingError(path: modelPath(name.inOneLine, path), message)
    }

    /// The error as it is seen from the array that contains the element.
    func inElement(_ index: Int) -> ModelWritingError {
        inMember("[\(index)]")
    }
}

/// Returns the path of a member or an element inside another one.
private func modelPath(_ outer: String, _ inner: String) -> String {
    outer + (inner.isEmpty || inner.hasPrefix("[") ? "" : ".") + inner
}
