// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options for ``HabitsClient/FilesOperations/read(path:withOptions:)``, which has none of its own.
    public typealias ReadFileOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/readTree(path:withOptions:)``, which has none of its own.
    public typealias ReadTreeOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/cancel(name:withOptions:)``, which has none of its own.
    public typealias CancelOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/row(id:code:withOptions:)``, which has none of its own.
    public typealias RowOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/pages(withOptions:)``.
    public struct PagesOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// The options that every operation takes: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Pages Options

        /// The page.
        public let page: Int?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
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

    /// Options for ``HabitsClient/FilesOperations/add(body:withOptions:)``, which has none of its own.
    public typealias AddFileOptions = CommonOptions
}
