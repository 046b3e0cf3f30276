import ServiceDescription

/// The versions of a service's API (G020–G024, G139).
enum ApiVersions {
    /// Whether a parameter says which version of the API a request is written for.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - shape: What it holds, references followed. A version is one value: what has parts is a parameter as any other.
    static func isVersion(_ parameter: Parameter, of shape: SchemaShape) -> Bool {
        guard isValue(shape) else { return false }
        if let isVersion = parameter.extensions.isApiVersion { return isVersion }
        let isPlain = parameter.location == .query || parameter.location == .header
        return isPlain && ["api-version", "x-ms-version"].contains(parameter.name.lowercased())
    }

    private static func isValue(_ shape: SchemaShape) -> Bool {
        switch shape {
        case .string, .integer, .number, .enumeration, .any: true
        case .union(let union): union.alternatives.allSatisfy { isValue($0.shape) }
        case .array, .map, .object, .boolean, .binary, .reference: false
        }
    }

    /// The versions that a service says it has, oldest first: those of its descriptions where it has several, else the
    /// values of its version parameter, else the version of the description.
    static func versions(of service: Service) -> [ClientDeclaration.Version] {
        var scope = NameScope(reserved: ["latest"])
        return values(of: service).map { value in
            var documentation = value.documentation
            if documentation.summary == nil, documentation.text == nil {
                documentation.summary = "API version \"\(value.rawValue)\"."
            }
            let stripped = value.rawValue.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            let name =
                stripped.first?.isNumber == false && stripped.first?.lowercased() == "v" ? stripped : "v" + stripped
            return ClientDeclaration.Version(
                name: scope.claim(SwiftName.escaped(name.prefix(1).lowercased() + name.dropFirst())),
                value: value.rawValue,
                documentation: documentation
            )
        }
    }

    private static func values(of service: Service) -> [EnumerationSchema.Value] {
        let described = service.versions.map { EnumerationSchema.Value(rawValue: $0, mark: service.mark) }
        if !described.isEmpty { return described }
        let known = enumerated(in: service)
        let values = known.isEmpty ? [EnumerationSchema.Value(rawValue: service.version, mark: service.mark)] : known
        return values.sorted { isOlder($0.rawValue, than: $1.rawValue) }
    }

    /// The latest version: the last that is no preview, or the last if all are (G021, G024).
    static func latest(of versions: [ClientDeclaration.Version]) -> ClientDeclaration.Version? {
        versions.last { !$0.value.lowercased().contains("preview") } ?? versions.last
    }

    private static func enumerated(in service: Service) -> [EnumerationSchema.Value] {
        for operation in service.operations {
            for parameter in operation.parameters {
                let schema = service.resolved(parameter.schema)
                guard case .enumeration(let enumeration) = schema.shape else { continue }
                if isVersion(parameter, of: schema.shape) { return enumeration.values }
            }
        }
        return []
    }

    /// Compares numbers in versions as numbers: `1.9` is older than `1.10`.
    private static func isOlder(_ first: String, than second: String) -> Bool {
        let (left, right) = (parts(of: first), parts(of: second))
        for (a, b) in zip(left, right) where a != b {
            if let x = Int(a), let y = Int(b) { return x < y }
            return a < b
        }
        return left.count < right.count
    }

    private static func parts(of version: String) -> [Substring] {
        version.split { !$0.isLetter && !$0.isNumber }
    }
}
