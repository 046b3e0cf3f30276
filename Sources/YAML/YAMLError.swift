/// The error of a file that cannot be read as YAML or JSON, with its place.
package struct YAMLError: Error, Sendable {
    /// The place the error is about.
    package let mark: Mark
    /// What is wrong: one line of plain English, without a full stop.
    package let message: String
    /// What to do about it, where that is known: one line, without a full stop.
    package let help: String?
    /// A second place that the message names, such as the first of two duplicate keys.
    package let related: Mark?
    /// Further errors in the order of the file: a reader goes on after duplicate keys.
    package internal(set) var furtherErrors: [YAMLError] = []
    /// The document with only the first of each duplicate key, or with the members of all their tables, if nothing else is wrong, so that
    /// the rest of it can be checked.
    package internal(set) var document: YAMLNode?

    /// Makes an error.
    package init(mark: Mark, message: String, help: String? = nil, related: Mark? = nil) {
        self.mark = mark
        self.message = message
        self.help = help
        self.related = related
    }
}

extension YAMLError: CustomStringConvertible {
    /// The error as compilers write it: `path:line:column: error: message; help`.
    package var description: String {
        "\(mark): error: \(message)" + (help.map { "; \($0)" } ?? "")
    }
}
