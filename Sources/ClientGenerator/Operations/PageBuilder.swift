import ServiceDescription

/// Determines what a paged operation returns.
enum PageBuilder {
    /// The collection whose pages an operation returns, or `nil` if its response has no items or no way to further
    /// ones.
    ///
    /// - Parameters:
    ///   - content: The page.
    ///   - paging: How pages follow each other.
    ///   - place: Where it stands, and what it is; names an item's type, unless the page has a name.
    ///   - catalog: Receives the types that it needs.
    static func output(
        of content: Content,
        _ paging: Paging,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> OperationDeclaration.Output? {
        guard let schema = content.schema, paging.itemsName != nil || paging.continuation != nil else { return nil }
        guard paging.leadsOn(from: schema, in: catalog.service) else { return nil }
        // Without a name the page itself is the array.
        let itemsName = paging.itemsName ?? ""
        let items = MemberPath(itemsName, from: schema, in: catalog.service)
        guard items.isDescribed, case .array(let element) = items.schema.shape else { return nil }
        // What several operations return names its items itself.
        let owner = items.properties.reduce(catalog.name(of: schema)) { owner, property in
            catalog.name(of: property.schema) ?? owner.map { $0 + " " + property.name }
        }
        let place = owner.map { TypePlace($0, in: place.file) } ?? place
        let item = catalog.elementType(of: element) { _ in place.item("item") }
        let collection = SwiftType.generic(.pagedCollection, item)
        let path: (String) -> String = {
            [isXML = content.mediaType.isXML, xml = catalog.facts.xml] members in
            isXML ? xml.path(members, in: schema) ?? members : members
        }
        if var next = paging.continuation {
            // The member of an item has its name in JSON, in which the runtime looks for it whatever the page came in.
            if case .token(let member, let parameter) = next {
                next = .token(member: path(member), parameter: parameter)
            }
            let pages = OperationDeclaration.Output.Pages(
                items: paging.itemsName.map(path),
                next: next,
                place: paging.parameterPlace,
                more: paging.moreName.map(path)
            )
            return OperationDeclaration.Output(type: collection, format: .pages(pages))
        }
        return OperationDeclaration.Output(
            type: collection,
            format: .page(items: path(itemsName), nextLink: paging.nextLinkName.map(path))
        )
    }
}
