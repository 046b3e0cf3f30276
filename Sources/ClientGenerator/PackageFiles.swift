import ClientConfiguration
import Mustache
import Templates

/// The files of a package around its source, with their paths and templates.
///
/// Files that follow from the description are written on every run. Files that the author maintains by hand are written
/// once.
package enum PackageFiles {
    /// The path of a file that every package has, and nothing else: where an earlier run wrote it, the package is begun.
    package static let mark = ".jazzy.yaml"

    /// How the name of the file ends that describes a pod, after that of the module.
    private static let podspecSuffix = ".podspec.json"

    /// How the name of the folder ends that holds a package's pages.
    private static let catalogSuffix = ".docc"

    /// The module of a package by the path of one of its files; `nil` if that does not describe a pod.
    package static func module(ofPodspec path: String) -> String? {
        path.hasSuffix(podspecSuffix) ? String(path.dropLast(podspecSuffix.count)) : nil
    }

    /// Whether a file that every run writes may be there: source, wherever it is, or one of a package's other files.
    ///
    /// - Parameter path: The path from the output folder, with `/` between names.
    package static func mayWrite(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard parts.dropLast().allSatisfy({ !$0.hasPrefix(".") }) else { return false }
        if path.hasSuffix(".swift") { return true }
        if path.hasSuffix(".md") { return parts.dropLast().last?.hasSuffix(catalogSuffix) == true }
        return path == mark || parts.count == 1 && module(ofPodspec: path) != nil
    }

    /// The files of a package, those of its source excepted.
    ///
    /// - Throws: `TemplateError` if a template asks for what a view does not have.
    static func render(_ package: PackageContents) throws(TemplateError) -> [GeneratedFile] {
        let library = try TemplateLibrary(PackageTemplates.all)
        let samples = try sampleFiles(of: package, library)
        let texts = TaggedSamples(in: samples)
        let (articleNames, articles) = try articleFiles(of: package, texts, library)
        let facts = PackageFactsView(package: package)
        let readme = PackageReadmeView(package: package, samples: texts, articles: articleNames)
        let manifest = PackageManifestView(module: package.module, runtime: package.runtime)
        let test = PackageTestView(package: package)
        let client = package.client.name
        let catalog = catalog(of: package)
        return try samples + articles + [
            file(catalog + "\(package.module).md", "Catalog", readme, library),
            file(catalog + "\(client).md", "ClientPage", readme, library),
            file(package.module + podspecSuffix, "PackagePodspec", facts, library),
            file(mark, "PackageJazzy", facts, library),
            file(".gitignore", "PackageIgnored", readme, library, isWrittenOnce: true),
            file("CHANGELOG.md", "PackageChangelog", readme, library, isWrittenOnce: true),
            file("LICENSE", "PackageLicense", readme, library, isWrittenOnce: true),
            file("Package.swift", "PackageManifest", manifest, library, isWrittenOnce: true),
            file("README.md", "PackageReadme", readme, library, isWrittenOnce: true),
            file("Tests/\(client)Tests.swift", "PackageTest", test, library, isWrittenOnce: true),
        ]
    }

    private static func catalog(of package: PackageContents) -> String { "Source/\(package.module)\(catalogSuffix)/" }

    /// An article for each group of operations, and one for those that belong to none.
    private static func articleFiles(
        of package: PackageContents,
        _ texts: TaggedSamples,
        _ library: TemplateLibrary
    ) throws(TemplateError) -> (names: [String], files: [GeneratedFile]) {
        var scope = NameScope(reserved: [package.module, package.client.name], ignoresCase: true)
        var (names, files): ([String], [GeneratedFile]) = ([], [])
        let ofClient = (ClientDeclaration.Group?.none, package.calls.ofClient)
        let ofGroups = zip(package.client.groups.map(Optional.some), package.calls.ofGroups)
        for (group, calls) in (package.client.operations.isEmpty ? [] : [ofClient]) + ofGroups {
            let samples = SampleView.samples(of: calls, in: package)
            let view = GroupArticleView(package: package, group: group, samples: samples, texts: texts)
            let name = scope.claim((group?.name ?? package.client.name) + "-operations")
            names.append(name)
            files.append(try file(catalog(of: package) + "\(name).md", "GroupArticle", view, library))
        }
        return (names, files)
    }

    private static func sampleFiles(
        of package: PackageContents,
        _ library: TemplateLibrary
    ) throws(TemplateError) -> [GeneratedFile] {
        let samples = SampleView.samples(of: package.calls.ofClient, in: package)
        let view = ClientSamplesView(package: package, samples: samples)
        var files = [try file("Samples/\(package.client.name)Samples.swift", "ClientSamples", view, library)]
        for (group, calls) in zip(package.client.groups, package.calls.ofGroups) where !calls.isEmpty {
            let samples = SampleView.samples(of: calls, in: package)
            let view = GroupSamplesView(package: package, typeName: group.typeName, samples: samples)
            files.append(try file("Samples/\(group.typeName)Samples.swift", "GroupSamples", view, library))
        }
        return files
    }

    private static func file(
        _ path: String,
        _ template: String,
        _ view: some MustacheView,
        _ library: TemplateLibrary,
        isWrittenOnce: Bool = false
    ) throws(TemplateError) -> GeneratedFile {
        let isSource = path.hasSuffix(".swift")
        var contents = try library.render(template, with: .view(view), options: isSource ? .source : .strict)
        if isSource { contents = LineBreaker.broken(contents) }
        return GeneratedFile(path: path, contents: contents, isWrittenOnce: isWrittenOnce)
    }
}

extension PackageSettings {
    /// The placeholder in a manifest for the repository of `swift-client-generator` until its location is configured.
    package static let placeholder = "https://example.com/swift-client-generator"
}
