import Mustache
import ServiceDescription

/// The properties of a package for the templates of its readme, its changelog and its catalog.
struct PackageReadmeView: MustacheView {
    /// The package.
    let package: PackageContents
    /// The samples as they are rendered.
    let samples: TaggedSamples
    /// The names of the articles about operations.
    let articles: [String]

    static let members: MustacheMembers<Self> = [
        "module": { .string($0.package.module) },
        "title": { .string(PackageText.markdown($0.package.title)) },
        "serviceName": { .string(PackageText.markdown($0.package.serviceName)) },
        "holder": { .string(PackageText.line($0.package.holder)) },
        "about": { .optional(PackageText.paragraph($0.package.client.documentation)) },
        "version": { .string($0.package.settings.version) },
        "apiVersion": { .optional($0.package.client.latestVersion.map { PackageText.markdown($0.value) }) },
        "repository": { .string($0.package.repository) },
        "packageIdentity": { .string($0.package.identity) },
        "clientLink": { .string($0.package.clientLink) },
        "instantiation": { .string($0.sample("instantiation")) },
        "logging": { .string($0.sample("logging")) },
        "errors": { .string($0.sample("errors")) },
        "hasCompletionHandlers": { .bool($0.package.client.hasCompletionHandlers) },
        "firstCall": { view in .optional(view.sample(of: view.package.calls.first)) },
        "paging": { view in .optional(view.sample(of: view.package.calls.paging)) },
        "hasCredentials": { .bool($0.package.client.initializers.contains { !$0.credentials.isEmpty }) },
        "hasArticles": { .bool(!$0.articles.isEmpty) },
        "articles": { .strings($0.articles) },
    ]

    private func sample(_ name: String) -> String { samples[package.tag(name)] ?? "" }

    /// The sample of a call. Of calls with equal tags, which differ by labels alone, the first has the tag as it is.
    private func sample(of call: SampleCall?) -> String? {
        call.flatMap { samples[$0.tag(module: package.module)] }
    }
}
