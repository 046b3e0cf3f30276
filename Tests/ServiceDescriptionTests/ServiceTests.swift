@testable import ServiceDescription
import Testing

@Suite struct ServiceTests {
    @Test(arguments: [
        "swagger: '2.0'", "swagger: 2.0", "openapi: 3.0.0", "openapi: 3.0", "openapi: 3.1.1", "openapi: 3.2.0",
    ])
    func theVersionsThatAreRead(line: String) throws {
        let reading = try Reading("\(line)\ninfo: {title: Pets, version: 1.0, description: Words.}\npaths: {}")
        #expect(reading.diagnostics == [])
        #expect(reading.service?.title == "Pets")
        #expect(reading.service?.version == "1.0")
        #expect(reading.service?.documentation.text == "Words.")
    }

    // MARK: - Servers

    @Test(arguments: [
        ("host: a.com\nbasePath: /v1/\nschemes: [http, https, wss]", ["https://a.com/v1", "http://a.com/v1"]),
        ("host: a.com", ["https://a.com"]),
        ("host: a.com\nschemes: [http]\nbasePath: /", ["http://a.com"]),
        ("host: 'a.com:8080/api/'\nbasePath: /v1/", ["https://a.com:8080/api/v1"]),
        ("basePath: /v1", ["/v1"]),
        ("schemes: [https]", []),
        (
            """
            basePath: /v1
            x-ms-parameterized-host:
              hostTemplate: '{region}.a.com'
              parameters: [{name: region, in: path, required: true, type: string, enum: [eu, us], default: eu}]
            """, ["https://{region}.a.com/v1 region=eu(eu|us)"]
        ),
        (
            """
            parameters: {Endpoint: {name: endpoint, in: path, required: true, type: string}}
            x-ms-parameterized-host:
              {hostTemplate: '{endpoint}', useSchemePrefix: false, parameters: [{$ref: '#/parameters/Endpoint'}]}
            """, ["{endpoint} endpoint="]
        ),
    ])
    func serversOfSwagger(lines: String, expected: [String]) throws {
        let reading = try Reading("swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n\(lines)")
        #expect(reading.diagnostics == [])
        #expect(reading.service?.servers.map(Outline().outline) == expected)
    }

    @Test(arguments: [
        ("", []),
        ("servers: [{url: https://a.com/v1}, {url: /v2}]", ["https://a.com/v1", "/v2"]),
        (
            "servers: [{url: 'https://{region}.a.com', variables: {region: {default: eu, enum: [eu, us]}}}]",
            ["https://{region}.a.com region=eu(eu|us)"]
        ),
        (
            "servers: [{url: http://a.com}, {url: http://b.com}, {url: https://b.com}, {url: https://a.com}]",
            ["https://a.com", "https://b.com", "http://b.com", "http://a.com"]
        ),
        ("servers: [{url: http://a.com/v1}, {url: https://a.com}]", ["http://a.com/v1", "https://a.com"]),
    ])
    func servers(lines: String, expected: [String]) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A, version: '1'}\npaths: {}\n\(lines)")
        #expect(reading.diagnostics == [])
        #expect(reading.service?.servers.map(Outline().outline) == expected)
    }

    @Test func parametersOfTheHostAreNoneOfTheOperation() throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            parameters: {Url: {name: url, in: path, required: true, type: string}}
            x-ms-parameterized-host: {hostTemplate: '{url}', useSchemePrefix: false, parameters: [{$ref: '#/parameters/Url'}]}
            paths: {/a: {get: {parameters: [{$ref: '#/parameters/Url'}]}}}
            """
        )
        #expect(reading.diagnostics == [])
        #expect(reading.service?.operations.first?.parameters.isEmpty == true)
    }

    // MARK: - Security

    @Test func securitySchemesOfSwagger() throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            paths: {}
            securityDefinitions:
              basic: {type: basic, description: Name and password}
              key: {type: apiKey, name: X-Key, in: header}
              oauth: {type: oauth2, flow: implicit, authorizationUrl: 'https://a.com', scopes: {read: Reading, write: Writing}}
            security: [{basic: []}, {key: [], oauth: [read]}]
            """
        )
        #expect(reading.diagnostics == [])
        let service = try #require(reading.service)
        #expect(service.securitySchemes.map(\.name) == ["basic", "key", "oauth"])
        #expect(
            service.securitySchemes.map(\.kind)
                == [.credential(.basic), .credential(.apiKey(name: "X-Key", location: .header)), .credential(.bearer)]
        )
        #expect(service.securitySchemes.map(\.declaredScopes) == [[], [], ["read", "write"]])
        #expect(service.securitySchemes[0].documentation.text == "Name and password")
        #expect(
            service.security == [
                SecurityRequirement(schemes: ["basic"]),
                SecurityRequirement(schemes: ["key", "oauth"], scopes: ["oauth": ["read"]]),
            ]
        )
    }

    @Test func securitySchemesOfOpenAPI() throws {
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: A, version: '1'}
            components:
              securitySchemes:
                key: {type: apiKey, name: key, in: query}
                basic: {type: http, scheme: Basic}
                bearer: {type: http, scheme: bearer, bearerFormat: JWT}
                digest: {type: http, scheme: digest}
                oauth:
                  type: oauth2
                  flows:
                    implicit: {scopes: {read: Reading}}
                    clientCredentials: {scopes: {read: Reading, write: Writing}}
                oidc: {type: openIdConnect, openIdConnectUrl: 'https://a.com'}
                tls: {type: mutualTLS}
                same: {$ref: '#/components/securitySchemes/basic'}
            """
        )
        #expect(reading.diagnostics == [])
        #expect(
            reading.service?.securitySchemes.map(\.kind) == [
                .credential(.apiKey(name: "key", location: .query)), .credential(.basic), .credential(.bearer),
                .other("digest"), .credential(.bearer), .credential(.bearer), .mutualTLS, .credential(.basic),
            ]
        )
    }
}
