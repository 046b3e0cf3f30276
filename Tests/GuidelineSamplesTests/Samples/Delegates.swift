// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Delegates*, lines 332–384 of the guidelines.
public enum DelegateSamples {
    // Library code

    // Lines 332–343. Departures:
    // - 335: `AnyObject`, without which line 358 cannot be weak, and `Sendable`, because the methods are called
    //   asynchronously.
    //
    // Delegate protocols define multiple methods which will be called asynchronously
    public protocol ConfigurationSettingDelegate: AnyObject, Sendable {
        func configurationSetting(
            _ configurationSetting: String,
            didChangeFrom oldValue: String,
            to newValue: String
        )

        func configurationSettingDidClear(_ configurationSetting: String)
    }

    // Lines 356–363. Departures:
    // - 356: `@unchecked Sendable`, because the delegate is called later; the class has an initializer, which hands it
    //   the generated client that does its work.
    // - 361: the body is filled in: the store's revisions, newest first, tell what changed.
    public final class ConfigurationClient: @unchecked Sendable {
        private let client: AppConfiguration.ConfigurationClient

        init(client: AppConfiguration.ConfigurationClient) {
            self.client = client
        }

        // Provide a property on the client to which a delegate can be attached
        public weak var delegate: ConfigurationSettingDelegate? = nil

        public func getChanges(forConfigurationSettingsWithPrefix prefix: String) {
            client.listRevisions(withOptions: ListRevisionsOptions(key: "\(prefix)*")) { result, _ in
                guard case let .success(revisions) = result else { return }
                let history = revisions.items.reversed()
                for (old, new) in zip(history, history.dropFirst()) {
                    if let newValue = new.value {
                        self.delegate?.configurationSetting(
                            new.key ?? "",
                            didChangeFrom: old.value ?? "",
                            to: newValue
                        )
                    } else {
                        self.delegate?.configurationSettingDidClear(new.key ?? "")
                    }
                }
            }
        }
    }

    // Consumer Code

    // Lines 364–384. Departures:
    // - The class around them is added, with what `registerForChanges` needs and a closure through which a test watches.
    // - 367: the arguments are filled in.
    // - 370: `configurationSettingDelegate` is a typing error for `delegate`, as line 358 has it.
    // - 383: the body is filled in.
    public final class SettingsController: ConfigurationSettingDelegate {
        private let generatedClient: AppConfiguration.ConfigurationClient
        private let changed: @Sendable (String) -> Void

        init(client: AppConfiguration.ConfigurationClient, changed: @escaping @Sendable (String) -> Void) {
            generatedClient = client
            self.changed = changed
        }

        public func registerForChanges() {
            let client = ConfigurationClient(client: generatedClient)

            // Attach delegate to the client
            client.delegate = self
            client.getChanges(forConfigurationSettingsWithPrefix: "Foo")
        }

        // MARK: ConfigurationSettingDelegate Protocol

        // The consumer need not implement all delegate methods since the library
        // declares default do-nothing implementations for each
        public func configurationSetting(
            _ setting: String,
            didChangeFrom oldValue: String,
            to newValue: String
        ) {
            changed("\(setting): \(oldValue) -> \(newValue)")
        }
    }
}

// Lines 345–354. Departures:
// - 346: the protocol stands in the namespace of the samples, and an extension stands outside of every type.
//
// Provide a default do-nothing implementation of all delegate methods
public extension DelegateSamples.ConfigurationSettingDelegate {
    func configurationSetting(
        _ configurationSetting: String,
        didChangeFrom oldValue: String,
        to newValue: String
    ) { }

    func configurationSettingDidClear(_ configurationSetting: String) { }
}
