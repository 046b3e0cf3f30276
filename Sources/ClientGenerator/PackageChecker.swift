import ClientConfiguration
import ServiceDescription

/// Reports problems that prevent publishing a client as a package.
enum PackageChecker {
    /// The modules that the package's own would be confused with.
    private static let takenModules: Set<String> = [
        "AzureCore", "Dispatch", "Foundation", "FoundationNetworking", "Locking", "ServiceRuntime",
        "ServiceRuntimeTesting",
        "SharedKeyAuthentication", "Swift", "Testing", "XCTest",
    ]

    /// Checks a client.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - configuration: What the user wants of it.
    ///   - service: The service.
    ///   - diagnostics: Takes what is wrong.
    static func check(
        _ client: ClientDeclaration,
        configuration: ClientConfiguration,
        service: Service,
        diagnostics: inout Diagnostics
    ) {
        if configuration.access != .public {
            diagnostics.error(
                "nobody could use a package whose access is '\(configuration.access.rawValue)'; leave 'access' out, or say 'public'",
                at: configuration.module?.mark ?? configuration.output?.mark
            )
        }
        let mark = configuration.module?.mark ?? service.mark
        // SwiftPM makes a module's name of ASCII characters, whatever the target is called.
        if !client.module.utf8.allSatisfy({ $0 < 0x80 }) {
            diagnostics.error(
                "the module of a package must have a name of ASCII letters, which '\(client.module)' is not; "
                    + "add 'module: NAME' to the client configuration",
                at: mark
            )
        } else if client.module == client.name || client.module == client.namespace {
            diagnostics.error(
                "the module '\(client.module)' has the name of a type in it, so that neither could be named for certain; "
                    + "choose another name for it by 'module' in the client configuration",
                at: mark
            )
        } else if takenModules.contains(client.module) {
            diagnostics.error(
                "the package would hide the module '\(client.module)'; choose another name for it, such as "
                    + "'module: \(client.module)Service', in the client configuration",
                at: mark
            )
        } else if configuration.package?.runtime == nil {
            diagnostics.warning(
                "'package.runtime' does not say where swift-client-generator is; Package.swift has a placeholder to replace, "
                    + "'\(PackageSettings.placeholder)'",
                at: nil
            )
        }
    }
}
