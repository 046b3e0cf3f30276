import ServiceDescription

/// The creation of a client in samples, with an initializer for the credentials that their calls accept.
struct SampleCreation {
    /// A part that a credential is made of.
    private struct CredentialPart {
        /// The label of the argument, if it has one.
        let label: String?
        /// The name of the variable that has it.
        let name: String
        /// What a test has in its place.
        let sample: String
    }

    /// What the sample must be given.
    private(set) var parameters: [ParameterView] = []
    /// The arguments of the initializer, made from what the sample is given.
    private(set) var arguments: [SwiftExpression.Argument] = []
    /// The arguments of the initializer as a test writes them, where `endpoint` is a URL; `nil` if one cannot be written.
    private(set) var testArguments: [SwiftExpression.Argument]?

    /// How a client is created.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - call: The only call that is made; `nil` for calls with any credentials.
    ///   - values: Writes what it is given.
    init(_ client: ClientDeclaration, for call: SampleCall? = nil, values: SampleValues) {
        let endpoint = SwiftExpression.Argument(label: "endpoint", value: .word("endpoint"))
        testArguments = [endpoint]
        if client.endpoint == nil {
            parameters.append(ParameterView(name: "endpoint", type: "URL"))
            arguments.append(endpoint)
        }
        var names = NameScope(reserved: ["endpoint", "client", "options", "logger"])
        let initializer =
            client.initializers.first { initializer in call.map { initializer.suffices(for: $0, of: client) } ?? false }
            ?? client.initializers.first(where: \.isChoice) ?? client.initializers.first
        if initializer?.unsupportedSchemes.isEmpty == false {
            parameters.append(ParameterView(name: names.claim("authPolicy"), type: "any Authenticating"))
            arguments.append(SwiftExpression.Argument(label: "authPolicy", value: .word("authPolicy")))
        }
        for credential in initializer?.credentials ?? [] { add(credential, names: &names) }
        for property in client.parameters where property.mustBeGiven {
            let label = SwiftName.label(property.name)
            let name = names.claim(property.name)
            parameters.append(ParameterView(name: name, type: values.qualified(property.type)))
            arguments.append(SwiftExpression.Argument(label: label, value: .word(name)))
            if let value = values.expression(property.type, named: SwiftName.unescaped(property.name)) {
                testArguments?.append(SwiftExpression.Argument(label: label, value: value))
            } else {
                testArguments = nil
            }
        }
    }

    private mutating func add(_ credential: ClientDeclaration.Initializer.Credential, names: inout NameScope) {
        let label = SwiftName.unescaped(credential.label)
        var type = credential.kind.type.name
        let parts: [CredentialPart]
        switch credential.kind {
        case .basic:
            parts = [
                CredentialPart(label: "userName", name: names.claim("userName"), sample: "user"),
                CredentialPart(label: "password", name: names.claim("password"), sample: "secret"),
            ]
        case .apiKey:
            parts = [CredentialPart(label: nil, name: names.claim(Self.name(label, "key")), sample: "key")]
        case .bearer:
            type = "StaticTokenCredential"
            parts = [CredentialPart(label: nil, name: names.claim(Self.name(label, "token")), sample: "token")]
        }
        parameters += parts.map { ParameterView(name: $0.name, type: "String") }
        let given = parts.map { SwiftExpression.Argument(label: $0.label, value: .word($0.name)) }
        arguments.append(SwiftExpression.Argument(label: label, value: .initializer(type: type, arguments: given)))
        let samples = parts.map { SwiftExpression.Argument(label: $0.label, value: .text($0.sample)) }
        let sample = SwiftExpression.initializer(type: type, arguments: samples)
        testArguments?.append(SwiftExpression.Argument(label: label, value: sample))
    }

    /// The variable for a credential's value: the label without *Credential*, or the given name for a client's only credential.
    private static func name(_ label: String, _ defaultName: String) -> String {
        let suffix = "Credential"
        return label.hasSuffix(suffix) && label != suffix
            ? SwiftName.escaped(String(label.dropLast(suffix.count))) : defaultName
    }
}

extension ClientDeclaration.Initializer {
    /// Whether its credentials are all that a call needs.
    fileprivate func suffices(for call: SampleCall, of client: ClientDeclaration) -> Bool {
        let accepted = client.security(of: call.operation)
        let given = Set(credentials.map(\.scheme.name))
        return accepted.isEmpty || accepted.contains { !$0.isEmpty && given.isSuperset(of: $0) }
    }
}
