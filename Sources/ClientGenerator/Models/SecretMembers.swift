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
        parts = service.schemas.indices.map { index in
            var part = Part()
            Self.add(service.schemas[index].schema, of: service, to: &part)
            // A base stands for its subtypes.
            for subtype in choices.subtypes(of: index)?.alternatives ?? [] {
                Self.add(subtype.schema, of: service, to: &part)
            }
            return part
        }
        haveSecrets = parts.contains { !$0.names.isEmpty }
    }

    /// The names of the secrets in what an operation sends and receives, sorted.
    func names(of operation: ServiceDescription.Operation) -> [String] {
        var whole = Part()
        for schema in operation.contents.flatMap(\.schemas) { Self.add(schema, of: service, to: &whole) }
        var seen: Set<Int> = []
        while haveSecrets, let index = whole.references.popLast() {
            guard seen.insert(index).inserted else { continue }
            whole.names.formUnion(parts[index].names)
            whole.references += parts[index].references
        }
        return whole.names.sorted()
    }

    private static func add(_ schema: Schema, of service: Service, to part: inout Part) {
        switch schema.shape {
        case .reference(let reference): part.references.append(reference.index)
        case .array(let inner), .map(let inner): add(inner, of: service, to: &part)
        case .union(let union): for alternative in union.alternatives { add(alternative, of: service, to: &part) }
        case .object(let object):
            for property in object.properties {
                if property.isSecret || isPassword(property.schema, in: service) {
                    part.names.insert(property.name)
                    let schemas = [property.schema, service.resolved(property.schema)]
                    part.names.formUnion(schemas.compactMap(\.xml?.name))
                }
                add(property.schema, of: service, to: &part)
            }
            if let additional = object.additionalProperties { add(additional, of: service, to: &part) }
        case .string, .integer, .number, .boolean, .enumeration, .binary, .any: break
        }
    }

    /// Whether a value is a password, or may be one, or holds them as a list or a map.
    private static func isPassword(_ schema: Schema, in service: Service) -> Bool {
        var pending = [schema]
        var seen: Set<Int> = []
        while let schema = pending.popLast() {
            switch schema.shape {
            case .string(format: "password"): return true
            case .array(let inner), .map(let inner): pending.append(inner)
            case .union(let union): pending += union.alternatives
            case .reference(let reference) where seen.insert(reference.index).inserted:
                pending.append(service.schemas[reference.index].schema)
            default: break
            }
        }
        return false
    }
}
