import ClientConfiguration
import ServiceDescription

/// The type names of the named schemas.
struct ModelNames {
    private let names: [String]
    private let baseNames: [Int: String]
    private let prefix: String

    /// Gives every named schema that becomes a type its name, in the order of the description.
    init(
        _ service: Service,
        rename: ClientConfiguration.Rename,
        prefix: String,
        choices: inout ChoiceResolver,
        scope: inout NameScope
    ) {
        self.prefix = prefix
        var names: [String] = []
        names.reserveCapacity(service.schemas.count)
        for named in service.schemas {
            var wanted: String
            if let configured = rename.models[named.name]?.value {
                wanted = configured
            } else {
                wanted = Self.allowed(SwiftName.type(named.schema.clientName ?? named.name), prefix: prefix)
            }
            switch named.schema.shape {
            case .object, .union: wanted = scope.claim(wanted)
            case .enumeration(let enumeration):
                if rename.models[named.name] == nil, let own = enumeration.clientName {
                    wanted = Self.allowed(SwiftName.type(own), prefix: prefix)
                }
                wanted = scope.claim(wanted)
            default: break
            }
            names.append(wanted)
        }
        self.names = names
        var baseNames: [Int: String] = [:]
        for index in service.schemas.indices where choices.subtypes(of: index) != nil {
            baseNames[index] = scope.claim(names[index] + "Base")
        }
        self.baseNames = baseNames
    }

    /// The name of the schema of an index.
    subscript(index: Int) -> String { names[index] }

    /// The name of the struct of the schema of an index, which is another one where the schema has subtypes.
    func exact(_ index: Int) -> String { baseNames[index] ?? names[index] }

    /// A name that hides no type of the language or the runtime, and that is no value's name, which it is in a script without
    /// capitals: the given one, or the given one behind the prefix or `Model`.
    func allowed(_ name: String) -> String {
        Self.allowed(name, prefix: prefix)
    }

    private static func allowed(_ name: String, prefix: String) -> String {
        guard ReservedTypeNames.all.contains(name) else { return name.first?.isCased == false ? "Model" + name : name }
        return ReservedTypeNames.all.contains(prefix + name) ? prefix + name + "Model" : prefix + name
    }
}

extension Array {
    /// The first result that is not `nil`.
    func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
