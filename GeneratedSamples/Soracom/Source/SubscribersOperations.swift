// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

nonisolated extension SoracomClient {
    /// Finds subscribers and changes their state, their group, their speed class and their tags.
    public nonisolated struct SubscribersOperations: Sendable {
        let client: SoracomClient

        /// Lists the subscribers that match the given filters; without a filter, all subscribers of the account. One
        /// request returns one page of them: the response names the key to continue from.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The subscribers that match, page by page.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func list(
            withOptions options: ListSubscribersOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Subscriber> {
            let request = requests.list(withOptions: options)
            return try await request.value()
        }

        /// Lists the subscribers that match the given filters; without a filter, all subscribers of the account. One
        /// request returns one page of them: the response names the key to continue from.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ListSubscribersOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Subscriber>>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Gets a subscriber.
        ///
        /// Gets the subscriber with the given IMSI.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func get(
            imsi: String,
            withOptions options: GetSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.get(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Gets a subscriber.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func get(
            imsi: String,
            withOptions options: GetSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.get(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Registers a subscriber to the account. This is for SIMs that were bought elsewhere; those that are ordered
        /// through the user console are registered already.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - registration: The proof of possession, and the initial group and tags.
        ///   - options: The options for this call.
        /// - Returns: The subscriber that was registered.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func register(
            imsi: String,
            registration: SubscriberRegistration,
            withOptions options: RegisterSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.register(imsi: imsi, registration: registration, withOptions: options)
            return try await request.value()
        }

        /// Registers a subscriber to the account. This is for SIMs that were bought elsewhere; those that are ordered
        /// through the user console are registered already.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - registration: The proof of possession, and the initial group and tags.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func register(
            imsi: String,
            registration: SubscriberRegistration,
            withOptions options: RegisterSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.register(imsi: imsi, registration: registration, withOptions: options).run(completionHandler)
        }

        /// Activates a subscriber, so that it can communicate.
        ///
        /// Changes the state of a subscriber to active, in which it can communicate.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func activate(
            imsi: String,
            withOptions options: ActivateSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.activate(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Activates a subscriber, so that it can communicate.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func activate(
            imsi: String,
            withOptions options: ActivateSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.activate(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Deactivates a subscriber, so that it cannot communicate.
        ///
        /// Changes the state of a subscriber to inactive, in which it cannot communicate until it is activated again.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func deactivate(
            imsi: String,
            withOptions options: DeactivateSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.deactivate(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Deactivates a subscriber, so that it cannot communicate.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deactivate(
            imsi: String,
            withOptions options: DeactivateSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.deactivate(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Suspends the use of a subscriber.
        ///
        /// Changes the state of a subscriber to suspended, in which it cannot communicate until it is activated again.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func suspend(
            imsi: String,
            withOptions options: SuspendSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.suspend(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Suspends the use of a subscriber.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func suspend(
            imsi: String,
            withOptions options: SuspendSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.suspend(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Terminates a subscriber for good.
        ///
        /// Changes the state of a subscriber to terminated. This cannot be undone, and succeeds only where the
        /// subscriber is not protected from termination.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func terminate(
            imsi: String,
            withOptions options: TerminateSubscriberOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.terminate(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Terminates a subscriber for good.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func terminate(
            imsi: String,
            withOptions options: TerminateSubscriberOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.terminate(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Puts a subscriber into a group, whose configuration it has from then on. A subscriber is in one group at
        /// most, so it leaves the one that it was in.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - membership: The group to put the subscriber into.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func setGroup(
            imsi: String,
            membership: GroupMembership,
            withOptions options: SetSubscriberGroupOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.setGroup(imsi: imsi, membership: membership, withOptions: options)
            return try await request.value()
        }

        /// Puts a subscriber into a group, whose configuration it has from then on. A subscriber is in one group at
        /// most, so it leaves the one that it was in.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - membership: The group to put the subscriber into.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setGroup(
            imsi: String,
            membership: GroupMembership,
            withOptions options: SetSubscriberGroupOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.setGroup(imsi: imsi, membership: membership, withOptions: options).run(completionHandler)
        }

        /// Takes a subscriber out of its group.
        ///
        /// Removes a subscriber from its group.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func unsetGroup(
            imsi: String,
            withOptions options: UnsetSubscriberGroupOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.unsetGroup(imsi: imsi, withOptions: options)
            return try await request.value()
        }

        /// Takes a subscriber out of its group.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func unsetGroup(
            imsi: String,
            withOptions options: UnsetSubscriberGroupOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.unsetGroup(imsi: imsi, withOptions: options).run(completionHandler)
        }

        /// Changes the speed class of a subscriber. Which speed classes it may have depends on its subscription.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - change: The new speed class of the subscriber.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func updateSpeedClass(
            imsi: String,
            change: SpeedClassChange,
            withOptions options: UpdateSubscriberSpeedClassOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.updateSpeedClass(imsi: imsi, change: change, withOptions: options)
            return try await request.value()
        }

        /// Changes the speed class of a subscriber. Which speed classes it may have depends on its subscription.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - change: The new speed class of the subscriber.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func updateSpeedClass(
            imsi: String,
            change: SpeedClassChange,
            withOptions options: UpdateSubscriberSpeedClassOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.updateSpeedClass(imsi: imsi, change: change, withOptions: options).run(completionHandler)
        }

        /// Sets tags of a subscriber.
        ///
        /// Adds tags to a subscriber, and gives new values to those that it has already. Its other tags stay as they
        /// are.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - tags: The tags to set.
        ///   - options: The options for this call.
        /// - Returns: The subscriber in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func setTags(
            imsi: String,
            tags: [Tag],
            withOptions options: SetSubscriberTagsOptions? = nil
        ) async throws(ServiceError) -> Subscriber {
            let request = requests.setTags(imsi: imsi, tags: tags, withOptions: options)
            return try await request.value()
        }

        /// Sets tags of a subscriber.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - tags: The tags to set.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setTags(
            imsi: String,
            tags: [Tag],
            withOptions options: SetSubscriberTagsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Subscriber>
        ) {
            requests.setTags(imsi: imsi, tags: tags, withOptions: options).run(completionHandler)
        }

        /// Deletes a tag of a subscriber.
        ///
        /// Deletes the tag of a subscriber with the given name.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - tagName: The name of the tag.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func deleteTag(
            imsi: String,
            tagName: String,
            withOptions options: DeleteSubscriberTagOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.deleteTag(imsi: imsi, tagName: tagName, withOptions: options)
            try await request.value()
        }

        /// Deletes a tag of a subscriber.
        ///
        /// - Parameters:
        ///   - imsi: The international mobile subscriber identity (IMSI) of the subscriber.
        ///   - tagName: The name of the tag.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deleteTag(
            imsi: String,
            tagName: String,
            withOptions options: DeleteSubscriberTagOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deleteTag(imsi: imsi, tagName: tagName, withOptions: options).run(completionHandler)
        }
    }
}

nonisolated extension SoracomClient.SubscribersOperations {
    // MARK: Requests

    /// The operations of the group as request values, which you can send later.
    public var requests: Requests { Requests(client: client) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: SoracomClient

        /// Creates the request for ``SoracomClient/SubscribersOperations/list(withOptions:)``.
        ///
        /// The header fields of its response are ``ListSubscribersHeaders``.
        @inline(never)
        public func list(
            withOptions options: ListSubscribersOptions? = nil
        ) -> ServiceRequest<PagedCollection<Subscriber>> {
            var description = RequestDescription(.get, "/subscribers", options: options)
            description.query("tag_name", options?.tagName)
            description.query("tag_value", options?.tagValue)
            description.query("tag_value_match_mode", options?.tagValueMatchMode)
            description.query("status_filter", options?.statusFilter, style: .pipeDelimited, explode: false)
            description.query("speed_class_filter", options?.speedClassFilter, style: .pipeDelimited, explode: false)
            description.query(
                "serial_number_filter",
                options?.serialNumberFilter,
                style: .pipeDelimited,
                explode: false
            )
            description.query("limit", options?.limit)
            description.query("last_evaluated_key", options?.lastEvaluatedKey)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .page(items: nil, next: .linkHeader("next")))
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/get(imsi:withOptions:)``.
        @inline(never)
        public func get(imsi: String, withOptions options: GetSubscriberOptions? = nil) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.get, "/subscribers/{imsi}", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/register(imsi:registration:withOptions:)``.
        @inline(never)
        public func register(
            imsi: String,
            registration: SubscriberRegistration,
            withOptions options: RegisterSubscriberOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/register", options: options)
            description.path("imsi", imsi)
            description.body(registration, as: "application/json")
            description.secret(members: ["registrationSecret"])
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/activate(imsi:withOptions:)``.
        @inline(never)
        public func activate(
            imsi: String,
            withOptions options: ActivateSubscriberOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/activate", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/deactivate(imsi:withOptions:)``.
        @inline(never)
        public func deactivate(
            imsi: String,
            withOptions options: DeactivateSubscriberOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/deactivate", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/suspend(imsi:withOptions:)``.
        @inline(never)
        public func suspend(
            imsi: String,
            withOptions options: SuspendSubscriberOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/suspend", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/terminate(imsi:withOptions:)``.
        @inline(never)
        public func terminate(
            imsi: String,
            withOptions options: TerminateSubscriberOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/terminate", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/setGroup(imsi:membership:withOptions:)``.
        @inline(never)
        public func setGroup(
            imsi: String,
            membership: GroupMembership,
            withOptions options: SetSubscriberGroupOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/set_group", options: options)
            description.path("imsi", imsi)
            description.body(membership, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/unsetGroup(imsi:withOptions:)``.
        @inline(never)
        public func unsetGroup(
            imsi: String,
            withOptions options: UnsetSubscriberGroupOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/unset_group", options: options)
            description.path("imsi", imsi)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/updateSpeedClass(imsi:change:withOptions:)``.
        @inline(never)
        public func updateSpeedClass(
            imsi: String,
            change: SpeedClassChange,
            withOptions options: UpdateSubscriberSpeedClassOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.post, "/subscribers/{imsi}/update_speed_class", options: options)
            description.path("imsi", imsi)
            description.body(change, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/setTags(imsi:tags:withOptions:)``.
        @inline(never)
        public func setTags(
            imsi: String,
            tags: [Tag],
            withOptions options: SetSubscriberTagsOptions? = nil
        ) -> ServiceRequest<Subscriber> {
            var description = RequestDescription(.put, "/subscribers/{imsi}/tags", options: options)
            description.path("imsi", imsi)
            description.body(tags, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/SubscribersOperations/deleteTag(imsi:tagName:withOptions:)``.
        @inline(never)
        public func deleteTag(
            imsi: String,
            tagName: String,
            withOptions options: DeleteSubscriberTagOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.delete, "/subscribers/{imsi}/tags/{tag_name}", options: options)
            description.path("imsi", imsi)
            description.path("tag_name", tagName)
            description.accept("application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }
}
