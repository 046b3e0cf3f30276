// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// A client for Collection formats.
    ///
    /// ```swift
    /// let client = try CollectionFormats.CollectionFormatsClient(endpoint: endpoint)
    /// try await client.csv()
    /// ```
    public nonisolated final class CollectionFormatsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: CollectionFormatsClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            withOptions options: CollectionFormatsClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
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
            withOptions options: CollectionFormatsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? CollectionFormatsClientOptions()
            self.options = options
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Public Client Methods

        /// Sends `GET /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func csv(withOptions options: CsvOptions? = nil) async throws(ServiceError) {
            let request = requests.csv(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func csv(withOptions options: CsvOptions? = nil, completionHandler: @escaping HTTPResultHandler<Void>) {
            requests.csv(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func ssv(withOptions options: SsvOptions? = nil) async throws(ServiceError) {
            let request = requests.ssv(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func ssv(withOptions options: SsvOptions? = nil, completionHandler: @escaping HTTPResultHandler<Void>) {
            requests.ssv(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func tsv(withOptions options: TsvOptions? = nil) async throws(ServiceError) {
            let request = requests.tsv(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func tsv(withOptions options: TsvOptions? = nil, completionHandler: @escaping HTTPResultHandler<Void>) {
            requests.tsv(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pipes(withOptions options: PipesOptions? = nil) async throws(ServiceError) {
            let request = requests.pipes(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pipes(
            withOptions options: PipesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pipes(withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func multi(withOptions options: MultiOptions? = nil) async throws(ServiceError) {
            let request = requests.multi(withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func multi(
            withOptions options: MultiOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.multi(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /path/{v}/end`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func path(v: [String], withOptions options: PathOptions? = nil) async throws(ServiceError) {
            let request = requests.path(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /path/{v}/end`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func path(
            v: [String],
            withOptions options: PathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.path(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func header(withOptions options: HeaderOptions? = nil) async throws(ServiceError) {
            let request = requests.header(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func header(
            withOptions options: HeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.header(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func ssvHeader(withOptions options: SsvHeaderOptions? = nil) async throws(ServiceError) {
            let request = requests.ssvHeader(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func ssvHeader(
            withOptions options: SsvHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.ssvHeader(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func tsvHeader(withOptions options: TsvHeaderOptions? = nil) async throws(ServiceError) {
            let request = requests.tsvHeader(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func tsvHeader(
            withOptions options: TsvHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.tsvHeader(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pipesHeader(withOptions options: PipesHeaderOptions? = nil) async throws(ServiceError) {
            let request = requests.pipesHeader(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pipesHeader(
            withOptions options: PipesHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pipesHeader(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /path/{v}/pipes`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pipesPath(v: [String], withOptions options: PipesPathOptions? = nil) async throws(ServiceError) {
            let request = requests.pipesPath(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /path/{v}/pipes`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pipesPath(
            v: [String],
            withOptions options: PipesPathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pipesPath(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func form(body: FormRequest, withOptions options: FormOptions? = nil) async throws(ServiceError) {
            let request = requests.form(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func form(
            body: FormRequest,
            withOptions options: FormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.form(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /form/lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listsInForm(
            body: ListsInFormRequest? = nil,
            withOptions options: ListsInFormOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.listsInForm(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /form/lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listsInForm(
            body: ListsInFormRequest? = nil,
            withOptions options: ListsInFormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listsInForm(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /upload/lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listsInParts(
            body: ListsInPartsRequest? = nil,
            withOptions options: ListsInPartsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.listsInParts(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /upload/lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listsInParts(
            body: ListsInPartsRequest? = nil,
            withOptions options: ListsInPartsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listsInParts(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /upload`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func upload(body: UploadRequest, withOptions options: UploadOptions? = nil) async throws(ServiceError) {
            let request = requests.upload(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /upload`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func upload(
            body: UploadRequest,
            withOptions options: UploadOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.upload(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /body`.
        ///
        /// - Parameters:
        ///   - pet: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Pet``.
        /// - Throws: `ServiceError`.
        public func body(pet: Pet, withOptions options: BodyOptions? = nil) async throws(ServiceError) -> Pet {
            let request = requests.body(pet: pet, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /body`.
        ///
        /// - Parameters:
        ///   - pet: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func body(
            pet: Pet,
            withOptions options: BodyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Pet>
        ) {
            requests.body(pet: pet, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /skip/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func skipEncoding(
            path: String,
            withOptions options: SkipEncodingOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.skipEncoding(path: path, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /skip/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func skipEncoding(
            path: String,
            withOptions options: SkipEncodingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.skipEncoding(path: path, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /lists`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func lists(withOptions options: ListsOptions? = nil) async throws(ServiceError) {
            let request = requests.lists(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /lists`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func lists(
            withOptions options: ListsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.lists(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /lists`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listsOfLists(withOptions options: ListsOfListsOptions? = nil) async throws(ServiceError) {
            let request = requests.listsOfLists(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /lists`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listsOfLists(
            withOptions options: ListsOfListsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listsOfLists(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /lists/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listsInPath(
            v: [[String]],
            withOptions options: ListsInPathOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.listsInPath(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /lists/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listsInPath(
            v: [[String]],
            withOptions options: ListsInPathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listsInPath(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /lists/header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listsInHeader(withOptions options: ListsInHeaderOptions? = nil) async throws(ServiceError) {
            let request = requests.listsInHeader(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /lists/header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listsInHeader(
            withOptions options: ListsInHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listsInHeader(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: CollectionFormatsClient

            /// Creates the request for ``CollectionFormatsClient/csv(withOptions:)``.
            @inline(never)
            public func csv(withOptions options: CsvOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/q", options: options)
                description.query("v", options?.v, style: .form, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/ssv(withOptions:)``.
            @inline(never)
            public func ssv(withOptions options: SsvOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/q", options: options)
                description.query("v", options?.v, style: .spaceDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/tsv(withOptions:)``.
            @inline(never)
            public func tsv(withOptions options: TsvOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/q", options: options)
                description.query("v", options?.v, style: .tabDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/pipes(withOptions:)``.
            @inline(never)
            public func pipes(withOptions options: PipesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/q", options: options)
                description.query("v", options?.v, style: .pipeDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/multi(withOptions:)``.
            @inline(never)
            public func multi(withOptions options: MultiOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/q", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/path(v:withOptions:)``.
            @inline(never)
            public func path(v: [String], withOptions options: PathOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/path/{v}/end", options: options)
                description.path("v", v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/header(withOptions:)``.
            @inline(never)
            public func header(withOptions options: HeaderOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/header", options: options)
                description.header("X-V", options?.xV)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/ssvHeader(withOptions:)``.
            @inline(never)
            public func ssvHeader(withOptions options: SsvHeaderOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/header", options: options)
                description.header("X-V", options?.xV, style: .spaceDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/tsvHeader(withOptions:)``.
            @inline(never)
            public func tsvHeader(withOptions options: TsvHeaderOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/header", options: options)
                description.header("X-V", options?.xV, style: .tabDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/pipesHeader(withOptions:)``.
            @inline(never)
            public func pipesHeader(withOptions options: PipesHeaderOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/header", options: options)
                description.header("X-V", options?.xV, style: .pipeDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/pipesPath(v:withOptions:)``.
            @inline(never)
            public func pipesPath(v: [String], withOptions options: PipesPathOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/path/{v}/pipes", options: options)
                description.path("v", v, style: .pipeDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/form(body:withOptions:)``.
            @inline(never)
            public func form(body: FormRequest, withOptions options: FormOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/form", options: options)
                description.body(body, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/listsInForm(body:withOptions:)``.
            @inline(never)
            public func listsInForm(
                body: ListsInFormRequest? = nil,
                withOptions options: ListsInFormOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/form/lists", options: options)
                description.body(
                    body,
                    as: "application/x-www-form-urlencoded",
                    encoding: [
                        "a": .styled(.pipeDelimited, explode: false, lists: [.spaceDelimited]),
                        "b": .styled(.form, explode: true, lists: [.form]),
                    ]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/listsInParts(body:withOptions:)``.
            @inline(never)
            public func listsInParts(
                body: ListsInPartsRequest? = nil,
                withOptions options: ListsInPartsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/upload/lists", options: options)
                description.body(
                    body,
                    as: "multipart/form-data",
                    encoding: ["a": .styled(.pipeDelimited, explode: false, lists: [.form])]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/upload(body:withOptions:)``.
            @inline(never)
            public func upload(body: UploadRequest, withOptions options: UploadOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/upload", options: options)
                description.body(body, as: "multipart/form-data")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/body(pet:withOptions:)``.
            @inline(never)
            public func body(pet: Pet, withOptions options: BodyOptions? = nil) -> ServiceRequest<Pet> {
                var description = RequestDescription(.put, "/body", options: options)
                description.body(pet, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``CollectionFormatsClient/skipEncoding(path:withOptions:)``.
            @inline(never)
            public func skipEncoding(
                path: String,
                withOptions options: SkipEncodingOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/skip/{path}", options: options)
                description.path("path", path, style: .simple, allowReserved: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/lists(withOptions:)``.
            @inline(never)
            public func lists(withOptions options: ListsOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/lists", options: options)
                description.query("v", options?.v, lists: [.form], style: .pipeDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/listsOfLists(withOptions:)``.
            @inline(never)
            public func listsOfLists(withOptions options: ListsOfListsOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/lists", options: options)
                description.query("v", options?.v, lists: [.tabDelimited, .spaceDelimited])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/listsInPath(v:withOptions:)``.
            @inline(never)
            public func listsInPath(
                v: [[String]],
                withOptions options: ListsInPathOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/lists/{v}", options: options)
                description.path("v", v, lists: [.pipeDelimited])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CollectionFormatsClient/listsInHeader(withOptions:)``.
            @inline(never)
            public func listsInHeader(withOptions options: ListsInHeaderOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/lists/header", options: options)
                description.header("X-V", options?.xV, lists: [.spaceDelimited])
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
