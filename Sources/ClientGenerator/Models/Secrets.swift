import ServiceDescription

/// Finds the members of bodies and the parameters whose values are secrets, so that logs and recordings hide them.
///
/// A secret is what the description marks as one (`x-ms-secret`). If it does not say, these are: what has the format `password`, lists,
/// maps and choices of these, text that only clients send (`writeOnly`), and what a path names as one (`/bot{token}`): a path is shown,
/// while the fields of queries and headers are not unless they are known to be harmless.
struct Secrets {
    /// The secrets of a schema itself, without those of named schemas that it refers to.
    fileprivate struct Part {
        var names: Set<String> = []
        var references: [Int] = []
    }

    private let rule: SecretRule
    /// The secrets that operations have by referring to named schemas.
    private let named: NamedSecrets

    /// The secrets in the bodies of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - unions: The subtypes of bases.
    init(_ service: Service, unions: Unions) {
        let rule = SecretRule(service)
        self.rule = rule
        let parts = service.schemas.indices.map { index in
            var part = Part()
            Self.add(service.schemas[index].schema, by: rule, to: &part)
            // A base stands for its subtypes.
            for subtype in unions.subtypes(of: index)?.alternatives ?? [] {
                Self.add(subtype.schema, by: rule, to: &part)
            }
            return part
        }
        named = NamedSecrets(of: parts, askedFor: service.operations.count)
    }

    /// Whether a parameter is a secret.
    func contain(_ parameter: Parameter) -> Bool {
        let mark = parameter.extensions.isMarkedSecret
        return rule.isSecret(parameter.schema, mark: mark, isWriteOnly: parameter.isWriteOnly)
            || mark == nil && parameter.location == .path && rule.isText(parameter.schema)
                && Self.isSecret(named: parameter.name)
    }

    /// Whether a name says that its value is a secret, and not something about one, such as `tokenId`.
    private static func isSecret(named name: String) -> Bool {
        let words = Words(name).words
        let endings = (1...2).map { words.suffix($0).joined().lowercased() }
        return endings.contains(where: secretNames.contains) && !endings.contains(where: positions.contains)
    }

    /// How the names of parameters in paths end that are secrets, in lowercase. The runtime's longer list is for what is hidden wherever
    /// it occurs; of a path, it would hide what is about a secret.
    static let secretNames: Set<String> = [
        "accesskey", "accesstoken", "apikey", "authtoken", "passcode", "passphrase", "password", "secretkey", "token",
    ]

    /// Tokens that say where to go on.
    private static let positions: Set<String> = ["continuationtoken", "nexttoken", "pagetoken", "synctoken"]

    /// The names of the members that are secrets in what an operation sends and receives, sorted.
    func members(of operation: Operation) -> [String] {
        var whole = Part()
        for schema in operation.contents.flatMap(\.schemas) { Self.add(schema, by: rule, to: &whole) }
        return named.names(leadingFrom: whole.references).union(whole.names).sorted()
    }

    private static func add(_ schema: Schema, by rule: SecretRule, to part: inout Part) {
        switch schema.shape {
        case .reference(let index): part.references.append(index)
        case .array(let inner), .map(let inner): add(inner, by: rule, to: &part)
        case .union(let union):
            for alternative in rule.service.alternatives(of: union) { add(alternative, by: rule, to: &part) }
        case .object(let object):
            for property in object.properties {
                if rule.isSecret(property.schema, mark: property.isMarkedSecret, isWriteOnly: property.isWriteOnly) {
                    part.names.insert(property.name)
                    let schemas = [property.schema, rule.service.resolved(property.schema)]
                    part.names.formUnion(schemas.compactMap(\.xml?.name))
                }
                add(property.schema, by: rule, to: &part)
            }
            if let additional = object.additionalProperties { add(additional, by: rule, to: &part) }
        case .string, .integer, .number, .boolean, .enumeration, .binary, .any: break
        }
    }
}

/// What a secret is.
private struct SecretRule {
    let service: Service
    private let passwords: Passwords

    init(_ service: Service) {
        self.service = service
        passwords = Passwords(service)
    }

    /// Whether the values of a schema are secrets.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - mark: Whether the description says that they are (`x-ms-secret`), if it does.
    ///   - isWriteOnly: Whether only clients send them.
    func isSecret(_ schema: Schema, mark: Bool?, isWriteOnly: Bool) -> Bool {
        if let mark { return mark }
        if isWriteOnly, isText(schema) { return true }
        return passwords.contain(schema)
    }

    /// Whether the values of a schema are any texts.
    func isText(_ schema: Schema) -> Bool {
        if case .string = service.resolved(schema).shape { true } else { false }
    }
}

/// The secrets of named schemas and of all that they lead to.
///
/// Either each name is followed once to the schemas that lead to it, or each operation to the names that it leads to, whichever is
/// less: both for all would be the square of the number of schemas.
private struct NamedSecrets {
    private let parts: [Secrets.Part]
    /// The schemas that lead to secrets, by index.
    private let leading: Set<Int>
    /// The secrets of the schemas that lead to any; `nil` if they are not known in advance.
    private var names: [Int: Set<String>]?

    /// - Parameters:
    ///   - parts: The secrets of the named schemas.
    ///   - operationCount: How many operations will be asked for.
    init(of parts: [Secrets.Part], askedFor operationCount: Int) {
        self.parts = parts
        let users = Users(of: parts.lazy.map(\.references))
        var holders: [String: [Int]] = [:]
        for (index, part) in parts.enumerated() {
            for name in part.names { holders[name, default: []].append(index) }
        }
        if holders.count > operationCount {
            leading = users.leading(to: parts.indices.filter { !parts[$0].names.isEmpty })
            return
        }
        var names: [Int: Set<String>] = [:]
        for (name, indices) in holders {
            for index in users.leading(to: indices) { names[index, default: []].insert(name) }
        }
        leading = Set(names.keys)
        self.names = names
    }

    /// The secrets of some schemas and of all that they lead to.
    func names(leadingFrom indices: [Int]) -> Set<String> {
        var pending = indices
        var passed: Set<Int> = []
        var found: Set<String> = []
        while let index = pending.popLast() {
            guard leading.contains(index), passed.insert(index).inserted else { continue }
            if let names {
                found.formUnion(names[index] ?? [])
            } else {
                found.formUnion(parts[index].names)
                pending += parts[index].references
            }
        }
        return found
    }
}

/// The schemas of values that are passwords, or may be one, or hold them as a list or a map.
private struct Passwords {
    /// The parts of such a value, without those in other named schemas.
    private struct Parts {
        var isPassword = false
        var references: [Int] = []

        init(of schema: Schema) { add(schema) }

        private mutating func add(_ schema: Schema) {
            switch schema.shape {
            case .string(format: "password"): isPassword = true
            case .array(let inner), .map(let inner): add(inner)
            case .union(let union): for alternative in union.alternatives { add(alternative) }
            case .reference(let index): references.append(index)
            default: break
            }
        }
    }

    /// The named schemas, by their indices.
    private let indices: Set<Int>

    /// The passwords of a service.
    init(_ service: Service) {
        let parts = service.schemas.map { Parts(of: $0.schema) }
        indices = Users(of: parts.lazy.map(\.references)).leading(to: parts.indices.filter { parts[$0].isPassword })
    }

    /// Whether the values of a schema are among them.
    func contain(_ schema: Schema) -> Bool {
        let parts = Parts(of: schema)
        return parts.isPassword || parts.references.contains(where: indices.contains)
    }
}

/// Which schemas refer to which, by their indices.
private struct Users {
    private var users: [Int: [Int]] = [:]

    /// - Parameter references: The schemas that each schema refers to.
    init(of references: some Sequence<[Int]>) {
        for (index, references) in references.enumerated() {
            for reference in references { users[reference, default: []].append(index) }
        }
    }

    /// Some schemas, and all from which references lead to them.
    func leading(to indices: [Int]) -> Set<Int> {
        var pending = indices
        var found: Set<Int> = []
        while let index = pending.popLast() {
            if found.insert(index).inserted { pending += users[index] ?? [] }
        }
        return found
    }
}
