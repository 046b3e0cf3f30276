import ServiceDescription

/// The creation of a client in samples, with the initialiser for the credentials that most operations accept.
struct SampleCreation {
    /// What the sample must be given.
    private(set) var parameters: [ParameterView] = []
    /// The arguments of the initialiser, made from what the sample is given.
    private(set) var arguments: [SampleArgument] = []
    /// The arguments of the initialiser as a test writes them, where `endpoint` is a URL; `nil` if one cannot be written.
    private(set) var testArguments: [SampleArgument]?

    /// How a client is created.
    init(_ client: ClientDeclaration, values: SampleValues) {
        let endpoint = SampleArgument(label: "endpoint", value: .word("endpoint"))
        testArguments = [endpoint]
        if client.endpoint == nil {
            parameters.append(ParameterView(name: "endpoint", type: "URL"))
            arguments.append(endpoint)
        }
        var names = NameScope(reserved: ["endpoint", "client", "options", "logger"])
        let initializer = client.initializers.first(where: \.isChoice) ?? client.initializers.first
        for credential in initializer?.credentials ?? [] { add(credential, names: &names) }
        for property in client.parameters where property.mustBeGiven {
            let label = SwiftName.label(property.name)
            let name = names.claim(property.name)
            parameters.append(ParameterView(name: name, type: values.qualified(property.type)))
            arguments.append(SampleArgument(label: label, value: .word(name)))
            if let value = values.expression(property.type, named: SwiftName.unescaped(property.name)) {
                testArguments?.append(SampleArgument(label: label, value: value))
            } else {
                testArguments = nil
            }
        }
    }

    private mutating func add(_ credential: ClientDeclaration.Initializer.Credential, names: inout NameScope) {
        let label = SwiftName.unescaped(credential.label)
        var type = credential.kind.type.name
        // What the credential is made of: the label, the name of the variable that has it, and what a test has in its place.
        let parts: [(label: String?, name: String, sample: String)]
        switch credential.kind {
        case .basic:
            parts = [
                ("userName", names.claim("userName"), "user"), ("password", names.claim("password"), "secret"),
            ]
        case .apiKey:
            parts = [(nil, names.claim(Self.name(label, "key")), "key")]
        case .bearer:
            type = "StaticTokenCredential"
            parts = [(nil, names.claim(Self.name(label, "token")), "token")]
        }
        parameters += parts.map { ParameterView(name: $0.name, type: "String") }
        let given = parts.map { SampleArgument(label: $0.label, value: .word($0.name)) }
        arguments.append(SampleArgument(label: label, value: .initializer(type: type, arguments: given)))
        let sample = parts.map { SampleArgument(label: $0.label, value: .text($0.sample)) }
        testArguments?.append(SampleArgument(label: label, value: .initializer(type: type, arguments: sample)))
    }

    /// The name of what a credential is made of: that of the credential, where there are several.
    private static func name(_ label: String, _ usual: String) -> String {
        let suffix = "Credential"
        return label.hasSuffix(suffix) && label != suffix
            ? SwiftName.escaped(String(label.dropLast(suffix.count))) : usual
    }
}
