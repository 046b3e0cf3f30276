import Foundation
import ServiceRuntime

/// A key that a service and its user share, and that is never sent.
struct SharedKey: Sendable {
    private let base64: String

    /// Holds a key.
    ///
    /// - Parameter base64: The key as the service shows it, in Base64.
    init(base64: String) {
        self.base64 = base64
    }

    /// Checks that there is a key.
    ///
    /// - Parameter name: What the key is called in the error.
    /// - Throws: `ServiceError/client(_:_:)` if it is empty or not Base64.
    func validate(as name: String) throws {
        guard !base64.isEmpty else {
            throw ServiceError.client("The credential's \(name) is empty.")
        }
        guard bytes != nil else {
            throw ServiceError.client(
                "The credential's \(name) is not Base64 (RFC 4648 section 4). Check that it was copied completely and "
                    + "without line breaks."
            )
        }
    }

    /// Checks the name that goes with a key, which is sent.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: What it is called in the error.
    /// - Throws: `ServiceError/client(_:_:)` if it is empty or cannot be part of a header field.
    static func validate(name: String, as kind: String) throws {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw ServiceError.client(
                "The credential's \(kind) '\(name)' is not a valid name: it is empty, or contains spaces, line breaks "
                    + "or non-ASCII characters."
            )
        }
    }

    /// The signature of a text.
    ///
    /// - Parameter text: The string to sign.
    /// - Returns: The HMAC-SHA256 of its UTF-8, in Base64.
    /// - Throws: `ServiceError/client(_:_:)` if the key is not Base64 or the signature cannot be computed.
    func signature(of text: String) throws -> String {
        guard let bytes else {
            throw ServiceError.client("The credential's key is not Base64, so the request cannot be signed.")
        }
        return try SHA256Code.authentication(of: Data(text.utf8), key: bytes).base64EncodedString()
    }

    private var bytes: Data? {
        // Foundation takes padding in the middle for bytes, and would sign with another key.
        Data(base64Encoded: base64).flatMap { $0.base64EncodedString() == base64 ? $0 : nil }
    }
}

extension SharedKey: SecretHolder {}
