// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Service Client Creation*, lines 128–141 of the guidelines.
public enum ServiceClientCreationSamples {
    // Lines 128–141. Departures:
    // - The client around them is added, with the initializer that both call.
    // - 132, 139: both throw, as the same initializer does in line 91: a wrong endpoint or credential is an error.
    // - 133, 140: the bodies are filled in.
    public final class ConfigurationClient: PipelineClient, @unchecked Sendable {
        private init(endpoint: URL?, token: TokenCredential, options: ConfigurationClientOptions?) throws {
            try super.init(
                endpoint: endpoint,
                authPolicy: BearerTokenCredentialPolicy(credential: token),
                withOptions: options ?? ConfigurationClientOptions(),
                package: "AppConfiguration"
            )
        }

        public convenience init(
            endpoint: URL,
            credential: TokenCredential,
            withOptions options: ConfigurationClientOptions? = nil
        ) throws {
            try self.init(endpoint: endpoint, token: credential, options: options)
        }

        /// - Warning: Building credentials such as connection strings into an application is inherently insecure.
        public convenience init(
            connectionString: String,
            withOptions options: ConfigurationClientOptions? = nil
        ) throws {
            var parts: [Substring: String] = [:]
            for part in connectionString.split(separator: ";") {
                let nameAndValue = part.split(separator: "=", maxSplits: 1)
                parts[nameAndValue[0]] = nameAndValue.count == 2 ? String(nameAndValue[1]) : ""
            }
            try self.init(
                endpoint: parts["Endpoint"].flatMap { URL(string: $0) },
                token: StaticTokenCredential(parts["Token"] ?? ""),
                options: options
            )
        }
    }
}
