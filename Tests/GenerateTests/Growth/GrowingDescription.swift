/// A description that has many of something, and what becomes of it.
struct GrowingDescription: Sendable {
    /// What there are many of.
    let name: String
    /// How many of it make a description that takes a moment to generate from.
    let count: Int
    /// The description with so many of it.
    let description: @Sendable (Int) -> String
    /// The description of an older version of the service, where there is one.
    let olderDescription: (@Sendable (Int) -> String)?
    /// What a file of the client or a diagnostic contains, if there are so many.
    let result: @Sendable (Int) -> String

    init(
        _ name: String,
        _ count: Int,
        result: @escaping @Sendable (Int) -> String,
        description: @escaping @Sendable (Int) -> String,
        olderDescription: (@Sendable (Int) -> String)? = nil
    ) {
        self.name = name
        self.count = count
        self.description = description
        self.olderDescription = olderDescription
        self.result = result
    }

    /// The files of a client that has so many, by their names.
    func files(_ count: Int) -> [String: String] {
        let files = ["service.yaml": description(count), "older.yaml": olderDescription?(count)].compactMapValues { $0 }
        let names = files.keys.sorted().joined(separator: ", ")
        let setting = files.count == 1 ? "description: \(names)" : "apiVersions: [\(names)]"
        return files.merging(["client.yaml": setting + "\n"]) { $1 }
    }

    static let all = operations + parameters + schemas + unions + references + credentials
}

// MARK: - Parts of descriptions

extension GrowingDescription {
    /// A description with these paths, each in its own line, and further lines.
    static func service(paths: [String] = [], _ more: [String] = [], version: String = "openapi: 3.0.3") -> String {
        let lines = paths.isEmpty ? ["paths: {}"] : ["paths:"] + paths.map { "  \($0)" }
        return ([version, "info: {title: Shop, version: '1'}"] + lines + more).joined(separator: "\n") + "\n"
    }

    /// A description with these schemas, which is about nothing else.
    static func service(schemas: [String]) -> String { service(components(schemas: schemas)) }

    /// The lines of these schemas.
    static func components(schemas: [String]) -> [String] {
        ["components:", "  schemas:"] + schemas.map { "    \($0)" }
    }

    /// An operation in a path of its own, with what is said of it besides.
    static func operation(_ path: String = "/a", _ more: String = "", method: String = "get") -> String {
        "\(path): {\(method): {operationId: find, \(more)\(done)}}"
    }

    static let done = "responses: {'204': {description: D}}"

    static func schema(_ name: String) -> String { "{$ref: '#/components/schemas/\(name)'}" }

    /// As many names.
    static func names(_ count: Int, _ prefix: String = "s") -> [String] { (1...count).map { "\(prefix)\($0)" } }

    /// As many schemas, each made with a reference to the next one; the last one with a text.
    static func chain(_ count: Int, _ prefix: String = "s", link: (_ name: String, _ next: String) -> String)
        -> [String]
    {
        (1...count).map { link("\(prefix)\($0)", $0 == count ? "{type: string}" : schema("\(prefix)\($0 + 1)")) }
    }

    static func list(_ items: some Sequence<String>) -> String { items.joined(separator: ", ") }
}
