import ClientConfiguration
import ServiceDescription

/// Checks the parts of the configuration, and of the service, that do not decide what is declared.
enum ConfigurationCheck {
    /// Reports errors in what needs no declarations to be checked.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - service: The whole service: what `filter` takes away is not a mistake here.
    ///   - divided: The service, with operations that stream divided into both of their halves.
    ///   - diagnostics: Takes the errors.
    static func run(
        _ configuration: ClientConfiguration,
        against service: Service,
        divided: Service,
        diagnostics: inout Diagnostics
    ) {
        RenameChecker.check(configuration.rename, against: divided, diagnostics: &diagnostics)
        FormatChecker.check(configuration.types, against: service, diagnostics: &diagnostics)
        FormatChecker.checkSpelling(configuration.types, diagnostics: &diagnostics)
        checkClient(configuration.client, &diagnostics)
        checkNamespace(configuration.namespace, &diagnostics)
        ApiVersions.checkOrder(of: service, diagnostics: &diagnostics)
        ApiVersions.checkLists(of: service, diagnostics: &diagnostics)
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
