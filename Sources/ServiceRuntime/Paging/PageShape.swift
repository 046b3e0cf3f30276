import Foundation

/// Where in the body of an answer a page of a collection stands.
struct PageShape: Sendable {
    /// The path of the items; nil if the body itself is the array.
    private let items: String?

    /// The path of the link to the next page; nil if there is none.
    private let nextLink: String?

    /// The body is the array.
    static let array = PageShape(items: nil, nextLink: nil)

    /// Describes a page.
    ///
    /// - Parameters:
    ///   - items: The path of the items: names with dots between them. Names may have dots of their own, as
    ///     `@odata.nextLink` has.
    ///   - nextLink: The path of the link to the next page, likewise. In XML the name of an attribute begins with `@`.
    init(items: String?, nextLink: String?) {
        self.items = items
        self.nextLink = nextLink
    }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - body: The body of an answer.
    ///   - mediaType: Its media type.
    ///   - coding: How dates and bytes among the items are written.
    /// - Returns: The items and the link.
    /// - Throws: ``ModelReadingError`` if the body is of another shape.
    func content<Item: ModelValue>(
        of type: Item.Type,
        in body: Data,
        mediaType: String?,
        coding: ValueCoding = .default
    ) throws -> PageContent<Item> {
        try ModelCoder.read(from: body, mediaType: mediaType, coding: coding) { reader in
            guard let items else {
                return PageContent(items: try [Item](reading: reader), continuationToken: nil)
            }
            var page = PageParts<Item>()
            try page.read(reader, items: items, nextLink: nextLink)
            if page.items == nil, let mediaType, MediaType(mediaType).isXML {
                // No items are no elements, and often there is no element around them either.
                page.items = []
            }
            guard let found = page.items else {
                throw reader.error("a page has its items in '\(items)', and there is no such member")
            }
            return PageContent(items: found, continuationToken: page.nextLink)
        }
    }
}

/// What has been found of a page so far.
private struct PageParts<Item: ModelValue> {
    var items: [Item]?
    var nextLink: String?

    /// Looks for the parts in the object that a reader stands on.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - itemsPath: What is left of the path to the items; nil if they are not in here.
    ///   - linkPath: What is left of the path to the link; nil if it is not in here.
    mutating func read(_ reader: ModelReader, items itemsPath: String?, nextLink linkPath: String?) throws {
        // Only XML has attributes, and only that reader heeds what is said about them.
        if let linkPath, linkPath.hasPrefix("@") {
            try reader.use(XMLForm(members: [linkPath: .attribute(XMLName(String(linkPath.dropFirst())))]))
        }
        try reader.readMembers { name in
            if name == itemsPath {
                // `null` is how some services write that there are none.
                items = reader.isNull ? [] : try [Item](reading: reader)
                return
            }
            if name == linkPath {
                nextLink = reader.isNull ? nil : try Self.text(reader)
                return
            }
            let innerItems = itemsPath?.path(inside: name)
            let innerLink = linkPath?.path(inside: name)
            if innerItems != nil || innerLink != nil, !reader.isNull {
                try read(reader, items: innerItems, nextLink: innerLink)
            }
        }
    }
}

extension PageParts {
    /// A link or a token; some services write tokens as numbers.
    private static func text(_ reader: ModelReader) throws -> String? {
        switch try reader.readJSONValue() {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .decimal(let number): return "\(number)"
        case .numeral(let text): return text
        // Some services write that way that there is no next page.
        case .bool(false), .null: return nil
        case .bool, .number, .array, .object: throw reader.error("the link or token of a page is no text")
        }
    }
}

extension String {
    /// The rest of a path behind its first name; nil if it begins with another name.
    fileprivate func path(inside name: String) -> String? {
        hasPrefix("\(name).") ? String(dropFirst(name.count + 1)) : nil
    }
}
