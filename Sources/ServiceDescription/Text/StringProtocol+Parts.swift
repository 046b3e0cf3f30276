extension StringProtocol where SubSequence == Substring {
    /// Splits a text at a sign, as `split(separator:)` does, but by bytes. Paths and identifiers are split often enough to
    /// justify a faster function.
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
