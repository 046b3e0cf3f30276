import Testing

/// Operations on things within each other, as Google names them.
@Suite struct NestedIdentifierTests {
    private func methods(_ operations: [(operation: String, identifier: String)]) throws -> [String: String] {
        let paths = operations.map { operation, identifier in
            let parts = operation.split(separator: " ")
            let parameters = parts[1].matches(of: /\{(\w+)\}/).map {
                "{name: \($0.1), in: path, required: true, schema: {type: string}}"
            }
            return """
                '\(parts[1])':
                  \(parts[0].lowercased()):
                    operationId: \(identifier)
                    tags: [\(identifier.split(separator: ".")[1])]
                    parameters: [\(parameters.joined(separator: ", "))]
                    responses: {'204': {description: D}}
                """
        }
        return try generate(shop(paths.joined(separator: "\n")))
    }

    @Test(arguments: [
        ("GET /v1/{parent}/keyRings", "kms.projects.locations.keyRings.list", "listKeyRings(parent:)"),
        ("GET /v1/{name}", "kms.projects.locations.keyRings.get", "getKeyRing(name:)"),
        ("POST /v1/{parent}/keyRings:batchGet", "kms.projects.keyRings.batchGet", "batchGetKeyRings(parent:)"),
        ("POST /v1/{name}:encrypt", "kms.projects.keyRings.encrypt", "encryptKeyRing(name:)"),
        ("POST /v1/{name}:asymmetricSign", "kms.projects.keyRings.asymmetricSign", "asymmetricSign(name:)"),
        ("GET /v1/{name}/publicKey", "kms.projects.keyRings.getPublicKey", "getPublicKey(name:)"),
        ("POST /v1/{name}:markFailed", "kms.projects.insights.markFailed", "markInsightFailed(name:)"),
        ("POST /v1/{name}:searchByUrl", "kms.projects.pages.searchByUrl", "searchPagesByUrl(name:)"),
        ("POST /zones/{zone}/clusters/{id}/logging", "gke.zones.clusters.logging", "clusterLogging(zone:id:)"),
        ("POST /v1/{name}:checkConsistency", "kms.projects.tables.checkConsistency", "checkConsistency(name:)"),
        ("GET /v1/{name}/loginProfile", "kms.projects.users.getLoginProfile", "getLoginProfile(name:)"),
        ("POST /v1/events", "kms.projects.events.quickAdd", "quickAddEvent()"),
        ("GET /v1/groups:search", "kms.projects.groups.search", "searchGroups()"),
        ("GET /v1/projects", "kms.projects.list", "listProjects()"),
        // It is spelled as no other, and what the tag says is a part of it.
        ("GET /v1/{name}", "kms.projects.key_rings.get", "getProjectKeyRing(name:)"),
    ])
    func beginWithTheVerb(operation: String, identifier: String, method: String) throws {
        let client = try methods([(operation, identifier)]).file("ShopClient.swift")
        #expect(client.signatures.first == method)
    }

    /// Their types are called as they are.
    @Test func typesAreCalledAsTheirMethods() throws {
        let files = try methods([("GET /v1/{parent}/keyRings", "kms.projects.locations.keyRings.list")])
        #expect(try files.file("ShopClient.swift").contains("options: ListKeyRingsOptions?"))
    }

    /// The group says what the identifier begins with.
    @Test func groupsSayTheFirstThing() throws {
        let files = try methods([
            ("GET /v1/{name}/items", "search.indexing.sources.items.list"),
            ("GET /v1/sources", "search.settings.sources.list"),
        ])
        #expect(try files.file("IndexingOperations.swift").signatures.first == "listItems(name:)")
        #expect(try files.file("SettingsOperations.swift").signatures.first == "listSources()")
    }

    /// What is within several things of one kind says within which, where its labels do not.
    @Test func thingsAreToldApartByWhatTheyAreIn() throws {
        let client = try methods([
            ("GET /v1/{parent}/clusters", "gke.projects.locations.clusters.list"),
            ("GET /v1/projects/{projectId}/clusters", "gke.projects.zones.clusters.list"),
            ("GET /v1/regions/{parent}/clusters", "gke.projects.regions.clusters.list"),
        ]).file("ShopClient.swift")
        #expect(
            Set(client.signatures) == [
                "listClusters(parent:)", "listClusters(projectId:)", "listRegionClusters(parent:)",
            ]
        )
    }
}
