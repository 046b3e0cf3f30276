/// The order of API versions: numbers compare numerically, and previews precede the version that they lead to.
///
/// `1.9` comes before `1.10`, `v1alpha2` before `v1beta1` before `v1`, and `2024-05-01-preview` before `2024-05-01`.
struct ApiVersionOrder: Comparable {
    /// A run of digits or letters. All other characters only separate parts. The order of the cases is their order
    /// after the same beginning.
    private enum Part: Comparable {
        /// A word that marks a preview.
        case preview(String)
        /// The end of the version.
        case end
        /// A number, by its length and its digits: it may be too long for an integer.
        case number(Int, String)
        /// Any other word.
        case word(String)

        init(_ run: Substring) {
            if run.first?.isWholeNumber == true {
                let digits = run.drop { $0 == "0" }
                self = .number(digits.count, String(digits))
            } else {
                let word = run.lowercased()
                let isPreview =
                    word.contains("preview") || ["alpha", "beta", "dev", "pre", "rc", "snapshot"].contains(word)
                self = isPreview ? .preview(word) : .word(word)
            }
        }
    }

    private let parts: [Part]

    /// The place of a version.
    init(_ version: String) {
        var parts: [Part] = []
        var rest = version[...]
        while let first = rest.first {
            let run = rest.prefix { $0.isWholeNumber == first.isWholeNumber && $0.isLetter == first.isLetter }
            if first.isWholeNumber || first.isLetter { parts.append(Part(run)) }
            rest = rest[run.endIndex...]
        }
        self.parts = parts + [.end]
    }

    /// The last of some versions, which are sorted, that is not a preview, or the last one if all are (G021, G024).
    static func newest<Version>(of versions: [Version], text: (Version) -> String) -> Version? {
        versions.last { !ApiVersionOrder(text($0)).isPreview } ?? versions.last
    }

    /// Whether the version is one that may still change.
    var isPreview: Bool {
        parts.contains { if case .preview = $0 { true } else { false } }
    }

    static func < (first: Self, second: Self) -> Bool { first.parts.lexicographicallyPrecedes(second.parts) }
}
