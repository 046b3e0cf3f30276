import Mustache

/// The initial test of a client, for the template `PackageTest`.
struct PackageTestView: MustacheView {
    /// The package.
    let package: PackageContents

    static let members: MustacheMembers<Self> = [
        "testImports": {
            let imports = $0.package.creation.testArguments == nil ? [] : ["ServiceRuntime", "ServiceRuntimeTesting"]
            return .strings((["Foundation", $0.package.module, "Testing"] + imports).sorted())
        },
        "clientName": { .string($0.package.client.name) },
        "clientType": { .string($0.package.clientType) },
        "test": { view in
            .optional(
                view.package.creation.testArguments.map { CreationTestView(package: view.package, arguments: $0) }
            )
        },
    ]
}

/// A client that a test creates, and the call that it makes.
struct CreationTestView: MustacheView {
    /// The package.
    let package: PackageContents
    /// The arguments of the initializer.
    let arguments: [SwiftExpression.Argument]

    static let members: MustacheMembers<Self> = [
        "arguments": { .views($0.arguments) },
        "call": { .optional($0.package.testedCall) },
    ]
}

/// A call in a test, and the response that it receives.
extension TestedCall: MustacheView {
    static let members: MustacheMembers<Self> = [
        "call": { .view($0.call) },
        "method": { .literal($0.call.operation.operation.method) },
        "status": { .integer($0.response.status) },
        "json": { view in .optional(view.response.json.map(Self.literal)) },
        "hasValue": { if case .nothing = $0.call.use { .bool(false) } else { .bool(true) } },
    ]

    /// A string literal, which is easier to read without escapes.
    private static func literal(_ text: String) -> String {
        let isPlain =
            !text.contains("\"#") && !text.contains("\\#") && text.unicodeScalars.allSatisfy(SwiftText.isHarmless)
        return isPlain ? "#\"\(text)\"#" : SwiftText.quoted(text)
    }
}
