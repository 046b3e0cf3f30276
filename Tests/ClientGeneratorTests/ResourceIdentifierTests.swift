import Testing

/// Operations on resources of JSON:API and their relationships, as App Store Connect names them.
@Suite struct ResourceIdentifierTests {
    private static let operations = [
        ("GET /v1/apps", "apps_getCollection", "list"), ("POST /v1/apps", "apps_createInstance", "create"),
        ("GET /v1/apps/{id}", "apps_getInstance", "get"), ("PATCH /v1/apps/{id}", "apps_updateInstance", "update"),
        ("DELETE /v1/apps/{id}", "apps_deleteInstance", "delete"),
        ("GET /v1/apps/{id}/appInfos", "apps_appInfos_getToManyRelated", "listAppInfos"),
        ("GET /v1/apps/{id}/appInfo", "apps_appInfo_getToOneRelated", "getAppInfo"),
        ("GET /v1/apps/{id}/buildsV2", "apps_buildsV2_getToManyRelated", "listBuildsV2"),
        (
            "GET /v1/apps/{id}/relationships/builds", "apps_builds_getToManyRelationship", "listBuildRelationships"
        ),
        ("POST /v1/apps/{id}/relationships/builds", "apps_builds_createToManyRelationship", "addBuilds"),
        ("PATCH /v1/apps/{id}/relationships/builds", "apps_builds_replaceToManyRelationship", "replaceBuilds"),
        ("DELETE /v1/apps/{id}/relationships/builds", "apps_builds_deleteToManyRelationship", "removeBuilds"),
        ("GET /v1/apps/{id}/relationships/appInfo", "apps_appInfo_getToOneRelationship", "getAppInfoRelationship"),
        ("PATCH /v1/apps/{id}/relationships/appInfo", "apps_appInfo_updateToOneRelationship", "setAppInfo"),
        ("GET /v1/apps/{id}/metrics/usages", "apps_usages_getMetrics", "getUsageMetrics"),
        ("GET /v2/apps/{id}", "appsV2_getInstance", "getV2"),
        // What is called so, and what is done otherwise.
        ("GET /v1/apps/instances/{id}", "apps_getInstance", "getInstance"),
        ("PUT /v1/apps/{id}", "apps_updateInstance", "updateInstance"),
        ("GET /v1/apps", "books_getCollection", "booksGetCollection"), ("GET /v1/apps", "get_instance", "getInstance"),
    ]

    private func files(_ operation: String, _ identifier: String, tags: [String]) throws -> [String: String] {
        let parts = operation.split(separator: " ")
        let id = "{name: id, in: path, required: true, schema: {type: string}}"
        let responses = "responses: {'204': {description: D}}"
        let path = """
            \(parts[1]):
              \(parts[0].lowercased()):
                operationId: \(identifier)
                tags: \(tags)
                parameters: [\(parts[1].contains("{id}") ? id : "")]
                \(responses)
            """
        return try generate(shop(path + "\n/other: {get: {operationId: other, tags: [Others], \(responses)}}"))
    }

    @Test(arguments: operations)
    func beginWithTheVerbOfWhatIsDone(operation: String, identifier: String, method: String) throws {
        let apps = try files(operation, identifier, tags: ["Apps"]).file("AppsOperations.swift")
        #expect(apps.contains("public func \(method)("), "\(apps)")
    }

    /// Their types say of which resource they are.
    @Test(arguments: [
        ("GET /v1/apps", "apps_getCollection", "listApps", "ListAppsOptions"),
        ("GET /v1/apps/{id}", "apps_getInstance", "getApp", "GetAppOptions"),
        ("GET /v1/apps/{id}/builds", "apps_builds_getToManyRelated", "listAppBuilds", "ListAppBuildsOptions"),
        ("GET /v2/apps/{id}", "appsV2_getInstance", "getAppV2", "GetAppV2Options"),
    ])
    func sayTheirResourceIfNoGroupDoes(operation: String, identifier: String, method: String, type: String) throws {
        let client = try files(operation, identifier, tags: []).file("ShopClient.swift")
        #expect(client.contains("public func \(method)("), "\(client)")
        #expect(client.contains("options: \(type)?"), "\(client)")
    }
}
