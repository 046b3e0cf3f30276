import ClientGenerator
import ServiceDescription

/// The parameters and the response of an operation that may indicate how pages follow each other.
struct PageShape {
    /// A query parameter.
    struct Parameter {
        /// The name on the wire.
        let name: String
        /// Whether it is a whole number.
        let isNumber: Bool
        /// Whether it is 0 unless something else is said.
        let isZero: Bool

        /// The words that its documentation has in code.
        let code: [String]

        /// The name without case and signs.
        var plain: String { PagingParameterNames.plain(name) }
    }

    /// A member that is text.
    struct Text {
        /// The name, after those of the enclosing members.
        let path: String
        /// Whether it is a URL.
        let isURL: Bool

        /// The last name without case and signs.
        var plain: String { PagingParameterNames.plain(path.split(separator: ".").last.map(String.init) ?? path) }
    }

    /// The member that holds the items; `nil`: the page is the array.
    let items: String?
    /// The members that are text, those of the page itself first.
    let texts: [Text]
    /// The member that says whether there are more pages.
    let more: String?
    /// The member that identifies an item.
    let itemIdentifier: String?
    /// The parameters of the query.
    let parameters: [Parameter]
    /// The header fields of the response.
    private let headers: [String]
    /// Whether the page is an object for the sake of its items, which nothing says: they are its only list, and its only member or
    /// named like the end of the path or as items usually are.
    private let isForItems: Bool

    /// Common names of items beside other arrays, such as `errors`, in lower case and without signs.
    private static let commonItems: Set<String> = ["items", "value", "values", "data", "results", "entries", "records"]

    /// What stands beside the items, without case and signs.
    private static let besideItems: Set<String> = [
        "errors", "warnings", "messages", "warningmessages", "errormessages", "links", "included",
    ]

    /// An array in a page.
    private struct List {
        /// The member's name, after that of the enclosing member.
        let path: String
        /// The member's own name.
        let name: String
        /// What it holds.
        let item: Schema

        /// The last name without case and signs.
        var plain: String { PagingParameterNames.plain(name) }
    }

    /// - Returns: `nil` unless the operation returns an array, or an object of whose arrays just one can hold the items, or an object
    ///   that has one with such an array.
    init?(of operation: Operation, in service: Service) {
        guard let schema = operation.responseContent?.schema.map(service.resolved) else { return nil }
        switch schema.shape {
        case .array: (items, texts, more, itemIdentifier, isForItems) = (nil, [], nil, nil, false)
        case .object(let page):
            let lists = Self.lists(of: page, in: service)
            guard let only = Self.items(among: lists, of: operation) else { return nil }
            items = only.path
            let isItsOnlyMember = page.properties.count == 1 && only.path == only.name
            let isNamedSo = Self.commonItems.contains(only.plain) && !operation.path.hasSuffix("}")
            isForItems =
                operation.paging == nil && lists.count == 1
                && (isItsOnlyMember || isNamedSo || only.plain == Self.end(of: operation))
            more =
                page.properties.first {
                    service.resolved($0.schema).shape.isBoolean
                        && PagingMemberNames.more.contains(PagingParameterNames.plain($0.name))
                }?.name
            itemIdentifier = Self.identifier(of: only.item, in: service)
            let inner = page.properties.flatMap { property -> [Text] in
                guard case .object(let object) = service.resolved(property.schema).shape else { return [] }
                return Self.texts(of: object, behind: property.name + ".", in: service)
            }
            texts = Self.texts(of: page, behind: "", in: service) + inner
        default: return nil
        }
        parameters = operation.parameters.filter { $0.location == .query }.map { parameter in
            let isNumber = if case .integer = service.resolved(parameter.schema).shape { true } else { false }
            return Parameter(
                name: parameter.name,
                isNumber: isNumber,
                isZero: service.resolved(parameter.schema).defaultValue?.int == 0,
                code: Self.code(in: parameter.documentation)
            )
        }
        headers = operation.successfulResponses.flatMap(\.headers).map(\.name)
    }

    /// Whether the description names the header `Link`.
    var hasLinkHeader: Bool { headers.contains { $0.lowercased() == "link" } }

    /// Whether the page is an object for the sake of its items, and no name suggests that there are others.
    var isOnlyPage: Bool {
        isForItems && more == nil && !hasLinkHeader
            && !parameters.contains { PagingParameterNames.possible.contains($0.plain) }
            && !texts.contains {
                PagingMemberNames.links.contains($0.plain) || PagingMemberNames.tokens.contains($0.plain)
            }
    }

    /// The header fields of the response that may have the token for a parameter: those that the description declares, and
    /// those that the parameter's documentation speaks of.
    ///
    /// - Parameter parameter: The parameter.
    func tokenHeaders(for parameter: Parameter) -> [String] {
        (headers + parameter.code.filter { $0.lowercased().hasPrefix("x-") }).filter { header in
            let name = PagingParameterNames.plain(header)
            return PagingMemberNames.tokens.contains { token in
                !PagingMemberNames.ambiguousTokens.contains(token) && name.hasSuffix(token)
            }
        }
    }

    /// The arrays in a page, or in its objects if it has none itself.
    private static func lists(of page: ObjectSchema, in service: Service) -> [List] {
        func arrays(of object: ObjectSchema, behind path: String) -> [List] {
            object.arrays(in: service).map { property, item in
                List(path: path + property.name, name: property.name, item: service.resolved(item))
            }
        }
        let own = arrays(of: page, behind: "")
        if !own.isEmpty { return own }
        return page.properties.flatMap { property -> [List] in
            guard case .object(let object) = service.resolved(property.schema).shape else { return [] }
            return arrays(of: object, behind: property.name + ".")
        }
    }

    /// The array that holds the items: the only one, or else the only one with a common name, the one that is named like the end of
    /// the path, or the only array of objects whose name is not typical of something else in a page.
    private static func items(among lists: [List], of operation: Operation) -> List? {
        func only(_ lists: [List]) -> List? { lists.count == 1 ? lists[0] : nil }
        let end = end(of: operation)
        let common = only(lists.filter { commonItems.contains($0.plain) })
        let alike = only(lists.filter { $0.plain == end })
        let objects = lists.filter { $0.item.shape.isObject && !besideItems.contains($0.plain) }
        return only(lists) ?? common ?? alike ?? only(objects)
    }

    private static func end(of operation: Operation) -> String? {
        operation.path.split(separator: "/").last.map { PagingParameterNames.plain(String($0)) }
    }

    private static func code(in documentation: Documentation) -> [String] {
        let parts = [documentation.summary, documentation.text].compactMap(\.self).joined(separator: " ")
            .parts(between: "`", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
    }

    private static func identifier(of item: Schema, in service: Service) -> String? {
        guard case .object(let object) = item.shape else { return nil }
        return object.properties.first { property in
            guard case .string = service.resolved(property.schema).shape else { return false }
            return property.name == "id"
        }?.name
    }

    private static func texts(of object: ObjectSchema, behind path: String, in service: Service) -> [Text] {
        object.properties.compactMap { property in
            guard case .string(let format) = service.resolved(property.schema).shape else { return nil }
            return Text(path: path + property.name, isURL: ["uri", "url", "uri-reference"].contains(format))
        }
    }
}
