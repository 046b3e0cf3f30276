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

    private mutating func readRule(_ setting: Setting) -> PagingRule? {
        var selection = ClientConfiguration.Filter()
        var items: Located<String>?
        var more: Located<String>?
        var ways: [PagingRule.Next?] = []
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: RuleKey.self) else { continue }
            switch key {
            case .paths: selection.paths = strings(value)
            case .tags: selection.tags = strings(value)
            case .operations: selection.operations = strings(value)
            case .items: items = text(value)
            case .more: more = text(value)
            case .link: ways.append(text(value).map { .link($0) })
            case .linkHeader: ways.append(text(value).map { .linkHeader($0) })
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
        let next = only(ways, of: setting)
        if items == nil, let more { refuseArray(of: setting, "more", at: more.mark) }
        guard let next else { return nil }
        let rule = PagingRule(operations: selection, items: items, next: next, more: more, mark: setting.node.mark)
        checkParts(of: rule, setting)
        return rule
    }

    /// How the next page is requested; `nil`, with an error reported, if there is no valid way, or more than one.
    private mutating func only(_ ways: [PagingRule.Next?], of setting: Setting) -> PagingRule.Next? {
        if ways.count == 1 { return ways[0] }
        let keys = RuleKey.next.map(\.rawValue).joined(separator: ", ")
        diagnostics.error(
            "'\(setting.name)' must have exactly one key that says how to request the next page: \(keys)",
            at: setting.node.mark
        )
        return nil
    }

    /// Reports parts of a rule that do not match its way of requesting the next page.
    private mutating func checkParts(of rule: PagingRule, _ setting: Setting) {
        switch rule.next {
        case .link(let link):
            if rule.items == nil { refuseArray(of: setting, "link", at: link.mark) }
            guard let more = rule.more else { return }
            diagnostics.error(
                "'\(setting.name).more' cannot be combined with 'link': a page without a link is the last one",
                at: more.mark
            )
        case .tokenMember(let member, _):
            if rule.items == nil { refuseArray(of: setting, "token", at: member.mark) }
        case .nothing:
            guard let more = rule.more else { return }
            diagnostics.error(
                "'\(setting.name).more' cannot be combined with 'onePage': there is never another page",
                at: more.mark
            )
        case .linkHeader, .itemMember, .tokenHeader, .offset, .page: break
        }
    }

    private mutating func refuseArray(of setting: Setting, _ key: String, at mark: Mark?) {
        diagnostics.error(
            "'\(setting.name).\(key)' names a property of the page, but without 'items' the page is an array; add "
                + "'items'",
            at: mark
        )
    }

    private mutating func readOnePage(_ setting: Setting) -> PagingRule.Next? {
        if setting.node.bool == true { return .nothing }
        diagnostics.error("'\(setting.name)' can only be true", at: setting.node.mark)
        return nil
    }

    private mutating func readToken(_ setting: Setting) -> PagingRule.Next? {
        var member: Located<String>?
        var item: Located<String>?
        var header: Located<String>?
        var parameter: Located<String>?
        for (entry, value) in members(of: setting) {
            guard let key = key(of: entry, in: setting, as: TokenKey.self) else { continue }
            switch key {
            case .member: member = text(value)
            case .item: item = text(value)
            case .header: header = text(value)
            case .parameter: parameter = text(value)
            }
        }
        guard let parameter = required(parameter, "parameter", of: setting) else { return nil }
        switch (member, item, header) {
        case (let member?, nil, nil): return .tokenMember(member, parameter: parameter)
        case (nil, let item?, nil): return .itemMember(item, parameter: parameter)
        case (nil, nil, let header?): return .tokenHeader(header, parameter: parameter)
        default:
            diagnostics.error("'\(setting.name)' needs one of 'member', 'item' or 'header'", at: setting.node.mark)
            return nil
        }
    }

    private mutating func readOffset(_ setting: Setting) -> PagingRule.Next? {
        var parameter: Located<String>?
        var limit: Located<String>?
        for (entry, value) in members(of: setting) {
            guard let key = key(of: entry, in: setting, as: OffsetKey.self) else { continue }
            switch key {
            case .parameter: parameter = text(value)
            case .limit: limit = text(value)
            }
        }
        return required(parameter, "parameter", of: setting).map { .offset(parameter: $0, limit: limit) }
    }

    private mutating func readPage(_ setting: Setting) -> PagingRule.Next? {
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
        return required(parameter, "parameter", of: setting).map { .page(parameter: $0, first: first, limit: limit) }
    }

    private mutating func text(_ setting: Setting) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if text.value.isEmpty {
            diagnostics.error("'\(setting.name)' must not be empty", at: text.mark)
            return nil
        }
        return text
    }

    private mutating func required(_ value: Located<String>?, _ key: String, of setting: Setting) -> Located<String>? {
        if value == nil, setting.node.mapping != nil, setting.node[key] == nil {
            diagnostics.error("'\(setting.name)' needs '\(key)'", at: setting.node.mark)
        }
        return value
    }
}
