/// Forms names from the words in paths and pointers.
enum Words {
    /// The runs of letters and digits in a text, each with its first letter in upper case, joined.
    static func capitalized(_ text: some StringProtocol) -> String {
        let runs = text.split { !($0.isLetter || $0.isNumber) }
        return runs.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
