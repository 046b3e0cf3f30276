import Suggestions
import YAML

/// What OpenAPI 3 has for servers: a list, of which nothing is kept.
extension ServerReader {
    /// Reads the places where a service, path or operation can be reached.
    static func read(_ node: YAMLNode?, from source: inout DescriptionSource) -> [Server] {
        let servers = source.objects(node).compactMap { item -> Server? in
            let meant = source.object(meantBy: item, under: ServerKeyword.url.rawValue, of: "a server")
            let server = meant ?? source.container(item) ?? item
            guard let fields = source.fields(server, as: ServerKeyword.self) else { return nil }
            // Nothing is where the service is, without a path.
            guard let written = fields[.url]?.string == "" ? "/" : source.text(fields[.url]) else {
                if fields.isMisspelled(.url) { return nil }
                source.diagnostics.loss("a server without a 'url' is ignored (add the 'url')", at: item.mark)
                return nil
            }
            guard let url = readURL(written, at: fields[.url]?.mark, in: &source) else { return nil }
            if let problem = problem(ofHostIn: url) {
                source.diagnostics.loss("the server '\(url)' is ignored: \(problem)", at: fields[.url]?.mark)
                return nil
            }
            checkURL(url, at: fields[.url]?.mark, in: &source)
            return Server(
                url: url,
                name: source.text(fields[.name]),
                variables: readVariables(fields[.variables], of: url, at: fields[.url]?.mark, from: &source),
                documentation: source.documentation(text: fields[.description]),
                mark: fields[.url]?.mark ?? item.mark
            )
        }
        return preferringTLS(servers)
    }

    /// The servers, in which an `http` URL changes places with the same URL in `https`. A client uses the first one by default, and
    /// many descriptions list `http` first only because of the alphabet.
    private static func preferringTLS(_ servers: [Server]) -> [Server] {
        var servers = servers
        let places = Dictionary(servers.enumerated().map { ($1.url, $0) }) { first, _ in first }
        for index in servers.indices where servers[index].url.hasPrefix("http://") {
            let secure = "https" + servers[index].url.dropFirst("http".count)
            if let place = places[secure], place > index { servers.swapAt(index, place) }
        }
        return servers
    }

    /// The URL of a server, with the scheme that its author left out; `nil`, with a warning, if it is not one of HTTP.
    private static func readURL(_ written: String, at mark: Mark?, in source: inout DescriptionSource) -> String? {
        var url = written.trimmed
        if url != written {
            source.diagnostics.warning("the spaces around the server's URL are ignored (remove them)", at: mark)
        }
        if let meant = urlWithVariables(url) {
            source.diagnostics.warning(
                "the server '\(url)' is treated as '\(meant)' (write '{name}' for a variable)",
                at: mark
            )
            url = meant
        }
        if let meant = urlWithScheme(url) {
            source.diagnostics.warning("the server '\(url)' is treated as '\(meant)' (write '\(meant)')", at: mark)
            url = meant
        }
        if let end = url.firstRange(of: "://") {
            let scheme = url[..<end.lowerBound].lowercased()
            if ["https", "http"].contains(scheme) || scheme.contains("{") { return url }
            let hint = NearestName.hint(for: scheme, among: ["https", "http"])
            source.diagnostics.loss(
                "the server '\(url)' is ignored: the client supports only HTTP, not '\(scheme)'"
                    + (hint.isEmpty ? " (write 'https')" : hint),
                at: mark
            )
            return nil
        }
        if url.hasPrefix("//") { return "https:" + url }
        if url.starts(with: /(?i:https?:)/) { return url }
        let first = url.prefix { $0 != "/" }
        guard !first.hasPrefix("."), !first.hasPrefix("{"), first.contains(where: { $0 == "." || $0 == ":" }) else {
            return url
        }
        source.diagnostics.warning(
            "the server '\(url)' has no scheme; it is treated as 'https://\(url)' (write 'https://\(url)')",
            at: mark
        )
        return "https://" + url
    }

    /// The URL with variables in place of those of other notations: `{{host}}` of Postman, `${HOST}` of shells and scripts, `$(host)` of
    /// IBM API Connect, and `<host>` of prose. `nil` if it has none.
    static func urlWithVariables(_ url: String) -> String? {
        guard url.utf8.contains(where: { "{<(".utf8.contains($0) }) else { return nil }
        let meant = url.replacing(/\$\(([^()]+)\)/) { "{\($0.output.1)}" }
            .replacing("<", with: "{").replacing(">", with: "}")
            .replacing("{{", with: "{").replacing("}}", with: "}").replacing("${", with: "{")
        return meant != url && PathTemplate.problem(in: meant) == nil ? meant : nil
    }

    /// The URL with one scheme and its marks, where some are missing or too many: `http:/host`, `https//host`, `https://http://host`,
    /// `http://:host`. `nil` if nothing is wrong, or if no host follows.
    private static func urlWithScheme(_ url: String) -> String? {
        // Behind a colon, a name or address with a dot is no port, and what ends at '@' is a password.
        let schemes =
            #/
            (?i:
                (?:https?(?::/{0,2}|//):?)* (https?) (?::/{1,2}|//|:(?=[a-z]))
                (?::(?=(?:[\w\-]+\.|localhost)[^@/]*(?:/|$)))?
            )
            (?!/|\d+(?:[:/?\#]|$))
            /#
        guard let written = url.prefixMatch(of: schemes) else { return nil }
        let meant = "\(written.output.1)://\(url[written.range.upperBound...])"
        return meant == url ? nil : meant
    }

    /// Why nothing can be at a URL, if its host and port are written out (RFC 3986, section 3.2).
    static func problem(ofHostIn url: String) -> String? {
        let noHost = "it has no host (write one)"
        guard let scheme = url.firstRange(of: "://") else { return url.starts(with: /(?i:https?:)/) ? noHost : nil }
        let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
        let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        if place.isEmpty || place.hasPrefix(":") { return noHost }
        if place.contains("{") { return nil }
        let port = place.hasPrefix("[") ? place.drop { $0 != "]" }.dropFirst() : place.drop { $0 != ":" }
        let number = port.dropFirst()
        return number.utf8.allSatisfy(\.isDigit)
            ? nil : "'\(number)' is not a port (write a number, or '{port}' for a variable)"
    }

    private static func readVariables(
        _ node: YAMLNode?,
        of url: String,
        at mark: Mark?,
        from source: inout DescriptionSource
    ) -> [Server.Variable] {
        let names = PathTemplate.names(in: url)
        var variables = source.members(node).compactMap { entry -> Server.Variable? in
            checkUse(of: entry, among: names, in: &source)
            // Undeclared variables are reported below.
            if entry.value.isNull { return nil }
            guard let fields = source.fields(entry.value, as: ServerVariableKeyword.self) else { return nil }
            // The caller must provide the value if there is no default.
            SchemaChecks.checkDefault(fields[.default], among: fields[.enum]?.sequence, areTexts: true, in: &source)
            let isEmpty = fields[.default]?.string == "" && isLastSegment(entry.name, of: url)
            let defaultValue = isEmpty ? "" : source.text(fields[.default])
            return Server.Variable(
                name: entry.name,
                defaultValue: defaultValue.flatMap { hasPlaceholder($0) ? nil : $0 },
                allowedValues: source.texts(fields[.enum]),
                documentation: source.documentation(text: fields[.description])
            )
        }
        declareMissing(in: &variables, of: url, under: "variables", at: mark, in: &source)
        return variables
    }

    /// Whether a default value only says that a caller has to give one, because OpenAPI demands a default: `<prefix>`,
    /// `{tenant}.auth.example`.
    private static func hasPlaceholder(_ text: String) -> Bool {
        text.contains(/\{[^{}]+\}|<[^<>]+>/)
    }

    /// Whether a variable is all behind the last slash of a URL's path. Nothing there is a path, too: that without what is optional. At
    /// other places, an empty default only says that a caller has to give a value.
    private static func isLastSegment(_ name: String, of url: String) -> Bool {
        url.hasSuffix("/{\(name)}") && !url.hasSuffix("//{\(name)}")
    }

    /// Adds the variables of a server's URL that are not declared under a key, each with a warning.
    static func declareMissing(
        in variables: inout [Server.Variable],
        of url: String,
        under key: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        var declared = Set(variables.map(\.name))
        for name in PathTemplate.names(in: url) where declared.insert(name).inserted {
            source.diagnostics.warning(
                "the variable '\(name)' of the server's URL is not declared (declare it under '\(key)')",
                at: mark
            )
            variables.append(Server.Variable(name: name, defaultValue: nil))
        }
    }
}

/// The keys of a server.
enum ServerKeyword: String, Keyword {
    case url, description, variables, name

    static let needed: [Self] = [.url]
    static let byName = makeTable()
}

/// The keys of a variable of a server's URL.
enum ServerVariableKeyword: String, Keyword {
    case `enum`, `default`, description

    static let byName = makeTable()
}
