import ServiceDescription
import YAML

/// The versions of a service's API (G020–G024, G139).
struct ApiVersions {
    /// The versions of the service, oldest first: those of its descriptions if there are several and the version
    /// parameter allows them, otherwise the values of all such parameters, a default, or the version of the description.
    private let values: [EnumerationSchema.Value]
    /// Whether they are that of the description because no parameter names any.
    private let isOfDescription: Bool

    /// Finds the versions of a service.
    init(of service: Service) {
        let known = Self.enumerated(in: service)
        let described = service.versions.map { EnumerationSchema.Value(rawValue: $0, mark: service.mark) }
        let names = Set(service.versions)
        if !described.isEmpty, known.isEmpty || known.contains(where: { names.contains($0.rawValue) }) {
            (values, isOfDescription) = (described, false)
            return
        }
        let found = known.isEmpty ? Self.defaultVersion(in: service).map { [$0] } ?? [] : known
        isOfDescription = found.isEmpty
        values =
            isOfDescription
            ? [EnumerationSchema.Value(rawValue: service.version, mark: service.mark)]
            : found.sorted { ApiVersionOrder($0.rawValue) < ApiVersionOrder($1.rawValue) }
    }

    /// Whether a parameter is the version of the API that a request uses.
    ///
    /// A parameter that allows none of the service's versions, such as an integer if the version is `1.0.3`, is an
    /// ordinary parameter. So is one of which only the description has a version, if the service may not know that: an optional one
    /// unless the version begins with a digit, since ASP.NET refuses the `v1` that its documents are called, and any for `0.0.0`, which
    /// TypeSpec writes where there is none.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - shape: Its shape, with references resolved. A version is a single value, so arrays and objects are ordinary
    ///     parameters.
    func isVersion(_ parameter: Parameter, of shape: SchemaShape) -> Bool {
        guard parameter.isCalledApiVersion, Self.isValue(shape) else { return false }
        if isOfDescription, parameter.extensions.isApiVersion == nil, let version = values.first?.rawValue {
            if version == "0.0.0" || !parameter.isRequired && version.first?.isNumber != true { return false }
        }
        return values.contains { Self.allows($0.rawValue, shape) }
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
            return ClientDeclaration.Version(
                name: scope.claim(firstOf: Self.names(of: value.rawValue)),
                value: value.rawValue,
                documentation: documentation
            )
        }
    }

    /// The names of a version, the best first: what the service calls it, without marks (G139), behind a *v* if that is a number, and
    /// with an underscore between numbers if another version has that name, as `1.11` and `11.1` would.
    private static func names(of version: String) -> [String] {
        if version.isEmpty { return ["unversioned"] }
        let names = ["", "_"].map { separator in
            var name = ""
            var isApart = false
            for character in version {
                guard character.isASCII, character.isLetter || character.isNumber else {
                    isApart = true
                    continue
                }
                if isApart, character.isNumber, name.last?.isNumber == true { name += separator }
                name.append(character)
                isApart = false
            }
            let marked = name.first?.isNumber == false ? name : "v" + name
            return SwiftName.escaped(marked.prefix(1).lowercased() + marked.dropFirst())
        }
        return ReservedNames.membersOfVersions.contains(names[0]) ? names.map { $0 + "Version" } : names
    }

    /// The values of all version parameters that list any. A list that has neither a value nor the form of one in common with the
    /// first is about something else.
    private static func enumerated(in service: Service) -> [EnumerationSchema.Value] {
        var values: [EnumerationSchema.Value] = []
        var known: Set<String> = []
        var forms: Set<String> = []
        var seen: Set<[String]> = []
        for parameter in parametersCalledVersion(in: service) {
            guard case .enumeration(let enumeration) = service.resolved(parameter.schema).shape,
                seen.insert(enumeration.values.map(\.rawValue)).inserted
            else { continue }
            let isAlike = enumeration.values.contains {
                known.contains($0.rawValue) || forms.contains(form(of: $0.rawValue))
            }
            guard known.isEmpty || isAlike else { continue }
            values += enumeration.values.filter { known.insert($0.rawValue).inserted }
            if forms.isEmpty { forms = Set(known.map(form)) }
        }
        return values
    }

    /// The versions that a parameter lists if those are not all versions of the service, the newest one last: it is sent to an
    /// operation that the client's version does not have.
    ///
    /// - Parameter shape: The shape of the parameter, with references resolved.
    /// - Returns: The versions, or `nil` if it takes each version of the service.
    func listed(by shape: SchemaShape) -> [String]? {
        guard case .enumeration(let enumeration) = shape else { return nil }
        let listed = Set(enumeration.values.map(\.rawValue))
        if values.allSatisfy({ listed.contains($0.rawValue) }) { return nil }
        let ordered = listed.sorted { (ApiVersionOrder($0), $0) < (ApiVersionOrder($1), $1) }
        guard let newest = ApiVersionOrder.newest(of: ordered, text: \.self) else { return nil }
        return ordered.filter { $0 != newest } + [newest]
    }

    /// Warns of version parameters that do not take each version of the service, unless its descriptions are those of several
    /// versions.
    static func checkLists(of service: Service, diagnostics: inout Diagnostics) {
        guard service.versions.isEmpty else { return }
        let versions = ApiVersions(of: service)
        var seen: Set<Mark> = []
        for parameter in parametersCalledVersion(in: service) {
            let shape = service.resolved(parameter.schema).shape
            guard versions.isVersion(parameter, of: shape), let newest = versions.listed(by: shape)?.last,
                seen.insert(parameter.mark).inserted
            else { continue }
            diagnostics.warning(
                "this parameter does not list all versions that other operations list; if the client's version is not among "
                    + "them, '\(newest)' is sent (list the same versions everywhere)",
                at: parameter.mark
            )
        }
    }

    private static func parametersCalledVersion(in service: Service) -> some Sequence<Parameter> {
        service.operations.lazy.flatMap(\.parameters).filter(\.isCalledApiVersion)
    }

    /// The version of a service whose version parameter lists no values: the default of the parameter; `nil` if it has none. The
    /// version of the description may have another form, and then it is only that of the document.
    private static func defaultVersion(in service: Service) -> EnumerationSchema.Value? {
        let own = service.version
        for parameter in parametersCalledVersion(in: service) {
            let schema = service.resolved(parameter.schema)
            guard let value = (parameter.schema.defaultValue ?? schema.defaultValue)?.string, !value.isEmpty,
                isValue(schema.shape), allows(value, schema.shape)
            else { continue }
            let isOfLater = form(of: own) == form(of: value) && ApiVersionOrder(value) < ApiVersionOrder(own)
            return EnumerationSchema.Value(rawValue: isOfLater ? own : value, mark: parameter.mark)
        }
        return nil
    }

    /// Warns of descriptions that are listed in another order than that of their versions, because the client follows the last
    /// one.
    static func checkOrder(of service: Service, diagnostics: inout Diagnostics) {
        for (version, next) in zip(service.versions, service.versions.dropFirst())
        where form(of: version) == form(of: next) && ApiVersionOrder(next) < ApiVersionOrder(version) {
            diagnostics.warning(
                "the description of the version '\(next)' is listed after that of '\(version)', so the client follows it "
                    + "where they differ (list the oldest one first)",
                at: service.mark
            )
        }
    }

    /// The common form of similar versions: that of `2024-01-01` is `0-0-0`.
    private static func form(of version: String) -> String { version.replacing(/[0-9]+/, with: "0") }
}
