import ServiceDescription

/// Builds the declaration of a service's endpoints.
struct EndpointBuilder {
    /// The values that variables can have, by the names of their types. Variables of one name have one type with the values of all, so
    /// that a value that one of them gets later renames nothing.
    private let values: [String: [String]]
    private var enumerations: [EndpointDeclaration.Enumeration] = []
    /// The offsets of the enumerations, by the names that their variables give them.
    private var offsets: [String: Int] = [:]
    private var names = NameScope()
    /// The URLs that have names, without their schemes.
    private var addresses: Set<Substring> = []
    private var typeNames = NameScope(reserved: ReservedTypeNames.all)

    /// The URL of the preferred server of those that have a host, if nothing is missing in it.
    static func defaultURL(of service: Service) -> String? {
        guard let url = service.servers.filter({ !$0.isRelative }).preferred?.urlWithDefaults else { return nil }
        let isWhole = url.lowercased().hasPrefix("https://") || url.lowercased().hasPrefix("http://")
        return isWhole && !url.contains("{") && url.allSatisfy { !$0.isWhitespace && !$0.isNewline } ? url : nil
    }

    /// The path to append to the host that a caller passes, followed by alternatives. Empty if the description names
    /// the host, or if the path depends on variables.
    static func basePaths(of service: Service) -> [String] {
        guard defaultURL(of: service) == nil, let first = service.servers.preferred?.path, !first.contains("{") else {
            return []
        }
        return first.isEmpty ? [] : service.servers.map(\.path).filter { !$0.isEmpty && !$0.contains("{") }.uniqued()
    }

    /// The endpoints among which a caller can choose.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - name: The name of the type.
    /// - Returns: `nil` if there is no choice.
    static func declare(_ service: Service, name: String) -> EndpointDeclaration? {
        let isChoice = service.servers.contains { !$0.variables.isEmpty && !$0.isRelative } || service.servers.count > 1
        guard isChoice || service.servers.contains(where: { $0.path.contains("{") }) else { return nil }
        var builder = EndpointBuilder(service.servers)
        let servers = service.servers.map { builder.declare($0) }
        return EndpointDeclaration(name: name, servers: servers, enumerations: builder.enumerations)
    }

    private init(_ servers: [Server]) {
        let variables = servers.flatMap(\.givenVariables).filter { !$0.allowedValues.isEmpty }
        values = Dictionary(grouping: variables, by: Self.typeName).mapValues { $0.flatMap(\.choices) }
    }

    private mutating func declare(_ server: Server) -> EndpointDeclaration.Server {
        var labels = NameScope(reserved: ReservedNames.labelsOfEndpoints)
        let variables = server.givenVariables
            .map { variable in
                let enumeration = variable.allowedValues.isEmpty ? nil : enumeration(of: variable)
                var defaultValue = variable.defaultValue.map(SwiftExpression.text)
                if let enumeration {
                    let value = enumeration.values.first { $0.rawValue == variable.defaultValue }
                    defaultValue = value.map { .enumerationCase($0.name) }
                }
                return EndpointDeclaration.Variable(
                    name: labels.claim(SwiftName.value(variable.clientName ?? variable.name)),
                    wireName: variable.name,
                    enumeration: enumeration?.name,
                    defaultValue: defaultValue,
                    documentation: variable.documentation
                )
            }
        return EndpointDeclaration.Server(
            name: name(of: server),
            url: server.addressed,
            isRelative: server.isRelative,
            variables: variables,
            documentation: server.documentation
        )
    }

    // MARK: Names

    private mutating func name(of server: Server) -> String {
        guard let scheme = server.url.firstRange(of: "://") else {
            return names.claim(firstOf: Self.nameCandidates(for: server))
        }
        let isNew = addresses.insert(server.url[scheme.upperBound...]).inserted
        let mark = isNew ? nil : String(server.url[..<scheme.lowerBound])
        return names.claim(firstOf: Self.nameCandidates(for: server, toldBy: mark))
    }

    /// The possible names of a server: its own, a few words about it, its host, its host and path. They depend only on this
    /// server and those before it, so that an additional server renames nothing.
    ///
    /// - Parameters:
    ///   - server: The place.
    ///   - scheme: Its scheme, if nothing else tells it from one before it.
    private static func nameCandidates(for server: Server, toldBy scheme: String? = nil) -> [String] {
        let endings: Set<String> = ["server", "environment", "endpoint", "url", "api"]
        // What is in parentheses explains the rest.
        let text = server.documentation.text.map { text in
            text.first == "(" ? text : String(text.prefix { $0 != "(" })
        }
        var words = text.map { Words($0).words } ?? []
        while words.count > 1, let last = words.last, endings.contains(last.lowercased()) { words.removeLast() }
        // *Production instance of our API* says no more than *production instance*.
        let links = LinkingWords.articles.union(LinkingWords.possessives).union(["of", "for", "this"])
        while words.count > 1, let last = words.last, links.contains(last.lowercased()) { words.removeLast() }
        if words.count > 1, LinkingWords.articles.contains(words[0].lowercased()) { words.removeFirst() }
        let described = server.name ?? ((1...4).contains(words.count) ? words.joined(separator: " ") : nil)
        let fixed = server.url.split(separator: "{").enumerated().map { index, part in
            index == 0 && !server.url.hasPrefix("{") ? part : part.drop { $0 != "}" }.dropFirst()
        }.joined(separator: " ")
        let address = (fixed.firstRange(of: "://").map { String(fixed[$0.upperBound...]) } ?? fixed)
        let fixedHost = host(of: address)
        // Where a caller gives the host, the path says no more than which version of the service it is.
        let isGiven = !fixedHost.contains { $0.isLetter || $0.isNumber }
        let host = server.isRelative ? "" : isGiven ? "server" : fixedHost
        let told = scheme.map { scheme in [described, host].compactMap { $0.map { "\($0) \(scheme)" } } }
        return ([described] + (told ?? [host]) + [address, fixed]).compactMap { $0 }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }.map { SwiftName.value($0) } + ["url"]
    }

    /// The host and the port, where the addresses of the machine itself have its name.
    private static func host(of address: String) -> String {
        let host = String(address.prefix { $0 != "/" })
        let own = ["127.0.0.1", "[::1]", "0.0.0.0"].first { host == $0 || host.hasPrefix($0 + ":") }
        return own.map { "localhost" + host.dropFirst($0.count) } ?? host
    }

    private static func typeName(of variable: Server.Variable) -> String {
        SwiftName.type(variable.clientName ?? variable.name)
    }

    private mutating func enumeration(of variable: Server.Variable) -> EndpointDeclaration.Enumeration {
        let wanted = Self.typeName(of: variable)
        if let known = offsets[wanted] { return enumerations[known] }
        offsets[wanted] = enumerations.count
        var scope = NameScope()
        let values = values[wanted, default: []].uniqued().map {
            EndpointDeclaration.Value(name: scope.claim(SwiftName.caseName($0.isEmpty ? "none" : $0)), rawValue: $0)
        }
        let enumeration = EndpointDeclaration.Enumeration(
            name: typeNames.claim(firstOf: [wanted, wanted + "Choice"]),
            values: values,
            documentation: variable.documentation
        )
        enumerations.append(enumeration)
        return enumeration
    }
}

extension Server.Variable {
    /// The values that the description names, the default included.
    fileprivate var choices: [String] { allowedValues + [defaultValue].compactMap { $0 } }
}

extension Server {
    /// Whether the URL has no host, because it is a path or begins with a variable that contains a whole URL.
    fileprivate var isRelative: Bool {
        guard let first = leadingVariable else { return !url.contains("://") }
        return variables.first { $0.name == first }?.defaultValue == nil
    }

    /// The URL, or the path if a caller gives the host.
    fileprivate var addressed: String { isRelative ? path : url }

    /// The variables that a caller gives values for.
    fileprivate var givenVariables: [Variable] {
        guard isRelative else { return variables }
        let names = Set(PathTemplate.names(in: path))
        return variables.filter { names.contains($0.name) }
    }

    /// The path below the host, without a slash at the end, and with one at the beginning unless it is empty.
    fileprivate var path: String {
        var path = url[...]
        if let end = path.firstRange(of: "://") {
            path = path[end.upperBound...].drop { $0 != "/" }
        } else if leadingVariable != nil {
            path = path.drop { $0 != "}" }.dropFirst()
        }
        let segments = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
            .filter { $0 != "." && $0 != ".." }
        return segments.map { "/\($0)" }.joined()
    }

    /// The name of the variable for the beginning of the URL, including the scheme.
    private var leadingVariable: String? {
        guard url.hasPrefix("{"), let close = url.firstIndex(of: "}") else { return nil }
        return url[url.index(after: close)...].hasPrefix("://") ? nil : String(url[..<close].dropFirst())
    }
}
