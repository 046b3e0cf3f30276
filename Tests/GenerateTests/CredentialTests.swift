import Testing

/// What `credentials` in a client configuration makes, as users see it: code that compiles, and what is said of what is left out.
struct CredentialTests {
    private static let description = """
        openapi: 3.0.3
        info: {title: Pets, version: "1"}
        security: [{key: []}, {oauth: []}]
        paths:
          /a: {get: {operationId: a, responses: {"204": {description: D}}}}
          /b: {get: {operationId: b, security: [{login: []}], responses: {"204": {description: D}}}}
          /c:
            get: {operationId: c, security: [{oauth: []}], responses: {"204": {description: D}}}
        components:
          securitySchemes:
            key: {type: apiKey, in: header, name: X-Key}
            login: {type: http, scheme: basic}
            oauth: {type: http, scheme: bearer}

        """

    @Test func labelsCompileAndInitializersAreToldApart() throws {
        let workspace = try Workspace()
        try workspace.write(Self.description, to: "pets.yaml")
        try workspace.write(
            "credentials: {key: default, login: in}\naccess: internal\n",
            to: "pets.client.yaml"
        )
        let result = try GenerateTool.run(["pets.yaml", "--config", "pets.client.yaml", "-o", "out"], in: workspace)
        #expect(result.error == "")
        try workspace.write(
            """
            import Foundation
            import ServiceRuntime

            func clients(url: URL, key: APIKeyCredential, login: BasicCredential, token: any TokenCredential) throws {
                _ = try PetsClient(endpoint: url, default: key)
                _ = try PetsClient(endpoint: url, in: login)
                _ = try PetsClient(endpoint: url, credential: token)
                _ = try PetsClient(endpoint: url, default: key, in: login, oauthCredential: token)
            }

            """,
            to: "out/Calls.swift"
        )
        #expect(try SwiftCompiler.complaints(about: "out", in: workspace) == "")
    }

    @Test func whatIsLeftOutIsToldWhereItMatters() throws {
        let workspace = try Workspace()
        try workspace.write(Self.description, to: "pets.yaml")
        try workspace.write("credentials:\n  oauth: false\n", to: "pets.client.yaml")
        let arguments = ["pets.yaml", "--config", "pets.client.yaml", "-o", "out"]
        let message = """
            every call of 'c' would fail: it requires 'oauth', which 'credentials' removes; exclude the operation with \
            'filter', or keep the credential
                get: {operationId: c, security: [{oauth: []}], responses: {"204": {description: D}}}
            """
        let result = try GenerateTool.run(arguments, in: workspace)
        #expect(result.exitCode == 0)
        #expect(result.error.contains("\npets.yaml:8:5: warning: \(message)\n"))
        let strict = try GenerateTool.run(arguments + ["--strict"], in: workspace)
        #expect(strict.exitCode == 1)
        #expect(strict.error.contains("\npets.yaml:8:5: error: \(message)\n"))
    }

    @Test func aSchemeThatIsNotThereIsToldAtItsPlace() throws {
        let workspace = try Workspace()
        try workspace.write(Self.description, to: "pets.yaml")
        try workspace.write("credentials:\n  auth: false\n", to: "pets.client.yaml")
        let result = try GenerateTool.run(["pets.yaml", "--config", "pets.client.yaml", "-o", "out"], in: workspace)
        #expect(
            result.error == """
                pets.client.yaml:2:3: error: the description has no security scheme 'auth' (did you mean 'oauth'?)
                  auth: false
                  ^
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 1)
    }
}
