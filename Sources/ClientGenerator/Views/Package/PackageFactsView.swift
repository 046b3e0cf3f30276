import ClientConfiguration
import Mustache

/// The properties of a package in files for other tools. Each text is a string in JSON and YAML, including quotes.
struct PackageFactsView: MustacheView {
    /// The package.
    let package: PackageContents

    static let members: MustacheMembers<Self> = [
        "module": { .string(JSONText.quoted($0.package.module)) },
        "title": { .string(JSONText.quoted($0.package.title)) },
        "summary": { .string(JSONText.quoted("A Swift client for \($0.package.serviceName).")) },
        "version": { .string(JSONText.quoted($0.package.settings.version)) },
        "author": { .optional($0.package.settings.author.map { JSONText.quoted($0.value) }) },
        "holder": { .string(JSONText.quoted($0.package.holder)) },
        "repository": { .optional($0.package.settings.repository.map { JSONText.quoted($0.value) }) },
        "homepage": { .string(JSONText.quoted($0.package.repository)) },
        "runtimeRequirement": { .string(JSONText.quoted("~> \($0.package.runtimeVersion)")) },
        "documentation": { .string(JSONText.quoted("Source/\($0.package.module).docc/*.md")) },
    ]
}
