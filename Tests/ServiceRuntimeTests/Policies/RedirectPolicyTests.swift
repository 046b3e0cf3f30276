import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Redirect")
struct RedirectPolicyTests {
    private let credential = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))

    private func redirect(_ status: Int, to location: String) -> HTTPResponse {
        .status(status, headers: ["Location": location])
    }

    @Test("follows within the origin, credential included", arguments: [301, 302, 303, 307, 308])
    func sameOrigin(status: Int) async throws {
        let transport = ScriptedTransport(redirect(status, to: "/there?x=1"), .status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: credential)
        #expect(try await client.send(.get, "/here").statusCode == 200)
        #expect(
            transport.requests.map(\.httpRequest.url.absoluteString) == [
                "https://example.org/here", "https://example.org/there?x=1",
            ]
        )
        #expect(
            transport.requests.map { $0.httpRequest.headers["Authorization"] } == ["Bearer s3cret", "Bearer s3cret"]
        )
    }

    @Test(
        "encodes what no URL has in an address, and leaves what is encoded already",
        arguments: [
            ("/a%20b c?x=%7C|&y=1", "https://example.org/a%20b%20c?x=%7C%7C&y=1"),
            ("/a b?from=http://example.com/%2F c", "https://example.org/a%20b?from=http://example.com/%2F%20c"),
            ("https://example.org/%C3%A4/ä", "https://example.org/%C3%A4/%C3%A4"),
            ("//[::1]:8443/a b%20", "https://[::1]:8443/a%20b%20"),
            ("b//c d%20", "https://example.org/b//c%20d%20"),
        ]
    )
    func encoding(location: String, url: String) async throws {
        let transport = ScriptedTransport(redirect(302, to: location), .status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: credential)
        _ = try await client.send()
        #expect(transport.requests.map(\.httpRequest.url.absoluteString).last == url)
    }

    @Test(
        "goes to another host without the credential",
        arguments: [
            "https://other.example.org/", "https://example.org:8443/", "//elsewhere.org/",
        ]
    )
    func otherOrigin(location: String) async throws {
        let transport = ScriptedTransport(redirect(307, to: location), .status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: credential)
        _ = try await client.send()
        #expect(transport.requests.map { $0.httpRequest.headers["Authorization"] } == ["Bearer s3cret", nil])
    }

    @Test(
        "says so in the log if the credential is left out although the host is the same",
        arguments: [
            ("https://example.org/a", ["GET https://example.org/a"]),
            ("http://example.org:8080/a", ["GET http://example.org:8080/a"]),
            ("http://example.org/a", []), ("https://other.example.org/a", []),
            (
                "https://example.org/" + String(repeating: "a", count: 60_000),
                ["GET https://example.org/" + String(repeating: "a", count: 480) + "…"]
            ),
        ]
    )
    func sameHost(location: String, expected: [String]) async throws {
        let transport = ScriptedTransport(redirect(301, to: location), .status(200))
        let logger = RecordingLogger(level: .warning)
        let client = try PipelineClient.scripted(transport, endpoint: "http://example.org", logger: logger)
        _ = try await client.send()
        #expect(
            logger.messages
                == expected.map {
                    "\($0) is sent without credentials and secret header fields, because the service redirected the request "
                        + "there from another scheme or port. If that is the service, use its address as the client's endpoint."
                }
        )
    }

    @Test(
        "does not go to an address with a user name or password in it",
        arguments: ["https://eve:s3cret@example.org/", "https://eve@other.example.org/"]
    )
    func userInfo(location: String) async throws {
        let transport = ScriptedTransport(redirect(302, to: location), .status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: credential)
        let error = await #expect(throws: ServiceError.self) { _ = try await client.send() }
        #expect(error?.description.contains("the URL contains a user name or password") == true)
        #expect(error?.description.contains("eve") == false)
        #expect(transport.requests.count == 1)
    }

    @Test(
        "that is not followed says of which request",
        arguments: ["https://eve@example.org/", "http://example.org/", "https://example.org/"]
    )
    func requestId(location: String) async throws {
        let client = try PipelineClient.scripted(ScriptedTransport(redirect(302, to: location)))
        let error = try await failure { try await client.send() }
        #expect(
            error.clientMessageWithoutId?.hasSuffix(". [GET https://example.org/, request id ID]") == true,
            "\(error)"
        )
    }

    @Test("takes no header field to another host that is not known to be harmless")
    func secretParameter() async throws {
        let service = try LoopbackServer()
        let other = try LoopbackServer()
        service.reply(.status(307, headers: [("Location", other.url.absoluteString)]))
        other.reply(.status(204))
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: service.url.absoluteString)
        var description = RequestDescription(.get, "/", options: nil)
        description.header("X-Pin", "s3cret")
        description.header("X-Api-Key", "named")
        description.header("Ocp-Apim-Subscription-Key", "unknown")
        // A log may show these; they say nothing to another host but who calls whom.
        for name in ["traceparent", "MS-CV", "Request-Id", "x-ms-request-id"] { description.header(name, "caller") }
        description.header("Accept-Language", "en")
        description.header("Cache-Control", "no-cache")
        description.header("If-Modified-Since", "s3cret-date")
        description.secret("If-Modified-Since")
        description.secret("X-Pin")
        _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
        for name in [
            "X-Pin", "X-Api-Key", "Ocp-Apim-Subscription-Key", "If-Modified-Since", "traceparent", "MS-CV",
            "Request-Id", "x-ms-request-id",
        ] {
            #expect(service.requests.map { $0[header: name] != nil } == [true])
            #expect(other.requests.map { $0[header: name] } == [nil])
        }
        for name in ["Accept-Language", "Cache-Control", "User-Agent", "x-ms-client-request-id"] {
            #expect(service.requests.first?[header: name] != nil)
            #expect(other.requests.first?[header: name] == service.requests.first?[header: name])
        }
    }

    /// Redirects a POST with a key to another host, where its response is lost twice.
    private func postWithKey(secret: Bool) async throws -> (keys: [String?], error: ServiceError?) {
        let transport = ScriptedTransport(responses: [
            { _ in .status(307, headers: ["Location": "https://other.example.org/orders"]) },
            { _ in throw URLError(.networkConnectionLost) },
            { _ in .status(307, headers: ["Location": "https://other.example.org/orders"]) },
            { _ in .status(201) },
        ])
        var description = RequestDescription(.post, "/orders")
        description.header("Idempotency-Key", "2f9c-41aa")
        if secret { description.secret("Idempotency-Key") }
        let request = ServiceRequest(description, client: try PipelineClient.scripted(transport), returns: .nothing)
        var error: ServiceError?
        do { try await request.value() } catch let failure { error = failure }
        return (transport.requests.map { $0.httpRequest.headers["Idempotency-Key"] }, error)
    }

    @Test("takes along to another host what makes a POST repeatable, so that it is known there when it comes again")
    func repeatable() async throws {
        let (keys, error) = try await postWithKey(secret: false)
        #expect(keys == ["2f9c-41aa", "2f9c-41aa", "2f9c-41aa", "2f9c-41aa"])
        #expect(error == nil)
    }

    @Test("does not take to another host a POST that is repeatable only with a secret")
    func secretKey() async throws {
        let (keys, error) = try await postWithKey(secret: true)
        #expect(keys == ["2f9c-41aa"])
        #expect(error?.clientMessage?.contains("'https://other.example.org/orders'") == true)
    }

    @Test(
        "hides the secrets of the path where it goes nowhere",
        arguments: [
            "http://example.org/bot123456-s3cret/me", "https://eve@example.org/bot123456-s3cret/me",
            "https://other.example.org/bot123456-s3cret/me",
        ]
    )
    func secretPath(location: String) async throws {
        let transport = ScriptedTransport(redirect(308, to: location), .status(200))
        var description = RequestDescription(.put, "/bot{token}/me", options: nil)
        description.path("token", "123456-s3cret")
        description.secret("token")
        description.body(["pin": "s3cret"], as: "application/json")
        description.secret(members: ["pin"])
        let logger = RecordingLogger(level: .warning)
        let client = try PipelineClient.scripted(transport, logger: logger, retryOptions: .none)
        let error = try await failure {
            try await ServiceRequest(description, client: client, returns: .nothing).response()
        }
        #expect(error.clientMessage?.contains("/botREDACTED/me'") == true, "\(error)")
        #expect(!"\(error)\(logger.messages)".contains("s3cret"))
        #expect(transport.requests.count == 1)
    }

    /// A PUT of a secret, which the service redirects.
    private func putSecret(_ status: Int, to location: String) async throws -> ([String?], ServiceError?) {
        let transport = ScriptedTransport(redirect(status, to: location), .status(200))
        var description = RequestDescription(.put, "/", options: nil)
        description.body(["pin": "s3cret"], as: "application/json")
        description.secret(members: ["pin"])
        let client = try PipelineClient.scripted(transport)
        do {
            _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
            return (transport.requests.map(\.httpRequest.url.host), nil)
        } catch {
            return (transport.requests.map(\.httpRequest.url.host), ServiceError(wrapping: error))
        }
    }

    @Test("takes no body to another host that has secrets in it")
    func secretBody() async throws {
        let (hosts, error) = try await putSecret(308, to: "https://other.example.org/")
        #expect(hosts == ["example.org"])
        #expect(error?.clientMessage?.contains("because its body contains secrets") == true)
        #expect(try await putSecret(308, to: "/there").0 == ["example.org", "example.org"])
        #expect(try await putSecret(303, to: "https://other.example.org/").0 == ["example.org", "other.example.org"])
    }

    @Test("to a GET leaves out what is about the body, and the conditions")
    func fieldsOfBody() async throws {
        let transport = ScriptedTransport(redirect(303, to: "/there"), .status(200))
        var description = RequestDescription(.put, "/", options: nil)
        for name in ["Content-MD5", "content-encoding", "Digest", "If-Match", "If-Unmodified-Since"] {
            description.header(name, name == "content-encoding" ? "identity" : "1")
        }
        description.header("Accept-Language", "en")
        description.body("fig", as: "text/plain")
        let client = try PipelineClient.scripted(transport)
        _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
        let names = transport.requests.map { $0.httpRequest.headers.map { $0.name.lowercased() } }
        let removed: Set = [
            "content-md5", "content-encoding", "content-type", "digest", "if-match", "if-unmodified-since",
        ]
        #expect(removed.isSubset(of: names[0]))
        #expect(Set(names[1]) == Set(names[0]).subtracting(removed))
    }

    @Test("to another host keeps a range and its condition together")
    func conditionOfRange() async throws {
        let transport = ScriptedTransport(redirect(302, to: "https://other.example.org/"), .status(200))
        let client = try PipelineClient.scripted(transport)
        var request = try HTTPRequest(method: .get, url: "https://example.org/")
        request.headers = ["Range": "bytes=2-", "If-Range": "\"1\""]
        _ = try await client.send(request)
        let headers = try #require(transport.requests.last).httpRequest.headers
        #expect([headers["Range"], headers["If-Range"]] == ["bytes=2-", "\"1\""])
    }

    @Test("to a GET asks for all of what is there, and expects nothing before a body that it does not have")
    func rangeOfAnotherMethod() async throws {
        let transport = ScriptedTransport(redirect(303, to: "/there"), .status(200))
        let client = try PipelineClient.scripted(transport)
        var request = try HTTPRequest(method: .post, url: "https://example.org/")
        request.headers = [
            "Range": "bytes=0-1", "If-Range": "\"1\"", "Expect": "100-continue",
            "Last-Modified": "Thu, 01 Jan 1970 00:00:00 GMT", "Accept-Language": "en",
        ]
        request.data = Data("fig".utf8)
        _ = try await client.send(request)
        let names = transport.requests.map { Set($0.httpRequest.headers.map(\.name)) }
        #expect(names[1] == names[0].subtracting(["Range", "If-Range", "Expect", "Last-Modified"]))
        #expect(names[1].contains("Accept-Language"))
    }

    @Test("takes no range along where its condition stays behind")
    func rangeOfWhatFollows() throws {
        var request = try HTTPRequest(method: .get, url: "https://example.org/")
        let url = try #require(URL(string: "https://example.org/next"))
        request.headers = ["Range": "items=0-9"]
        #expect(request.following(url).headers == ["Range": "items=0-9"])
        request.headers = ["Range": "bytes=2-", "If-Range": "\"1\""]
        #expect(request.following(url).headers == [:])
    }

    @Test("never goes from https to http")
    func downgrade() async throws {
        let transport = ScriptedTransport(redirect(302, to: "http://example.org/"), .status(200))
        let client = try PipelineClient.scripted(transport)
        let error = try await failure { try await client.send() }
        #expect(
            error.clientMessage?.hasPrefix(
                "The service redirected the request to 'http://example.org/'. It was not sent there: the connection would not "
                    + "be encrypted, although the service uses https."
            ) == true,
            "\(error)"
        )
        #expect(transport.requests.count == 1)
    }

    @Test("does not go round for ever")
    func loop() async throws {
        let transport = ScriptedTransport(redirect(302, to: "/"))
        let client = try PipelineClient.scripted(transport)
        let error = try await failure { try await client.send() }
        #expect(error.clientMessage?.contains("more than 10 times") == true, "\(error)")
        #expect(transport.requests.count == 11)
    }

    @Test(
        "keeps or changes the method as RFC 9110 says",
        arguments: [
            (301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST"),
        ]
    )
    func method(status: Int, method: String) async throws {
        let transport = ScriptedTransport(redirect(status, to: "/there"), .status(200))
        _ = try await PipelineClient.scripted(transport).send(.post)
        #expect(transport.requests.map(\.httpRequest.method.rawValue) == ["POST", method])
    }

    /// Requests of which the first is a POST that is answered by a redirection, and the error in the end.
    private func post(_ status: Int, _ following: ScriptedTransport.Response...) async throws -> (
        [String], ServiceError
    ) {
        let there = redirect(status, to: "/there")
        let transport = ScriptedTransport(responses: [{ _ in there }] + following)
        let error = try await failure { try await PipelineClient.scripted(transport).send(.post) }
        return (transport.requests.map(\.httpRequest.method.rawValue), error)
    }

    @Test("to a GET says that the POST was carried out, so that it is not sent again", arguments: [301, 302, 303])
    func carriedOut(status: Int) async throws {
        let unreachable: ScriptedTransport.Response = { _ in throw URLError(.cannotConnectToHost) }
        let later = HTTPResponse.status(503, headers: ["Retry-After": "1"])
        let (lost, error) = try await post(status, unreachable, { _ in .status(200) })
        #expect(lost == ["POST", "GET"])
        #expect(error.clientMessage?.contains("was performed") == true, "\(error)")
        let (refused, refusal) = try await post(status, { _ in later }, { _ in .status(200) })
        #expect(refused == ["POST", "GET"])
        #expect(refusal.failure?.statusCode == 503)
    }

    @Test("to where there is no connection is named in the error, because the caller's address is another one")
    func unreachable() async throws {
        let there = redirect(307, to: "https://other.example.org/there")
        let transport = ScriptedTransport({ _ in there }, { _ in throw URLError(.cannotConnectToHost) })
        let client = try PipelineClient.scripted(transport, retryOptions: .none)
        let error = try await failure { try await client.send(.get, "/here") }
        #expect(
            error.clientMessageWithoutId
                == "The service redirected the request to 'https://other.example.org/there', where it failed: The request "
                + "could not be completed. [GET https://example.org/here, request id ID]"
        )
        #expect(error.isConnectionFailure)
        let (methods, lost) = try await post(303, { _ in throw URLError(.networkConnectionLost) })
        #expect(methods == ["POST", "GET"])
        let beginning = "The service redirected the request to 'https://example.org/there', where it failed: "
        #expect(lost.clientMessage?.hasPrefix(beginning) == true, "\(lost)")
    }

    @Test("that repeats the POST elsewhere does not stand in the way of another try")
    func notCarriedOut() async throws {
        let there = redirect(307, to: "/there")
        let transport = ScriptedTransport(
            { _ in there },
            { _ in throw URLError(.cannotConnectToHost) },
            { _ in .status(200) }
        )
        #expect(try await PipelineClient.scripted(transport).send(.post).statusCode == 200)
        #expect(transport.requests.map(\.httpRequest.method.rawValue) == ["POST", "POST", "POST"])
    }

    @Test(
        "leaves a response without a usable address alone, and says why",
        arguments: [
            (nil, "it has no 'Location'; check the client's endpoint and the path"),
            (" ", "it has no 'Location'; check the client's endpoint and the path"),
            ("https://[/", "its 'Location' is not a URL; to follow it, read it in httpResponse"),
            (
                "App:s3cret",
                "its 'Location' is not a URL for http or https, but for 'app'; to follow it, read it in httpResponse"
            ),
        ] as [(String?, String)]
    )
    func noLocation(location: String?, reason: String) async throws {
        var headers = HTTPHeaders()
        headers["Location"] = location
        let transport = ScriptedTransport(.status(302, headers: headers))
        let client = try PipelineClient.scripted(transport)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 302)
        let text = "\(try #require(error))"
        #expect(text.hasSuffix(": the redirect was not followed, because " + reason), "\(text)")
    }
}
