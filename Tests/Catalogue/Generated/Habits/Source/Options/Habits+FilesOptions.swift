// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options of ``HabitsClient/FilesOperations/read(path:withOptions:)``, which has none of its own.
    public typealias ReadFileOptions = CommonOptions

    /// Options of ``HabitsClient/FilesOperations/readTree(path:withOptions:)``, which has none of its own.
    public typealias ReadTreeOptions = CommonOptions

    /// Options of ``HabitsClient/FilesOperations/cancel(name:withOptions:)``, which has none of its own.
    public typealias CancelOptions = CommonOptions

    /// Options of ``HabitsClient/FilesOperations/row(id:code:withOptions:)``, which has none of its own.
    public typealias RowOptions = CommonOptions

    /// Options of ``HabitsClient/FilesOperations/pages(withOptions:)``.
    public struct PagesOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Pages Options

        /// The page.
        public let page: Int?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            page: Int? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.page = page
        }
    }

    /// Options of ``HabitsClient/FilesOperations/add(body:withOptions:)``, which has none of its own.
    public typealias AddFileOptions = CommonOptions
}
