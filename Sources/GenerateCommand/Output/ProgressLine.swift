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

    /// Shows a text in place of the one before.
    func show(_ text: String) {
        if isShown { console.writeError("\r\u{1B}[K\(VisibleText.escaped(text))") }
    }

    /// Leaves the line empty.
    func clear() {
        if isShown { console.writeError("\r\u{1B}[K") }
    }
}
