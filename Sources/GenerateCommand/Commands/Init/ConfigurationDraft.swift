import ClientGenerator
import ServiceDescription

/// A draft of a client configuration. It sets only the description, the output and paging rules, and shows other
/// settings in comments.
///
/// With its comments uncommented, it is a valid configuration: one of the same client, but for what descriptions repeat, and unless
/// prefixes change the names of its enumerations.
struct ConfigurationDraft {
    /// How many examples of a filter there are.
    private static let exampleCount = 3

    /// The service.
    let service: Service
    /// The client without any configuration.
    let outline: ClientOutline
    /// The description's path, as the configuration has it; `nil` if it is not in a file that can be read again, but in a pipe.
    let description: String?
    /// The output folder's path, as the configuration has it; `nil` if the plugins decide where the client goes.
    let output: String?

    /// The whole text.
    var text: String {
        let title = YAMLText.comment("\(service.title) \(service.version)")
        let use =
            output == nil
            ? """
            ## The plugins use this file, and decide where the client goes. To generate it yourself, run
            ## 'generate --config FILE --output DIR'.
            """ : "## Run 'generate --config FILE' with this file."
        let introduction = """
            ## How the client of \(title) is made. Every key is optional.
            ## To use a setting, remove the '#' in front of it; lines with '##' are explanations.
            \(use)

            \(description.map { "description: \(YAMLText.scalar($0))" } ?? "## Name the description on the command line, or here.")
            \(output.map { "output: \(YAMLText.scalar($0))\n" } ?? "")
            """
        let repeated = RepetitionDraft(service: service)
        let sections = [
            introduction, client, credentials, filter, groups, names(repeated.prefixes), repeated.parameters,
            mergePatch,
            enumerations, paging, types,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Sections

    private var client: String {
        let prefix = outline.name.hasSuffix("Client") ? String(outline.name.dropLast("Client".count)) : outline.name
        return """
            ## The client's class, the module that it is compiled into, a type that contains everything, and the access level
            ## (public, package or internal).
            # client: \(outline.name)
            # module: \(prefix)
            # namespace: \(prefix)Service
            # access: public

            """
    }

    private var credentials: String {
        let requirements = service.security + service.operations.lazy.compactMap(\.security).joined()
        let required = Set(requirements.lazy.map(\.schemes).joined())
        let lines = service.securitySchemes.filter { required.contains($0.name) }.compactMap { scheme in
            scheme.credential.map(Self.words).map { proof in
                "#   \(YAMLText.scalar(scheme.name)): true  # \(YAMLText.comment(proof))\n"
            }
        }
        if lines.isEmpty { return "" }
        return
            "## The credentials that the client takes. 'false' leaves one out; a name becomes the label of its argument.\n"
            + "# credentials:\n" + lines.joined()
    }

    private static func words(for credential: SecurityScheme.Credential) -> String {
        switch credential {
        case .apiKey(let name, let location): "the key '\(name)' (\(location.rawValue))"
        case .basic: "a user name and password"
        case .bearer: "a bearer token"
        }
    }

    private var operations: [OperationOutline] {
        outline.operations.filter { !$0.isReplaced }.uniqued(on: \.identifier)
    }

    private var filter: String {
        guard !operations.isEmpty else { return "" }
        var text =
            "## To generate only a part of the service, name operations in any of these ways ('*' matches any text).\n"
            + "# filter:\n"
        let tags = service.operations.flatMap(\.tags).uniqued()
        if !tags.isEmpty {
            text += YAMLText.listLines("tags", tags, indentation: "  ").map { "# \($0)\n" }.joined()
        }
        text += "#   operations: \(YAMLText.list(operations.prefix(Self.exampleCount).map(\.identifier)))\n"
        text += "#   paths: \(YAMLText.list([Self.firstFolder(of: operations[0].path)]))\n"
        return text
    }

    private static func firstFolder(of path: String) -> String {
        "/\(path.split(separator: "/").first ?? "")*"
    }

    /// The setting without methods for callers from before the description had a second tag.
    private var groups: String {
        guard outline.operations.contains(where: \.isReplaced) else { return "" }
        return """
            ## The description has two tags, so the client also has deprecated methods for code that was written when it had one.
            ## This leaves them out.
            # groups: tags

            """
    }

    /// - Parameter prefixes: The lines for what many names begin with; empty if they do not begin alike.
    private func names(_ prefixes: String) -> String {
        let introduction =
            "## What many names begin with can be left out, or be called otherwise. That changes names of the client, also below.\n"
        guard !operations.isEmpty else { return prefixes.isEmpty ? "" : introduction + "# rename:\n" + prefixes }
        let lines = operations.map { operation in
            let name = operation.name.filter { $0 != "`" }
            let request = YAMLText.comment("\(operation.method) \(operation.path)")
            return "#     \(YAMLText.scalar(operation.identifier)): \(YAMLText.scalar(name))  # \(request)\n"
        }
        return "## Other names in Swift. These are the operations; rename 'parameters', 'models', 'properties' and\n"
            + "## 'enumerations' in the same way.\n# rename:\n#   operations:\n" + lines.joined()
            + (prefixes.isEmpty ? "" : introduction + prefixes)
    }

    /// The operations whose members may be `null`, which is nothing else than a missing one for the client.
    private var mergePatch: String {
        let linter = PatchLinter(service: service, mergePatch: [])
        let known = Set(operations.map(\.identifier))
        let names = linter.operations(among: service.operations.filter { known.contains($0.identifier) })
            .map(\.identifier)
        if names.isEmpty { return "" }
        return "## Operations with members that may be 'null', if that is how the service clears them (RFC 7396).\n"
            + YAMLText.listLines("mergePatch", names, indentation: "").map { "# \($0)\n" }.joined()
    }

    private var enumerations: String {
        let lists = [
            ("expandable", ClientOutline.TypeOutline.Kind.enumeration), ("frozen", .frozenEnumeration),
        ].compactMap { key, kind -> String? in
            let types = outline.types.filter { $0.kind == kind }
            guard !types.isEmpty else { return nil }
            let lines = types.map { type in
                "#     - \(YAMLText.scalar(type.name))  # "
                    + YAMLText.comment(Self.firstValues(of: type)) + "\n"
            }
            return "#   \(key):\n" + lines.joined()
        }
        if lists.isEmpty { return "" }
        return "## Enumerations that may get more values ('expandable'), and those that never will ('frozen').\n"
            + "# enumerations:\n" + lists.joined()
    }

    /// The values of an enumeration, as many as help to know it again.
    private static func firstValues(of type: ClientOutline.TypeOutline) -> String {
        var text = ""
        for (index, member) in type.members.enumerated() {
            if index > 0, text.count + member.wireName.count > 60 { return text + ", …" }
            text += (index > 0 ? ", " : "") + member.wireName
        }
        return text
    }

    private var paging: String {
        let unpaged = Set(operations.filter { !$0.isPaged }.map(\.identifier))
        let rules = PagingDraft(service: service).rules(
            for: service.operations.filter { unpaged.contains($0.identifier) }
        )
        if rules.isEmpty { return otherPaging }
        let areSure = rules[0].isSure
        let introduction = """
            ## How collections are divided into pages, which the description does not say. These rules are guessed from names;
            ## check those with a '#' against the service's documentation before you use them.

            """
        let lines = rules.flatMap { rule in rule.text.map { rule.isSure ? $0 : "# \($0)" } }
        return introduction + (areSure ? "" : "# ") + "paging:\n" + lines.map { $0 + "\n" }.joined()
    }

    /// An example, where no names give a hint.
    private var otherPaging: String {
        let collections = Set(operations.filter { $0.isCollection && !$0.isPaged }.map(\.identifier))
        let found = service.operations.lazy.filter { collections.contains($0.identifier) }
            .compactMap { operation in PageShape(of: operation, in: service).map { (operation, $0.items) } }.first
        guard let (operation, items) = found else { return "" }
        return """
            ## How collections are divided into pages, which the description does not say. Here, by links in the header 'Link'.
            # paging:
            #   - operations: \(YAMLText.list([operation.identifier]))
            \(items.map { "#     items: \(YAMLText.scalar($0))\n" } ?? "")#     linkHeader: next

            """
    }

    private var types: String {
        """
        ## Other Swift types, by 'format', 'type/format' or 'type'.
        # types:
        #   uuid: UUID

        """
    }
}
