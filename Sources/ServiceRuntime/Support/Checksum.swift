/// Checksums, which tell texts apart that differ by chance. They are no protection against anybody.
enum Checksum {
    /// The CRC-32 of ISO 3309, as in gzip (RFC 1952, section 8).
    static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
    }
}
