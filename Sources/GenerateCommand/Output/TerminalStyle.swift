/// Styles text and fits it into the width of a terminal, and leaves it unchanged elsewhere.
struct TerminalStyle {
    /// The SGR parameters (ECMA-48) of emphasized text.
    enum Emphasis: String {
        case strong = "1"
        case error = "1;31"
        case place = "1;32"
        case warning = "1;35"
        case note = "1;36"
    }

    /// Whether to use the terminal's colors.
    var usesColor = false
    /// The terminal's columns; `nil`: lines may be as long as they like.
    var width: Int?

    /// The text, emphasized where the terminal can show it.
    func styled(_ text: String, _ emphasis: Emphasis) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
    }
}
