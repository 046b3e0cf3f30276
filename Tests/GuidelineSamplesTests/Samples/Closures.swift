// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Closures*, lines 243–263 of the guidelines.
public enum ClosureSamples {
    // Library code

    // Lines 243–252. Departures:
    // - The class has an initializer, which hands it the generated client that does its work.
    // - 250: the body is filled in. The text's client hands out the setting's value; the generated one the whole setting.
    public final class ConfigurationClient {
        private let client: AppConfiguration.ConfigurationClient

        init(client: AppConfiguration.ConfigurationClient) {
            self.client = client
        }

        func get(
            configurationSetting: String,
            completionHandler: @escaping HTTPResultHandler<String>
        ) {
            client.get(configurationSetting: configurationSetting) { result, httpResponse in
                completionHandler(result.map { $0.value ?? "" }, httpResponse)
            }
        }
    }

    // Consumer code

    // Lines 253–263, against the generated client. Departures:
    // - The function around them is added: its parameters stand for what the consumer has at hand and does.
    // - 255: the arguments are filled in, and the initializer throws.
    // - 259, 261: Swift wants a statement in each case, not only a comment.
    static func get(
        endpoint: URL,
        credential: TokenCredential,
        options: ConfigurationClientOptions,
        operate: @escaping @Sendable (ConfigurationSetting, HTTPResponse?) -> Void,
        handle: @escaping @Sendable (AzureError, HTTPResponse?) -> Void
    ) throws {
        let client = try AppConfiguration.ConfigurationClient(endpoint: endpoint, credential: credential, withOptions: options)
        client.get(configurationSetting: "FooSetting") { result, httpResponse in
            switch result {
            case let .success(value):
                // operate on the value
                operate(value, httpResponse)
            case let .failure(error):
                // handle error
                handle(error, httpResponse)
            }
        }
    }
}
