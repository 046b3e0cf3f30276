import Mustache
import ServiceDescription

/// The article about a group of operations, as the template `GroupArticle` shows it.
struct GroupArticleView: MustacheView {
    /// The package.
    let package: PackageContents
    /// The group; `nil`: the operations that belong to none.
    let group: ClientDeclaration.Group?
    /// The samples of calls.
    let samples: [SampleView]
    /// The samples as they are rendered.
    let texts: TaggedSamples

    static let members: MustacheMembers<Self> = [
        "title": { .string(PackageText.markdown($0.group?.name ?? "Operations of the client")) },
        "about": { .string($0.about) },
        "typeLink": { .string($0.typeLink) },
        "propertyLink": { view in
            .optional(view.group.map { "\(view.package.clientLink)/\(SwiftName.unescaped($0.propertyName))" })
        },
        "samples": { view in .views(view.samples.map { SampleTextView(sample: $0, code: view.texts[$0.tag] ?? "") }) },
        "links": { .strings($0.links) },
    ]

    private var operations: [OperationDeclaration] { group?.operations ?? package.client.operations }

    private var about: String {
        let documentation = group?.documentation ?? Documentation()
        return PackageText.paragraph(documentation) ?? "The operations of the service, with a sample call of each."
    }

    private var typeLink: String { package.clientLink + (group.map { "/\($0.typeName)" } ?? "") }

    /// The methods, as DocC calls them. Of methods that differ by types alone none can be called by its name.
    private var links: [String] {
        let names = operations.filter { $0.replacement == nil }.map(\.documentationName)
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        return names.filter { counts[$0] == 1 }.map { "\(typeLink)/\($0)" }
    }
}

/// A sample with its text, as an article shows it.
struct SampleTextView: MustacheView {
    /// The sample.
    let sample: SampleView
    /// The source code of the sample.
    let code: String

    static let members: MustacheMembers<Self> = [
        "title": { .string("`\(SwiftName.unescaped($0.sample.call.operation.name))`") },
        "summary": { view in
            let operation = view.sample.call.operation.operation
            let fallback = "Sends `\(operation.method) \(PackageText.line(operation.path))`."
            let text = operation.documentation.isShared ? nil : PackageText.paragraph(operation.documentation)
            return .string(text ?? PackageText.markdown(fallback))
        },
        "code": { .string($0.code) },
    ]
}
