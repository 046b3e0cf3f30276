import ServiceDescription

/// The versions of a service's API (G020–G024, G139).
struct ApiVersions {
    /// The versions that the service says it has, oldest first: those of its descriptions where it has several and its version
    /// parameter can have them, else the values of that, else what that has by default, else the version of the description.
    private let values: [EnumerationSchema.Value]

    /// Finds the versions of a service.
    init(of service: Service) {
        let known = Self.enumerated(in: service)
        let described = service.versions.map { EnumerationSchema.Value(rawValue: $0, mark: service.mark) }
        let names = Set(service.versions)
        if !described.isEmpty, known.isEmpty || known.contains(where: { names.contains($0.rawValue) }) {
            values = described
            return
        }
        let found = known.isEmpty ? Self.usual(in: service) : known
        values = found.sorted { ApiVersionOrder($0.rawValue) < ApiVersionOrder($1.rawValue) }
    }

    /// Whether a parameter says which version of the API a request is written for.
    ///
    /// One that can be none of the service's versions, as where that is `1.0.3` and the parameter a whole number, is a
    /// parameter as any other.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - shape: What it holds, references followed. A version is one value: what has parts is a parameter as any other.
    func isVersion(_ parameter: Parameter, of shape: SchemaShape) -> Bool {
        Self.mayBeVersion(parameter, of: shape) && values.contains { Self.allows($0.rawValue, shape) }
    }

    private static func mayBeVersion(_ parameter: Parameter, of shape: SchemaShape) -> Bool {
        isCalledVersion(parameter) && isValue(shape)
    }

    private static func isCalledVersion(_ parameter: Parameter) -> Bool {
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

    /// Whether a version can be a value of a shape. It is sent as text, which is how a number is sent, too.
    private static func allows(_ version: String, _ shape: SchemaShape) -> Bool {
        switch shape {
        case .integer: Int(version) != nil
        case .number: Double(version) != nil
        case .enumeration(let enumeration): enumeration.values.contains { $0.rawValue == version }
        case .union(let union): union.alternatives.contains { allows(version, $0.shape) }
        case .string, .any: true
        case .array, .map, .object, .boolean, .binary, .reference: false
        }
    }

    /// The versions, as the client declares them.
    var declared: [ClientDeclaration.Version] {
        var scope = NameScope(reserved: ReservedNames.membersOfVersions)
        return values.map { value in
            var documentation = value.documentation
            if documentation.summary == nil, documentation.text == nil {
                documentation.summary =
                    value.rawValue.isEmpty
                    ? "The only version: the description does not name one." : "API version \"\(value.rawValue)\"."
            }
            let stripped = value.rawValue.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            let isWord = stripped.first?.isNumber == false && stripped.first?.lowercased() == "v"
            let name = value.rawValue.isEmpty ? "unversioned" : isWord ? stripped : "v" + stripped
            return ClientDeclaration.Version(
                name: scope.claim(SwiftName.escaped(name.prefix(1).lowercased() + name.dropFirst())),
                value: value.rawValue,
                documentation: documentation
            )
        }
    }

    /// The latest version: the last that is no preview, or the last if all are (G021, G024).
    static func latest(of versions: [ClientDeclaration.Version]) -> ClientDeclaration.Version? {
        versions.last { !ApiVersionOrder($0.value).isPreview } ?? versions.last
    }

    private static func enumerated(in service: Service) -> [EnumerationSchema.Value] {
        for parameter in parametersCalledVersion(in: service) {
            if case .enumeration(let enumeration) = service.resolved(parameter.schema).shape {
                return enumeration.values
            }
        }
        return []
    }

    private static func parametersCalledVersion(in service: Service) -> some Sequence<Parameter> {
        service.operations.lazy.flatMap(\.parameters).filter(isCalledVersion)
    }

    /// The version of a service whose version parameter names no values. What that has by default is one, while the version of
    /// the description may be written in another way, and is then that of a document.
    private static func usual(in service: Service) -> [EnumerationSchema.Value] {
        let own = service.version
        for parameter in parametersCalledVersion(in: service) {
            let schema = service.resolved(parameter.schema)
            guard let usual = (parameter.schema.defaultValue ?? schema.defaultValue)?.string, !usual.isEmpty,
                isValue(schema.shape), allows(usual, schema.shape)
            else { continue }
            let isOfLater = form(of: own) == form(of: usual) && ApiVersionOrder(usual) < ApiVersionOrder(own)
            return [EnumerationSchema.Value(rawValue: isOfLater ? own : usual, mark: parameter.mark)]
        }
        return [EnumerationSchema.Value(rawValue: own, mark: service.mark)]
    }

    /// What versions that are written alike have in common: that of `2024-01-01` is `0-0-0`.
    private static func form(of version: String) -> String { version.replacing(/[0-9]+/, with: "0") }
}
