// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for the client ``ContainersClient``.
public struct ContainersClientOptions: ClientOptions {
    // MARK: ClientOptions Protocol

    /// The version of the service's API that the client uses. Requests do not include it.
    public let apiVersion: String
    /// The logger that receives the client's messages.
    public let logger: any ClientLogger
    /// Options for the telemetry that the client sends with its requests.
    public let telemetryOptions: TelemetryOptions
    /// Options for the transport that sends the requests.
    public let transportOptions: TransportOptions
    /// The queue on which completion handlers are called, or `nil` for the main queue.
    public let dispatchQueue: DispatchQueue?

    // MARK: Initializer

    /// Creates options. Options that you leave out have their default values.
    public init(
        apiVersion: ContainersClient.ApiVersion = .latest,
        logger: any ClientLogger = ClientLoggers.default(tag: "ContainersClient"),
        telemetryOptions: TelemetryOptions = TelemetryOptions(),
        transportOptions: TransportOptions = TransportOptions(),
        dispatchQueue: DispatchQueue? = nil
    ) {
        self.apiVersion = apiVersion.rawValue
        self.logger = logger
        self.telemetryOptions = telemetryOptions
        self.transportOptions = transportOptions
        self.dispatchQueue = dispatchQueue
    }
}

/// Options for ``ContainersClient/listContainers(withOptions:)``.
public typealias ListContainersOptions = CommonOptions

/// Options for ``ContainersClient/listAccessPolicy(containerName:withOptions:)``.
public typealias GetAccessPolicyOptions = CommonOptions

/// Options for ``ContainersClient/setAccessPolicy(containerName:containerAcl:withOptions:)``.
public typealias SetAccessPolicyOptions = CommonOptions

/// Options for ``ContainersClient/setTags(containerName:blob:tags:withOptions:)``.
public typealias SetTagsOptions = CommonOptions
