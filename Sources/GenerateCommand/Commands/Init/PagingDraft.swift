import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// Drafts of `paging` rules for operations that probably page in a common way, although the description does not say
/// so.
struct PagingDraft {
    /// A rule for the operations whose pages follow each other in one way.
    struct Rule {
        /// The names of the operations.
        var operations: [String]
        /// The lines of the rule's other keys.
        let lines: [String]
        /// Whether the names leave no doubt. Otherwise, the user has to decide.
        let isSure: Bool
    }

    /// The service.
    let service: Service

    /// Returns the rules, certain ones first, each group in the order of its first operation.
    ///
    /// - Parameter operations: The operations without known paging.
    func rules(for operations: [ServiceDescription.Operation]) -> [Rule] {
        var rules: [Rule] = []
        var places: [[String]: Int] = [:]
        var known: [[String]: [PagingRule]] = [:]
        for operation in operations {
            guard let rule = rule(for: operation, &known) else { continue }
            if let place = places[rule.lines] {
                rules[place].operations += rule.operations
            } else {
                places[rule.lines] = rules.count
                rules.append(rule)
            }
        }
        return rules.filter(\.isSure) + rules.filter { !$0.isSure }
    }

    /// - Parameter known: The rules as they are read, by their lines. Many operations page in one way.
    private func rule(
        for operation: ServiceDescription.Operation,
        _ known: inout [[String]: [PagingRule]]
    ) -> Rule? {
        guard operation.method == "GET", let page = PageShape(of: operation, in: service) else { return nil }
        let items = page.items.map { ["items: \(YAMLText.scalar($0))"] } ?? []
        // If a member says whether there are more pages, the last page is known without requesting another.
        let more = page.more.map { ["more: \(YAMLText.scalar($0))"] }
        return ways(of: page).lazy
            .flatMap { way in
                [more, []].compactMap { $0 }.map { more in
                    Rule(operations: [operation.identifier], lines: items + [way.line] + more, isSure: way.isSure)
                }
            }
            .first { rule in
                let read = known[rule.lines] ?? Self.read(rule.lines)
                known[rule.lines] = read
                return !read.isEmpty && ClientGenerator.canFollow(read, for: operation, of: service)
            }
    }

    /// Reads a rule from text; none if the text is not a rule.
    private static func read(_ lines: [String]) -> [PagingRule] {
        let rule = Rule(operations: ["*"], lines: lines, isSure: false)
        let text = "paging:\n" + rule.text.map { $0 + "\n" }.joined()
        do throws(YAMLError) {
            let root = try YAMLReader.read(bytes: Array(text.utf8), file: "paging")
            let (configuration, diagnostics) = ClientConfigurationReader.inspect(root)
            return diagnostics.hasErrors ? [] : configuration?.paging ?? []
        } catch {
            // Then its names are beyond what can be written on one line.
            return []
        }
    }

    // MARK: The usual ways

    /// The line of a rule that says how the next page is requested.
    private typealias Way = (line: String, isSure: Bool)

    /// The ways that names point to, the plainest first.
    private func ways(of page: PageShape) -> [Way] {
        var ways: [Way] = []
        if page.hasLinkHeader { ways.append(("linkHeader: next", true)) }
        let startParameter = page.parameters.first { PagingParameterNames.tokens.contains($0.plain) && !$0.isNumber }
        if let startParameter, let header = page.tokenHeaders(for: startParameter).first {
            let token = "header: \(YAMLText.scalar(header)), parameter: \(YAMLText.scalar(startParameter.name))"
            ways.append(("token: {\(token)}", true))
        }
        if page.items != nil {
            for member in page.texts
            where PagingMemberNames.links.contains(member.plain) || (member.plain == "next" && member.isURL) {
                ways.append(("link: \(YAMLText.scalar(member.path))", true))
            }
            if let startParameter { ways += tokens(of: page, for: startParameter) }
            for member in page.texts where member.plain == "next" && !member.isURL {
                ways.append(("link: \(YAMLText.scalar(member.path))", false))
            }
        }
        let size = page.parameters.first { PagingParameterNames.sizes.contains($0.plain) && $0.isNumber }
        let limit = size.map { ", limit: \(YAMLText.scalar($0.name))" } ?? ""
        for parameter in page.parameters where parameter.isNumber {
            let name = YAMLText.scalar(parameter.name)
            if PagingParameterNames.numbers.contains(parameter.plain) {
                let first = parameter.isZero ? ", first: 0" : ""
                ways.append(("page: {parameter: \(name)\(first)\(limit)}", false))
            }
            if PagingParameterNames.offsets.contains(parameter.plain) {
                ways.append(("offset: {parameter: \(name)\(limit)}", false))
            }
        }
        if page.isOnlyPage { ways.append(("onePage: true", false)) }
        return ways
    }

    /// The ways by a member of a page, or of its last item, that a parameter takes.
    private func tokens(of page: PageShape, for parameter: PageShape.Parameter) -> [Way] {
        let name = YAMLText.scalar(parameter.name)
        let members = page.texts.filter { PagingMemberNames.tokens.contains($0.plain) && !$0.isURL }
        let ofNextPage = members.filter { $0.plain.hasPrefix("next") }
        var ways: [Way] = (ofNextPage + members.filter { !$0.plain.hasPrefix("next") }).map { member in
            let isSure = !PagingMemberNames.ambiguousTokens.contains(member.plain)
            return ("token: {member: \(YAMLText.scalar(member.path)), parameter: \(name)}", isSure)
        }
        if let item = page.itemIdentifier {
            let isSure = page.more != nil && ["startingafter", "after", "afterid"].contains(parameter.plain)
            ways.append(("token: {item: \(YAMLText.scalar(item)), parameter: \(name)}", isSure))
        }
        return ways
    }
}

extension PagingDraft.Rule {
    /// The rule as an item of the list `paging`.
    var text: [String] {
        YAMLText.listLines("operations", operations, indentation: "  - ") + lines.map { "    \($0)" }
    }
}
