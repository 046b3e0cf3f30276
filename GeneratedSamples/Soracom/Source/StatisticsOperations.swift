// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

nonisolated extension SoracomClient {
    /// Reports what subscribers have used, as values or as files to download.
    public nonisolated struct StatisticsOperations: Sendable {
        let client: SoracomClient

        /// Lists how much data a subscriber has sent and received through Soracom Air, by month, by day or by about
        /// five minutes. There are no statistics of terminated subscribers.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - from: A time in the first period to report. It may be 18 months ago at most; where the periods are
        ///     minutes, 32 days.
        ///   - to: A time in the last period to report.
        ///   - period: The length of the periods to report.
        ///   - options: The options for this call.
        /// - Returns: The statistics, one entry for each period.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func listSubscriberAirStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberAirStatisticsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<AirStatistics> {
            let request = requests.listSubscriberAirStatistics(
                imsi: imsi,
                from: from,
                to: to,
                period: period,
                withOptions: options
            )
            return try await request.value()
        }

        /// Lists how much data a subscriber has sent and received through Soracom Air, by month, by day or by about
        /// five minutes. There are no statistics of terminated subscribers.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - from: A time in the first period to report. It may be 18 months ago at most; where the periods are
        ///     minutes, 32 days.
        ///   - to: A time in the last period to report.
        ///   - period: The length of the periods to report.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listSubscriberAirStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberAirStatisticsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<AirStatistics>>
        ) {
            requests.listSubscriberAirStatistics(imsi: imsi, from: from, to: to, period: period, withOptions: options)
                .run(completionHandler)
        }

        /// Lists how many requests a subscriber has made through Soracom Beam, by month, by day or by about five
        /// minutes.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - from: A time in the first period to report. It may be 18 months ago at most; where the periods are
        ///     minutes, 32 days.
        ///   - to: A time in the last period to report.
        ///   - period: The length of the periods to report.
        ///   - options: The options for this call.
        /// - Returns: The statistics, one entry for each period.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func listSubscriberBeamStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberBeamStatisticsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<BeamStatistics> {
            let request = requests.listSubscriberBeamStatistics(
                imsi: imsi,
                from: from,
                to: to,
                period: period,
                withOptions: options
            )
            return try await request.value()
        }

        /// Lists how many requests a subscriber has made through Soracom Beam, by month, by day or by about five
        /// minutes.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - from: A time in the first period to report. It may be 18 months ago at most; where the periods are
        ///     minutes, 32 days.
        ///   - to: A time in the last period to report.
        ///   - period: The length of the periods to report.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listSubscriberBeamStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberBeamStatisticsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<BeamStatistics>>
        ) {
            requests.listSubscriberBeamStatistics(imsi: imsi, from: from, to: to, period: period, withOptions: options)
                .run(completionHandler)
        }

        /// Exports the Soracom Air statistics of all subscribers to a file.
        ///
        /// Exports how much data each subscriber of an operator has sent and received to a file of comma-separated
        /// values. Terminated subscribers are included; where nothing was used, the file has its heading only.
        ///
        /// - Parameters:
        ///   - operatorId: The ID of the operator, such as `OP0012345678`.
        ///   - range: The periods to export.
        ///   - options: The options for this call.
        /// - Returns: The location of the file.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func exportAirStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportAirStatisticsOptions? = nil
        ) async throws(ServiceError) -> ExportedFile {
            let request = requests.exportAirStatistics(operatorId: operatorId, range: range, withOptions: options)
            return try await request.value()
        }

        /// Exports the Soracom Air statistics of all subscribers to a file.
        ///
        /// - Parameters:
        ///   - operatorId: The ID of the operator, such as `OP0012345678`.
        ///   - range: The periods to export.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func exportAirStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportAirStatisticsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ExportedFile>
        ) {
            requests.exportAirStatistics(operatorId: operatorId, range: range, withOptions: options)
                .run(completionHandler)
        }

        /// Exports the Soracom Beam statistics of all subscribers to a file.
        ///
        /// Exports how many requests each subscriber of an operator has made through Soracom Beam to a file of
        /// comma-separated values.
        ///
        /// - Parameters:
        ///   - operatorId: The ID of the operator, such as `OP0012345678`.
        ///   - range: The periods to export.
        ///   - options: The options for this call.
        /// - Returns: The location of the file.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func exportBeamStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportBeamStatisticsOptions? = nil
        ) async throws(ServiceError) -> ExportedFile {
            let request = requests.exportBeamStatistics(operatorId: operatorId, range: range, withOptions: options)
            return try await request.value()
        }

        /// Exports the Soracom Beam statistics of all subscribers to a file.
        ///
        /// - Parameters:
        ///   - operatorId: The ID of the operator, such as `OP0012345678`.
        ///   - range: The periods to export.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func exportBeamStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportBeamStatisticsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ExportedFile>
        ) {
            requests.exportBeamStatistics(operatorId: operatorId, range: range, withOptions: options)
                .run(completionHandler)
        }
    }
}

nonisolated extension SoracomClient.StatisticsOperations {
    // MARK: Requests

    /// The operations of the group as request values, which you can send later.
    public var requests: Requests { Requests(client: client) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: SoracomClient

        /// Creates the request for
        /// ``SoracomClient/StatisticsOperations/listSubscriberAirStatistics(imsi:from:to:period:withOptions:)``.
        @inline(never)
        public func listSubscriberAirStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberAirStatisticsOptions? = nil
        ) -> ServiceRequest<PagedCollection<AirStatistics>> {
            var description = RequestDescription(.get, "/stats/air/subscribers/{imsi}", options: options)
            description.path("imsi", imsi)
            description.query("from", from, as: .unixSeconds)
            description.query("to", to, as: .unixSeconds)
            description.query("period", period)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .list())
        }

        /// Creates the request for
        /// ``SoracomClient/StatisticsOperations/listSubscriberBeamStatistics(imsi:from:to:period:withOptions:)``.
        @inline(never)
        public func listSubscriberBeamStatistics(
            imsi: String,
            from: Date,
            to: Date,
            period: StatisticsPeriod,
            withOptions options: ListSubscriberBeamStatisticsOptions? = nil
        ) -> ServiceRequest<PagedCollection<BeamStatistics>> {
            var description = RequestDescription(.get, "/stats/beam/subscribers/{imsi}", options: options)
            description.path("imsi", imsi)
            description.query("from", from, as: .unixSeconds)
            description.query("to", to, as: .unixSeconds)
            description.query("period", period)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .list())
        }

        /// Creates the request for
        /// ``SoracomClient/StatisticsOperations/exportAirStatistics(operatorId:range:withOptions:)``.
        @inline(never)
        public func exportAirStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportAirStatisticsOptions? = nil
        ) -> ServiceRequest<ExportedFile> {
            var description = RequestDescription(.post, "/stats/air/operators/{operator_id}/export", options: options)
            description.path("operator_id", operatorId)
            description.query("export_mode", options?.exportMode)
            description.body(range, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for
        /// ``SoracomClient/StatisticsOperations/exportBeamStatistics(operatorId:range:withOptions:)``.
        @inline(never)
        public func exportBeamStatistics(
            operatorId: String,
            range: StatisticsRange,
            withOptions options: ExportBeamStatisticsOptions? = nil
        ) -> ServiceRequest<ExportedFile> {
            var description = RequestDescription(.post, "/stats/beam/operators/{operator_id}/export", options: options)
            description.path("operator_id", operatorId)
            description.query("export_mode", options?.exportMode)
            description.body(range, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }
    }
}
