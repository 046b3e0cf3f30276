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

    /// The files that the configuration names, in the target's folder or not; those that do not exist are left to the generator.
    func namedFiles() throws -> [URL] {
        let files = try configuration.map(Self.filesNamed(by:)) ?? []
        return files.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Finds the clients of a target among its files.
    ///
    /// Each `NAME.client.yaml` makes a client: of the descriptions that it names, or else of the description `NAME` beside
    /// it. A `client.yaml` that names none belongs to the one description of its folder that is left. Each description that
    /// no configuration speaks of makes a client as well, unless it has no paths and another file names it: then it holds schemas
    /// for that one. A file is a description if it has `openapi` or `swagger` at its top.
    ///
    /// - Parameter files: The YAML and JSON files of the target.
    /// - Throws: ``ClientSourcesError`` if it is not clear what a configuration belongs to, or the error of a file that
    ///   cannot be read.
    static func find(among files: [URL]) throws -> [ClientSources] {
        let files = files.sorted { $0.path < $1.path }
        let descriptions = try files.filter { try !isConfiguration($0) && isDescription($0) }
        var search = ClientSearch(descriptions: descriptions, files: files)
        var unclear: [URL] = []
        for configuration in files.filter(isConfiguration) {
            if try !search.addClient(of: configuration) { unclear.append(configuration) }
        }
        try search.leaveOutParts()
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
    ///
    /// - Parameters:
    ///   - target: The target's name.
    ///   - folder: The target's folder.
    ///   - files: The YAML and JSON files of the target, none of which makes a client.
    ///   - others: The descriptions in the folder that are not among the target's files.
    static func absence(
        inTarget target: String,
        at folder: URL,
        among files: [URL],
        besides others: [URL]
    ) -> String {
        func list(_ files: [URL]) -> String {
            let names = files.map { "'\($0.lastPathComponent)'" }.sorted()
            return names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        }
        let files = files.filter { !isConfiguration($0) }
        let advice =
            if !others.isEmpty {
                "\(list(others)) \(others.count == 1 ? "is" : "are") not among the target's files; see its 'exclude' in "
                    + "Package.swift, or use the plugin 'GenerateClientsCommand' instead"
            } else if files.isEmpty {
                "add one, such as 'openapi.yaml', to '\(folder.path)'"
            } else {
                "a description has 'openapi' or 'swagger' at its top level, which none of \(list(files)) has"
            }
        return "the target '\(target)' uses the plugin 'GenerateClients', but has no service description; \(advice)"
    }

    /// What files are compared by: the path without `..`.
    static func path(of file: URL) -> String { file.standardizedFileURL.path }

    /// The files or folders that a key of a configuration names.
    static func files(namedBy key: String, in configuration: URL) throws -> [URL] {
        try text(of: configuration).values(of: key).map { name in
            let folder = configuration.deletingLastPathComponent()
            return (name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)).standardizedFileURL
        }
    }

    fileprivate static func filesNamed(by configuration: URL) throws -> [URL] {
        try ["description", "apiVersions", "overlays"].flatMap { try files(namedBy: $0, in: configuration) }
    }

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

    /// The contents of a file in UTF-8, without a byte order mark. The generator also reads UTF-16 that begins with one.
    private static func contents(of file: URL) throws -> Data {
        var contents: Data
        do { contents = try Data(contentsOf: file, options: .mappedIfSafe) } catch {
            throw ClientSourcesError.unreadable(file, error.localizedDescription)
        }
        if contents.starts(with: [0xFF, 0xFE]) || contents.starts(with: [0xFE, 0xFF]),
            let text = String(data: contents, encoding: .utf16)
        {
            contents = Data(text.utf8)
        }
        return contents.starts(with: [0xEF, 0xBB, 0xBF]) ? contents.dropFirst(3) : contents
    }

    /// Whether a file is a description.
    static func isDescription(_ file: URL) throws -> Bool { try DescriptionText(contents(of: file)).isDescription }

    /// Whether a file contains the name of another one.
    fileprivate static func names(_ other: URL, in file: URL) throws -> Bool {
        try contents(of: file).range(of: Data(other.lastPathComponent.utf8)) != nil
    }

    /// Whether a description has paths, and not schemas alone. In doubt, it has.
    fileprivate static func hasPaths(_ description: URL) throws -> Bool {
        try DescriptionText(contents(of: description)).hasPaths
    }
}

/// The clients of a target's files, as far as they are found.
private struct ClientSearch {
    private let descriptions: [URL]
    /// The YAML and JSON files of the target.
    private let files: [URL]
    /// The clients so far.
    private(set) var clients: [ClientSources] = []
    /// The paths of the files that some configuration speaks of.
    private var claimed: Set<String> = []
    /// The descriptions that hold schemas for others.
    private var parts: [URL] = []

    init(descriptions: [URL], files: [URL]) {
        self.descriptions = descriptions
        self.files = files
    }

    /// Adds the client of a configuration that names its descriptions, or is named after one.
    ///
    /// - Returns: Whether it does either.
    mutating func addClient(of configuration: URL) throws -> Bool {
        let text = try ClientSources.text(of: configuration)
        let folder = configuration.deletingLastPathComponent()
        claimed.formUnion(try ClientSources.filesNamed(by: configuration).map(ClientSources.path))
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

    /// Takes descriptions without paths that other files name for parts of them, if there are other clients.
    mutating func leaveOutParts() throws {
        let left = descriptions.filter { !isClaimed($0) }
        if left.count < 2, clients.isEmpty { return }
        let parts = try left.filter { description in
            try !ClientSources.hasPaths(description)
                && files.contains { try $0 != description && ClientSources.names(description, in: $0) }
        }
        if parts.count < left.count || !clients.isEmpty { self.parts = parts }
    }

    /// Adds the client of a `client.yaml` that names no description: there is only one left beside it that it can be meant for.
    mutating func addClient(ofOnlyDescriptionFor configuration: URL) throws {
        let folder = configuration.deletingLastPathComponent()
        let left = descriptions.filter { $0.deletingLastPathComponent() == folder && !isClaimed($0) }
        let whole = left.filter { !parts.contains($0) }
        let candidates = whole.isEmpty ? left : whole
        guard configuration.lastPathComponent == "client.yaml", let description = candidates.first,
            candidates.count == 1
        else { throw ClientSourcesError.unclear(configuration, candidates: candidates) }
        add(description, configuration)
    }

    /// Adds the descriptions that no configuration speaks of.
    mutating func addDescriptionsAlone() {
        for description in descriptions where !isClaimed(description) && !parts.contains(description) {
            add(description, nil)
        }
    }

    private func isClaimed(_ description: URL) -> Bool { claimed.contains(ClientSources.path(of: description)) }

    private mutating func add(_ description: URL, _ configuration: URL?) {
        claimed.insert(ClientSources.path(of: description))
        clients.append(ClientSources(description: description, configuration: configuration))
    }
}

/// Why the clients of a target are not known.
enum ClientSourcesError: Error, CustomStringConvertible {
    /// A configuration names no description, and there is not exactly one that it can be meant for.
    case unclear(URL, candidates: [URL])
    /// A file cannot be read, for the reason that the system gives.
    case unreadable(URL, String)
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
        case .unreadable(let file, let reason): return "cannot read '\(file.path)': \(reason)"
        case .sharedName(let name, let files):
            return
                "the clients of \(files.map { "'\($0.path)'" }.joined(separator: " and ")) would both have files "
                + "named '\(name)…' in one module; rename one of the descriptions"
        }
    }
}
