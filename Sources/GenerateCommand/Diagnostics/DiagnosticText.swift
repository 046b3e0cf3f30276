import ServiceDescription

/// A diagnostic as text: a line as from compilers, then the source line and a caret, in the colors that compilers use.
struct DiagnosticText {
    /// What the terminal can show.
    let style: TerminalStyle

    /// The text, with a line break at its end.
    func text(for diagnostic: Diagnostic) -> String {
        let place = diagnostic.mark.map { VisibleText.escaped($0.description) + ": " } ?? ""
        let severity = style.styled(diagnostic.severity.rawValue + ":", emphasis(of: diagnostic.severity))
        let message = style.styled(VisibleText.escaped(diagnostic.message), .strong)
        var text = "\(style.styled(place, .strong))\(severity) \(message)\n"
        if let excerpt = diagnostic.mark.flatMap({ SourceExcerpt(at: $0, width: style.width) }) {
            text += "\(excerpt.line)\n\(excerpt.indentation)\(style.styled("^", .place))\n"
        }
        return text
    }

    private func emphasis(of severity: Diagnostic.Severity) -> TerminalStyle.Emphasis {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
