extension StringProtocol where SubSequence == Substring {
    /// The parts between the places of a sign, as `split(separator:)` returns them. Paths and identifiers are divided so often, and
    /// bytes are compared so much quicker than characters, that it is worth a function.
    ///
    /// - Parameters:
    ///   - sign: A sign of ASCII.
    ///   - omittingEmptySubsequences: Whether parts without anything in them are left out.
    /// - Complexity: O(*n*) in the length of the text.
    package func parts(between sign: Unicode.Scalar, omittingEmptySubsequences: Bool = true) -> [Substring] {
        self[...].utf8.split(
            separator: UInt8(ascii: sign),
            omittingEmptySubsequences: omittingEmptySubsequences
        ).map { Substring($0) }
    }
}
