import ClientGenerator
import ServiceDescription

/// Compares what the same call sends and reads.
struct RequestComparison {
    /// The operation before.
    let old: OperationOutline
    /// The operation that the same calls now call.
    let new: OperationOutline
    /// The types that are the same.
    let types: TypePairs
    /// The security schemes that only have other names, by the names before.
    let schemes: [String: String]

    /// What changed: clauses that continue the name of the operation.
    var reasons: [String] {
        [request, server, credentials].compactMap(\.self) + values + body + [accept].compactMap(\.self) + failures
            + [pages, result].compactMap(\.self) + secrets
    }

    // MARK: The request

    private var request: String? {
        if new.method == old.method, Self.pathOfCalls(new) == Self.pathOfCalls(old) { return nil }
        let requests = [new, old].map { "\($0.method) \($0.path)" }
        return requests[0] == requests[1] ? nil : "sends \(requests[0]) instead of \(requests[1])"
    }

    /// The path with the names in Swift of its parameters, because those in the description are not sent.
    private static func pathOfCalls(_ operation: OperationOutline) -> String {
        let inPath = operation.sent.filter { $0.place == .path }
        let names = Dictionary(inPath.map { ($0.wireName, "{\($0.name)}") }) { first, _ in first }
        return PathTemplate.filled(operation.path, with: names)
    }

    private var server: String? {
        if new.server == old.server { return nil }
        let servers = [new, old].map { $0.server ?? "the client's endpoint" }
        return "calls \(servers[0]) instead of \(servers[1])"
    }

    private var credentials: String? {
        let (before, after) = (
            Self.alternatives(old).map { Set($0.map { schemes[$0] ?? $0 }) }, Self.alternatives(new)
        )
        let (added, removed) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
        if added.isEmpty, removed.isEmpty { return nil }
        if after == [[]], !before.contains([]) { return "no longer requires \(Self.words(before))" }
        if removed.isEmpty {
            return added == [[]] ? "also works without a credential" : "also accepts \(Self.words(added))"
        }
        if removed == [[]] { return "requires \(Self.words(after))" }
        return added.isEmpty
            ? "no longer accepts \(Self.words(removed))"
            : "accepts \(Self.words(added)) instead of \(Self.words(removed))"
    }

    /// The sets of schemes of which one is enough.
    private static func alternatives(_ operation: OperationOutline) -> [Set<String>] {
        operation.security.isEmpty ? [[]] : operation.security.map(Set.init)
    }

    private static func words(_ alternatives: [Set<String>]) -> String {
        alternatives.map { schemes in
            schemes.isEmpty ? "no credential" : schemes.sorted().map { "'\($0)'" }.joined(separator: " and ")
        }.joined(separator: " or ")
    }

    // MARK: Values

    private var values: [String] {
        let before = old.sent.keyed(by: \.name)
        let after = Set(new.sent.map(\.name))
        return new.sent.flatMap { value in
            // An option that is new sends nothing unless it is used.
            before[value.name].map { Self.reasons($0, value) } ?? value.unasked.map { ["always sends \($0)"] } ?? []
        } + old.sent.filter { !after.contains($0.name) }.compactMap(\.unasked).map { "no longer sends \($0)" }
            + defaults
    }

    private static func reasons(_ old: OperationOutline.SentValue, _ new: OperationOutline.SentValue) -> [String] {
        var reasons: [String] = []
        // The request has the place of a value in the URL, and the type of the options has their names.
        let isNamedElsewhere = new.place == nil || new.place == .path || new.source == .option
        let isAtSamePlace = new.place == old.place && (new.wireName == old.wireName || isNamedElsewhere)
        if !isAtSamePlace { reasons.append("sends '\(new.name)' as \(new.destination) instead of \(old.destination)") }
        if new.origin != old.origin {
            reasons.append("sends \(new.origin.words) as '\(new.wireName)' instead of \(old.origin.words)")
        }
        if new.place == old.place {
            reasons += new.encoding.changes(since: old.encoding).map { "sends '\(new.name)' \($0)" }
        }
        if let now = new.serviceDefault, let before = old.serviceDefault, now != before {
            reasons.append("leaves '\(new.name)' to the service, which then takes '\(now)' instead of '\(before)'")
        }
        // Options are members of a type whose changes are reported.
        if new.isDeprecated, !old.isDeprecated, new.source == .argument {
            reasons.append("'\(new.name)' is now deprecated")
        }
        return reasons
    }

    private var defaults: [String] {
        let before = old.arguments.keyed(by: \.name)
        return new.arguments.compactMap { argument in
            before[argument.name].flatMap(argument.changeOfDefault).map { "'\(argument.name)' \($0)" }
        }
    }

    private var body: [String] {
        guard let before = old.body, let after = new.body else { return [] }
        if before.mediaTypes != after.mediaTypes {
            let types = [after, before].map { $0.mediaTypes.joined(separator: " or ") }
            return ["sends the body as \(types[0]) instead of \(types[1])"]
        }
        return after.writesMembers(like: before) ? [] : ["sends members of the body in other encodings"]
    }

    // MARK: Responses

    private var accept: String? {
        if new.accept == old.accept { return nil }
        guard let after = new.accept else { return "no longer asks for a media type" }
        return "asks for \(after)" + (old.accept.map { " instead of \($0)" } ?? "")
    }

    private var failures: [String] {
        let kinds = new.failures + old.failures.filter { failure in !new.failures.contains(where: failure.isAlike) }
        return kinds.compactMap { kind in
            let (after, before) = (new.type(of: kind), types.renamed(old.type(of: kind)))
            if after == before { return nil }
            let failures = kind.words(isOnly: kinds.count == 1)
            guard let after else { return "no longer reads \(failures) as \(before?.description ?? "")" }
            return "reads \(failures) as \(after)" + (before.map { " instead of \($0)" } ?? "")
        }
    }

    private var pages: String? {
        if new.isPaged == old.isPaged {
            return !new.isPaged || new.readsPages(like: old) ? nil : "finds items or the next page in another place"
        }
        return new.isPaged ? "fetches the pages that follow" : "no longer fetches the pages that follow"
    }

    private var result: String? {
        guard let before = old.longRunning, let after = new.longRunning, before != after else { return nil }
        return "finds the result of the finished operation in another place"
    }

    // MARK: Logs

    private var secrets: [String] {
        // What is not sent any more is in no log either.
        let gone = Set(old.sent.map(\.wireName)).subtracting(new.sent.map(\.wireName))
        return old.secrets.filter { !new.secrets.contains($0) && !gone.contains($0) }
            .map { "no longer hides '\($0)' in logs" }
    }
}

extension OperationOutline.SentValue {
    /// A value that is sent without being asked for, and where; `nil` if callers decide on it.
    fileprivate var unasked: String? {
        switch source {
        case .constant, .apiVersion: "\(source.words) as \(destination)"
        case .argument, .option, .client: nil
        }
    }

    fileprivate var destination: String {
        place == .querystring ? "the whole query" : "'\(wireName)'\(place?.words ?? " in the URL of the server")"
    }

    /// Where the value comes from. Whether callers give it as an argument or as an option is no matter of the request.
    fileprivate var origin: Source { source == .argument ? .option : source }
}

extension OperationOutline.SentValue.Source {
    /// What is sent.
    fileprivate var words: String {
        switch self {
        case .argument, .option: "what callers give"
        case .apiVersion: "the API version"
        case .constant(let text): "'\(text)'"
        case .client: "the property of the client"
        }
    }
}

extension ParameterLocation {
    /// Where something is sent: a clause that follows its name.
    var words: String {
        switch self {
        case .path: " in the path"
        case .query: " in the query"
        case .header: " in a header field"
        case .cookie: " in a cookie"
        case .querystring: " as the whole query"
        }
    }
}

extension OperationOutline.SentValue.Encoding {
    /// How the value is sent, in clauses that continue its name.
    fileprivate func changes(since old: Self) -> [String] {
        if self == old { return [] }
        var changes: [String] = []
        let (text, oldText) = (textStyle, old.textStyle)
        if text.style != oldText.style {
            changes.append("in the style '\(text.style.rawValue)' instead of '\(oldText.style.rawValue)'")
        }
        if text.explodes != oldText.explodes {
            changes.append(text.explodes ? "item by item" : "with all items in one")
        }
        if text.isEncoded != oldText.isEncoded {
            changes.append(text.isEncoded ? "as it is, encoded by callers" : "encoded by the client")
        } else if text.allowsReserved != oldText.allowsReserved {
            changes.append(
                text.allowsReserved ? "with reserved characters as they are" : "with reserved characters encoded"
            )
        }
        if keepsSlashes != old.keepsSlashes {
            changes.append(keepsSlashes ? "with slashes as they are" : "with slashes encoded")
        }
        if format != old.format { changes.append(ValueFormat.change(from: old.format, to: format)) }
        if mediaType != old.mediaType {
            let types = [mediaType, old.mediaType].map { $0 ?? "plain text" }
            changes.append("as \(types[0]) instead of \(types[1])")
        }
        return changes.isEmpty ? ["with parts of it in other encodings"] : changes
    }
}

extension OperationOutline {
    /// The type of what the client reads from failures; `nil` if it reads nothing.
    fileprivate func type(of kind: Failure) -> TypeSpelling? {
        let same = failures.first(where: kind.isAlike)
        // What is not described is read like what is in a wider range.
        let wider = failures.filter { $0.mediaType == nil && $0.status.includes(kind.status) }
        return (same ?? wider.first { $0.status != .default } ?? wider.first)?.type
    }
}

extension OperationOutline.Failure {
    /// Whether another one is about the same failures.
    fileprivate func isAlike(_ other: Self) -> Bool { status == other.status && mediaType == other.mediaType }

    /// - Parameter isOnly: Whether no other failures are described.
    fileprivate func words(isOnly: Bool) -> String {
        let failures =
            status == .default ? (isOnly ? "failures" : "other failures") : "failures of status \(status.text)"
        return failures + (mediaType.map { " in \($0)" } ?? "")
    }
}
