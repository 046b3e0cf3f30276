import ServiceDescription

/// How a sample creates a client: by the initialiser that takes what most operations ask for.
struct SampleCreation {
    /// What the sample must be given.
    let parameters: [ParameterView]
    /// The arguments of the initialiser, labels included, made from what the sample is given.
    let arguments: [String]
    /// The arguments of the initialiser as a test writes them, where `endpoint` is a URL; `nil` if one cannot be written.
    let testArguments: [String]?

    /// How a client is created.
    init(_ client: ClientDeclaration, values: SampleValues) {
        var parameters: [ParameterView] = []
        var arguments: [String] = []
        var testArguments: [String]? = ["endpoint: endpoint"]
        if client.endpoint == nil {
            parameters.append(ParameterView(name: "endpoint", type: "URL"))
            arguments.append("endpoint: endpoint")
        }
        var names = NameScope(reserved: ["endpoint", "client", "options", "logger"])
        let initializer = client.initializers.first(where: \.isChoice) ?? client.initializers.first
        for credential in initializer?.credentials ?? [] {
            let label = SwiftName.unescaped(credential.label)
            switch credential.scheme.kind {
            case .basic:
                let (user, password) = (names.claim("userName"), names.claim("password"))
                parameters += [user, password].map { ParameterView(name: $0, type: "String") }
                arguments.append("\(label): BasicCredential(userName: \(user), password: \(password))")
                testArguments?.append("\(label): BasicCredential(userName: \"user\", password: \"secret\")")
            case .apiKey:
                let key = names.claim(Self.name(label, "key"))
                parameters.append(ParameterView(name: key, type: "String"))
                arguments.append("\(label): APIKeyCredential(\(key))")
                testArguments?.append("\(label): APIKeyCredential(\"key\")")
            case .bearer, .mutualTLS, .other:
                let token = names.claim(Self.name(label, "token"))
                parameters.append(ParameterView(name: token, type: "String"))
                arguments.append("\(label): StaticTokenCredential(\(token))")
                testArguments?.append("\(label): StaticTokenCredential(\"token\")")
            }
        }
        for property in client.parameters where property.defaultValue == nil && property.parameter.isRequired {
            let label = SwiftName.label(property.name)
            let name = names.claim(property.name)
            parameters.append(ParameterView(name: name, type: values.qualified(property.type)))
            arguments.append("\(label): \(name)")
            if let value = values.expression(property.type, named: SwiftName.unescaped(property.name)) {
                testArguments?.append("\(label): \(value)")
            } else {
                testArguments = nil
            }
        }
        self.parameters = parameters
        self.arguments = arguments
        self.testArguments = testArguments
    }

    /// The name of what a credential is made of: that of the credential, where there are several.
    private static func name(_ label: String, _ usual: String) -> String {
        label.hasSuffix("Credential") && label.count > 10 ? SwiftName.escaped(String(label.dropLast(10))) : usual
    }
}
