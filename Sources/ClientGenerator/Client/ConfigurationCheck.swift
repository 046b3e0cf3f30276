import ClientConfiguration
import ServiceDescription

/// A check of one part of the configuration, which reports errors and changes nothing.
struct ConfigurationCheck {
    /// Whether that part decides what is declared. If it has an error, the declarations that the user wants are unknown.
    let decidesDeclarations: Bool
    /// Runs the check.
    let run: (inout Diagnostics) -> Void

    /// All checks that need no declarations, in the order of their diagnostics.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - service: The whole service: what `filter` takes away is not a mistake here.
    ///   - divided: The service, with operations that stream divided into both of their halves.
    static func all(
        of configuration: ClientConfiguration,
        against service: Service,
        divided: Service
    ) -> [ConfigurationCheck] {
        [
            ConfigurationCheck(decidesDeclarations: false) {
                RenameChecker.check(configuration.rename, against: divided, diagnostics: &$0)
            },
            ConfigurationCheck(decidesDeclarations: false) {
                FormatChecker.check(configuration.types, against: service, diagnostics: &$0)
            },
            ConfigurationCheck(decidesDeclarations: false) {
                FormatChecker.checkSpelling(configuration.types, diagnostics: &$0)
            },
            ConfigurationCheck(decidesDeclarations: true) {
                CredentialSettings.check(configuration.credentials, against: service, diagnostics: &$0)
            },
            ConfigurationCheck(decidesDeclarations: false) { checkClient(configuration.client, &$0) },
            ConfigurationCheck(decidesDeclarations: false) { checkNamespace(configuration.namespace, &$0) },
            ConfigurationCheck(decidesDeclarations: false) { ApiVersions.checkOrder(of: service, diagnostics: &$0) },
            ConfigurationCheck(decidesDeclarations: false) { ApiVersions.checkLists(of: service, diagnostics: &$0) },
        ]
    }

    private static func checkClient(_ client: Located<String>?, _ diagnostics: inout Diagnostics) {
        guard let client,
            let name = [client.value, client.value + "Options"].first(where: ReservedTypeNames.all.contains)
        else { return }
        diagnostics.error(
            "the client '\(client.value)' would hide the type '\(name)'; choose another name, such as "
                + "'Service\(client.value)'",
            at: client.mark
        )
    }

    private static func checkNamespace(_ namespace: Located<String>?, _ diagnostics: inout Diagnostics) {
        guard let namespace, ReservedTypeNames.all.contains(namespace.value) else { return }
        diagnostics.error(
            "the namespace '\(namespace.value)' would hide an existing type in the whole module; choose another "
                + "name, such as '\(namespace.value)Service'",
            at: namespace.mark
        )
    }
}
