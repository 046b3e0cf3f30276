import ServiceDescription

/// A diagnostic for people: the line every compiler writes, then the source line and a caret.
struct DiagnosticText {
    /// Whether to use the terminal's colours.
    let usesColor: Bool

    /// The text, with a line break at its end.
    func text(for diagnostic: Diagnostic) -> String {
        let place = diagnostic.mark.map { VisibleText.escaped($0.description) + ": " } ?? ""
        let severity = styled(diagnostic.severity.rawValue + ":", severityStyle(diagnostic.severity))
        var text = "\(styled(place, .bold))\(severity) \(styled(VisibleText.escaped(diagnostic.message), .bold))\n"
        if let excerpt = diagnostic.mark.flatMap(SourceExcerpt.init) {
            text += "\(excerpt.line)\n\(excerpt.indentation)\(styled("^", .caret))\n"
        }
        return text
    }

    /// SGR parameters (ECMA-48) of the parts of a diagnostic, as compilers choose them.
    private enum Style: String {
        case bold = "1"
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case caret = "1;32"
    }

    private func severityStyle(_ severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    private func styled(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
