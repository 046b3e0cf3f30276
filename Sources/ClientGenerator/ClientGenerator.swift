import ClientConfiguration
import Mustache
import ServiceDescription
import Templates

/// Generates the source files of a service's Swift client.
///
/// It first reduces the service to the parts that the user wants, then assigns names and types to everything that is
/// generated (``ClientDeclaration``), and finally renders views of these declarations with templates.
public enum ClientGenerator {
    /// The type of the language or the runtime that would have the name of a client, or of the client's options.
    private static func hiddenType(by client: String) -> String? {
        [client, client + "Options"].first(where: ReservedTypeNames.all.contains)
    }

    /// Generates a client.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The user's wishes for the client.
    ///   - layout: The layout of the files in the output folder.
    ///   - templates: The user's own templates, each of which replaces the one with its name.
    /// - Returns: The client and the diagnostics. If these contain an error, do not use the files.
    public static func generate(
        _ service: Service,
        configuration: ClientConfiguration,
        layout: SourceLayout = .tree,
        templates: [OwnTemplate] = []
    ) -> GeneratedClient {
        var diagnostics = Diagnostics()
        guard let declaration = declare(service, configuration: configuration, diagnostics: &diagnostics) else {
            return GeneratedClient(files: [], diagnostics: diagnostics)
        }
        do {
            let library = try TemplateLibrary(own: templates)
            var files = try SourceFiles.render(
                declaration,
                access: configuration.access.rawValue,
                layout: layout,
                library: library
            )
            if let settings = configuration.package {
                PackageChecker.check(
                    declaration,
                    configuration: configuration,
                    service: service,
                    diagnostics: &diagnostics
                )
                guard !diagnostics.hasErrors else { return GeneratedClient(files: [], diagnostics: diagnostics) }
                let package = PackageContents(declaration, title: service.title, settings: settings)
                files += try PackageFiles.render(package)
                files.sort { $0.path < $1.path }
            }
            return GeneratedClient(files: files, diagnostics: diagnostics, declaration: declaration)
        } catch {
            error.report(to: &diagnostics, of: templates)
            return GeneratedClient(files: [], diagnostics: diagnostics)
        }
    }

    /// The declarations of everything that is generated, or `nil` if there is an error.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The user's wishes for the client.
    ///   - diagnostics: Receives the diagnostics.
    static func declare(
        _ service: Service,
        configuration: ClientConfiguration,
        diagnostics: inout Diagnostics
    ) -> ClientDeclaration? {
        let paged = PagingRules.apply(configuration.paging, to: service, diagnostics: &diagnostics)
        let patched = MergePatches.apply(configuration.mergePatch, to: paged, diagnostics: &diagnostics)
        let owned = ClientParameterNames.apply(configuration.clientParameters, to: patched, diagnostics: &diagnostics)
        // Both halves of what streams, too, can be named by the filter, and renamed.
        let divided = StreamedOperations.divided(owned)
        let wanted = ServiceFilter.apply(configuration.filter, to: divided, diagnostics: &diagnostics)
        let isSelected = !diagnostics.hasErrors
        RenameChecker.check(configuration.rename, against: divided, diagnostics: &diagnostics)
        FormatChecker.check(configuration.types, against: service, diagnostics: &diagnostics)
        let errors = diagnostics.errorCount
        CredentialChoices.check(configuration.credentials, against: service, diagnostics: &diagnostics)
        let areCredentialsRight = diagnostics.errorCount == errors
        if let client = configuration.client, let name = hiddenType(by: client.value) {
            diagnostics.error(
                "the client '\(client.value)' would hide the type '\(name)'; choose another name, such as "
                    + "'Service\(client.value)'",
                at: client.mark
            )
        }
        if let namespace = configuration.namespace, ReservedTypeNames.all.contains(namespace.value) {
            diagnostics.error(
                "the namespace '\(namespace.value)' would hide an existing type in the whole module; choose another "
                    + "name, such as '\(namespace.value)Service'",
                at: namespace.mark
            )
        }
        var found = Diagnostics()
        let declaration = ClientBuilder.declare(
            wanted,
            of: divided,
            configuration: configuration,
            diagnostics: &found
        )
        // Of another selection, or with other pages or credentials, there would be other declarations. In spite of other mistakes
        // they show what else is wrong.
        let isMeant = isSelected && areCredentialsRight
        RenameChecker.checkMembers(
            configuration.rename,
            against: service,
            client: declaration,
            isCertain: isMeant,
            diagnostics: &diagnostics
        )
        if isMeant { diagnostics.append(contentsOf: found) }
        return diagnostics.hasErrors ? nil : declaration
    }
}

/// A file of the generated client.
public struct GeneratedFile: Sendable, Hashable {
    /// The path in the output folder; its parts are separated by `/`.
    public let path: String
    /// The text, in UTF-8.
    public let contents: [UInt8]
    /// Whether the author maintains the file by hand, so that no later run may overwrite it.
    public let isWrittenOnce: Bool

    /// A file of the given path and text.
    public init(path: String, contents: [UInt8], isWrittenOnce: Bool = false) {
        self.path = path
        self.contents = contents
        self.isWrittenOnce = isWrittenOnce
    }
}
