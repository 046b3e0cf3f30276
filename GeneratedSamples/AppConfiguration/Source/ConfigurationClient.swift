// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Stores the settings of applications in one place, apart from their code. A setting is identified by its key
/// and an optional label; it carries a value, a content type and tags, and every change to it is kept as a
/// revision.
///
/// ```swift
/// let client = try ConfigurationClient(endpoint: endpoint, credential: StaticTokenCredential(token))
/// let result = try await client.get(configurationSetting: "configurationSetting")
/// print(result)
/// ```
public nonisolated final class ConfigurationClient: PipelineClient, PageableClient, @unchecked Sendable {
    // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

    /// The versions of the service's API that this client supports.
    public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
        /// API version "1.0".
        case v10 = "1.0"
        /// API version "2023-10-01".
        case v20231001 = "2023-10-01"
        /// API version "2023-11-01", the first that filters by tags.
        case v20231101 = "2023-11-01"
        /// API version "2024-09-01".
        case v20240901 = "2024-09-01"

        /// The most recent version of the API, which is used unless you choose another.
        public static var latest: ApiVersion { .v20240901 }
    }

    /// The options that the client was created with.
    public let options: ConfigurationClientOptions

    // MARK: Initializers

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service.
    ///   - credential: The credential that supplies access tokens. An access token of Microsoft Entra ID for the
    ///     scope `https://azconfig.io/.default`. Reading settings requires the role *App Configuration Data
    ///     Reader*, changing them *App Configuration Data Owner*.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
    public convenience init(
        endpoint: URL,
        credential: any TokenCredential,
        withOptions options: ConfigurationClientOptions? = nil
    ) throws(ServiceError) {
        let authPolicy = BearerTokenCredentialPolicy(credential: credential)
        try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
    }

    /// Creates a client with your own authentication policy, even one that the service's description does not mention.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service.
    ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
    ///     send them without credentials.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
    public init(
        endpoint: URL,
        authPolicy: (any Authenticating)?,
        withOptions options: ConfigurationClientOptions? = nil
    ) throws(ServiceError) {
        let options = options ?? ConfigurationClientOptions()
        self.options = options
        try super.init(
            endpoint: endpoint,
            authPolicy: authPolicy,
            withOptions: options,
            package: "AppConfiguration",
            productPrefix: "azsdk-ios-"
        )
    }

    // MARK: Public Client Methods

    /// Lists the keys that are in use in the store. A key appears once, however many labels it is used with.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: The keys that match, page by page.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func listKeys(
        withOptions options: ListKeysOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<SettingKey> {
        let request = requests.listKeys(withOptions: options)
        return try await request.value()
    }

    /// Lists the keys that are in use in the store. A key appears once, however many labels it is used with.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listKeys(
        withOptions options: ListKeysOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<SettingKey>>
    ) {
        requests.listKeys(withOptions: options).run(completionHandler)
    }

    /// Lists the configuration settings that match the given filters. Without filters, it lists all settings of the
    /// store.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: The settings that match, page by page.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func listConfigurationSettings(
        withOptions options: ListConfigurationSettingsOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<ConfigurationSetting> {
        let request = requests.listConfigurationSettings(withOptions: options)
        return try await request.value()
    }

    /// Lists the configuration settings that match the given filters. Without filters, it lists all settings of the
    /// store.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listConfigurationSettings(
        withOptions options: ListConfigurationSettingsOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<ConfigurationSetting>>
    ) {
        requests.listConfigurationSettings(withOptions: options).run(completionHandler)
    }

    /// Gets a configuration setting.
    ///
    /// Gets the configuration setting with the given key and label. To fetch it only if it has changed, pass the
    /// entity tag of the setting that you already have in `ifNoneMatch`.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    /// - Returns: The configuration setting.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func get(
        configurationSetting: String,
        withOptions options: GetConfigurationSettingOptions? = nil
    ) async throws(ServiceError) -> ConfigurationSetting {
        let request = requests.get(configurationSetting: configurationSetting, withOptions: options)
        return try await request.value()
    }

    /// Gets a configuration setting.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func get(
        configurationSetting: String,
        withOptions options: GetConfigurationSettingOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        requests.get(configurationSetting: configurationSetting, withOptions: options).run(completionHandler)
    }

    /// Creates a configuration setting, or replaces the one that exists.
    ///
    /// Creates a configuration setting, or replaces the one with the same key and label. To protect other people's
    /// changes, make yours conditional: to replace exactly the version that you read, pass its entity tag in
    /// `ifMatch`; to create a setting without replacing one, pass `*` in `ifNoneMatch`. A locked setting cannot be
    /// set; the service answers such a request with status 409.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - setting: The setting to store. The service uses its value, content type and tags, takes the key and
    ///     label from the request, and supplies all other members itself.
    ///   - options: The options for this call.
    /// - Returns: The configuration setting as it is now stored.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func set(
        configurationSetting: String,
        setting: ConfigurationSetting,
        withOptions options: SetConfigurationSettingOptions? = nil
    ) async throws(ServiceError) -> ConfigurationSetting {
        let request = requests.set(configurationSetting: configurationSetting, setting: setting, withOptions: options)
        return try await request.value()
    }

    /// Creates a configuration setting, or replaces the one that exists.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - setting: The setting to store. The service uses its value, content type and tags, takes the key and
    ///     label from the request, and supplies all other members itself.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func set(
        configurationSetting: String,
        setting: ConfigurationSetting,
        withOptions options: SetConfigurationSettingOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        requests.set(configurationSetting: configurationSetting, setting: setting, withOptions: options)
            .run(completionHandler)
    }

    /// Deletes a configuration setting.
    ///
    /// Deletes the configuration setting with the given key and label, and returns its last state. If there is no
    /// such setting, the operation succeeds. A locked setting cannot be deleted; in this case, the service returns
    /// status 409.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    /// - Returns: The configuration setting that was deleted; `nil` if there is none (204).
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func delete(
        configurationSetting: String,
        withOptions options: DeleteConfigurationSettingOptions? = nil
    ) async throws(ServiceError) -> ConfigurationSetting? {
        let request = requests.delete(configurationSetting: configurationSetting, withOptions: options)
        return try await request.value()
    }

    /// Deletes a configuration setting.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func delete(
        configurationSetting: String,
        withOptions options: DeleteConfigurationSettingOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting?>
    ) {
        requests.delete(configurationSetting: configurationSetting, withOptions: options).run(completionHandler)
    }

    /// Lists the labels that are in use in the store. A label appears once, however many settings have it; settings
    /// without a label are represented by one label without a name.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: The labels that match, page by page.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func listLabels(
        withOptions options: ListLabelsOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<SettingLabel> {
        let request = requests.listLabels(withOptions: options)
        return try await request.value()
    }

    /// Lists the labels that are in use in the store. A label appears once, however many settings have it; settings
    /// without a label are represented by one label without a name.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listLabels(
        withOptions options: ListLabelsOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<SettingLabel>>
    ) {
        requests.listLabels(withOptions: options).run(completionHandler)
    }

    /// Locks a configuration setting, so that it can only be read.
    ///
    /// Locks a configuration setting: until it is unlocked, it can be read, but neither set nor deleted. Locking a
    /// locked setting has no effect.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    /// - Returns: The configuration setting in its new state.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func lock(
        configurationSetting: String,
        withOptions options: LockConfigurationSettingOptions? = nil
    ) async throws(ServiceError) -> ConfigurationSetting {
        let request = requests.lock(configurationSetting: configurationSetting, withOptions: options)
        return try await request.value()
    }

    /// Locks a configuration setting, so that it can only be read.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func lock(
        configurationSetting: String,
        withOptions options: LockConfigurationSettingOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        requests.lock(configurationSetting: configurationSetting, withOptions: options).run(completionHandler)
    }

    /// Unlocks a configuration setting, so that it can be changed again.
    ///
    /// Unlocks a configuration setting, so that it can be set and deleted again. Unlocking a setting that is not
    /// locked has no effect.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    /// - Returns: The configuration setting in its new state.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func unlock(
        configurationSetting: String,
        withOptions options: UnlockConfigurationSettingOptions? = nil
    ) async throws(ServiceError) -> ConfigurationSetting {
        let request = requests.unlock(configurationSetting: configurationSetting, withOptions: options)
        return try await request.value()
    }

    /// Unlocks a configuration setting, so that it can be changed again.
    ///
    /// - Parameters:
    ///   - configurationSetting: The key of the configuration setting.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func unlock(
        configurationSetting: String,
        withOptions options: UnlockConfigurationSettingOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ConfigurationSetting>
    ) {
        requests.unlock(configurationSetting: configurationSetting, withOptions: options).run(completionHandler)
    }

    /// Lists the revisions of the configuration settings that match the given filters, newest first. Without
    /// filters, it lists all revisions in the store. How long a store keeps revisions depends on its pricing tier.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: The revisions that match, each as the setting was then, page by page.
    /// - Throws: `ServiceError`. The service reports errors as ``ConfigurationError``.
    public func listRevisions(
        withOptions options: ListRevisionsOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<ConfigurationSetting> {
        let request = requests.listRevisions(withOptions: options)
        return try await request.value()
    }

    /// Lists the revisions of the configuration settings that match the given filters, newest first. Without
    /// filters, it lists all revisions in the store. How long a store keeps revisions depends on its pricing tier.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listRevisions(
        withOptions options: ListRevisionsOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<ConfigurationSetting>>
    ) {
        requests.listRevisions(withOptions: options).run(completionHandler)
    }
}

nonisolated extension ConfigurationClient {
    // MARK: Requests

    /// The operations of the client as request values, which you can send later.
    public var requests: Requests { Requests(client: self) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: ConfigurationClient

        /// Creates the request for ``ConfigurationClient/listKeys(withOptions:)``.
        ///
        /// The header fields of its response are ``ListKeysHeaders``.
        @inline(never)
        public func listKeys(
            withOptions options: ListKeysOptions? = nil
        ) -> ServiceRequest<PagedCollection<SettingKey>> {
            var description = RequestDescription(.get, "/keys", options: options)
            description.query("name", options?.name)
            description.query("after", options?.after)
            description.header("Accept-Datetime", options?.acceptDatetime, as: .rfc1123)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.keyset+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .page(items: "items", nextLink: "@nextLink"))
        }

        /// Creates the request for ``ConfigurationClient/listConfigurationSettings(withOptions:)``.
        ///
        /// The header fields of its response are ``ListConfigurationSettingsHeaders``.
        @inline(never)
        public func listConfigurationSettings(
            withOptions options: ListConfigurationSettingsOptions? = nil
        ) -> ServiceRequest<PagedCollection<ConfigurationSetting>> {
            var description = RequestDescription(.get, "/kv", options: options)
            description.query("key", options?.key)
            description.query("label", options?.label)
            description.query("tags", options?.tags)
            description.query("$select", options?.select, style: .form, explode: false)
            description.query("after", options?.after)
            description.header("Accept-Datetime", options?.acceptDatetime, as: .rfc1123)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.kvset+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .page(items: "items", nextLink: "@nextLink"))
        }

        /// Creates the request for ``ConfigurationClient/get(configurationSetting:withOptions:)``.
        ///
        /// The header fields of its response are ``GetConfigurationSettingHeaders``.
        @inline(never)
        public func get(
            configurationSetting: String,
            withOptions options: GetConfigurationSettingOptions? = nil
        ) -> ServiceRequest<ConfigurationSetting> {
            var description = RequestDescription(.get, "/kv/{key}", options: options)
            description.path("key", configurationSetting)
            description.query("api-version", client.options.apiVersion)
            description.query("$select", options?.select, style: .form, explode: false)
            description.header("If-Match", options?.ifMatch)
            description.header("If-None-Match", options?.ifNoneMatch)
            description.header("Accept-Datetime", options?.acceptDatetime, as: .rfc1123)
            description.query("label", options?.label)
            description.header("Sync-Token", options?.syncToken)
            description.accept("application/vnd.microsoft.appconfig.kv+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``ConfigurationClient/set(configurationSetting:setting:withOptions:)``.
        ///
        /// The header fields of its response are ``SetConfigurationSettingHeaders``.
        @inline(never)
        public func set(
            configurationSetting: String,
            setting: ConfigurationSetting,
            withOptions options: SetConfigurationSettingOptions? = nil
        ) -> ServiceRequest<ConfigurationSetting> {
            var description = RequestDescription(.put, "/kv/{key}", options: options)
            description.path("key", configurationSetting)
            description.query("api-version", client.options.apiVersion)
            description.header("If-Match", options?.ifMatch)
            description.header("If-None-Match", options?.ifNoneMatch)
            description.query("label", options?.label)
            description.header("Sync-Token", options?.syncToken)
            description.body(setting, as: "application/vnd.microsoft.appconfig.kv+json")
            description.accept("application/vnd.microsoft.appconfig.kv+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``ConfigurationClient/delete(configurationSetting:withOptions:)``.
        ///
        /// The header fields of its response are ``DeleteConfigurationSettingHeaders``.
        @inline(never)
        public func delete(
            configurationSetting: String,
            withOptions options: DeleteConfigurationSettingOptions? = nil
        ) -> ServiceRequest<ConfigurationSetting?> {
            var description = RequestDescription(.delete, "/kv/{key}", options: options)
            description.path("key", configurationSetting)
            description.query("api-version", client.options.apiVersion)
            description.header("If-Match", options?.ifMatch)
            description.query("label", options?.label)
            description.header("Sync-Token", options?.syncToken)
            description.accept("application/vnd.microsoft.appconfig.kv+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .optionalValue)
        }

        /// Creates the request for ``ConfigurationClient/listLabels(withOptions:)``.
        ///
        /// The header fields of its response are ``ListLabelsHeaders``.
        @inline(never)
        public func listLabels(
            withOptions options: ListLabelsOptions? = nil
        ) -> ServiceRequest<PagedCollection<SettingLabel>> {
            var description = RequestDescription(.get, "/labels", options: options)
            description.query("name", options?.name)
            description.query("after", options?.after)
            description.header("Accept-Datetime", options?.acceptDatetime, as: .rfc1123)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.labelset+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .page(items: "items", nextLink: "@nextLink"))
        }

        /// Creates the request for ``ConfigurationClient/lock(configurationSetting:withOptions:)``.
        ///
        /// The header fields of its response are ``LockConfigurationSettingHeaders``.
        @inline(never)
        public func lock(
            configurationSetting: String,
            withOptions options: LockConfigurationSettingOptions? = nil
        ) -> ServiceRequest<ConfigurationSetting> {
            var description = RequestDescription(.put, "/locks/{key}", options: options)
            description.path("key", configurationSetting)
            description.query("label", options?.label)
            description.header("If-Match", options?.ifMatch)
            description.header("If-None-Match", options?.ifNoneMatch)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.kv+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``ConfigurationClient/unlock(configurationSetting:withOptions:)``.
        ///
        /// The header fields of its response are ``UnlockConfigurationSettingHeaders``.
        @inline(never)
        public func unlock(
            configurationSetting: String,
            withOptions options: UnlockConfigurationSettingOptions? = nil
        ) -> ServiceRequest<ConfigurationSetting> {
            var description = RequestDescription(.delete, "/locks/{key}", options: options)
            description.path("key", configurationSetting)
            description.query("label", options?.label)
            description.header("If-Match", options?.ifMatch)
            description.header("If-None-Match", options?.ifNoneMatch)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.kv+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``ConfigurationClient/listRevisions(withOptions:)``.
        ///
        /// The header fields of its response are ``ListRevisionsHeaders``.
        @inline(never)
        public func listRevisions(
            withOptions options: ListRevisionsOptions? = nil
        ) -> ServiceRequest<PagedCollection<ConfigurationSetting>> {
            var description = RequestDescription(.get, "/revisions", options: options)
            description.query("key", options?.key)
            description.query("label", options?.label)
            description.query("tags", options?.tags)
            description.query("$select", options?.select, style: .form, explode: false)
            description.query("after", options?.after)
            description.header("Accept-Datetime", options?.acceptDatetime, as: .rfc1123)
            description.header("Sync-Token", options?.syncToken)
            description.query("api-version", client.options.apiVersion)
            description.accept("application/vnd.microsoft.appconfig.kvset+json, application/problem+json")
            description.failure(.any, ConfigurationError.self)
            return ServiceRequest(description, client: client, returns: .page(items: "items", nextLink: "@nextLink"))
        }
    }
}
