// What SharedKeyAuthentication uses of CryptoKit, without what it does: enough to type-check the code for Apple platforms elsewhere.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol HashFunction {
    associatedtype Digest: Sequence<UInt8>

    init()
    mutating func update<Bytes: DataProtocol>(data: Bytes)
    func finalize() -> Digest
}

public struct SHA256: HashFunction {
    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {}
    public func finalize() -> SHA256Digest { SHA256Digest() }
}

public struct SHA256Digest: Sequence {
    public func makeIterator() -> [UInt8].Iterator { [].makeIterator() }
}

public struct SymmetricKey {
    public init<Bytes: ContiguousBytes>(data: Bytes) {}
}

public struct HMAC<Hash: HashFunction> {
    public struct MAC: Sequence {
        public func makeIterator() -> [UInt8].Iterator { [].makeIterator() }
    }

    public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
        MAC()
    }
}
