import ClientGenerator
import ServiceDescription

/// A draft of settings for what a description repeats: beginnings of names, and parameters of nearly every call.
struct RepetitionDraft {
    /// How many names must begin in one way, or operations take one parameter, to be worth a line.
    private static let minimum = 5
    /// How many of a hundred operations must require a parameter that is to be the client's.
    private static let share = 80
    /// The same for a parameter of the path, if other paths begin with another one.
    private static let shareInPaths = 95

    private let service: Service
    /// What names are called without anyway.
    let namespace: VersionNamespace

    /// - Parameter service: The service.
    init(service: Service) {
        self.service = service
        namespace = VersionNamespace(title: service.title)
    }

    // MARK: Prefixes

    /// The lines below `rename`; empty if names do not begin alike.
    var prefixes: String {
        let tags = Set(service.operations.flatMap(\.tags))
        let areShort = tags.allSatisfy { namespace.removed(fromGroup: $0) != nil }
        let ofTags = areShort ? nil : sharedBeginning(of: tags)
        let found = [ofTags].compactMap { $0 }.map { ($0, "tags") } + schemaPrefixes.map { ($0, "schemas") }
        let lines = found.map { found, kind in
            "#     \(YAMLText.scalar(found.prefix)): \"\"  # \(found.count) \(kind)\n"
        }
        return lines.isEmpty ? "" : "#   prefixes:\n" + lines.joined()
    }

    /// The text before the last dot, or up to a version, in many names of schemas.
    var schemaPrefixes: [(prefix: String, count: Int)] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for named in service.schemas {
            guard let prefix = package(of: named.name) ?? VersionNamespace.versionedBeginning(of: named.name) else {
                continue
            }
            if counts[prefix] == nil { order.append(prefix) }
            counts[prefix, default: 0] += 1
        }
        return order.compactMap { prefix in
            counts[prefix].flatMap { $0 >= Self.minimum ? (prefix, $0) : nil }
        }
    }

    /// The text before the last dot of a name, unless that is left out anyway.
    private func package(of name: String) -> String? {
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
        return namespace.removed(fromSchema: name)?.contains(".") == false ? nil : String(name[..<point])
    }

    /// What all names begin with, up to where a word ends.
    private func sharedBeginning(of names: Set<String>) -> (prefix: String, count: Int)? {
        guard names.count >= Self.minimum, let first = names.min(), let last = names.max() else { return nil }
        // Of sorted texts the first and the last differ most.
        let shared = zip(first, last).prefix { $0 == $1 }.map(\.0)
        guard let firstLetter = shared.firstIndex(where: \.isLetter) else { return nil }
        let all = names.map(Array.init)
        let end = (firstLetter + 1...shared.count).last { end in
            all.allSatisfy { $0.count > end && ($0[end].isUppercase || !($0[end].isLetter || $0[end].isNumber)) }
        }
        return end.map { (String(shared[..<$0]), names.count) }
    }

    // MARK: Parameters

    /// The setting for parameters of nearly every call; empty if there are none.
    var parameters: String {
        let inPath = parameterOfAllPaths ?? parameterOfNearlyAllPaths
        let required = requiredParameters { $0.location != .path || $0.name == inPath }
        let optional = optionalParameters(besides: Set(required.map(\.name)))
            .filter { $0.count * 10 >= service.operations.count * 9 }
        let parameters = required + optional
        if parameters.isEmpty { return "" }
        let shares = parameters.map { "\($0.count)" }.joined(separator: ", ")
        let isGiven = optional.isEmpty ? "is given" : required.isEmpty ? "may be given" : "is or may be given"
        return
            "## What nearly every call \(isGiven) can belong to the client. Its methods do not take it then.\n# clientParameters: "
            + "\(YAMLText.list(parameters.map(\.name)))  # \(shares) of \(service.operations.count) operations\n"
    }

    /// The names of the parameters that nearly every call has to be given, the most frequent ones first.
    ///
    /// - Parameter isCounted: Whether a parameter counts.
    func requiredParameters(where isCounted: (Parameter) -> Bool) -> [(name: String, count: Int)] {
        frequent { $0.mustBeGiven && isCounted($0) }
            .filter { $0.count * 100 >= service.operations.count * Self.share }
    }

    /// The name of the parameter that is the first of each path that has any. It says whose client it is, unless operations are about
    /// what contains its values, and so list or make them; other parameters of paths say what a call is about. `nil` if there is none.
    private var parameterOfAllPaths: String? {
        let paths = Set(service.operations.map(\.path))
        var shared: String?
        for path in paths {
            guard let name = PathTemplate.names(in: path).first else { continue }
            let container = String(path.prefix { $0 != "{" })
            let containers = [container, container.hasSuffix("/") ? String(container.dropLast()) : container]
            if name != shared ?? name || containers.contains(where: paths.contains) { return nil }
            shared = name
        }
        return shared
    }

    /// The name of the parameter that is the first in the paths of nearly all operations, all of which begin alike, the others being
    /// about what contains its values. `nil` if there is none.
    private var parameterOfNearlyAllPaths: String? {
        let beginnings = service.operations.lazy.map(\.path).filter { $0.contains("}") }.map { $0.prefix { $0 != "}" } }
        let counts = Dictionary(beginnings.map { ($0, 1) }, uniquingKeysWith: +)
        let path = counts.first { $0.value * 100 >= service.operations.count * Self.shareInPaths }?.key
        return path.flatMap { PathTemplate.names(in: $0 + "}").first }
    }

    /// The names of the parameters that many calls may be given, but for those that turn pages, the most frequent ones first.
    private func optionalParameters(besides required: Set<String>) -> [(name: String, count: Int)] {
        frequent { parameter in
            let plain = PagingParameterNames.plain(parameter.name)
            return !parameter.isRequired && !parameter.belongsToClient && !parameter.isCalledApiVersion
                && parameter.location != .path && !required.contains(parameter.name)
                && !PagingParameterNames.unmistakable.contains(plain) && !PagingParameterNames.sizes.contains(plain)
        }
    }

    private func frequent(where isCounted: (Parameter) -> Bool) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for operation in service.operations {
            for name in Set(operation.parameters.filter(isCounted).map(\.name)) { counts[name, default: 0] += 1 }
        }
        return counts.filter { $0.value >= Self.minimum }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { ($0.key, $0.value) }
    }
}

extension Parameter {
    /// Whether each call has to give it, because it is neither the client's nor a constant.
    fileprivate var mustBeGiven: Bool {
        guard isRequired, !belongsToClient, extensions.clientDefault == nil, !isCalledApiVersion else {
            return false
        }
        if case .enumeration(let enumeration) = schema.shape { return enumeration.values.count > 1 }
        return true
    }
}
