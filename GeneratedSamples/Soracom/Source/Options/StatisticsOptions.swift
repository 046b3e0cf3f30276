// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for
/// ``SoracomClient/StatisticsOperations/listSubscriberAirStatistics(imsi:from:to:period:withOptions:)``.
public typealias ListSubscriberAirStatisticsOptions = CommonOptions

/// Options for
/// ``SoracomClient/StatisticsOperations/listSubscriberBeamStatistics(imsi:from:to:period:withOptions:)``.
public typealias ListSubscriberBeamStatisticsOptions = CommonOptions

/// Options for ``SoracomClient/StatisticsOperations/exportAirStatistics(operatorId:range:withOptions:)``.
public struct ExportAirStatisticsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ExportAirStatistics Options

    /// Whether to wait for the file. If omitted, the request waits for it.
    public let exportMode: ExportMode?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        exportMode: ExportMode? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.exportMode = exportMode
    }
}

/// Options for ``SoracomClient/StatisticsOperations/exportBeamStatistics(operatorId:range:withOptions:)``.
public struct ExportBeamStatisticsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ExportBeamStatistics Options

    /// Whether to wait for the file. If omitted, the request waits for it.
    public let exportMode: ExportMode?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        exportMode: ExportMode? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.exportMode = exportMode
    }
}
