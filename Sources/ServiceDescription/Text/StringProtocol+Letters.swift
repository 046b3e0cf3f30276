extension StringProtocol {
    /// The letters and digits of a text, in lower case: what two spellings of one name have in common.
    var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
