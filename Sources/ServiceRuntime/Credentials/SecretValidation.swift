/// The checks that all credentials of the runtime share.
enum SecretValidation {
    /// Checks that a secret can be sent in a header field.
    ///
    /// - Parameters:
    ///   - secret: The secret. It does not appear in the error.
    ///   - name: The name of the secret in the error.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is empty or contains control characters.
    static func check(_ secret: String, as name: String) throws {
        guard !secret.isEmpty else {
            throw ServiceError.client("The credential's \(name) is empty.")
        }
        guard HeaderValidation.isValidValue(secret) else {
            throw ServiceError.client(
                "The credential's \(name) contains a line break or another control character. If it was read from a "
                    + "file, remove the line break at its end."
            )
        }
    }
}
