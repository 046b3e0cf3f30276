import JSONPath
import Suggestions
import YAML

extension Paging {
    /// Reads `x-speakeasy-pagination` (https://www.speakeasy.com/docs/sdks/customize/runtime/pagination).
    ///
    /// - Parameters:
    ///   - node: The value of the extension.
    ///   - source: The document.
    /// - Returns: How pages follow each other; `nil` if it is no mapping, which is reported.
    /// - Throws: What is missing, or cannot be expressed.
    static func readSpeakeasy(
        _ node: YAMLNode,
        from source: inout DescriptionSource
    ) throws(PagingMistake) -> Paging? {
        guard let fields = source.fields(node, as: SpeakeasyPagingKeyword.self) else { return nil }
        let inputs = readInputs(fields[.inputs], from: &source)
        let outputs = fields[.outputs].flatMap { source.fields($0, as: SpeakeasyOutputKeyword.self) }
        let results = outputs?[.results]
        let items = try results.flatMap { node throws(PagingMistake) in try path(node) }
        var paging = Paging(itemsName: items, nextLinkName: nil)
        paging.isItemsNameDefault = results == nil
        let limit = inputs[.limit]
        switch try readType(fields[.type]) {
        case .offsetLimit:
            if let offset = inputs[.offset] {
                paging.continuation = .offset(parameter: offset, limit: limit)
            } else if let page = inputs[.page] {
                paging.continuation = .page(parameter: page, first: 1, limit: limit)
            } else {
                throw PagingMistake(message: "it has no input of the type 'page' or 'offset' (add it to 'inputs')")
            }
        case .cursor:
            guard let parameter = inputs[.cursor] else {
                throw PagingMistake(message: "it has no input of the type 'cursor' (add it to 'inputs')")
            }
            let cursor = try readCursor(outputs?[.nextCursor])
            guard cursor.isOfLastItem else {
                paging.continuation = .token(member: cursor.member, parameter: parameter)
                break
            }
            if results != nil, items != cursor.items {
                throw PagingMistake(
                    message: "'nextCursor' is in other items than those of 'results' (use the same path)",
                    mark: outputs?[.nextCursor]?.mark
                )
            }
            (paging.itemsName, paging.isItemsNameDefault) = (cursor.items, false)
            paging.continuation = .item(member: cursor.member, parameter: parameter)
        case .url: paging.nextLinkName = try readNextURL(outputs?[.nextUrl])
        }
        return paging
    }

    private static func readNextURL(_ node: YAMLNode?) throws(PagingMistake) -> String {
        guard let node else {
            throw PagingMistake(message: "it does not say where the next URL is (add 'nextUrl' to 'outputs')")
        }
        if let member = try path(node) { return member }
        throw PagingMistake(message: "'nextUrl' is the whole response (name a member)", mark: node.mark)
    }

    private static func readType(_ node: YAMLNode?) throws(PagingMistake) -> SpeakeasyPagingType {
        let names = SpeakeasyPagingType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        guard let node, let name = node.string else {
            throw PagingMistake(message: "it has no 'type' (write one of \(names))", mark: node?.mark)
        }
        if let type = SpeakeasyPagingType(rawValue: name) { return type }
        throw PagingMistake(message: "its 'type' '\(name)' is unknown (write one of \(names))", mark: node.mark)
    }

    /// The names of the parameters by what they are for.
    private static func readInputs(
        _ node: YAMLNode?,
        from source: inout DescriptionSource
    ) -> [SpeakeasyInputType: String] {
        var inputs: [SpeakeasyInputType: String] = [:]
        for item in source.objects(node) {
            guard let fields = source.fields(item, as: SpeakeasyInputKeyword.self),
                let name = source.text(fields[.name]),
                let type = source.text(fields[.type]).flatMap(SpeakeasyInputType.init(rawValue:))
            else { continue }
            inputs[type] = inputs[type] ?? name
        }
        return inputs
    }

    /// A way to a member: names with dots between them, `nil` for the whole response.
    private static func path(_ node: YAMLNode) throws(PagingMistake) -> String? { try joined(steps(node)[...], node) }

    /// The way to a cursor: a member of the page, or of its last item.
    private static func readCursor(
        _ node: YAMLNode?
    ) throws(PagingMistake) -> (items: String?, member: String, isOfLastItem: Bool) {
        guard let node else {
            throw PagingMistake(message: "it does not say where the next cursor is (add 'nextCursor' to 'outputs')")
        }
        let steps = try steps(node)
        let end = steps.firstIndex { if case .index = $0 { true } else { false } } ?? steps.endIndex
        let isOfLastItem = end < steps.endIndex
        let rest = isOfLastItem ? steps[(end + 1)...] : steps[..<end]
        if isOfLastItem, steps[end] != .index(-1) { throw inexpressible(node) }
        guard let member = try joined(rest, node) else { throw inexpressible(node) }
        return (isOfLastItem ? try joined(steps[..<end], node) : nil, member, isOfLastItem)
    }

    private static func steps(_ node: YAMLNode) throws(PagingMistake) -> [JSONPath.Step] {
        guard let text = node.string else {
            throw PagingMistake(message: "expected a JSONPath, found \(node.kindDescription)", mark: node.mark)
        }
        do throws(JSONPathError) {
            if let steps = try JSONPath(text).steps { return steps }
        } catch {
            throw PagingMistake(message: "'\(text)' is not a JSONPath: \(error.message)", mark: node.mark)
        }
        throw inexpressible(node)
    }

    private static func joined(_ steps: ArraySlice<JSONPath.Step>, _ node: YAMLNode) throws(PagingMistake) -> String? {
        var names: [String] = []
        for step in steps {
            guard case .name(let name) = step else { throw inexpressible(node) }
            names.append(name.text)
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private static func inexpressible(_ node: YAMLNode) -> PagingMistake {
        PagingMistake(
            message: "'\(node.string ?? "")' leads to no member (write names, such as '$.data.items')",
            mark: node.mark
        )
    }
}

private enum SpeakeasyPagingType: String, CaseIterable {
    case offsetLimit, cursor, url
}

private enum SpeakeasyInputType: String {
    case page, offset, limit, cursor
}

/// The keys of `x-speakeasy-pagination`.
private enum SpeakeasyPagingKeyword: String, ExtensionKeyword {
    case type, inputs, outputs

    static let byName = makeTable()
}

/// The keys of one of its inputs.
private enum SpeakeasyInputKeyword: String, ExtensionKeyword {
    case name, type
    case place = "in"

    static let byName = makeTable()
}

/// The keys of its outputs.
private enum SpeakeasyOutputKeyword: String, ExtensionKeyword {
    case results, numPages, nextCursor, nextUrl

    static let byName = makeTable()
}
