/// An error in a template, or between a template and its view, with its position.
public struct TemplateError: Error, Sendable, Equatable {
    /// The file of the template, as its author named it to ``Template/init(_:name:file:)``.
    public let file: String
    /// The line of the tag at fault, counted from 1; 0 where the error has no place in a template.
    public let line: Int
    /// The column of the tag at fault in Unicode scalars, counted from 1; 0 where the error has no place in a template.
    public let column: Int
    /// What is wrong, why, and what would be right.
    public let message: String

    /// An error at a place in a template; without a place, in the file as a whole.
    init(file: String, at position: TemplatePosition?, _ message: String) {
        self.file = file
        line = position?.line ?? 0
        column = position?.column ?? 0
        self.message = message
    }
}

extension TemplateError: CustomStringConvertible {
    /// `file:line:column: error: message`, the form that compilers use and editors understand.
    public var description: String {
        line == 0 ? "\(file): error: \(message)" : "\(file):\(line):\(column): error: \(message)"
    }
}

/// A position in the source of a template. Lines and columns start at 1.
struct TemplatePosition: Sendable, Equatable {
    /// The line.
    let line: Int
    /// The column, in Unicode scalars.
    let column: Int
}
