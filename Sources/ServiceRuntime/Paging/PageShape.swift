import Foundation

/// Where in the body of a response a page of a collection is.
struct PageShape: Sendable {
    /// The path of the items, or `nil` if the body itself is the array.
    private let items: MemberPath?

    /// The path of the link to the next page, or `nil` if there is none. In XML the name of an attribute begins with `@`.
    private let nextLink: MemberPath?

    /// The path of what says whether there are more pages, or `nil` if nothing does.
    private let more: MemberPath?

    /// The path, in the last item, of what asks for the next page, or `nil` if nothing there does.
    private let itemToken: MemberPath?

    /// Describes a page.
    ///
    /// - Parameters:
    ///   - items: The path of the items, or `nil` if the body itself is the array.
    ///   - next: How the next page is requested.
    init(items: String?, next: PageContinuation) {
        self.items = items.map(MemberPath.init)
        nextLink = next.member.map(MemberPath.init)
        more = next.more.map(MemberPath.init)
        itemToken = next.itemMember.map(MemberPath.init)
    }

    /// Reads a page.
    ///
    /// - Parameter reader: A reader at the body of a response.
    /// - Returns: The items and the link.
    /// - Throws: ``ModelReadingError`` if the body is of another shape.
    func content<Item: ModelValue>(_ reader: ModelReader) throws -> PageContent<Item> {
        guard let items else {
            let items = try [Item](reading: reader)
            return PageContent(items: items, continuationToken: try token(of: items.last))
        }
        var page = PageParts<Item>()
        try page.read(reader, items: items, nextLink: nextLink, more: more)
        let found = try page.items ?? Self.noItems(reader, items)
        let token = page.hasMore == false ? nil : try page.nextLink ?? token(of: found.last)
        return PageContent(items: found, continuationToken: token, hasMore: page.hasMore)
    }

    /// The items of a page that leaves them out, as many services do if there are none.
    ///
    /// - Throws: ``ModelReadingError`` if it has another array instead, which may be the items under another name.
    private static func noItems<Item: ModelValue>(_ reader: ModelReader, _ items: MemberPath) throws -> [Item] {
        // In XML, no items are no elements, and often there is no element around them either.
        if reader.format.isText { return [] }
        guard case .object(let members) = try reader.readJSONValue() else { return [] }
        let arrays = members.keys.filter { if case .array? = members[$0] { true } else { false } }
        guard let other = arrays.min() else { return [] }
        throw reader.error(
            "the page has no member '\(items.text)', which should contain its items, but an array '\(other)'"
        )
    }

    /// What the last item of a page asks for the next one with.
    ///
    /// - Throws: ``ModelReadingError`` if the item does not have it.
    private func token<Item: ModelValue>(of item: Item?) throws -> String? {
        guard let itemToken, let item else { return nil }
        guard let token = try JSONValue(item).text(at: itemToken) else {
            throw ModelReadingError(
                "the last item of the page has no '\(itemToken.text)', which is needed to request the next page"
            )
        }
        return token
    }
}

/// What has been found of a page so far.
private struct PageParts<Item: ModelValue> {
    var items: [Item]?
    var nextLink: String?
    var hasMore: Bool?

    /// Looks for the parts in the object that a reader is at.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - itemsPath: What is left of the path to the items, or `nil` if they are not in here.
    ///   - linkPath: What is left of the path to the link, or `nil` if it is not in here.
    ///   - morePath: What is left of the path to what says whether there are more pages, or `nil` if it is not in here.
    mutating func read(
        _ reader: ModelReader,
        items itemsPath: MemberPath?,
        nextLink linkPath: MemberPath?,
        more morePath: MemberPath?
    ) throws {
        // Only XML has attributes, and only its reader uses this information.
        if let link = linkPath?.text, link.hasPrefix("@") {
            try reader.use(XMLForm(members: [link: .attribute(XMLName(String(link.dropFirst())))]))
        }
        try reader.readMembers { name in
            if name == itemsPath?.text {
                items = try [Item](reading: reader)
                return
            }
            if name == linkPath?.text {
                nextLink = reader.isNull ? nil : try Self.text(reader)
                return
            }
            if name == morePath?.text {
                hasMore = try Self.flag(reader)
                return
            }
            let innerItems = itemsPath?.rest(inside: name)
            let innerLink = linkPath?.rest(inside: name)
            let innerMore = morePath?.rest(inside: name)
            if innerItems != nil || innerLink != nil || innerMore != nil, !reader.isNull {
                try read(reader, items: innerItems, nextLink: innerLink, more: innerMore)
            }
        }
    }
}

extension PageParts {
    /// Whether there are more pages, or `nil` if that is not said.
    private static func flag(_ reader: ModelReader) throws -> Bool? {
        if reader.isNull || reader.format.isBlank { return nil }
        do { return try reader.readBool() } catch {
            // A word, such as "yes". No word means that there are none but those for a Boolean.
            guard try reader.readJSONValue().string != nil else { throw error }
            return true
        }
    }

    /// A link or a token; some services write tokens as numbers.
    private static func text(_ reader: ModelReader) throws -> String? {
        switch try reader.readJSONValue() {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .decimal(let number): return "\(number)"
        case .numeral(let text): return text
        // Some services write that way that there is no next page.
        case .bool(false), .null: return nil
        case .bool, .number, .array, .object: throw reader.error("the link or token of the page is not a string")
        }
    }
}
