import Foundation
import ServiceRuntime

#if canImport(CryptoKit)
    import CryptoKit
#else
    import CLibCrypto
#endif

/// SHA-256 (FIPS 180-4) and the message authentication code over it (RFC 2104), as the system's library computes them:
/// CryptoKit on Apple platforms, OpenSSL's libcrypto elsewhere.
enum SHA256Code {
    /// The hash of a body, whose files are read part by part.
    ///
    /// - Parameters:
    ///   - body: The body, without streams.
    ///   - isCanceled: Is asked again and again whether the hash is still wanted.
    /// - Returns: 32 bytes.
    /// - Throws: `ServiceError/client(_:_:)` if a file cannot be read or the library refuses to compute it; `CancellationError` if
    ///   it is no longer wanted.
    static func digest(of body: HTTPBody, isCanceled: () -> Bool = { false }) throws -> Data {
        #if canImport(CryptoKit)
            var hash = CryptoKit.SHA256()
            try body.read { part in
                if isCanceled() { throw CancellationError() }
                hash.update(data: part)
            }
            return Data(hash.finalize())
        #else
            let context = EVP_MD_CTX_new()
            defer { EVP_MD_CTX_free(context) }
            var isComputed = context != nil && EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
            try body.read { part in
                if isCanceled() { throw CancellationError() }
                guard isComputed else { return }
                isComputed = part.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) == 1 }
            }
            return try computed { code, length in isComputed && EVP_DigestFinal_ex(context, code, &length) == 1 }
        #endif
    }

    /// The code that proves that some bytes come from someone who knows a key.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - key: The key, of any length.
    /// - Returns: 32 bytes.
    /// - Throws: `ServiceError/client(_:_:)` if the library refuses to compute it.
    static func authentication(of data: Data, key: Data) throws -> Data {
        #if canImport(CryptoKit)
            return Data(HMAC<CryptoKit.SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
        #else
            guard let keyLength = Int32(exactly: key.count) else {
                throw ServiceError.client("The key is too long to sign with: \(key.count) bytes.")
            }
            return try computed { code, length in
                key.withUnsafeBytes { key in
                    data.withUnsafeBytes { data in
                        // An empty key still needs an address, any: for nil, OpenSSL takes the one of the call before.
                        HMAC(
                            EVP_sha256(),
                            key.baseAddress ?? UnsafeRawPointer(code),
                            keyLength,
                            data.baseAddress?.assumingMemoryBound(to: UInt8.self),
                            data.count,
                            code,
                            &length
                        ) != nil
                    }
                }
            }
        #endif
    }

    #if !canImport(CryptoKit)
        /// What a function of the library writes.
        ///
        /// - Parameter compute: Writes at most 64 bytes and their count; false if that is not possible.
        private static func computed(
            _ compute: (UnsafeMutablePointer<UInt8>, inout UInt32) -> Bool
        ) throws -> Data {
            var length: UInt32 = 0
            let capacity = Int(EVP_MAX_MD_SIZE)
            let bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer -> Data? in
                guard let code = buffer.baseAddress, compute(code, &length) else {
                    return nil
                }
                return Data(bytes: code, count: Int(length))
            }
            guard let bytes else {
                throw ServiceError.client(
                    "OpenSSL's libcrypto does not compute SHA-256, so the request cannot be signed. Check its "
                        + "configuration (openssl.cnf)."
                )
            }
            return bytes
        }
    #endif
}
