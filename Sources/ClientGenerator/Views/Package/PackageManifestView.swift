import ClientConfiguration
import Mustache

/// The manifest, as the template `PackageManifest` shows it.
struct PackageManifestView: MustacheView {
    /// The name of the module.
    let module: String
    /// Where the package gets the runtime from.
    let runtime: PackageSettings.Runtime

    static let members: MustacheMembers<Self> = [
        "module": { .string($0.module) },
        "runtimePath": { if case .path(let path) = $0.runtime { .literal(path) } else { .null } },
        "runtimeURL": { if case .repository(let url, _) = $0.runtime { .literal(url) } else { .null } },
        "runtimeVersion": { if case .repository(_, let version) = $0.runtime { .literal(version) } else { .null } },
        "runtimePackage": { .literal($0.runtimePackage) },
    ]

    /// The package that products come from.
    private var runtimePackage: String {
        guard case .repository(let url, _) = runtime else { return "swift-client-generator" }
        return PackageContents.identity(ofRepository: url)
    }
}
