import Foundation

/// What logs, errors and recordings must not show of a request and of the response to it.
package struct RequestSecrets: Sendable {
    /// The secret parts of the URL and the header fields, as they are sent.
    package private(set) var texts: [String] = []

    /// The secret parts of the path that are too short to be looked for elsewhere.
    private(set) var shortPathParts: [String] = []

    /// The names of secret members in bodies, including that of the response, in lowercase.
    package var members: Set<String> = []

    /// The minimum length of a secret, in bytes: anything shorter would be found by chance in other texts.
    private static let shortestText = 6

    /// The minimum length of a secret parameter, in bytes: anything shorter would be found in every text.
    private static let shortestParameter = 4

    /// Adds a text, unless it is too short.
    ///
    /// - Parameter text: The text, as it is sent.
    package mutating func add(_ text: String) {
        if text.utf8.count >= Self.shortestText, !texts.contains(text) { texts.append(text) }
    }

    /// Adds the value of a parameter.
    ///
    /// - Parameters:
    ///   - text: The value, as it is sent.
    ///   - isInPath: Whether it is a part of the path, which is hidden there however short it is.
    mutating func add(parameter text: String, isInPath: Bool) {
        if isInPath, text.utf8.count < Self.shortestParameter { shortPathParts.append(text) }
        // Services repeat it as it reads.
        for secret in [text, PercentEncoding.decode(text)]
        where secret.utf8.count >= Self.shortestParameter && !texts.contains(secret) {
            texts.append(secret)
        }
    }
}
