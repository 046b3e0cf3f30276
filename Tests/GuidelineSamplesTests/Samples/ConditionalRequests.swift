// swift-format-ignore-file

import AppConfiguration
import AzureCore

/// *Conditional Request Methods*, line 683 of the guidelines.
public enum ConditionalRequestSamples {
    // Line 683. Departures:
    // - The function around it is added: its parameters stand for what the consumer has at hand.
    // - 683: `method` is `get`, its arguments and the handler are filled in, and the options are those of that method.
    static func get(
        _ client: ConfigurationClient,
        unlessMatching etag: String?,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        client.get(
            configurationSetting: "FooSetting",
            withOptions: GetConfigurationSettingOptions(ifNoneMatch: etag),
            completionHandler: completionHandler
        )
    }
}
