// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A client for Unions.
    ///
    /// ```swift
    /// let client = try Unions.UnionsClient(endpoint: endpoint)
    /// let result = try await client.drawing(body: Unions.Drawing(shapes: []))
    /// print(result)
    /// ```
    public nonisolated final class UnionsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: UnionsClientOptions

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
            withOptions options: UnionsClientOptions? = nil
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
            withOptions options: UnionsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? UnionsClientOptions()
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

        /// Sends `PUT /shape`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Shape``.
        /// - Throws: `ServiceError`.
        public func shape(body: Shape, withOptions options: ShapeOptions? = nil) async throws(ServiceError) -> Shape {
            let request = requests.shape(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /shape`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func shape(
            body: Shape,
            withOptions options: ShapeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Shape>
        ) {
            requests.shape(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /animal`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Animal``.
        /// - Throws: `ServiceError`.
        public func animal(
            body: Animal,
            withOptions options: AnimalOptions? = nil
        ) async throws(ServiceError) -> Animal {
            let request = requests.animal(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /animal`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func animal(
            body: Animal,
            withOptions options: AnimalOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Animal>
        ) {
            requests.animal(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /event`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Event``.
        /// - Throws: `ServiceError`.
        public func event(body: Event, withOptions options: EventOptions? = nil) async throws(ServiceError) -> Event {
            let request = requests.event(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /event`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func event(
            body: Event,
            withOptions options: EventOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Event>
        ) {
            requests.event(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /pet`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Pet``.
        /// - Throws: `ServiceError`.
        public func pet(body: Pet, withOptions options: PetOptions? = nil) async throws(ServiceError) -> Pet {
            let request = requests.pet(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /pet`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pet(
            body: Pet,
            withOptions options: PetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Pet>
        ) {
            requests.pet(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /filter`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Filter``.
        /// - Throws: `ServiceError`.
        public func filter(
            body: Filter,
            withOptions options: FilterOptions? = nil
        ) async throws(ServiceError) -> Filter {
            let request = requests.filter(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /filter`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func filter(
            body: Filter,
            withOptions options: FilterOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Filter>
        ) {
            requests.filter(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /value`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``UnionsValue``.
        /// - Throws: `ServiceError`.
        public func value(
            body: UnionsValue,
            withOptions options: ValueOptions? = nil
        ) async throws(ServiceError) -> UnionsValue {
            let request = requests.value(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /value`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func value(
            body: UnionsValue,
            withOptions options: ValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<UnionsValue>
        ) {
            requests.value(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /vehicle`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Vehicle``.
        /// - Throws: `ServiceError`.
        public func vehicle(
            body: Vehicle,
            withOptions options: VehicleOptions? = nil
        ) async throws(ServiceError) -> Vehicle {
            let request = requests.vehicle(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /vehicle`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func vehicle(
            body: Vehicle,
            withOptions options: VehicleOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Vehicle>
        ) {
            requests.vehicle(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /truck`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``AnyTruck``.
        /// - Throws: `ServiceError`.
        public func truck(
            body: AnyTruck,
            withOptions options: TruckOptions? = nil
        ) async throws(ServiceError) -> AnyTruck {
            let request = requests.truck(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /truck`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func truck(
            body: AnyTruck,
            withOptions options: TruckOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<AnyTruck>
        ) {
            requests.truck(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /drawing`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Drawing``.
        /// - Throws: `ServiceError`.
        public func drawing(
            body: Drawing,
            withOptions options: DrawingOptions? = nil
        ) async throws(ServiceError) -> Drawing {
            let request = requests.drawing(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /drawing`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func drawing(
            body: Drawing,
            withOptions options: DrawingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Drawing>
        ) {
            requests.drawing(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /outcome`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Outcome``.
        /// - Throws: `ServiceError`.
        public func outcome(
            body: Outcome,
            withOptions options: OutcomeOptions? = nil
        ) async throws(ServiceError) -> Outcome {
            let request = requests.outcome(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /outcome`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func outcome(
            body: Outcome,
            withOptions options: OutcomeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Outcome>
        ) {
            requests.outcome(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /plant`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Plant``.
        /// - Throws: `ServiceError`.
        public func plant(body: Plant, withOptions options: PlantOptions? = nil) async throws(ServiceError) -> Plant {
            let request = requests.plant(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /plant`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func plant(
            body: Plant,
            withOptions options: PlantOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Plant>
        ) {
            requests.plant(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: UnionsClient

            /// Creates the request for ``UnionsClient/shape(body:withOptions:)``.
            @inline(never)
            public func shape(body: Shape, withOptions options: ShapeOptions? = nil) -> ServiceRequest<Shape> {
                var description = RequestDescription(.put, "/shape", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/animal(body:withOptions:)``.
            @inline(never)
            public func animal(body: Animal, withOptions options: AnimalOptions? = nil) -> ServiceRequest<Animal> {
                var description = RequestDescription(.put, "/animal", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/event(body:withOptions:)``.
            @inline(never)
            public func event(body: Event, withOptions options: EventOptions? = nil) -> ServiceRequest<Event> {
                var description = RequestDescription(.put, "/event", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/pet(body:withOptions:)``.
            @inline(never)
            public func pet(body: Pet, withOptions options: PetOptions? = nil) -> ServiceRequest<Pet> {
                var description = RequestDescription(.put, "/pet", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/filter(body:withOptions:)``.
            @inline(never)
            public func filter(body: Filter, withOptions options: FilterOptions? = nil) -> ServiceRequest<Filter> {
                var description = RequestDescription(.put, "/filter", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/value(body:withOptions:)``.
            @inline(never)
            public func value(
                body: UnionsValue,
                withOptions options: ValueOptions? = nil
            ) -> ServiceRequest<UnionsValue> {
                var description = RequestDescription(.put, "/value", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/vehicle(body:withOptions:)``.
            @inline(never)
            public func vehicle(body: Vehicle, withOptions options: VehicleOptions? = nil) -> ServiceRequest<Vehicle> {
                var description = RequestDescription(.put, "/vehicle", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/truck(body:withOptions:)``.
            @inline(never)
            public func truck(body: AnyTruck, withOptions options: TruckOptions? = nil) -> ServiceRequest<AnyTruck> {
                var description = RequestDescription(.put, "/truck", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/drawing(body:withOptions:)``.
            @inline(never)
            public func drawing(body: Drawing, withOptions options: DrawingOptions? = nil) -> ServiceRequest<Drawing> {
                var description = RequestDescription(.put, "/drawing", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/outcome(body:withOptions:)``.
            @inline(never)
            public func outcome(body: Outcome, withOptions options: OutcomeOptions? = nil) -> ServiceRequest<Outcome> {
                var description = RequestDescription(.put, "/outcome", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``UnionsClient/plant(body:withOptions:)``.
            @inline(never)
            public func plant(body: Plant, withOptions options: PlantOptions? = nil) -> ServiceRequest<Plant> {
                var description = RequestDescription(.put, "/plant", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
