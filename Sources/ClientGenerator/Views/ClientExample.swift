import Mustache

/// The example in the documentation of a client, which creates the client and makes a first call.
struct ClientExample: MustacheView {
    let clientType: String
    let creation: SampleCreation
    let first: SampleCall

    static let members: MustacheMembers<Self> = [
        "clientType": { .string($0.clientType) },
        "arguments": { .views($0.creation.arguments) },
        "first": { .view(SampleView(call: $0.first, clientType: $0.clientType)) },
    ]

    /// The example of a client; `nil` if there is no call that can be written.
    private init?(_ client: ClientDeclaration) {
        let values = SampleValues(client)
        guard let call = SampleCalls(client: client, values: values).first else { return nil }
        clientType = values.qualifier + client.name
        creation = SampleCreation(client, for: call, values: values)
        first = call
    }

    /// The lines of the example, each as it follows `///`.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - library: Has the template `ClientExample`.
    /// - Returns: No line if there is no call that can be written.
    /// - Throws: `TemplateError` if a template asks for what a view does not have.
    static func lines(_ client: ClientDeclaration, library: TemplateLibrary) throws(TemplateError) -> [String] {
        guard let example = ClientExample(client) else { return [] }
        let source = try library.render("ClientExample", with: .view(example), options: .source)
        let lines = String(decoding: LineBreaker.broken(source), as: UTF8.self).split(separator: "\n")
        // The template is indented by as much as the marks of comments and a namespace take, so that lines are not too long.
        let margin = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { " " + $0.dropFirst(margin) }
    }
}
