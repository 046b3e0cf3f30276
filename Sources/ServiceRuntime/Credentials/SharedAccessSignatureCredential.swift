import Foundation

/// A signature that was created with a key and grants access to some resources and operations for a limited time
/// ([Shared access signatures](https://learn.microsoft.com/azure/storage/common/storage-sas-overview)).
public struct SharedAccessSignatureCredential: Credential, SecretHolder {
    private let source: SecretSource<String>

    /// Creates a credential.
    ///
    /// - Parameter signature: The signature as the service's tools show it: a query such as `sv=…&se=…&sig=…`, with or
    ///   without a leading question mark.
    public init(_ signature: String) {
        source = .fixed(signature)
    }

    /// Creates a credential whose signature is replaced before it expires.
    ///
    /// - Parameter signature: Returns the signature that is valid now, as above. It is called for each try of each request, so it should keep
    ///   the signature for as long as it is valid. The request fails with its error, and is not sent. It is not called again for a signature
    ///   that the service rejects: its response (403) is final, and the next request asks anew.
    public init(signature: @escaping @Sendable () async throws -> String) {
        source = .asked(signature)
    }

    /// The parameters to send now, encoded as they are sent.
    var parameters: [Substring] {
        get async throws { Self.parameters(of: try await source.secret(named: "signature", Self.check)) }
    }

    /// Checks that the signature is usable. One that is replaced is checked when it is sent.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it contains no `sig`, or cannot be part of a URL.
    public func validate() throws {
        try source.validate(Self.check)
    }

    private static func parameters(of signature: String) -> [Substring] {
        signature.drop { $0 == "?" }.split(separator: "&")
    }

    private static func check(_ signature: String) throws {
        let parameters = parameters(of: signature)
        guard parameters.contains(where: { $0.hasPrefix("sig=") && $0.count > 4 }) else {
            throw ServiceError.client(
                "The shared access signature has no parameter 'sig'. Pass the whole query that the service's tools "
                    + "show, such as sv=…&se=…&sig=…"
            )
        }
        guard parameters.allSatisfy(PercentEncoding.isQuery) else {
            throw ServiceError.client(
                "The shared access signature contains characters that are not allowed in a URL, or a '%' without two "
                    + "hexadecimal digits. It must be complete and percent-encoded."
            )
        }
    }
}
