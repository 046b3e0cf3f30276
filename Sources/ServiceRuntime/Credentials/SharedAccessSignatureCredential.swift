import Foundation

/// A signature that was created with a key and grants access to some resources and operations for a limited time
/// ([Shared access signatures](https://learn.microsoft.com/azure/storage/common/storage-sas-overview)).
public struct SharedAccessSignatureCredential: Credential, SecretHolder {
    /// The parameters, encoded as they are sent.
    let parameters: [Substring]

    /// Creates a credential.
    ///
    /// - Parameter signature: The signature as the service's tools show it: a query such as `sv=…&se=…&sig=…`, with or
    ///   without a leading question mark.
    public init(_ signature: String) {
        parameters = signature.drop { $0 == "?" }.split(separator: "&")
    }

    /// Checks that the signature is usable.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it contains no `sig`, or cannot be part of a URL.
    public func validate() throws {
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
