// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Service Client*, lines 61–110 of the guidelines.
public enum ServiceClientSamples {
    // Lines 61–110. Departures:
    // - 61, 62: the imports stand at the top of the file, with that of the generated options and models.
    // - 67: `@unchecked Sendable` is added; the compiler wants it repeated from `PipelineClient`.
    // - 82: `super.init(...)` throws, and its arguments are filled in.
    // - 100: no further initializers are filled in.
    // - 104, 109: a method and the protocol's requirement are filled in; `PipelineClient` has a default for the latter,
    //   so it is an override.
    //
    // A client always inherits from `PipelineClient`. It may also conform to the
    // `PageableClient` protocol if it provides any methods that return collections
    // from paginated APIs.
    public final class ConfigurationClient: PipelineClient, PageableClient, @unchecked Sendable {

        // Properties are defined as immutable, and are set in initializers
        public let options: ConfigurationClientOptions

        // MARK: Initializers

        // A common private initializer to assign immutable properties and call
        // `super.init()`
        private init(
            endpoint: URL,
            authPolicy: Authenticating,
            withOptions options: ConfigurationClientOptions
        ) throws {
            self.options = options
            try super.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options, package: "AppConfiguration")
        }

        // One or more public convenience initializers make it easy for consumers to
        // create client instances
        public convenience init(
            endpoint: URL,
            credential: TokenCredential,
            withOptions options: ConfigurationClientOptions? = nil
        ) throws {
            let authPolicy = BearerTokenCredentialPolicy(credential: credential)
            try self.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options ?? ConfigurationClientOptions()
            )
        }

        // MARK: Public Client Methods

        public func listConfigurationSettings(
            withOptions options: ListConfigurationSettingsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<ConfigurationSetting>>
        ) {
            var description = RequestDescription(.get, "/kv", options: options)
            description.query("api-version", self.options.apiVersion)
            ServiceRequest(description, client: self, returns: .page(items: "items", nextLink: "@nextLink"))
                .run(completionHandler)
        }

        // MARK: PageableClient Protocol

        // Always group methods that are used to conform with a protocol together
        public override func continuationUrl(
            forRequestUrl requestUrl: URL,
            withContinuationToken continuationToken: String
        ) -> URL? {
            var components = URLComponents(url: requestUrl, resolvingAgainstBaseURL: true)
            components?.queryItems = [URLQueryItem(name: "after", value: continuationToken)]
            return components?.url
        }
    }
}
