import YAML

/// A collection of the diagnostics of one stage.
///
/// It stores a limited number of diagnostics and counts the rest, in case every line of a description is wrong.
package struct Diagnostics: Sendable {
    /// How many errors, how many warnings and how many losses are kept.
    package static let limit = 1000
    /// The maximum length of a message, in bytes. Quoted text may have any length.
    private static let longestMessage = 1000
    /// How many notes one diagnostic may have.
    private static let noteLimit = 8

    /// The collected diagnostics, in order. Notes follow the diagnostic that they belong to.
    package private(set) var all: [Diagnostic] = []
    /// What was not kept because there was too much of it.
    package private(set) var omitted = DiagnosticCounts()
    private var kept = DiagnosticCounts()
    /// Notes that the last diagnostic has; `nil` if it was not kept, and neither are its notes.
    private var lastNotes: Int?

    /// Nothing to tell.
    package init() {}

    /// Whether an error is among it.
    package var hasErrors: Bool { kept.errors > 0 }

    /// How many errors were added, those included that were not kept.
    package var errorCount: Int { kept.errors + omitted.errors }

    /// Adds an error.
    package mutating func error(_ message: String, at mark: Mark?) {
        append(Diagnostic(.error, message, at: mark))
    }

    /// Adds a warning about a mistake that the client survives whole, unless it is said to be a loss.
    package mutating func warning(_ message: String, at mark: Mark?, isLoss: Bool = false) {
        append(Diagnostic(.warning, message, at: mark, isLoss: isLoss))
    }

    /// Adds a warning that something of the description is not in the client, or not as the description has it.
    package mutating func loss(_ message: String, at mark: Mark?) { warning(message, at: mark, isLoss: true) }

    /// Adds a loss of something that several parts of the description share, unless it was added already.
    package mutating func sharedLoss(_ message: String, at mark: Mark?) {
        if all.contains(where: { $0.mark == mark && $0.message == message }) { return }
        loss(message, at: mark)
    }

    /// Adds a remark to what was added last.
    package mutating func note(_ message: String, at mark: Mark?) {
        append(Diagnostic(.note, message, at: mark))
    }

    /// Adds a diagnostic.
    package mutating func append(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .note {
            guard let count = lastNotes, count < Self.noteLimit else { return }
            lastNotes = count + 1
        } else if kept.count(like: diagnostic) < Self.limit {
            kept.add(diagnostic)
            lastNotes = 0
        } else {
            omitted.add(diagnostic)
            lastNotes = nil
            return
        }
        all.append(diagnostic)
        if diagnostic.message.utf8.count > Self.longestMessage {
            all[all.count - 1].message = Self.shortened(diagnostic.message)
        }
    }

    /// Returns a message without its middle, because the problem is at its start and the advice at its end.
    private static func shortened(_ message: String) -> String {
        let half = longestMessage / 2
        let start = message.utf8.index(message.startIndex, offsetBy: half)
        let end = message.utf8.index(message.endIndex, offsetBy: -half)
        // These slices begin and end between characters, wherever the bytes do.
        return String(message.unicodeScalars[..<start]) + "…" + String(message.unicodeScalars[end...])
    }

    /// Adds all that another stage collected.
    package mutating func append(contentsOf other: Diagnostics) {
        for diagnostic in other.all { append(diagnostic) }
        omitted.add(other.omitted)
        lastNotes = nil
    }

    /// Removes the warnings at some places, with their notes.
    mutating func removeWarnings(at places: Set<Mark>) {
        guard !places.isEmpty else { return }
        var result = Diagnostics()
        var isRemoved = false
        for diagnostic in all {
            if diagnostic.severity != .note {
                isRemoved = diagnostic.severity == .warning && diagnostic.mark.map(places.contains) == true
            }
            if !isRemoved { result.append(diagnostic) }
        }
        result.omitted.add(omitted)
        self = result
    }

    /// Returns the same diagnostics sorted by position, with files in the order of their first mention, and without
    /// duplicates from parts of a document that were read twice.
    ///
    /// - Parameter first: The file that comes before all others.
    func inDocumentOrder(from first: SourceFile) -> Diagnostics {
        struct Place: Hashable {
            let file: Int
            let line: Int
            let column: Int
            let message: String
        }
        let heads = all.indices.filter { all[$0].severity != .note }
        let ends = Array(heads.dropFirst()) + [all.count]
        var files = [first.path: 0]
        let places = heads.map { index in
            guard let mark = all[index].mark else {
                return Place(file: .max, line: 0, column: 0, message: all[index].message)
            }
            let file = files[mark.file.path] ?? files.count
            files[mark.file.path] = file
            return Place(file: file, line: mark.line, column: mark.column, message: all[index].message)
        }
        let order = heads.indices.sorted {
            let (first, second) = (places[$0], places[$1])
            return (first.file, first.line, first.column, $0) < (second.file, second.line, second.column, $1)
        }
        var seen: Set<Place> = []
        var result = Diagnostics()
        for offset in order where seen.insert(places[offset]).inserted {
            for diagnostic in all[heads[offset]..<ends[offset]] { result.append(diagnostic) }
        }
        result.omitted.add(omitted)
        return result
    }
}
