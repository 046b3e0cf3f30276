// swift-format-ignore-file

import AppConfiguration
import AzureCore

/// *Naming*, the calls within lines 415 and 417 of the guidelines.
public enum NamingSamples {
    // Line 415, the call that the text prefers. Departures:
    // - The function around it is added: its parameters stand for what the consumer has at hand.
    // - 415: a string stands in double quotes in Swift, and the handler is filled in.
    static func get(
        _ configurationClient: ConfigurationClient,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        configurationClient.get(configurationSetting: "FooSetting", completionHandler: completionHandler)
    }

    // Line 417, the call that the text prefers. Departures:
    // - The function around it is added: its parameter stands for what the consumer has at hand.
    // - 417: without a handler, the method is the one that is awaited.
    static func list(_ configurationClient: ConfigurationClient) async throws -> PagedCollection<ConfigurationSetting> {
        try await configurationClient.listConfigurationSettings()
    }
}
