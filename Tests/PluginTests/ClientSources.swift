import Foundation

/// What one client of a target is made from.
struct ClientSources {
    /// The description; nil if the configuration names it, or several.
    let description: URL?
    /// The client configuration, if there is one.
    let configuration: URL?

    /// What the client's files are named after: the description, or else the configuration.
    var name: String {
        if let description { return description.deletingPathExtension().lastPathComponent }
        return configuration.map(Self.stem) ?? "client"
    }

    /// What the generator has to read.
    var arguments: [String] {
        let description = description.map { [$0.path] } ?? []
        return description + (configuration.map { ["--config", $0.path] } ?? [])
    }

    /// Finds the clients of a target among its files.
    ///
    /// Each `NAME.client.yaml` makes a client: of the descriptions that it names, or else of the description `NAME` beside
    /// it. A `client.yaml` that names none belongs to the one description of its folder that is left. Each description that
    /// no configuration speaks of makes a client as well. A file is a description if it has `openapi` or `swagger` at its
    /// top.
    ///
    /// - Parameter files: The YAML and JSON files of the target.
    /// - Throws: ``ClientSourcesError`` if it is not clear what a configuration belongs to, or the error of a file that
    ///   cannot be read.
    static func find(among files: [URL]) throws -> [ClientSources] {
        let files = files.sorted { $0.path < $1.path }
        let descriptions = try files.filter { try !isConfiguration($0) && isDescription($0) }
        var search = ClientSearch(descriptions: descriptions)
        var unclear: [URL] = []
        for configuration in files.filter(isConfiguration) {
            if try !search.addClient(of: configuration) { unclear.append(configuration) }
        }
        // What they belong to depends on the descriptions that no other configuration speaks of.
        for configuration in unclear { try search.addClient(ofOnlyDescriptionFor: configuration) }
        search.addDescriptionsAlone()
        let clients = search.clients
        try refuseSharedNames(of: clients)
        return clients.sorted { $0.name < $1.name }
    }

    /// The files of a target's folder that may be parts of descriptions, also those that the target excludes. Hidden folders, such as
    /// `.build` with the packages that this one depends on, hold none of them.
    ///
    /// - Parameter folder: The target's folder.
    /// - Throws: The error of a folder that cannot be read.
    static func files(in folder: URL) throws -> [URL] {
        var failure: (any Error)?
        let enumerator = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles,
            errorHandler: { _, error in
                failure = error
                return false
            }
        )
        let files = enumerator?.compactMap { $0 as? URL }.filter(isSource) ?? []
        if let failure { throw failure }
        return files
    }

    /// Whether a file may be a part of a client's description, by its name.
    static func isSource(_ file: URL) -> Bool {
        ["yaml", "yml", "json"].contains(file.pathExtension.lowercased())
    }

    /// Why a target has no client, in the words of its author's next step.
    static func absence(inTarget target: String, at folder: URL, among files: [URL]) -> String {
        let others = files.filter { !isConfiguration($0) }.map { "'\($0.lastPathComponent)'" }.sorted()
        let advice =
            others.isEmpty
            ? "add one, such as 'openapi.yaml', to '\(folder.path)'"
            : "a description has 'openapi' or 'swagger' at its top level, which none of "
                + others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "") + " has"
        return "the target '\(target)' uses the plugin 'GenerateClients', but has no service description; \(advice)"
    }

    /// What files are compared by: the path without `..`.
    fileprivate static func path(of name: String, in folder: URL) -> String {
        path(of: name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name))
    }

    fileprivate static func path(of file: URL) -> String { file.standardizedFileURL.path }

    /// Two files of one name cannot be in one module.
    private static func refuseSharedNames(of clients: [ClientSources]) throws {
        for (name, clients) in Dictionary(grouping: clients, by: \.name) where clients.count > 1 {
            throw ClientSourcesError.sharedName(name, clients.compactMap { $0.description ?? $0.configuration })
        }
    }

    private static func isConfiguration(_ file: URL) -> Bool {
        file.lastPathComponent == "client.yaml" || file.lastPathComponent.hasSuffix(".client.yaml")
    }

    fileprivate static func stem(of configuration: URL) -> String {
        let name = configuration.lastPathComponent
        return name.hasSuffix(".client.yaml") ? String(name.dropLast(".client.yaml".count)) : "client"
    }

    /// The text of a configuration.
    static func text(of configuration: URL) throws -> ConfigurationText {
        ConfigurationText(String(decoding: try contents(of: configuration), as: UTF8.self))
    }

    /// The contents of a file in UTF-8. The generator also reads UTF-16 with a byte order mark.
    private static func contents(of file: URL) throws -> Data {
        let contents = try Data(contentsOf: file, options: .mappedIfSafe)
        guard contents.starts(with: [0xFF, 0xFE]) || contents.starts(with: [0xFE, 0xFF]),
            let text = String(data: contents, encoding: .utf16)
        else { return contents }
        return Data(text.utf8)
    }

    private static func isDescription(_ file: URL) throws -> Bool {
        let contents = try contents(of: file)
        let text = contents.dropFirst(contents.starts(with: ConfigurationText.byteOrderMark.utf8) ? 3 : 0)
        // Nearly all have it at the beginning, and a large one need not be read for it.
        guard
            let version = place(of: ["openapi", "swagger"], in: text.prefix(4096))
                ?? place(of: ["openapi", "swagger"], in: text)
        else { return false }
        // An overlay in JSON may hold a version for the description that it changes.
        return place(of: ["overlay"], in: text[..<version]) == nil
    }

    /// The first place of one of the keys at the top level: in the first column in YAML, or in JSON, where it is a guess.
    private static func place(of keys: [String], in text: Data) -> Data.Index? {
        let isJSON = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
        let spellings = keys.flatMap { ["\($0):", "\"\($0)\":", "'\($0)':", "\"\($0)\" :", "\($0) :"] }
        return spellings.compactMap { spelling -> Data.Index? in
            var rest = text
            while let range = rest.range(of: Data(spelling.utf8)) {
                let place = range.lowerBound
                if isJSON || place == text.startIndex || [0x0A, 0x0D].contains(text[place - 1]) { return place }
                rest = text[range.upperBound...]
            }
            return nil
        }.min()
    }
}

/// The clients of a target's files, as far as they are found.
private struct ClientSearch {
    private let descriptions: [URL]
    /// The clients so far.
    private(set) var clients: [ClientSources] = []
    /// The paths of the files that some configuration speaks of.
    private var claimed: Set<String> = []

    init(descriptions: [URL]) {
        self.descriptions = descriptions
    }

    /// Adds the client of a configuration that names its descriptions, or is named after one.
    ///
    /// - Returns: Whether it does either.
    mutating func addClient(of configuration: URL) throws -> Bool {
        let text = try ClientSources.text(of: configuration)
        let folder = configuration.deletingLastPathComponent()
        let named = ["description", "apiVersions", "overlays"].flatMap(text.values)
        claimed.formUnion(named.map { ClientSources.path(of: $0, in: folder) })
        if text.has("description") || text.has("apiVersions") {
            clients.append(ClientSources(description: nil, configuration: configuration))
            return true
        }
        let stem = ClientSources.stem(of: configuration)
        let namesake = descriptions.first { description in
            description.deletingLastPathComponent() == folder
                && description.deletingPathExtension().lastPathComponent == stem
        }
        guard let namesake else { return false }
        add(namesake, configuration)
        return true
    }

    /// Adds the client of a `client.yaml` that names no description: there is only one left beside it that it can be meant for.
    mutating func addClient(ofOnlyDescriptionFor configuration: URL) throws {
        let folder = configuration.deletingLastPathComponent()
        let candidates = descriptions.filter { $0.deletingLastPathComponent() == folder && !isClaimed($0) }
        guard configuration.lastPathComponent == "client.yaml", let description = candidates.first,
            candidates.count == 1
        else { throw ClientSourcesError.unclear(configuration, candidates: candidates) }
        add(description, configuration)
    }

    /// Adds the descriptions that no configuration speaks of.
    mutating func addDescriptionsAlone() {
        for description in descriptions where !isClaimed(description) { add(description, nil) }
    }

    private func isClaimed(_ description: URL) -> Bool { claimed.contains(ClientSources.path(of: description)) }

    private mutating func add(_ description: URL, _ configuration: URL?) {
        claimed.insert(ClientSources.path(of: description))
        clients.append(ClientSources(description: description, configuration: configuration))
    }
}

/// Why it is not clear what the clients of a target are.
enum ClientSourcesError: Error, CustomStringConvertible {
    /// A configuration names no description, and there is not exactly one that it can be meant for.
    case unclear(URL, candidates: [URL])
    /// The files of two clients would have the same names.
    case sharedName(String, [URL])

    var description: String {
        switch self {
        case .unclear(let configuration, let candidates):
            let found =
                candidates.isEmpty
                ? "there is no description next to it"
                : "it could be for " + candidates.map { "'\($0.lastPathComponent)'" }.joined(separator: " or ")
            return "'\(configuration.path)' does not name a description, and \(found); add 'description: FILE' to it"
        case .sharedName(let name, let files):
            return
                "the clients of \(files.map { "'\($0.path)'" }.joined(separator: " and ")) would both have files "
                + "named '\(name)…' in one module; rename one of the descriptions"
        }
    }
}
