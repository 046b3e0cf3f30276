import ServiceDescription
import Testing

/// What has to stand before a key in `Authorization`, which descriptions say in words.
@Suite struct CredentialPrefixTests {
    /// The word before the key of a scheme.
    private static func prefix(
        _ description: String,
        scheme: String = "auth",
        field: String = "Authorization",
        keys: String = ""
    ) throws -> String? {
        let quoted = "\"" + description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            security: [{\(scheme): []}]
            paths: {/a: {get: {operationId: find, responses: {'204': {description: Done}}}}}
            components:
              securitySchemes:
                \(scheme):
                  type: apiKey
                  in: header
                  name: \(field)
                  description: \(quoted)
                  \(keys)
            """
        )
        #expect(reading.diagnostics == [])
        let scheme = try #require(reading.service?.securitySchemes.first)
        // A token is what comes after `Bearer`, and nothing else.
        #expect((scheme.kind == .credential(.bearer)) == (scheme.prefix == "Bearer"))
        return scheme.prefix
    }

    @Test(arguments: [
        // Swashbuckle and its tutorials.
        #"JWT Authorization header using the Bearer scheme. Example: "Authorization: Bearer {token}""#,
        "JWT Authorization header using the Bearer scheme. Enter 'Bearer' [space] and then your token in the text input below. "
            + "Example: 'Bearer 12345abcdef'",
        "Please enter into field the word 'Bearer' following by space and JWT",
        "Please insert JWT with Bearer into field",
        // Kubernetes, PostgREST, swag, L5-Swagger, SendGrid, AppVeyor.
        "Bearer Token authentication", #"Add the token prepending "Bearer " (without quotes) to it"#,
        #"Type "Bearer" followed by a space and JWT token."#, "Enter token in format (Bearer <token>)",
        "The header should be of the format `Bearer <API Key>`",
        #"This value must be passed to the server in the `Authorization` header as `"Bearer <token>"`. Since bearer token "#
            + "authentication support is not explicitly supported in OpenAPI 2.0, it is a key here.",
        // Without quotes.
        "Enter the word Bearer, a space and your token", "Example: Bearer eyJhbGciOi", "Authorization: Bearer xyz",
        "Uses the Bearer scheme. Do not share it.",
    ])
    func bearer(description: String) throws {
        #expect(try Self.prefix(description) == "Bearer")
    }

    @Test(arguments: [
        // drf-spectacular, Django REST framework, Discord, Opsgenie, Klaviyo, Shippo.
        (#"Token-based authentication with required prefix "Token""#, "Token"),
        ("Example: 'Authorization: Token 9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b'", "Token"),
        ("This is the Discord bot token. Authorization header value should be prefixed with `Bot `", "Bot"),
        ("The key of the account: `GenieKey <key>`", "GenieKey"),
        ("Send `Klaviyo-API-Key {private key}`.", "Klaviyo-API-Key"),
        ("The API Key with format `Token token=<API_KEY>`", "Token token="),
        ("Authorization: ShippoToken <API_TOKEN>", "ShippoToken"), ("Authorization: token ${GITHUB_TOKEN}", "token"),
        ("Put the word 'JWT' [space] before it", "JWT"), ("The “Token” prefix must be there.", "Token"),
        ("Written in Go as \"Authorization: ApiKey {{key}}\"", "ApiKey"),
    ])
    func otherWords(description: String, prefix: String) throws {
        #expect(try Self.prefix(description) == prefix)
    }

    @Test(arguments: [
        "", "Your API key", "The token of a user, which begins with `sk_`", "Authorization: <token>",
        "Authorization: {api key}",
        "Keys are prefixed with `sk_`", "'Authorization: YOUR_KEY'", "Authorization: your API key",
        "`Authorization: API key`",
        "The word before the key is secret", "Authorization: Signature keyId=a,signature=b",
        "Authorization: Basic {key}",
        // Either is possible.
        "The token without the word 'Bearer'", "The 'Bearer' prefix is optional", "The Bearer prefix is not required",
        "An API key or a Bearer token", "`Token <key>` or `Key <key>`", "No 'Token' prefix is needed",
        "Either 'Bearer' or nothing",
        "Don't write `Bearer`",
        // The sentence denies it.
        "The API key. Do not prefix it with Bearer.", "Don't prefix the key with Bearer",
        "The key must not be prefixed with `Bearer`.", "Do not include the word Bearer.",
        "Send the raw key; the Bearer prefix must be omitted.",
        "Unlike version 1, which used Bearer tokens, the key is sent as it is.",
        "Bearer tokens are deprecated. Send your API key as is.", "Bearer is not accepted here, send the key itself.",
        "Unlike version 1, which wanted `Bearer <token>`, send the key.",
        "The `Token` prefix that was formerly there is gone.",
        "Bearer token authentication. Bearer must not be included.",
        // It is about something else.
        "API key. For OAuth 2 with bearer tokens, see below.", "The key that identifies the bearer of the card.",
        "The bearer's key",
    ])
    func whereNothingIsPlainTheKeyStandsAlone(description: String) throws {
        #expect(try Self.prefix(description) == nil)
    }

    @Test func namesAndOtherKeysSayItToo() throws {
        #expect(try Self.prefix("", scheme: "Bearer") == "Bearer")
        #expect(try Self.prefix("Your token", scheme: "bearerAuth") == "Bearer")
        #expect(try Self.prefix("", keys: "bearerFormat: JWT") == "Bearer")
        #expect(try Self.prefix("", keys: "scheme: bearer") == "Bearer")
        #expect(try Self.prefix("Enter Bearer, then your token", scheme: "Bearer") == "Bearer")
        #expect(try Self.prefix("The prefix 'Bearer' is optional", scheme: "Bearer") == nil)
        #expect(try Self.prefix(#"Required prefix "Token""#, scheme: "Bearer") == "Token")
    }

    @Test func otherFieldsContainWhatTheyAreGiven() throws {
        #expect(try Self.prefix("Bearer Token authentication", field: "X-Token") == nil)
        #expect(try Self.prefix("Bearer Token authentication", field: "authorization") == "Bearer")
    }

    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["Authorization: ", "\"Token ", "' ", "{", "prefix \"", "Bearer ", "Bearer not ", "a-"]
    )
    func longTextsTakeNoTime(part: String) throws {
        _ = try Self.prefix(String(repeating: part, count: 100_000))
    }
}
