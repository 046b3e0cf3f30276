// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options for ``HabitsClient/FilesOperations/read(path:withOptions:)``.
    public typealias ReadFileOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/readTree(path:withOptions:)``.
    public typealias ReadTreeOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/readProject(name:withOptions:)``.
    public typealias ReadProjectOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/readShelf(name:withOptions:)``.
    public typealias ReadShelfOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/cancel(name:withOptions:)``.
    public typealias CancelOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/row(id:code:withOptions:)``.
    public typealias RowOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/pages(withOptions:)``.
    public struct PagesOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
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
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.page = page
        }
    }

    /// Options for ``HabitsClient/FilesOperations/downloadArchive(name:withOptions:)``.
    public typealias DownloadArchiveOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/downloadReport(name:withOptions:)``.
    public typealias DownloadReportOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/exportTable(withOptions:)``.
    public typealias ExportTableOptions = CommonOptions

    /// Options for ``HabitsClient/FilesOperations/putObject(key:withOptions:)``.
    public struct PutObjectOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: PutObject Options

        /// The amz meta.
        public let xAmzMeta: [String: String]?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            xAmzMeta: [String: String]? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.xAmzMeta = xAmzMeta
        }
    }

    /// Options for ``HabitsClient/FilesOperations/describeObject(key:withOptions:)``.
    public typealias DescribeObjectOptions = CommonOptions

    /// The header fields of the response to ``HabitsClient/FilesOperations/describeObject(key:withOptions:)``.
    public struct DescribeObjectHeaders: ResponseHeaders {
        /// The header fields whose names begin with `x-amz-meta-`, by the rest of their names.
        public let xAmzMeta: [String: String]

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xAmzMeta = try reader.readMembers(withPrefix: "x-amz-meta-")
        }
    }

    /// Options for ``HabitsClient/FilesOperations/readAisle(asterisk:withOptions:)``.
    public struct ReadAisleOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ReadAisle Options

        /// The author.
        public let author: [String]?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            author: [String]? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.author = author
        }
    }

    /// Options for ``HabitsClient/FilesOperations/add(body:withOptions:)``.
    public typealias AddFileOptions = CommonOptions
}
