import YAML

extension Paging {
    /// Reads `x-ms-pageable`.
    static func read(_ node: YAMLNode?, from source: inout DescriptionSource) -> Paging? {
        guard let node, let fields = source.fields(node, as: PagingKeyword.self) else { return nil }
        let itemsName = source.text(fields[.itemName])
        var paging = Paging(itemsName: itemsName ?? "value", nextLinkName: source.text(fields[.nextLinkName]))
        paging.isItemsNameDefault = itemsName == nil
        paging.nextOperation = source.text(fields[.operationName])
        return paging
    }

    /// Reads `x-dropshot-pagination`, which every collection in pages has that is described by Dropshot, whose `ResultsPage` always has
    /// these members. What it says itself, which parameters the first page needs, the parameters say, too.
    ///
    /// - Returns: How pages follow each other; `nil` if it is `false`.
    static func readDropshot(_ node: YAMLNode, from source: inout DescriptionSource) -> Paging? {
        guard node.bool != false else { return nil }
        var paging = Paging(itemsName: "items", nextLinkName: nil)
        paging.continuation = .token(member: "next_page", parameter: "page_token")
        return paging
    }

    /// Recognizes a token where `x-ms-pageable` has a name for a link only.
    ///
    /// Azure Storage's `NextMarker` is not a link: the next page is requested with the parameter `marker`. The names indicate this:
    /// the parameter has the name of the member, with or without *next* before it.
    ///
    /// - Parameter parameters: The parameters of the operation.
    /// - Returns: The paging, which asks by the parameter if there is such a one.
    func recognizingToken(among parameters: [Parameter]) -> Paging {
        guard let member = nextLinkName, nextOperation == nil else { return self }
        let name = (member.split(separator: ".").last ?? "").letters
        guard !["link", "url", "uri"].contains(where: name.contains) else { return self }
        let names = name.hasPrefix("next") ? [name, String(name.dropFirst(4))] : [name]
        let parameter = parameters.first { parameter in
            // The cache buster of jQuery, `_`, has no letters, and `next` without *next* has none either.
            let own = parameter.name.letters
            return parameter.location == .query && !own.isEmpty && names.contains(own)
        }
        guard let parameter else { return self }
        var paging = self
        paging.continuation = .token(member: member, parameter: parameter.name)
        return paging
    }
}

extension Paging.Marks {
    /// The places of the names in `x-ms-pageable`, or that of the key itself for one that is not there.
    init?(_ entry: YAMLMapping.Entry?) {
        guard let entry else { return nil }
        items = entry.value[PagingKeyword.itemName.rawValue]?.mark ?? entry.key.mark
        nextLink = entry.value[PagingKeyword.nextLinkName.rawValue]?.mark ?? entry.key.mark
    }
}

/// The keys of `x-ms-pageable`.
enum PagingKeyword: String, ExtensionKeyword {
    case itemName, nextLinkName, operationName

    static let byName = makeTable()
}
