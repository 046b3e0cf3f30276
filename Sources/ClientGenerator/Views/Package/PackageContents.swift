import ClientConfiguration
import ServiceDescription

/// The input for all files of a package.
struct PackageContents {
    /// The client.
    let client: ClientDeclaration
    /// The title of the service, on one line.
    let title: String
    /// What the user wants of the package.
    let settings: PackageSettings
    /// How samples create the client.
    let creation: SampleCreation
    /// The calls that samples make.
    let calls: SampleCalls
    /// The call that is tested, and the response that it gets.
    let testedCall: TestedCall?

    /// Gathers it.
    init(_ client: ClientDeclaration, title: String, settings: PackageSettings) {
        let values = SampleValues(client, importedFrom: client.module)
        self.client = client
        let line = PackageText.line(title)
        self.title = line.isEmpty ? client.module : line
        self.settings = settings
        creation = SampleCreation(client, values: values)
        calls = SampleCalls(client: client, values: values)
        testedCall = calls.tested
    }

    /// The name of the module, which is that of the package.
    var module: String { client.module }

    /// Whom the package belongs to.
    var holder: String { settings.author?.value ?? "The \(module) authors" }

    /// The URL of the package's repository, or a placeholder until it is known.
    var repository: String { settings.repository?.value ?? "https://example.com/\(module)" }

    /// Where the runtime is.
    var runtime: PackageSettings.Runtime {
        settings.runtime ?? .repository(url: PackageSettings.placeholder, from: ClientGenerator.version)
    }

    /// The first version of the runtime that will do.
    var runtimeVersion: String {
        if case .repository(_, let version) = settings.runtime { version } else { ClientGenerator.version }
    }

    /// The service within a sentence: `Pets`, `the Xero Files API`.
    var serviceName: String {
        title.hasSuffix(" API") && !title.lowercased().hasPrefix("the ") ? "the " + title : title
    }

    /// What SwiftPM calls the package: the last part of its URL.
    var identity: String { Self.identity(ofRepository: repository) }

    /// What SwiftPM calls the package of a repository.
    static func identity(ofRepository url: String) -> String {
        let last = url.split(separator: "/").last ?? ""
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    }

    /// The client's type, as DocC finds it.
    var clientLink: String { clientType.split(separator: ".").joined(separator: "/") }

    /// The client's type, as users of the package write it.
    var clientType: String { (client.namespace.map { $0 + "." } ?? "") + client.name }

    /// What samples import.
    var sampleImports: [String] { ["Foundation", module, "ServiceRuntime"].sorted() }

    /// The tag of a sample of the client that is none of an operation.
    func tag(_ name: String) -> String { "\(module).\(client.name).\(name)" }
}
