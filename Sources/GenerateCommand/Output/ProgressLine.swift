/// A line on a terminal that shows the progress, and disappears before other output.
struct ProgressLine {
    private let console: Console
    private let isShown: Bool

    /// - Parameters:
    ///   - console: Where the line is shown, if it shows progress.
    ///   - options: A line is not for those who want to see errors only, nor for programs.
    init(on console: Console, _ options: GenerationOptions) {
        self.console = console
        isShown = console.showsProgress && options.verbosity != .quiet && options.diagnosticsFormat == .text
    }

    /// Shows a text in place of the one before, or its beginning: what continues on another line would stay.
    func show(_ text: String) {
        guard isShown else { return }
        let shown = VisibleText.escaped(text).prefix(max(0, (console.errorStyle.width ?? .max) - 1))
        console.writeError("\r\u{1B}[K\(shown)")
    }

    /// Leaves the line empty.
    func clear() {
        if isShown { console.writeError("\r\u{1B}[K") }
    }
}
