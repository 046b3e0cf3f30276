import ClientConfiguration
import Mustache

/// The manifest, as the template `PackageManifest` shows it.
struct PackageManifestView: MustacheView {
    let module: String
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

    /// What products are asked of: SwiftPM calls a package in a repository by the last part of its URL.
    private var runtimePackage: String {
        guard case .repository(let url, _) = runtime, let last = url.split(separator: "/").last else {
            return "swift-client-generator"
        }
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    }
}
