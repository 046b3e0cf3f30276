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
        "runtimePath": { view in
            if case .path(let path) = view.runtime { .string(SwiftText.literal(path)) } else { .null }
        },
        "runtimeURL": { view in
            if case .repository(let url, _) = view.runtime { .string(SwiftText.literal(url)) } else { .null }
        },
        "runtimeVersion": { view in
            if case .repository(_, let version) = view.runtime { .string(SwiftText.literal(version)) } else { .null }
        },
        "runtimePackage": { .string(SwiftText.literal($0.runtimePackage)) },
    ]

    /// The package that products come from.
    private var runtimePackage: String {
        guard case .repository(let url, _) = runtime else { return "swift-client-generator" }
        return PackageContents.identity(ofRepository: url)
    }
}
