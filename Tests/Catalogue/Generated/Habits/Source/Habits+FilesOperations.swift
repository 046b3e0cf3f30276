// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// The operations on files.
    public nonisolated struct FilesOperations: Sendable {
        let client: HabitsClient

        /// Sends `GET /files/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func read(path: String, withOptions options: ReadFileOptions? = nil) async throws(ServiceError) {
            let request = requests.read(path: path, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /files/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func read(
            path: String,
            withOptions options: ReadFileOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.read(path: path, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /trees/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func readTree(path: String, withOptions options: ReadTreeOptions? = nil) async throws(ServiceError) {
            let request = requests.readTree(path: path, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /trees/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readTree(
            path: String,
            withOptions options: ReadTreeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.readTree(path: path, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /projects/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func readProject(
            name: String,
            withOptions options: ReadProjectOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.readProject(name: name, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /projects/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readProject(
            name: String,
            withOptions options: ReadProjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.readProject(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /shelves/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func readShelf(name: String, withOptions options: ReadShelfOptions? = nil) async throws(ServiceError) {
            let request = requests.readShelf(name: name, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /shelves/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readShelf(
            name: String,
            withOptions options: ReadShelfOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.readShelf(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /v1/{name}:cancel`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cancel(name: String, withOptions options: CancelOptions? = nil) async throws(ServiceError) {
            let request = requests.cancel(name: name, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /v1/{name}:cancel`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cancel(
            name: String,
            withOptions options: CancelOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cancel(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /rows/{id}/{code}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - code: The code.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func row(id: Int, code: String, withOptions options: RowOptions? = nil) async throws(ServiceError) {
            let request = requests.row(id: id, code: code, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /rows/{id}/{code}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - code: The code.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func row(
            id: Int,
            code: String,
            withOptions options: RowOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.row(id: id, code: code, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /pages`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pages(withOptions options: PagesOptions? = nil) async throws(ServiceError) {
            let request = requests.pages(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /pages`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pages(
            withOptions options: PagesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pages(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /archives/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Returns: The bytes. `requests.downloadArchive(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func downloadArchive(
            name: String,
            withOptions options: DownloadArchiveOptions? = nil
        ) async throws(ServiceError) -> Data {
            let request = requests.downloadArchive(name: name, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /archives/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func downloadArchive(
            name: String,
            withOptions options: DownloadArchiveOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.downloadArchive(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /reports/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Returns: The bytes. `requests.downloadReport(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func downloadReport(
            name: String,
            withOptions options: DownloadReportOptions? = nil
        ) async throws(ServiceError) -> Data {
            let request = requests.downloadReport(name: name, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /reports/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func downloadReport(
            name: String,
            withOptions options: DownloadReportOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.downloadReport(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /tables`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The text.
        /// - Throws: `ServiceError`.
        public func exportTable(withOptions options: ExportTableOptions? = nil) async throws(ServiceError) -> String {
            let request = requests.exportTable(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /tables`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func exportTable(
            withOptions options: ExportTableOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<String>
        ) {
            requests.exportTable(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /objects/{key}`.
        ///
        /// - Parameters:
        ///   - key: The key.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func putObject(key: String, withOptions options: PutObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.putObject(key: key, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /objects/{key}`.
        ///
        /// - Parameters:
        ///   - key: The key.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putObject(
            key: String,
            withOptions options: PutObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.putObject(key: key, withOptions: options).run(completionHandler)
        }

        /// Sends `HEAD /objects/{key}`.
        ///
        /// - Parameters:
        ///   - key: The key.
        ///   - options: The options for this call.
        /// - Returns: The header fields of the response.
        /// - Throws: `ServiceError`.
        @discardableResult
        public func describeObject(
            key: String,
            withOptions options: DescribeObjectOptions? = nil
        ) async throws(ServiceError) -> DescribeObjectHeaders {
            let request = requests.describeObject(key: key, withOptions: options)
            return try await request.value()
        }

        /// Sends `HEAD /objects/{key}`.
        ///
        /// - Parameters:
        ///   - key: The key.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func describeObject(
            key: String,
            withOptions options: DescribeObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<DescribeObjectHeaders>
        ) {
            requests.describeObject(key: key, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /aisles/{*}`.
        ///
        /// - Parameters:
        ///   - asterisk: The value of `*`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func readAisle(
            asterisk: String,
            withOptions options: ReadAisleOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.readAisle(asterisk: asterisk, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /aisles/{*}`.
        ///
        /// - Parameters:
        ///   - asterisk: The value of `*`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readAisle(
            asterisk: String,
            withOptions options: ReadAisleOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.readAisle(asterisk: asterisk, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /files`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func add(body: AddFileRequest, withOptions options: AddFileOptions? = nil) async throws(ServiceError) {
            let request = requests.add(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /files`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func add(
            body: AddFileRequest,
            withOptions options: AddFileOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.add(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: HabitsClient

            /// Creates the request for ``HabitsClient/FilesOperations/read(path:withOptions:)``.
            @inline(never)
            public func read(path: String, withOptions options: ReadFileOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/files/{path}", options: options)
                description.path("path", segments: path)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/readTree(path:withOptions:)``.
            @inline(never)
            public func readTree(path: String, withOptions options: ReadTreeOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/trees/{path}", options: options)
                description.path("path", segments: path)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/readProject(name:withOptions:)``.
            @inline(never)
            public func readProject(
                name: String,
                withOptions options: ReadProjectOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/projects/{name}", options: options)
                description.path("name", segments: name)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/readShelf(name:withOptions:)``.
            @inline(never)
            public func readShelf(name: String, withOptions options: ReadShelfOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/shelves/{name}", options: options)
                description.path("name", segments: name)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/cancel(name:withOptions:)``.
            @inline(never)
            public func cancel(name: String, withOptions options: CancelOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/v1/{name}:cancel", options: options)
                description.path("name", segments: name)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/row(id:code:withOptions:)``.
            @inline(never)
            public func row(id: Int, code: String, withOptions options: RowOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/rows/{id}/{code}", options: options)
                description.path("id", id)
                description.path("code", code)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/pages(withOptions:)``.
            @inline(never)
            public func pages(withOptions options: PagesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/pages", options: options)
                description.query("page", options?.page)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/downloadArchive(name:withOptions:)``.
            @inline(never)
            public func downloadArchive(
                name: String,
                withOptions options: DownloadArchiveOptions? = nil
            ) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/archives/{name}", options: options)
                description.path("name", name)
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/downloadReport(name:withOptions:)``.
            @inline(never)
            public func downloadReport(
                name: String,
                withOptions options: DownloadReportOptions? = nil
            ) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/reports/{name}", options: options)
                description.path("name", name)
                description.accept("application/json")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/exportTable(withOptions:)``.
            @inline(never)
            public func exportTable(withOptions options: ExportTableOptions? = nil) -> ServiceRequest<String> {
                var description = RequestDescription(.get, "/tables", options: options)
                description.accept("text/csv, application/json")
                return ServiceRequest(description, client: client, returns: .text)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/putObject(key:withOptions:)``.
            @inline(never)
            public func putObject(key: String, withOptions options: PutObjectOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/objects/{key}", options: options)
                description.path("key", key)
                description.headers(prefix: "x-amz-meta-", options?.xAmzMeta)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/describeObject(key:withOptions:)``.
            @inline(never)
            public func describeObject(
                key: String,
                withOptions options: DescribeObjectOptions? = nil
            ) -> ServiceRequest<DescribeObjectHeaders> {
                var description = RequestDescription(.head, "/objects/{key}", options: options)
                description.path("key", key)
                return ServiceRequest(description, client: client, returns: .headers)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/readAisle(asterisk:withOptions:)``.
            @inline(never)
            public func readAisle(
                asterisk: String,
                withOptions options: ReadAisleOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/aisles/{*}", options: options)
                description.path("*", segments: asterisk)
                description.query("author[]", options?.author)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/FilesOperations/add(body:withOptions:)``.
            @inline(never)
            public func add(body: AddFileRequest, withOptions options: AddFileOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/files", options: options)
                description.body(body, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
