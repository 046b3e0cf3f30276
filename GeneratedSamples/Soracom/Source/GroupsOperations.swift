// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

nonisolated extension SoracomClient {
    /// Manages groups of subscribers, and the configuration that their members share.
    public nonisolated struct GroupsOperations: Sendable {
        let client: SoracomClient

        /// Lists the groups that match the given filter; without a filter, all groups of the account. One request
        /// returns one page of them: the response names the key to continue from.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The groups that match, page by page.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func list(
            withOptions options: ListGroupsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<SoracomGroup> {
            let request = requests.list(withOptions: options)
            return try await request.value()
        }

        /// Lists the groups that match the given filter; without a filter, all groups of the account. One request
        /// returns one page of them: the response names the key to continue from.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ListGroupsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<SoracomGroup>>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Creates a group without members.
        ///
        /// - Parameters:
        ///   - group: The tags and the configuration of the new group.
        ///   - options: The options for this call.
        /// - Returns: The group that was created.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func create(
            group: NewGroup,
            withOptions options: CreateGroupOptions? = nil
        ) async throws(ServiceError) -> SoracomGroup {
            let request = requests.create(group: group, withOptions: options)
            return try await request.value()
        }

        /// Creates a group without members.
        ///
        /// - Parameters:
        ///   - group: The tags and the configuration of the new group.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func create(
            group: NewGroup,
            withOptions options: CreateGroupOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<SoracomGroup>
        ) {
            requests.create(group: group, withOptions: options).run(completionHandler)
        }

        /// Gets a group.
        ///
        /// Gets the group with the given ID.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        /// - Returns: The group.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func get(
            groupId: String,
            withOptions options: GetGroupOptions? = nil
        ) async throws(ServiceError) -> SoracomGroup {
            let request = requests.get(groupId: groupId, withOptions: options)
            return try await request.value()
        }

        /// Gets a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func get(
            groupId: String,
            withOptions options: GetGroupOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<SoracomGroup>
        ) {
            requests.get(groupId: groupId, withOptions: options).run(completionHandler)
        }

        /// Deletes a group.
        ///
        /// Deletes the group with the given ID.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func delete(groupId: String, withOptions options: DeleteGroupOptions? = nil) async throws(ServiceError) {
            let request = requests.delete(groupId: groupId, withOptions: options)
            try await request.value()
        }

        /// Deletes a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func delete(
            groupId: String,
            withOptions options: DeleteGroupOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.delete(groupId: groupId, withOptions: options).run(completionHandler)
        }

        /// Sets parameters of one service in the configuration of a group.
        ///
        /// Adds parameters to the configuration that a group has for one service, and gives new values to those that it
        /// has already. The other parameters stay as they are.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - namespace: The service that the parameters configure.
        ///   - parameters: The parameters to set.
        ///   - options: The options for this call.
        /// - Returns: The group in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func setConfiguration(
            groupId: String,
            namespace: ConfigurationNamespace,
            parameters: [ConfigurationParameter],
            withOptions options: SetGroupConfigurationOptions? = nil
        ) async throws(ServiceError) -> SoracomGroup {
            let request = requests.setConfiguration(
                groupId: groupId,
                namespace: namespace,
                parameters: parameters,
                withOptions: options
            )
            return try await request.value()
        }

        /// Sets parameters of one service in the configuration of a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - namespace: The service that the parameters configure.
        ///   - parameters: The parameters to set.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setConfiguration(
            groupId: String,
            namespace: ConfigurationNamespace,
            parameters: [ConfigurationParameter],
            withOptions options: SetGroupConfigurationOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<SoracomGroup>
        ) {
            requests.setConfiguration(
                groupId: groupId,
                namespace: namespace,
                parameters: parameters,
                withOptions: options
            ).run(completionHandler)
        }

        /// Lists the members of a group.
        ///
        /// Lists the SIMs that are members of a group. One request returns one page of them: the response names the key
        /// to continue from.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        /// - Returns: The members, page by page.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func listSubscribers(
            groupId: String,
            withOptions options: ListGroupSubscribersOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Sim> {
            let request = requests.listSubscribers(groupId: groupId, withOptions: options)
            return try await request.value()
        }

        /// Lists the members of a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listSubscribers(
            groupId: String,
            withOptions options: ListGroupSubscribersOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Sim>>
        ) {
            requests.listSubscribers(groupId: groupId, withOptions: options).run(completionHandler)
        }

        /// Sets tags of a group.
        ///
        /// Adds tags to a group, and gives new values to those that it has already. Its other tags stay as they are.
        /// The tag called `name` is what the user console shows as the name of the group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - tags: The tags to set.
        ///   - options: The options for this call.
        /// - Returns: The group in its new state.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func setTags(
            groupId: String,
            tags: [Tag],
            withOptions options: SetGroupTagsOptions? = nil
        ) async throws(ServiceError) -> SoracomGroup {
            let request = requests.setTags(groupId: groupId, tags: tags, withOptions: options)
            return try await request.value()
        }

        /// Sets tags of a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - tags: The tags to set.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setTags(
            groupId: String,
            tags: [Tag],
            withOptions options: SetGroupTagsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<SoracomGroup>
        ) {
            requests.setTags(groupId: groupId, tags: tags, withOptions: options).run(completionHandler)
        }

        /// Deletes a tag of a group.
        ///
        /// Deletes the tag of a group with the given name.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - tagName: The name of the tag.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (404 or any other status).
        public func deleteTag(
            groupId: String,
            tagName: String,
            withOptions options: DeleteGroupTagOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.deleteTag(groupId: groupId, tagName: tagName, withOptions: options)
            try await request.value()
        }

        /// Deletes a tag of a group.
        ///
        /// - Parameters:
        ///   - groupId: The ID of the group.
        ///   - tagName: The name of the tag.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deleteTag(
            groupId: String,
            tagName: String,
            withOptions options: DeleteGroupTagOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deleteTag(groupId: groupId, tagName: tagName, withOptions: options).run(completionHandler)
        }
    }
}

nonisolated extension SoracomClient.GroupsOperations {
    // MARK: Requests

    /// The operations of the group as request values, which you can send later.
    public var requests: Requests { Requests(client: client) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: SoracomClient

        /// Creates the request for ``SoracomClient/GroupsOperations/list(withOptions:)``.
        ///
        /// The header fields of its response are ``ListGroupsHeaders``.
        @inline(never)
        public func list(
            withOptions options: ListGroupsOptions? = nil
        ) -> ServiceRequest<PagedCollection<SoracomGroup>> {
            var description = RequestDescription(.get, "/groups", options: options)
            description.query("tag_name", options?.tagName)
            description.query("tag_value", options?.tagValue)
            description.query("tag_value_match_mode", options?.tagValueMatchMode)
            description.query("limit", options?.limit)
            description.query("last_evaluated_key", options?.lastEvaluatedKey)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .page(items: nil, next: .linkHeader("next")))
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/create(group:withOptions:)``.
        @inline(never)
        public func create(
            group: NewGroup,
            withOptions options: CreateGroupOptions? = nil
        ) -> ServiceRequest<SoracomGroup> {
            var description = RequestDescription(.post, "/groups", options: options)
            description.body(group, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/get(groupId:withOptions:)``.
        @inline(never)
        public func get(groupId: String, withOptions options: GetGroupOptions? = nil) -> ServiceRequest<SoracomGroup> {
            var description = RequestDescription(.get, "/groups/{group_id}", options: options)
            description.path("group_id", groupId)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/delete(groupId:withOptions:)``.
        @inline(never)
        public func delete(groupId: String, withOptions options: DeleteGroupOptions? = nil) -> ServiceRequest<Void> {
            var description = RequestDescription(.delete, "/groups/{group_id}", options: options)
            description.path("group_id", groupId)
            description.accept("application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }

        /// Creates the request for
        /// ``SoracomClient/GroupsOperations/setConfiguration(groupId:namespace:parameters:withOptions:)``.
        @inline(never)
        public func setConfiguration(
            groupId: String,
            namespace: ConfigurationNamespace,
            parameters: [ConfigurationParameter],
            withOptions options: SetGroupConfigurationOptions? = nil
        ) -> ServiceRequest<SoracomGroup> {
            var description = RequestDescription(.put, "/groups/{group_id}/configuration/{namespace}", options: options)
            description.path("group_id", groupId)
            description.path("namespace", namespace)
            description.body(parameters, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/listSubscribers(groupId:withOptions:)``.
        ///
        /// The header fields of its response are ``ListGroupSubscribersHeaders``.
        @inline(never)
        public func listSubscribers(
            groupId: String,
            withOptions options: ListGroupSubscribersOptions? = nil
        ) -> ServiceRequest<PagedCollection<Sim>> {
            var description = RequestDescription(.get, "/groups/{group_id}/subscribers", options: options)
            description.path("group_id", groupId)
            description.query("limit", options?.limit)
            description.query("last_evaluated_key", options?.lastEvaluatedKey)
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .page(items: nil, next: .linkHeader("next")))
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/setTags(groupId:tags:withOptions:)``.
        @inline(never)
        public func setTags(
            groupId: String,
            tags: [Tag],
            withOptions options: SetGroupTagsOptions? = nil
        ) -> ServiceRequest<SoracomGroup> {
            var description = RequestDescription(.put, "/groups/{group_id}/tags", options: options)
            description.path("group_id", groupId)
            description.body(tags, as: "application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/GroupsOperations/deleteTag(groupId:tagName:withOptions:)``.
        @inline(never)
        public func deleteTag(
            groupId: String,
            tagName: String,
            withOptions options: DeleteGroupTagOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.delete, "/groups/{group_id}/tags/{tag_name}", options: options)
            description.path("group_id", groupId)
            description.path("tag_name", tagName)
            description.accept("application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }
}
