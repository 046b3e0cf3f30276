import ServiceDescription
import Suggestions
import YAML

extension ConfigurationParser {
    private enum RuleKey: String, CaseIterable {
        case paths, tags, operations, items, more, link, linkHeader, token, offset, page, onePage

        /// The ways to say how the next page is requested.
        static let next = [link, linkHeader, token, offset, page, onePage]
    }

    private enum TokenKey: String, CaseIterable {
        case member, item, header, parameter
    }

    private enum OffsetKey: String, CaseIterable {
        case parameter, limit
    }

    private enum PageKey: String, CaseIterable {
        case parameter, first, limit
    }

    /// Reads `paging`: a list of rules.
    mutating func readPaging(_ setting: Setting) {
        guard let items = setting.node.sequence else {
            diagnostics.error(
                "'\(setting.name)' must be a list, not \(setting.node.kindDescription)",
                at: setting.node.mark
            )
            return
        }
        configuration.paging = items.enumerated().compactMap { offset, node in
            readRule(Setting(name: "\(setting.name)[\(offset)]", node: node))
        }
    }

    /// How the next page is requested: by a link, or in another way; by neither if there is only one page.
    private struct Way {
        var link: String?
        var continuation: Paging.Continuation?
        var marks: [PagingRule.Part: Mark?] = [:]
    }

    private mutating func readRule(_ setting: Setting) -> PagingRule? {
        var selection = ClientConfiguration.Filter()
        var items: Located<String>?
        var more: Located<String>?
        var ways: [Way?] = []
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: RuleKey.self) else { continue }
            switch key {
            case .paths: selection.paths = strings(value)
            case .tags: selection.tags = strings(value)
            case .operations: selection.operations = strings(value)
            case .items: items = text(value)
            case .more: more = text(value)
            case .link: ways.append(text(value).map { Way(link: $0.value, marks: [.next: $0.mark]) })
            case .linkHeader: ways.append(text(value).map { Way(continuation: .linkHeader(relation: $0.value)) })
            case .token: ways.append(readToken(value))
            case .offset: ways.append(readOffset(value))
            case .page: ways.append(readPage(value))
            case .onePage: ways.append(readOnePage(value))
            }
        }
        guard setting.node.mapping != nil else { return nil }
        if selection == ClientConfiguration.Filter() {
            diagnostics.error(
                "'\(setting.name)' selects no operations; add 'operations', 'paths' or 'tags'",
                at: setting.node.mark
            )
        }
        let way = only(ways, of: setting)
        if items == nil, let more { refuseArray(of: setting, "more", at: more.mark) }
        guard let way else { return nil }
        var paging = Paging(itemsName: items?.value, nextLinkName: way.link)
        paging.continuation = way.continuation
        paging.moreName = more?.value
        paging.isConfigured = true
        var marks = way.marks.compactMapValues { $0 }
        marks[.items] = items?.mark
        marks[.more] = more?.mark
        checkParts(of: paging, marks, setting)
        return PagingRule(operations: selection, paging: paging, marks: marks, mark: setting.node.mark)
    }

    /// How the next page is requested; `nil`, with an error reported, if there is no valid way, or more than one.
    private mutating func only(_ ways: [Way?], of setting: Setting) -> Way? {
        if ways.count == 1 { return ways[0] }
        let keys = RuleKey.next.map(\.rawValue).joined(separator: ", ")
        diagnostics.error(
            "'\(setting.name)' must have exactly one key that says how to request the next page: \(keys)",
            at: setting.node.mark
        )
        return nil
    }

    /// Reports parts of a rule that do not match its way of requesting the next page.
    private mutating func checkParts(of paging: Paging, _ marks: [PagingRule.Part: Mark], _ setting: Setting) {
        switch paging.continuation {
        case nil:
            let isLink = paging.nextLinkName != nil
            if isLink, paging.itemsName == nil { refuseArray(of: setting, "link", at: marks[.next]) }
            guard paging.moreName != nil else { return }
            let reason =
                isLink
                ? "'link': a page without a link is the last one" : "'onePage': there is never another page"
            diagnostics.error("'\(setting.name).more' cannot be combined with \(reason)", at: marks[.more])
        case .token where paging.itemsName == nil: refuseArray(of: setting, "token", at: marks[.next])
        case .linkHeader, .token, .item, .tokenHeader, .offset, .page: break
        }
    }

    private mutating func refuseArray(of setting: Setting, _ key: String, at mark: Mark?) {
        diagnostics.error(
            "'\(setting.name).\(key)' names a property of the page, but without 'items' the page is an array; add "
                + "'items'",
            at: mark
        )
    }

    private mutating func readOnePage(_ setting: Setting) -> Way? {
        if setting.node.bool == true { return Way() }
        diagnostics.error("'\(setting.name)' can only be true", at: setting.node.mark)
        return nil
    }

    private mutating func readToken(_ setting: Setting) -> Way? {
        let texts = texts(of: setting, as: TokenKey.self)
        guard let parameter = required(parameter: texts[.parameter], of: setting) else { return nil }
        let next = texts[.member] ?? texts[.item]
        let continuation: Paging.Continuation
        switch (texts[.member]?.value, texts[.item]?.value, texts[.header]?.value) {
        case (let member?, nil, nil): continuation = .token(member: member, parameter: parameter.value)
        case (nil, let item?, nil): continuation = .item(member: item, parameter: parameter.value)
        case (nil, nil, let header?): continuation = .tokenHeader(header, parameter: parameter.value)
        default:
            diagnostics.error("'\(setting.name)' needs one of 'member', 'item' or 'header'", at: setting.node.mark)
            return nil
        }
        return Way(continuation: continuation, marks: [.next: next?.mark, .parameter: parameter.mark])
    }

    private mutating func readOffset(_ setting: Setting) -> Way? {
        let texts = texts(of: setting, as: OffsetKey.self)
        return required(parameter: texts[.parameter], of: setting).map { parameter in
            Way(
                continuation: .offset(parameter: parameter.value, limit: texts[.limit]?.value),
                marks: [.parameter: parameter.mark, .limit: texts[.limit]?.mark]
            )
        }
    }

    private mutating func readPage(_ setting: Setting) -> Way? {
        var parameter: Located<String>?
        var limit: Located<String>?
        var first = 1
        for (entry, value) in members(of: setting) {
            guard let key = key(of: entry, in: setting, as: PageKey.self) else { continue }
            switch key {
            case .parameter: parameter = text(value)
            case .limit: limit = text(value)
            case .first:
                if let number = value.node.int { first = number } else { refuse(value, expected: "an integer") }
            }
        }
        return required(parameter: parameter, of: setting).map { parameter in
            Way(
                continuation: .page(parameter: parameter.value, first: first, limit: limit?.value),
                marks: [.parameter: parameter.mark, .limit: limit?.mark]
            )
        }
    }

    private mutating func texts<Key: RawRepresentable & CaseIterable & Hashable>(
        of setting: Setting,
        as keys: Key.Type
    ) -> [Key: Located<String>] where Key.RawValue == String {
        var texts: [Key: Located<String>] = [:]
        for (entry, value) in members(of: setting) {
            if let key = key(of: entry, in: setting, as: keys) { texts[key] = text(value) }
        }
        return texts
    }

    private mutating func text(_ setting: Setting) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if text.value.isEmpty {
            diagnostics.error("'\(setting.name)' must not be empty", at: text.mark)
            return nil
        }
        return text
    }

    private mutating func required(parameter: Located<String>?, of setting: Setting) -> Located<String>? {
        if parameter == nil, setting.node.mapping != nil, setting.node["parameter"] == nil {
            diagnostics.error("'\(setting.name)' needs 'parameter'", at: setting.node.mark)
        }
        return parameter
    }
}
