import ServiceDescription

extension Documentation {
    /// The first line of what the description says; `nil` if it says nothing.
    var firstLine: String? {
        [summary, text].compactMap { $0 }.lazy
            .compactMap { text in
                text.split(whereSeparator: \.isNewline).lazy
                    .map { line in String(line.drop(while: \.isWhitespace)) }.first { !$0.isEmpty }
            }.first
    }
}

extension Response.Status {
    /// The status as descriptions write it: `200`, `4XX` or `default`.
    var text: String {
        switch self {
        case .code(let code): String(code)
        case .range(let digit): "\(digit)XX"
        case .default: "default"
        }
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
