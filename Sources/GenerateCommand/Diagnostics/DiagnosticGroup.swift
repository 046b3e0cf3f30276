import ServiceDescription

/// A diagnostic other than a note, with the notes that belong to it.
struct DiagnosticGroup {
    /// The diagnostic itself.
    let head: Diagnostic
    /// Additional notes, such as where a name was first declared.
    private(set) var notes: [Diagnostic] = []
    private let file: Int

    /// The diagnostic and its notes.
    var all: [Diagnostic] { [head] + notes }

    private var place: (Int, Int, Int) { (file, head.mark?.line ?? 0, head.mark?.column ?? 0) }

    /// The key that is equal for groups with the same message at the same place.
    private var identity: [String] { [head.severity.rawValue, head.mark?.description ?? "", head.message] }

    private init(_ head: Diagnostic, file: Int) {
        self.head = head
        self.file = file
    }

    /// Returns diagnostics sorted by file, line and column, without duplicates, because two clients may have been
    /// generated from one description. Files are in the order of their first mention, and diagnostics without a file
    /// come last.
    ///
    /// - Parameter diagnostics: What was found, in the order in which it was found; a note follows what it belongs to.
    static func sorted(_ diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
        var files: [String: Int] = [:]
        var groups: [DiagnosticGroup] = []
        for diagnostic in diagnostics {
            if diagnostic.severity == .note, !groups.isEmpty {
                groups[groups.count - 1].notes.append(diagnostic)
            } else if let mark = diagnostic.mark {
                let file = files[mark.file.path] ?? files.count
                files[mark.file.path] = file
                groups.append(DiagnosticGroup(diagnostic, file: file))
            } else {
                groups.append(DiagnosticGroup(diagnostic, file: .max))
            }
        }
        // The standard library's sort is stable.
        return groups.uniqued(on: \.identity).sorted { $0.place < $1.place }
    }
}
