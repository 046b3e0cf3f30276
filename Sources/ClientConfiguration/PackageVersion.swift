import YAML

/// The syntax of package versions (Semantic Versioning 2.0.0).
enum PackageVersion {
    /// Whether a text is a version: three numbers, and perhaps a pre-release and a build.
    static func isValid(_ text: String) -> Bool {
        let build = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = build[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 3 && numbers.allSatisfy(isNumber)
            && (parts.dropFirst() + build.dropFirst()).allSatisfy(areIdentifiers)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count < 10 && text.utf8.allSatisfy(\.isDigit)
            && (text == "0" || !text.hasPrefix("0"))
    }

    private static func areIdentifiers(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") }
        }
    }
}
