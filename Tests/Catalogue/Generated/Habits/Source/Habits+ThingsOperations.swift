// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// The operations on things.
    public nonisolated struct ThingsOperations: Sendable {
        let client: HabitsClient

        /// Sends `GET /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        /// - Returns: The ``Thing``.
        /// - Throws: `ServiceError`.
        public func read(
            thingId: Int,
            withOptions options: ReadThingOptions? = nil
        ) async throws(ServiceError) -> Thing {
            let request = requests.read(thingId: thingId, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func read(
            thingId: Int,
            withOptions options: ReadThingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Thing>
        ) {
            requests.read(thingId: thingId, withOptions: options).run(completionHandler)
        }

        /// Sends `HEAD /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func thingExists(
            thingId: Int,
            withOptions options: ThingExistsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.thingExists(thingId: thingId, withOptions: options)
            try await request.value()
        }

        /// Sends `HEAD /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func thingExists(
            thingId: Int,
            withOptions options: ThingExistsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.thingExists(thingId: thingId, withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func delete(thingId: Int, withOptions options: DeleteThingOptions? = nil) async throws(ServiceError) {
            let request = requests.delete(thingId: thingId, withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /things/{thing_id}`.
        ///
        /// - Parameters:
        ///   - thingId: The thing ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func delete(
            thingId: Int,
            withOptions options: DeleteThingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.delete(thingId: thingId, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /things`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each a ``Thing``.
        /// - Throws: `ServiceError`.
        public func find(
            withOptions options: FindThingsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Thing> {
            let request = requests.find(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /things`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func find(
            withOptions options: FindThingsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Thing>>
        ) {
            requests.find(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /rows`.
        ///
        /// - Parameters:
        ///   - pageable: The pageable.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listRows(
            pageable: ListRowsPageable,
            withOptions options: ListRowsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.listRows(pageable: pageable, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /rows`.
        ///
        /// - Parameters:
        ///   - pageable: The pageable.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listRows(
            pageable: ListRowsPageable,
            withOptions options: ListRowsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listRows(pageable: pageable, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /payments`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Payment``.
        /// - Throws: `ServiceError`.
        public func pay(body: Payment, withOptions options: PayOptions? = nil) async throws(ServiceError) -> Payment {
            let request = requests.pay(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /payments`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pay(
            body: Payment,
            withOptions options: PayOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Payment>
        ) {
            requests.pay(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /parcels`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Parcel``.
        /// - Throws: `ServiceError`.
        public func createParcel(
            body: Parcel,
            withOptions options: CreateParcelOptions? = nil
        ) async throws(ServiceError) -> Parcel {
            let request = requests.createParcel(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /parcels`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func createParcel(
            body: Parcel,
            withOptions options: CreateParcelOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Parcel>
        ) {
            requests.createParcel(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /owners/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        /// - Returns: The ``Owner``.
        /// - Throws: `ServiceError`.
        public func readOwner(
            id: Int,
            withOptions options: ReadOwnerOptions? = nil
        ) async throws(ServiceError) -> Owner {
            let request = requests.readOwner(id: id, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /owners/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readOwner(
            id: Int,
            withOptions options: ReadOwnerOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Owner>
        ) {
            requests.readOwner(id: id, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /owners/{id}/state`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        /// - Returns: The JSON that the service returns.
        /// - Throws: `ServiceError`.
        public func readState(
            id: Int,
            withOptions options: ReadStateOptions? = nil
        ) async throws(ServiceError) -> JSONValue {
            let request = requests.readState(id: id, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /owners/{id}/state`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readState(
            id: Int,
            withOptions options: ReadStateOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<JSONValue>
        ) {
            requests.readState(id: id, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /bells`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func ring(withOptions options: RingOptions? = nil) async throws(ServiceError) {
            let request = requests.ring(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /bells`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func ring(
            withOptions options: RingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.ring(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /deliveries`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Delivery``.
        /// - Throws: `ServiceError`.
        public func readDelivery(
            withOptions options: ReadDeliveryOptions? = nil
        ) async throws(ServiceError) -> Delivery {
            let request = requests.readDelivery(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /deliveries`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func readDelivery(
            withOptions options: ReadDeliveryOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Delivery>
        ) {
            requests.readDelivery(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /labels`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func label(body: [String], withOptions options: LabelOptions? = nil) async throws(ServiceError) {
            let request = requests.label(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /labels`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func label(
            body: [String],
            withOptions options: LabelOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.label(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /pictures`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func addPicture(
            body: AddPictureRequest,
            withOptions options: AddPictureOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.addPicture(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /pictures`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func addPicture(
            body: AddPictureRequest,
            withOptions options: AddPictureOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.addPicture(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /notes`.
        ///
        /// - Parameters:
        ///   - note: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func note(note: None, withOptions options: NoteOptions? = nil) async throws(ServiceError) {
            let request = requests.note(note: note, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /notes`.
        ///
        /// - Parameters:
        ///   - note: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func note(
            note: None,
            withOptions options: NoteOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.note(note: note, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /sales`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Sale``.
        /// - Throws: `ServiceError`.
        public func sell(
            body: SellRequest,
            withOptions options: SellOptions? = nil
        ) async throws(ServiceError) -> Sale {
            let request = requests.sell(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /sales`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sell(
            body: SellRequest,
            withOptions options: SellOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Sale>
        ) {
            requests.sell(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: HabitsClient

            /// Creates the request for ``HabitsClient/ThingsOperations/read(thingId:withOptions:)``.
            @inline(never)
            public func read(thingId: Int, withOptions options: ReadThingOptions? = nil) -> ServiceRequest<Thing> {
                var description = RequestDescription(.get, "/things/{thing_id}", options: options)
                description.path("thing_id", thingId)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/thingExists(thingId:withOptions:)``.
            @inline(never)
            public func thingExists(
                thingId: Int,
                withOptions options: ThingExistsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.head, "/things/{thing_id}", options: options)
                description.path("thing_id", thingId)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/delete(thingId:withOptions:)``.
            @inline(never)
            public func delete(thingId: Int, withOptions options: DeleteThingOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/things/{thing_id}", options: options)
                description.path("thing_id", thingId)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/find(withOptions:)``.
            @inline(never)
            public func find(withOptions options: FindThingsOptions? = nil) -> ServiceRequest<PagedCollection<Thing>> {
                var description = RequestDescription(.get, "/things", options: options)
                description.query("mode", options?.mode)
                description.query("created", options?.created, style: .deepObject)
                description.accept("application/json, text/json")
                return ServiceRequest(description, client: client, returns: .list())
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/listRows(pageable:withOptions:)``.
            @inline(never)
            public func listRows(
                pageable: ListRowsPageable,
                withOptions options: ListRowsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/rows", options: options)
                description.query("pageable", pageable)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/pay(body:withOptions:)``.
            @inline(never)
            public func pay(body: Payment, withOptions options: PayOptions? = nil) -> ServiceRequest<Payment> {
                var description = RequestDescription(.put, "/payments", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/createParcel(body:withOptions:)``.
            @inline(never)
            public func createParcel(
                body: Parcel,
                withOptions options: CreateParcelOptions? = nil
            ) -> ServiceRequest<Parcel> {
                var description = RequestDescription(.post, "/parcels", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/readOwner(id:withOptions:)``.
            @inline(never)
            public func readOwner(id: Int, withOptions options: ReadOwnerOptions? = nil) -> ServiceRequest<Owner> {
                var description = RequestDescription(.get, "/owners/{id}", options: options)
                description.path("id", id)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/readState(id:withOptions:)``.
            @inline(never)
            public func readState(id: Int, withOptions options: ReadStateOptions? = nil) -> ServiceRequest<JSONValue> {
                var description = RequestDescription(.get, "/owners/{id}/state", options: options)
                description.path("id", id)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/ring(withOptions:)``.
            @inline(never)
            public func ring(withOptions options: RingOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.post, "/bells", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/readDelivery(withOptions:)``.
            @inline(never)
            public func readDelivery(withOptions options: ReadDeliveryOptions? = nil) -> ServiceRequest<Delivery> {
                var description = RequestDescription(.get, "/deliveries", options: options)
                description.query("day", options?.day)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/label(body:withOptions:)``.
            @inline(never)
            public func label(body: [String], withOptions options: LabelOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/labels", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/addPicture(body:withOptions:)``.
            @inline(never)
            public func addPicture(
                body: AddPictureRequest,
                withOptions options: AddPictureOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/pictures", options: options)
                description.body(body, as: "multipart/form-data")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/note(note:withOptions:)``.
            @inline(never)
            public func note(note: None, withOptions options: NoteOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/notes", options: options)
                description.body(note, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HabitsClient/ThingsOperations/sell(body:withOptions:)``.
            @inline(never)
            public func sell(body: SellRequest, withOptions options: SellOptions? = nil) -> ServiceRequest<Sale> {
                var description = RequestDescription(.post, "/sales", options: options)
                description.body(
                    body,
                    as: "application/x-www-form-urlencoded",
                    encoding: [
                        "card": .styled(.deepObject, explode: true),
                        "expand": .styled(.deepObject, explode: true),
                        "metadata": .styled(.deepObject, explode: true),
                    ]
                )
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
