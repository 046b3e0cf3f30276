/// The templates of the files around the source of a package, compiled into the tool.
package enum PackageTemplates {
    /// The text of each template, by the name under which templates and the generator refer to it.
    package static var all: [String: String] {
        [
            "Arguments": PackageResources.Arguments_mustache,
            "Catalog": PackageResources.Catalog_mustache,
            "ClientPage": PackageResources.ClientPage_mustache,
            "ClientSamples": PackageResources.ClientSamples_mustache,
            "Expression": PackageResources.Expression_mustache,
            "GroupArticle": PackageResources.GroupArticle_mustache,
            "GroupSamples": PackageResources.GroupSamples_mustache,
            "PackageChangelog": PackageResources.PackageChangelog_mustache,
            "PackageIgnored": PackageResources.PackageIgnored_mustache,
            "PackageJazzy": PackageResources.PackageJazzy_mustache,
            "PackageLicense": PackageResources.PackageLicense_mustache,
            "PackageManifest": PackageResources.PackageManifest_mustache,
            "PackagePodspec": PackageResources.PackagePodspec_mustache,
            "PackageReadme": PackageResources.PackageReadme_mustache,
            "PackageTest": PackageResources.PackageTest_mustache,
            "Sample": PackageResources.Sample_mustache,
            "SampleCall": PackageResources.SampleCall_mustache,
            "SampleStatements": PackageResources.SampleStatements_mustache,
        ].mapValues { String(decoding: $0, as: UTF8.self) }
    }
}
