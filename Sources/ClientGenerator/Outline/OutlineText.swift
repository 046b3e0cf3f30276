import ServiceDescription

extension Documentation {
    /// The first paragraph of the description's text, as it is written above a declaration; `nil` if there is none.
    var firstParagraph: String? {
        [summary, text].lazy.compactMap { $0 }.map(DocumentationLines.paragraph).first { !$0.isEmpty }
    }
}

extension OperationDeclaration.Output {
    /// Whether there is a way from one page to the next.
    var isPaged: Bool {
        switch format {
        case .page(_, let nextLink): nextLink != nil
        case .pages: true
        default: false
        }
    }
}

extension SwiftExpression {
    /// The value as people write it: a case with a point before its name, and everything else without quotation marks.
    var spelling: String {
        switch self {
        case .text(let text), .word(let text): text
        case .enumerationCase(let name): "." + SwiftName.unescaped(name)
        case .initializer(_, let arguments): arguments.map(\.value.spelling).joined(separator: ", ")
        case .array, .bytes, .emptyDictionary: "{}"
        }
    }
}
