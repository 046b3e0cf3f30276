import ClientConfiguration
import ServiceDescription

/// Reports problems that prevent publishing a client as a package.
enum PackageChecker {
    /// The modules that the package's own would be confused with.
    private static let takenModules = SwiftIdentifier.importedModules.union([
        "AzureCore", "Dispatch", "FoundationNetworking", "Locking", "ServiceRuntimeTesting", "SharedKeyAuthentication",
        "Testing", "XCTest",
    ])

    /// Checks a client.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - configuration: What the user wants of it.
    ///   - service: The service.
    ///   - diagnostics: Receives the errors.
    static func check(
        _ client: ClientDeclaration,
        configuration: ClientConfiguration,
        service: Service,
        diagnostics: inout Diagnostics
    ) {
        if configuration.access != .public {
            diagnostics.error(
                "a package with 'access: \(configuration.access.rawValue)' has no public API; remove 'access', or "
                    + "write 'access: public'",
                at: configuration.module?.mark ?? configuration.output?.mark
            )
        }
        let mark = configuration.module?.mark ?? service.mark
        if let problem = problem(ofModuleOf: client) {
            diagnostics.error(problem, at: mark)
        } else if configuration.package?.runtime == nil {
            diagnostics.warning(
                "'package.runtime' is missing, so Package.swift has a placeholder for the location of "
                    + "swift-client-generator; set it, or replace '\(PackageSettings.placeholder)'",
                at: nil
            )
        }
    }

    /// What is wrong with the name of a client's module; `nil` if a package can have it.
    private static func problem(ofModuleOf client: ClientDeclaration) -> String? {
        // SwiftPM makes a module's name of ASCII characters, whatever the target is called.
        if !client.module.utf8.allSatisfy({ $0 < 0x80 }) {
            return "the module name '\(client.module)' is not ASCII, as a package needs it; add 'module: NAME' to the "
                + "client configuration"
        }
        if client.module == client.name || client.module == client.namespace {
            return "the module '\(client.module)' has the same name as a type in it, which makes the name ambiguous; "
                + "choose another 'module' in the client configuration"
        }
        if takenModules.contains(client.module) {
            return "the package would hide the module '\(client.module)'; choose another name in the client "
                + "configuration, such as 'module: \(client.module)Service'"
        }
        return nil
    }
}
