import YAML

/// Reads where a service can be reached: the nodes that say so come in, and the servers come out.
///
/// It keeps those of the service, which operations of Swagger 2.0 may change, and the names that belong to their URLs.
struct ServerReader {
    /// Where operations are reached that say nothing of it; the preferred place is the first.
    private(set) var defaultServers: [Server] = []
    /// The names of the parameters that belong to the URLs of these places (`x-ms-parameterized-host`).
    private(set) var hostParameters: Set<String> = []

    // MARK: - Services and operations

    /// Reads where the service can be reached.
    ///
    /// - Parameters:
    ///   - root: The document.
    ///   - parameters: Reads the parameters of a host (Swagger 2.0).
    ///   - schemas: The document, and what reads its schemas.
    mutating func readDefault(
        _ root: Fields<DocumentKeyword>,
        parameters: inout ParameterReader,
        from schemas: inout SchemaReader
    ) {
        defaultServers =
            schemas.version == .swagger20 || Self.isSwagger(root)
            ? readSwagger(root, parameters: &parameters, from: &schemas)
            : Self.read(root[.servers], from: &schemas.source)
        reportOwnMachine(root, in: &schemas.source)
    }

    /// Reads where an operation can be reached; nothing if that is where its path or the service is reached.
    ///
    /// - Parameters:
    ///   - fields: The operation.
    ///   - source: The document.
    func read(of fields: Fields<OperationKeyword>, from source: inout DescriptionSource) -> [Server] {
        source.version == .swagger20
            ? readSchemes(of: fields, from: &source) : Self.read(fields[.servers], from: &source)
    }

    /// The servers of a service whose description has none for the whole of it: those of more than half of the operations, because Fern
    /// and others write them at each operation.
    ///
    /// - Parameter operations: The operations.
    /// - Returns: Nothing if one of them has no servers, and is thus reached like the service, or if they have too little in common.
    static func shared(by operations: [Operation]) -> [Server] {
        if operations.contains(where: \.servers.isEmpty) { return [] }
        let counts = Dictionary(operations.map { ($0.servers.map(\.url), 1) }, uniquingKeysWith: +)
        guard let urls = counts.first(where: { $0.value > operations.count / 2 })?.key else { return [] }
        return operations.first { $0.servers.map(\.url) == urls }?.servers ?? []
    }

    // MARK: - Swagger 2.0

    /// Whether a document says in no other way than that of Swagger 2.0 where the service is, whatever its version.
    static func isSwagger(_ root: Fields<DocumentKeyword>) -> Bool {
        root[.servers] == nil && (root[.host] != nil || root[.basePath] != nil)
    }

    /// The places where a service can be reached, made of `schemes`, `host` and `basePath`, or read as OpenAPI 3 has them where there
    /// is nothing else.
    private mutating func readSwagger(
        _ root: Fields<DocumentKeyword>,
        parameters: inout ParameterReader,
        from schemas: inout SchemaReader
    ) -> [Server] {
        var host = Self.address(root[.host], in: &schemas.source)
        var basePath = Self.address(root[.basePath], in: &schemas.source) ?? ""
        var hostMark = (root[.host] ?? root.node).mark
        let pathMark = (root[.basePath] ?? root[.host] ?? root.node).mark
        if let address = basePath.prefixMatch(of: /(?i:https?:\/\/)[^\/]+/)?.output {
            reportWholeURL(basePath, at: pathMark, in: &schemas.source)
            host = String(address)
            hostMark = pathMark
            basePath.removeFirst(address.count)
        }
        while basePath.hasSuffix("/") { basePath.removeLast() }
        if !basePath.isEmpty, !basePath.hasPrefix("/") { basePath = "/" + basePath }
        let schemes = Self.schemesOfHTTP(among: schemas.source.texts(root[.schemes]))
        if schemes.isEmpty, let node = root[.schemes], node.sequence?.isEmpty == false {
            schemas.source.diagnostics.loss(
                "the client supports only HTTP; 'schemes' is treated as '[https]' (add 'https')",
                at: node.mark
            )
        }
        if let parameterized = root[.msParameterizedHost] {
            return readParameterizedHost(
                parameterized,
                scheme: schemes.first ?? "https",
                basePath: basePath,
                parameters: &parameters,
                from: &schemas
            )
        }
        guard var host else {
            if basePath.isEmpty { return Self.read(root[.servers], from: &schemas.source) }
            return [readServer(basePath, at: pathMark, in: &schemas.source)]
        }
        var scheme = Server.isOwnMachine(host) ? "http" : "https"
        if let end = host.firstRange(of: "//") {
            scheme = host.lowercased().hasPrefix("http://") ? "http" : "https"
            host = String(host[end.upperBound...])
        }
        while host.hasSuffix("/") { host.removeLast() }
        let urls = (schemes.isEmpty ? [scheme] : schemes).map { "\($0)://\(host)\(basePath)" }
        if let problem = Self.problem(ofHostIn: urls[0]) {
            schemas.source.diagnostics.loss("the server '\(urls[0])' is ignored: \(problem)", at: hostMark)
            return basePath.isEmpty ? [] : [readServer(basePath, at: pathMark, in: &schemas.source)]
        }
        Self.checkURL(urls[0], at: hostMark, in: &schemas.source)
        let variables = readUndeclaredVariables(of: host + basePath, at: pathMark, in: &schemas.source)
        return urls.map { Server(url: $0, variables: variables, mark: hostMark) }
    }

    /// Reports a base path that is a whole URL, as it was in Swagger 1.2. `host` is something else then: API Evangelist writes a path
    /// there.
    private func reportWholeURL(_ url: String, at mark: Mark, in source: inout DescriptionSource) {
        source.diagnostics.warning(
            "the base path '\(url)' is a whole URL, whose host is used instead of 'host' (write the host there, and only the path as "
                + "'basePath')",
            at: mark
        )
    }

    private mutating func readServer(_ url: String, at mark: Mark, in source: inout DescriptionSource) -> Server {
        Server(url: url, variables: readUndeclaredVariables(of: url, at: mark, in: &source), mark: mark)
    }

    /// The text of a host or a base path, with the variables that other notations mean. It may be in a file that a reference in its place
    /// leads to: appliances share one.
    private static func address(_ node: YAMLNode?, in source: inout DescriptionSource) -> String? {
        let content = source.content(of: node)
        return source.text(content).map { urlWithVariables($0) ?? $0 }
    }

    /// Reports servers that nobody but the service's developers can reach: frameworks write the one that they run on.
    private func reportOwnMachine(_ root: Fields<DocumentKeyword>, in source: inout DescriptionSource) {
        let absolute = defaultServers.filter { $0.urlWithDefaults.contains("://") }
        guard let first = absolute.first, absolute.allSatisfy(\.isOwnMachine) else { return }
        let advice =
            source.version == .swagger20
            ? "write the host of the service as 'host'" : "add the URL of the service to 'servers'"
        let reason =
            first.isWithoutDomain
            ? "has a host without a domain, which nobody else can reach" : "is on a developer's own machine or network"
        source.diagnostics.warning(
            "'\(first.urlWithDefaults)', which clients use unless they are given another endpoint, \(reason) (\(advice), here or in "
                + "an overlay)",
            at: (root[.servers] ?? root[.host] ?? root[.msParameterizedHost] ?? root[.basePath])?.mark
        )
    }

    /// Reads variables in the address of a service, which Swagger 2.0 does not have. They may be declared as parameters
    /// of the operations.
    private mutating func readUndeclaredVariables(
        of address: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> [Server.Variable] {
        PathTemplate.names(in: address).map { name in
            source.diagnostics.warning(
                "Swagger 2.0 has no variables in the URL of a service; '{\(name)}' is treated as one anyway (describe "
                    + "it in 'x-ms-parameterized-host')",
                at: mark
            )
            hostParameters.insert(name)
            return Server.Variable(name: name, defaultValue: nil)
        }
    }

    private mutating func readParameterizedHost(
        _ node: YAMLNode,
        scheme: String,
        basePath: String,
        parameters: inout ParameterReader,
        from schemas: inout SchemaReader
    ) -> [Server] {
        guard let fields = schemas.source.fields(node, as: ParameterizedHostKeyword.self) else { return [] }
        guard var host = schemas.source.text(fields[.hostTemplate]) else {
            schemas.source.diagnostics.error(
                "'x-ms-parameterized-host' has no 'hostTemplate' (add one, such as '{endpoint}')",
                at: node.mark
            )
            return []
        }
        while !basePath.isEmpty, host.hasSuffix("/") { host.removeLast() }
        let prefix = schemas.source.flag(fields[.useSchemePrefix]) ?? true ? "\(scheme)://" : ""
        var variables: [Server.Variable] = []
        for case .parameter(let parameter) in parameters.readList(fields[.parameters], from: &schemas) {
            hostParameters.insert(parameter.name)
            variables.append(Self.variable(for: parameter))
        }
        let url = prefix + host + basePath
        let mark = (fields[.hostTemplate] ?? node).mark
        Self.declareMissing(in: &variables, of: url, under: "parameters", at: mark, in: &schemas.source)
        return [Server(url: url, variables: variables, mark: mark)]
    }

    private static func variable(for parameter: Parameter) -> Server.Variable {
        var allowed: [String] = []
        if case .enumeration(let enumeration) = parameter.schema.shape { allowed = enumeration.values.map(\.rawValue) }
        return Server.Variable(
            name: parameter.name,
            clientName: parameter.clientName,
            defaultValue: parameter.schema.defaultValue?.string.flatMap { $0.isEmpty ? nil : $0 },
            allowedValues: allowed,
            documentation: parameter.documentation
        )
    }

    /// The schemes of URLs that clients can request, the best one first.
    private static func schemesOfHTTP(among declared: [String]) -> [String] {
        let declared = declared.map { $0.lowercased() }
        return ["https", "http"].filter(declared.contains)
    }

    /// The places where an operation of Swagger 2.0 can be reached, if its `schemes` rule out that of the service.
    ///
    /// - Parameters:
    ///   - fields: The operation.
    ///   - source: The document.
    /// - Returns: The same places by the operation's own schemes; none if it is reached like the service.
    private func readSchemes(
        of fields: Fields<OperationKeyword>,
        from source: inout DescriptionSource
    ) -> [Server] {
        guard let node = fields[.schemes] else { return [] }
        let declared = source.texts(node)
        guard !declared.isEmpty else { return [] }
        let schemes = Self.schemesOfHTTP(among: declared)
        guard !schemes.isEmpty else {
            source.diagnostics.loss(
                "the client does not support '\(declared.joined(separator: "', '"))'; the operation uses the "
                    + "service's scheme (add 'https' to its 'schemes' if the service supports it)",
                at: node.mark
            )
            return []
        }
        let scheme = defaultServers.first.flatMap { server in
            ["https", "http"].first { server.url.hasPrefix("\($0)://") }
        }
        guard let scheme else {
            // Without a host the caller's endpoint says how the service is reached, and no other place is known.
            if !schemes.contains("https") {
                source.diagnostics.loss(
                    "the operation supports only 'http', but the description has no host; it uses the scheme of the "
                        + "client's endpoint (add 'host', or 'https' to its 'schemes')",
                    at: node.mark
                )
            }
            return []
        }
        guard !schemes.contains(scheme), var server = defaultServers.first else { return [] }
        server.url = schemes[0] + server.url.dropFirst(scheme.count)
        return [server]
    }
}

/// The keys of `x-ms-parameterized-host`.
enum ParameterizedHostKeyword: String, ExtensionKeyword {
    case hostTemplate, useSchemePrefix, positionInOperation, parameters

    static let byName = makeTable()
}
