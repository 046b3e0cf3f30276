import ServiceDescription

/// Finds the members of bodies whose values are secrets (`x-ms-secret`, `format: password`, `writeOnly` text), so that
/// logs and recordings hide them.
struct SecretMembers {
    /// The secrets of a schema itself, without those of named schemas that it refers to.
    private struct Part {
        var names: Set<String> = []
        var references: [Int] = []
    }

    private let service: Service
    private let passwords: Passwords
    /// The secrets of the named schemas, by index.
    private let parts: [Part]
    /// Whether any of them has secrets, as few services do.
    private let haveSecrets: Bool

    /// The secrets in the bodies of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - choices: The subtypes of bases.
    init(_ service: Service, choices: Choices) {
        self.service = service
        let passwords = Passwords(service)
        self.passwords = passwords
        parts = service.schemas.indices.map { index in
            var part = Part()
            Self.add(service.schemas[index].schema, of: service, passwords, to: &part)
            // A base stands for its subtypes.
            for subtype in choices.subtypes(of: index)?.alternatives ?? [] {
                Self.add(subtype.schema, of: service, passwords, to: &part)
            }
            return part
        }
        haveSecrets = parts.contains { !$0.names.isEmpty }
    }

    /// The names of the secrets in what an operation sends and receives, sorted.
    func names(of operation: ServiceDescription.Operation) -> [String] {
        var whole = Part()
        for schema in operation.contents.flatMap(\.schemas) { Self.add(schema, of: service, passwords, to: &whole) }
        var seen: Set<Int> = []
        while haveSecrets, let index = whole.references.popLast() {
            guard seen.insert(index).inserted else { continue }
            whole.names.formUnion(parts[index].names)
            whole.references += parts[index].references
        }
        return whole.names.sorted()
    }

    private static func add(_ schema: Schema, of service: Service, _ passwords: Passwords, to part: inout Part) {
        switch schema.shape {
        case .reference(let reference): part.references.append(reference.index)
        case .array(let inner), .map(let inner): add(inner, of: service, passwords, to: &part)
        case .union(let union):
            for alternative in service.alternatives(of: union) { add(alternative, of: service, passwords, to: &part) }
        case .object(let object):
            for property in object.properties {
                if property.isSecret || passwords.contain(property.schema) {
                    part.names.insert(property.name)
                    let schemas = [property.schema, service.resolved(property.schema)]
                    part.names.formUnion(schemas.compactMap(\.xml?.name))
                }
                add(property.schema, of: service, passwords, to: &part)
            }
            if let additional = object.additionalProperties { add(additional, of: service, passwords, to: &part) }
        case .string, .integer, .number, .boolean, .enumeration, .binary, .any: break
        }
    }
}

/// The schemas of values that are passwords, or may be one, or hold them as a list or a map.
private struct Passwords {
    /// What such a value consists of, without what is in other named schemas.
    private struct Parts {
        var isPassword = false
        var references: [Int] = []

        init(of schema: Schema) { add(schema) }

        private mutating func add(_ schema: Schema) {
            switch schema.shape {
            case .string(format: "password"): isPassword = true
            case .array(let inner), .map(let inner): add(inner)
            case .union(let union): for alternative in union.alternatives { add(alternative) }
            case .reference(let reference): references.append(reference.index)
            default: break
            }
        }
    }

    /// The named schemas, by their indices.
    private let indices: Set<Int>

    /// The passwords of a service.
    init(_ service: Service) {
        var users: [Int: [Int]] = [:]
        var pending: [Int] = []
        for (index, named) in service.schemas.enumerated() {
            let parts = Parts(of: named.schema)
            if parts.isPassword { pending.append(index) }
            for reference in parts.references { users[reference, default: []].append(index) }
        }
        var indices: Set<Int> = []
        while let index = pending.popLast() {
            if indices.insert(index).inserted { pending += users[index] ?? [] }
        }
        self.indices = indices
    }

    /// Whether the values of a schema are among them.
    func contain(_ schema: Schema) -> Bool {
        let parts = Parts(of: schema)
        return parts.isPassword || parts.references.contains(where: indices.contains)
    }
}
