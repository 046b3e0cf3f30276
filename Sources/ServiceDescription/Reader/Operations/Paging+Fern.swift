import YAML

extension Paging {
    /// Reads `x-fern-pagination` (https://buildwithfern.com/learn/api-definitions/openapi/extensions/pagination).
    ///
    /// - Parameters:
    ///   - node: The value of the extension: what it says, or `true` for what the document says at its root.
    ///   - source: The document.
    /// - Returns: How pages follow each other; `nil` if it is `false`, or no mapping, which is reported.
    /// - Throws: What is missing, or cannot be expressed.
    static func readFern(_ node: YAMLNode, from source: inout DescriptionSource) throws(PagingMistake) -> Paging? {
        if let isPaged = node.bool {
            guard isPaged else { return nil }
            guard let shared = source.root[OperationKeyword.fernPagination.rawValue], shared.mapping != nil else {
                throw PagingMistake(
                    message: "the document does not say how (write a mapping there, or here)",
                    mark: node.mark
                )
            }
            return try readFern(shared, from: &source)
        }
        guard let fields = source.fields(node, as: FernPagingKeyword.self) else { return nil }
        func path(_ key: FernPagingKeyword, in part: String) throws(PagingMistake) -> String? {
            try fields[key].map { node throws(PagingMistake) in try name(node, in: part) }
        }
        let results = try path(.results, in: "response")
        var paging = Paging(itemsName: results.flatMap { $0.isEmpty ? nil : $0 }, nextLinkName: nil)
        paging.isItemsNameDefault = results == nil
        if let parameter = try path(.cursor, in: "request") {
            guard let member = try path(.nextCursor, in: "response"), !member.isEmpty else {
                throw PagingMistake(message: "it does not say where the next cursor is (add 'next_cursor')")
            }
            paging.continuation = .token(member: member, parameter: parameter)
        } else if let parameter = try path(.offset, in: "request") {
            let step = try path(.step, in: "request")
            // Without a step, each page adds 1. With one, what is added is the number of its items, unless the generator's
            // settings say otherwise, as they must where the parameter is the number of a page.
            let isNumber = step == nil || PagingParameterNames.numbers.contains(parameter.letters)
            paging.continuation =
                isNumber
                ? .page(parameter: parameter, first: 1, limit: step) : .offset(parameter: parameter, limit: step)
            paging.moreName = try path(.hasNextPage, in: "response")
        } else if let link = try path(fields[.nextURI] == nil ? .nextPath : .nextURI, in: "response"), !link.isEmpty {
            paging.nextLinkName = link
        } else {
            throw PagingMistake(
                message: "it does not say what leads to the next page (add 'cursor', 'offset' or 'next_uri')"
            )
        }
        return paging
    }

    /// The path in `$request.a.b` or `$response.a.b`; empty for the whole response.
    private static func name(_ node: YAMLNode, in part: String) throws(PagingMistake) -> String {
        let text = node.string ?? ""
        if part == "response", text == "$response" { return "" }
        let start = "$\(part)."
        guard text.hasPrefix(start), text.utf8.count > start.utf8.count, !text.utf8.contains(UInt8(ascii: "[")) else {
            let found = node.string.map { "'\($0)'" } ?? node.kindDescription
            throw PagingMistake(message: "expected a path such as '\(start)name', found \(found)", mark: node.mark)
        }
        return String(text.dropFirst(start.count))
    }
}

/// The keys of `x-fern-pagination`.
private enum FernPagingKeyword: String, ExtensionKeyword {
    case cursor, offset, results, step
    case nextCursor = "next_cursor"
    case nextURI = "next_uri"
    case nextPath = "next_path"
    case hasNextPage = "has-next-page"

    static let byName = makeTable()
}
