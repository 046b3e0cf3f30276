import ClientConfiguration
import Mustache

/// What is known of a package, as files show it that other tools read: each text is a string of JSON and YAML, quotes included.
struct PackageFactsView: MustacheView {
    let package: PackageContents

    static let members: MustacheMembers<Self> = [
        "module": { .string(PackageText.quoted($0.package.module)) },
        "title": { .string(PackageText.quoted($0.package.title)) },
        "summary": { .string(PackageText.quoted("A Swift client of \($0.package.title).")) },
        "version": { .string(PackageText.quoted($0.package.settings.version)) },
        "author": { .optional($0.package.settings.author.map { PackageText.quoted($0.value) }) },
        "holder": { .string(PackageText.quoted($0.package.holder)) },
        "repository": { .optional($0.package.settings.repository.map { PackageText.quoted($0.value) }) },
        "homepage": { .string(PackageText.quoted($0.package.repository)) },
        "runtimeRequirement": { .string(PackageText.quoted("~> \($0.package.runtimeVersion)")) },
        "documentation": { .string(PackageText.quoted("Source/\($0.package.module).docc/*.md")) },
    ]
}
