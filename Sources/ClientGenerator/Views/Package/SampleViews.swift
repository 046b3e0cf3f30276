import Mustache

/// A sample of an operation, as the templates `Sample` and `SampleStatements` show it.
struct SampleView: MustacheView {
    /// The call.
    let call: SampleCall
    /// The name of the client's class.
    let clientType: String
    /// The name of the function that holds the sample.
    var function = ""
    /// What marks the beginning and the end of the sample.
    var tag = ""

    static let members: MustacheMembers<Self> = [
        "clientType": { .string($0.clientType) },
        "function": { .string($0.function) },
        "tag": { .string($0.tag) },
        "call": { .view($0.call) },
        "isNothing": { if case .nothing = $0.call.use { .bool(true) } else { .bool(false) } },
        "isValue": { if case .value = $0.call.use { .bool(!$0.isOptional) } else { .bool(false) } },
        "isOptionalValue": { if case .value = $0.call.use { .bool($0.isOptional) } else { .bool(false) } },
        "isElements": { if case .elements = $0.call.use { .bool(true) } else { .bool(false) } },
        "isOptionalElement": { .bool($0.isOptionalElement) },
        "isCompletion": { if case .completion = $0.call.use { .bool(true) } else { .bool(false) } },
        "isOptional": { .bool($0.isOptional) },
        "hasValue": { if case .completion(let hasValue) = $0.call.use { .bool(hasValue) } else { .bool(false) } },
    ]

    private var isOptional: Bool { call.operation.output.type.isOptional }

    private var isOptionalElement: Bool {
        if case .generic(_, .optional) = call.operation.output.type { true } else { false }
    }

    /// The samples of one file, with names and tags of their own.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - package: The package that they are samples of.
    static func samples(of calls: [SampleCall], in package: PackageContents) -> [SampleView] {
        let others = ["instantiation", "logging", "errors"]
        // A sample that is called like the function which prints its result would call itself.
        var functions = NameScope(reserved: others + ["print"])
        var tags = NameScope(reserved: others.map(package.tag))
        return calls.map { call in
            SampleView(
                call: call,
                clientType: package.clientType,
                function: functions.claim(call.operation.name),
                tag: tags.claim(call.tag(module: package.module))
            )
        }
    }
}

/// A call of an operation, as the template `SampleCall` shows it.
extension SampleCall: MustacheView {
    static let members: MustacheMembers<Self> = [
        "group": { .optional($0.groupProperty) },
        "method": { .string(SwiftName.unescaped($0.operation.name)) },
        "arguments": { .views($0.arguments) },
    ]
}

/// The samples of a client, as the template `ClientSamples` shows them.
struct ClientSamplesView: MustacheView {
    /// The package.
    let package: PackageContents
    /// The samples of calls, those of groups included.
    let samples: [SampleView]

    static let members: MustacheMembers<Self> = [
        "imports": { .strings($0.package.sampleImports) },
        "module": { .string($0.package.module) },
        "clientName": { .string($0.package.client.name) },
        "clientType": { .string($0.package.clientType) },
        "parameters": { .views($0.package.creation.parameters) },
        "arguments": { .views($0.package.creation.arguments) },
        "hasArguments": { .bool(!$0.package.creation.arguments.isEmpty) },
        "first": { view in
            .optional(view.package.calls.first.map { SampleView(call: $0, clientType: view.package.clientType) })
        },
        "samples": { .views($0.samples) },
    ]
}

/// The samples of a group of operations, as the template `GroupSamples` shows them.
struct GroupSamplesView: MustacheView {
    /// The package.
    let package: PackageContents
    /// The type whose operations are called.
    let typeName: String
    /// The samples of calls.
    let samples: [SampleView]

    static let members: MustacheMembers<Self> = [
        "imports": { .strings($0.package.sampleImports) },
        "typeName": { .string($0.typeName) },
        "samples": { .views($0.samples) },
    ]
}
