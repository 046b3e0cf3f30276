// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// A client for Transfers.
    ///
    /// ```swift
    /// let client = try Transfers.TransfersClient(endpoint: endpoint)
    /// if let result = try await client.getReport() {
    ///     print(result)
    /// }
    /// ```
    public nonisolated final class TransfersClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: TransfersClientOptions

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
            withOptions options: TransfersClientOptions? = nil
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
            withOptions options: TransfersClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? TransfersClientOptions()
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

        /// Sends `GET /picture`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The bytes. `requests.getPicture(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func getPicture(withOptions options: GetPictureOptions? = nil) async throws(ServiceError) -> Data {
            let request = requests.getPicture(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /picture`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getPicture(
            withOptions options: GetPictureOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.getPicture(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /picture`.
        ///
        /// - Parameters:
        ///   - body: The body, as `image/*`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - contentType: The media type of the body. The service accepts `image/*`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func putPicture(
            body: HTTPBody,
            contentType: String,
            withOptions options: PutPictureOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.putPicture(body: body, contentType: contentType, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /picture`.
        ///
        /// - Parameters:
        ///   - body: The body, as `image/*`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - contentType: The media type of the body. The service accepts `image/*`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putPicture(
            body: HTTPBody,
            contentType: String,
            withOptions options: PutPictureOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.putPicture(body: body, contentType: contentType, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /parts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendParts(
            body: SendPartsRequest,
            withOptions options: SendPartsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendParts(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /parts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendParts(
            body: SendPartsRequest,
            withOptions options: SendPartsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendParts(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /mixed`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendMixed(
            body: [MultipartFile],
            withOptions options: SendMixedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendMixed(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /mixed`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendMixed(
            body: [MultipartFile],
            withOptions options: SendMixedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendMixed(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendForm(
            body: SendFormRequest,
            withOptions options: SendFormOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendForm(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendForm(
            body: SendFormRequest,
            withOptions options: SendFormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendForm(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func patchItem(
            body: ItemPatch,
            withOptions options: PatchItemOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.patchItem(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func patchItem(
            body: ItemPatch,
            withOptions options: PatchItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.patchItem(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /json-patch`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func patchByOperations(
            body: [Change],
            withOptions options: PatchByOperationsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.patchByOperations(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /json-patch`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func patchByOperations(
            body: [Change],
            withOptions options: PatchByOperationsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.patchByOperations(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendSeveral(body: Item, withOptions options: SendSeveralOptions? = nil) async throws(ServiceError) {
            let request = requests.sendSeveral(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendSeveral(
            body: Item,
            withOptions options: SendSeveralOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendSeveral(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body, as `text/plain`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        @_disfavoredOverload
        public func sendSeveral(
            body: String,
            withOptions options: SendSeveralOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendSeveral(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body, as `text/plain`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @_disfavoredOverload
        public func sendSeveral(
            body: String,
            withOptions options: SendSeveralOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendSeveral(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        @_disfavoredOverload
        public func sendSeveral(
            body: HTTPBody,
            withOptions options: SendSeveralOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendSeveral(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /several`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @_disfavoredOverload
        public func sendSeveral(
            body: HTTPBody,
            withOptions options: SendSeveralOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendSeveral(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /report`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``; `nil` if there is none (204).
        /// - Throws: `ServiceError`. The service reports errors as ``Item``.
        public func getReport(withOptions options: GetReportOptions? = nil) async throws(ServiceError) -> Item? {
            let request = requests.getReport(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /report`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getReport(
            withOptions options: GetReportOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item?>
        ) {
            requests.getReport(withOptions: options).run(completionHandler)
        }

        /// The response is `text/csv`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The text; `nil` if there is none (204).
        /// - Throws: `ServiceError`. The service reports errors as ``Item``.
        public func getReportCsv(
            withOptions options: GetReportCsvOptions? = nil
        ) async throws(ServiceError) -> String? {
            let request = requests.getReportCsv(withOptions: options)
            return try await request.value()
        }

        /// The response is `text/csv`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getReportCsv(
            withOptions options: GetReportCsvOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<String?>
        ) {
            requests.getReportCsv(withOptions: options).run(completionHandler)
        }

        /// The response is `application/pdf`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The value; `nil` if there is none (204).
        /// - Throws: `ServiceError`. The service reports errors as ``Item``.
        public func getReportPdf(withOptions options: GetReportPdfOptions? = nil) async throws(ServiceError) -> Data? {
            let request = requests.getReportPdf(withOptions: options)
            return try await request.value()
        }

        /// The response is `application/pdf`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getReportPdf(
            withOptions options: GetReportPdfOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data?>
        ) {
            requests.getReportPdf(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /photo`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The bytes. `requests.getPhoto(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func getPhoto(withOptions options: GetPhotoOptions? = nil) async throws(ServiceError) -> Data {
            let request = requests.getPhoto(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /photo`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getPhoto(
            withOptions options: GetPhotoOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.getPhoto(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /upload`.
        ///
        /// - Parameters:
        ///   - body: The body, as `*/*` or `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func upload(body: HTTPBody, withOptions options: UploadOptions? = nil) async throws(ServiceError) {
            let request = requests.upload(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /upload`.
        ///
        /// - Parameters:
        ///   - body: The body, as `*/*` or `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func upload(
            body: HTTPBody,
            withOptions options: UploadOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.upload(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /query`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The text.
        /// - Throws: `ServiceError`.
        public func query(body: String, withOptions options: QueryOptions? = nil) async throws(ServiceError) -> String {
            let request = requests.query(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /query`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func query(
            body: String,
            withOptions options: QueryOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<String>
        ) {
            requests.query(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /send-photo`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendPhoto(
            body: SendPhotoRequest,
            withOptions options: SendPhotoOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendPhoto(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /send-photo`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendPhoto(
            body: SendPhotoRequest,
            withOptions options: SendPhotoOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendPhoto(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: TransfersClient

            /// Creates the request for ``TransfersClient/getPicture(withOptions:)``.
            @inline(never)
            public func getPicture(withOptions options: GetPictureOptions? = nil) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/picture", options: options)
                description.accept("image/png")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``TransfersClient/putPicture(body:contentType:withOptions:)``.
            @inline(never)
            public func putPicture(
                body: HTTPBody,
                contentType: String,
                withOptions options: PutPictureOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/picture", options: options)
                description.body(body, as: contentType)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/sendParts(body:withOptions:)``.
            @inline(never)
            public func sendParts(
                body: SendPartsRequest,
                withOptions options: SendPartsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/parts", options: options)
                description.body(
                    body,
                    as: "multipart/form-data",
                    encoding: [
                        "numbers": .styled(.form, explode: false),
                        "photo": .contentType("image/png, image/jpeg"),
                    ]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/sendMixed(body:withOptions:)``.
            @inline(never)
            public func sendMixed(
                body: [MultipartFile],
                withOptions options: SendMixedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/mixed", options: options)
                description.body(body, as: "multipart/mixed")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/sendForm(body:withOptions:)``.
            @inline(never)
            public func sendForm(
                body: SendFormRequest,
                withOptions options: SendFormOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/form", options: options)
                description.body(
                    body,
                    as: "application/x-www-form-urlencoded",
                    encoding: [
                        "list": .styled(.pipeDelimited, explode: false),
                        "deep": .styled(.deepObject, explode: true),
                    ]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/patchItem(body:withOptions:)``.
            @inline(never)
            public func patchItem(
                body: ItemPatch,
                withOptions options: PatchItemOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/item", options: options)
                description.body(body, as: "application/merge-patch+json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/patchByOperations(body:withOptions:)``.
            @inline(never)
            public func patchByOperations(
                body: [Change],
                withOptions options: PatchByOperationsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/json-patch", options: options)
                description.body(body, as: "application/json-patch+json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for `sendSeveral(body:withOptions:)`.
            @inline(never)
            public func sendSeveral(
                body: Item,
                withOptions options: SendSeveralOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/several", options: options)
                description.body(body, as: options?.contentType ?? "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for `sendSeveral(body:withOptions:)`.
            @_disfavoredOverload
            @inline(never)
            public func sendSeveral(
                body: String,
                withOptions options: SendSeveralOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/several", options: options)
                description.body(body, as: "text/plain")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for `sendSeveral(body:withOptions:)`.
            @_disfavoredOverload
            @inline(never)
            public func sendSeveral(
                body: HTTPBody,
                withOptions options: SendSeveralOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/several", options: options)
                description.body(body, as: "application/octet-stream")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/getReport(withOptions:)``.
            @inline(never)
            public func getReport(withOptions options: GetReportOptions? = nil) -> ServiceRequest<Item?> {
                var description = RequestDescription(.get, "/report", options: options)
                description.failure(.any, Item.self)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }

            /// Creates the request for ``TransfersClient/getReportCsv(withOptions:)``.
            @inline(never)
            public func getReportCsv(withOptions options: GetReportCsvOptions? = nil) -> ServiceRequest<String?> {
                var description = RequestDescription(.get, "/report", options: options)
                description.accept("text/csv")
                description.failure(.any, Item.self)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }

            /// Creates the request for ``TransfersClient/getReportPdf(withOptions:)``.
            @inline(never)
            public func getReportPdf(withOptions options: GetReportPdfOptions? = nil) -> ServiceRequest<Data?> {
                var description = RequestDescription(.get, "/report", options: options)
                description.accept("application/pdf")
                description.failure(.any, Item.self)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }

            /// Creates the request for ``TransfersClient/getPhoto(withOptions:)``.
            @inline(never)
            public func getPhoto(withOptions options: GetPhotoOptions? = nil) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/photo", options: options)
                description.accept("image/png, application/json")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``TransfersClient/upload(body:withOptions:)``.
            @inline(never)
            public func upload(body: HTTPBody, withOptions options: UploadOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/upload", options: options)
                description.body(body, as: options?.contentType ?? "application/octet-stream")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``TransfersClient/query(body:withOptions:)``.
            @inline(never)
            public func query(body: String, withOptions options: QueryOptions? = nil) -> ServiceRequest<String> {
                var description = RequestDescription(.post, "/query", options: options)
                description.body(body, as: "application/graphql")
                description.accept("application/yaml")
                return ServiceRequest(description, client: client, returns: .text)
            }

            /// Creates the request for ``TransfersClient/sendPhoto(body:withOptions:)``.
            @inline(never)
            public func sendPhoto(
                body: SendPhotoRequest,
                withOptions options: SendPhotoOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/send-photo", options: options)
                description.body(body, as: "multipart/form-data")
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
