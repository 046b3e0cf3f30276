import ClientConfiguration
import Mustache
import ServiceDescription
import Templates

/// Generates the source files of a service's Swift client.
///
/// It first reduces the service to the parts that the user wants, then assigns names and types to everything that is
/// generated (``ClientDeclaration``), and finally renders views of these declarations with templates.
package enum ClientGenerator {
    /// The version of the generator, and of the runtime that generated code needs.
    package static let version = "0.1.0"

    /// Generates a client.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The user's wishes for the client.
    ///   - layout: The layout of the files in the output folder.
    ///   - templates: The user's own templates, each of which replaces the one with its name.
    /// - Returns: The client and the diagnostics. If these contain an error, do not use the files.
    package static func generate(
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
            var files = try SourceFiles.render(
                declaration,
                access: configuration.access.rawValue,
                layout: layout,
                library: TemplateLibrary(own: templates)
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
        // All parts of what is divided can be named by the filter, and renamed.
        let divided = DividedOperations.divided(owned, configuration)
        let filtered = ServiceFilter.apply(configuration.filter, to: divided, diagnostics: &diagnostics)
        let wanted = PagingExtensions.apply(to: filtered, diagnostics: &diagnostics)
        CredentialSettings.check(configuration.credentials, against: service, diagnostics: &diagnostics)
        // Errors in filters, paging or credentials make the declarations wrong, so nothing is checked against them. After other
        // errors, the declarations show what else is wrong.
        let isCertain = !diagnostics.hasErrors
        ConfigurationCheck.run(configuration, against: service, divided: divided, diagnostics: &diagnostics)
        var found = Diagnostics()
        let declaration = ClientBuilder.declare(
            wanted,
            of: divided,
            configuration: configuration,
            diagnostics: &found
        )
        RenameChecker.checkMembers(
            configuration.rename,
            against: service,
            client: declaration,
            isCertain: isCertain,
            diagnostics: &diagnostics
        )
        // What is wrong with declarations that nobody wants does not matter.
        if isCertain { diagnostics.append(contentsOf: found) }
        return diagnostics.hasErrors ? nil : declaration
    }
}

/// A file of the generated client.
package struct GeneratedFile: Sendable, Hashable {
    /// The path in the output folder; its parts are separated by `/`.
    package let path: String
    /// The text, in UTF-8.
    package let contents: [UInt8]
    /// Whether the author maintains the file by hand, so that no later run may overwrite it.
    package let isWrittenOnce: Bool

    /// A file of the given path and text.
    package init(path: String, contents: [UInt8], isWrittenOnce: Bool = false) {
        self.path = path
        self.contents = contents
        self.isWrittenOnce = isWrittenOnce
    }
}
