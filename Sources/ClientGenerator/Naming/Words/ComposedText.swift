extension String {
    /// The text with one scalar for a letter and the marks behind it wherever Unicode has one, so that names that look the same are
    /// spelled the same: *é* for *e* and an accent, as in normalization form C (UAX #15).
    ///
    /// Foundation could do this, but loading it takes as long as all else of a short run.
    var composed: String { map(\.composed).joined() }

    /// What is one scalar and may be written as several, and the rest of the same scripts. Texts are equal however they are written.
    fileprivate static let ofOneScalar: Set<String> = {
        let scripts: [ClosedRange<UInt32>] = [
            0x41...0x5A, 0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3, 0x1_1080...0x1_19FF,
        ]
        return Set(scripts.joined().lazy.compactMap(Unicode.Scalar.init).filter(\.isPreferred).map { String($0) })
    }()
}

extension Character {
    fileprivate var composed: String {
        let scalars = unicodeScalars
        if let only = scalars.first, scalars.dropFirst().isEmpty, only.isPreferred { return String(self) }
        // Nothing that is one scalar is written as more than four. Further marks stay apart.
        for count in [4, 3, 2, 1] {
            let start = String(String.UnicodeScalarView(scalars.prefix(count)))
            guard let index = String.ofOneScalar.firstIndex(of: start) else { continue }
            return String.ofOneScalar[index] + String(String.UnicodeScalarView(scalars.dropFirst(count)))
        }
        return String(self)
    }
}

extension Unicode.Scalar {
    /// Whether no other scalar is preferred, as the letter *Å* is to the sign for *angstrom*.
    fileprivate var isPreferred: Bool { !properties.isFullCompositionExclusion }
}
