import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What a long-running operation goes on with", .timeLimit(.minutes(20)))
struct LongRunningLinkTests {
    private func request(
        _ client: StubClient,
        context: PipelineContext? = nil,
        describe: (inout RequestDescription) -> Void = { _ in }
    ) -> ServiceRequest<LongRunningOperation<Fruit>> {
        var description = RequestDescription(.post, "/fruit", options: StubOptions(context: context))
        describe(&description)
        return ServiceRequest(description, client: client, returns: .longRunning(.value))
    }

    private func start(
        _ client: StubClient,
        context: PipelineContext? = nil,
        describe: (inout RequestDescription) -> Void = { _ in }
    ) async throws -> LongRunningOperation<Fruit> {
        try await request(client, context: context, describe: describe).value()
    }

    private func client(_ responses: HTTPResponse...) throws -> StubClient {
        let left = Locked(responses)
        let retry = RetryOptions(maximumTries: 1, clock: RecordingClock())
        return try StubClient(retryOptions: retry) { request in
            try #require(left.withLock { $0.isEmpty ? nil : $0.removeFirst() }, "\(request.httpRequest.url)")
        }
    }

    private static func begun(at address: String) -> HTTPResponse {
        .json("", status: 202, headers: ["Operation-Location": address])
    }

    @Test(
        "an address that is refused is named after its header field",
        arguments: ["Operation-Location", "Azure-AsyncOperation"]
    )
    func fieldOfARefusedAddress(field: String) async throws {
        let client = try client(.json("", status: 202, headers: [field: "https://other.example/operations/1"]))
        let error = try await failure { try await start(client) }
        #expect(error.clientMessage?.contains("an '\(field)'") == true, "\(error)")
    }

    @Test("an address of another origin that is trusted is asked without what is meant for the service")
    func trusted() async throws {
        let client = try client(
            Self.begun(at: "https://other.example/operations/1"),
            .json(#"{"status": "Succeeded", "resourceLocation": "https://fruit.example/fruit/9"}"#),
            .json(#"{"name": "apple"}"#)
        )
        var context = PipelineContext()
        context.trustedOrigins = ["https://other.example", "https://fruit.example"].compactMap(URL.init(string:))
        let operation = try await start(client, context: context) { $0.header("X-Tenant", "a") }
        #expect(try await operation.value() == Fruit(name: "apple"))
        let requests = client.transport.requests
        #expect(
            requests.map(\.url.absoluteString)
                == [
                    "https://fruit.example/fruit", "https://other.example/operations/1",
                    "https://fruit.example/fruit/9",
                ]
        )
        #expect(requests.map { $0.headers["X-Tenant"] } == ["a", nil, "a"])
    }

    @Test(
        "a relative address is relative to the response that it stands in, after a redirection and beside other addresses"
    )
    func relative() async throws {
        let client = try client(
            HTTPResponse(statusCode: 307, headers: ["Location": "/v2/basket/fruit"]),
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Location": "9"]),
            .json(#"{"status": "Succeeded"}"#),
            .json(#"{"name": "apple"}"#)
        )
        #expect(try await start(client).value() == Fruit(name: "apple"))
        #expect(
            client.transport.requests.map(\.url.path) == [
                "/fruit", "/v2/basket/fruit", "/operations/1", "/v2/basket/9",
            ]
        )
    }

    @Test(
        "an address in an error hides what is secret in the request",
        arguments: ["https://other.example/tulip", "mailto:tulip@b", "/operations/tulip"]
    )
    func secrets(address: String) async throws {
        let client = try client(Self.begun(at: address), .json(#"{"state": "tulip"}"#))
        let error = try await failure {
            try await start(client) {
                $0.header("X-Password", "tulip")
                $0.secret("X-Password")
            }.value()
        }
        #expect(!"\(error)".contains("tulip"))
    }

    @Test("the Location of the first response is the service's, also where another origin is asked for the status")
    func locationOfTheService() async throws {
        let client = try client(
            .json(
                "",
                status: 202,
                headers: ["Operation-Location": "https://other.example/operations/1", "Location": "/fruit/9"]
            ),
            .json(#"{"status": "Succeeded"}"#),
            .json(#"{"name": "apple"}"#)
        )
        var context = PipelineContext()
        context.trustedOrigins = try [#require(URL(string: "https://other.example"))]
        #expect(try await start(client, context: context).value() == Fruit(name: "apple"))
    }

    @Test(
        "a Location of another origin is of no importance where it is not asked",
        arguments: ["https://store.example/results/1", "mailto:a@b"]
    )
    func unusedLocation(address: String) async throws {
        let begun = HTTPResponse.json(
            "",
            status: 202,
            headers: ["Operation-Location": "/operations/1", "Location": address]
        )
        let end = #"{"status": "Succeeded", "resourceLocation": "/fruit/9"}"#
        let client = try client(begun, .json(end), .json(#"{"name": "apple"}"#))
        #expect(try await start(client).value() == Fruit(name: "apple"))
        #expect(client.transport.requests.count == 3)
        let other = try self.client(begun, .json(#"{"status": "Succeeded"}"#))
        let error = try await failure { try await start(other).value() }
        #expect(error.clientMessage?.contains("a 'Location'") == true)
        #expect(other.transport.requests.count == 2)
    }

    @Test(
        "a Location that is asked for the status and cannot be read is an error, and no end of the operation",
        arguments: [#"\\fruit.example:8080\x"#, "htt\tps://fruit.example/x", "https://[/", "file:///x"]
    )
    func unreadableLocation(address: String) async throws {
        let begun = HTTPResponse.json("", status: 202, headers: ["Location": address])
        let error = try await failure { try await start(try client(begun)) }
        #expect(
            error.clientMessageWithoutId == "The response that begins the operation at https://fruit.example/fruit "
                + "[request id ID] has a 'Location' that is not a URL."
        )
        let later = try client(.json("", status: 202, headers: ["Location": "/operations/1"]), begun)
        let refusal = try await failure { try await start(later).value() }
        #expect(refusal.clientMessage?.contains("operations/1") == true, "\(refusal)")
        #expect(refusal.clientMessage?.hasSuffix(" has a 'Location' that is not a URL.") == true, "\(refusal)")
        #expect(later.transport.requests.count == 2)
    }

    @Test("an empty Location is none")
    func emptyLocation() async throws {
        let client = try client(.json(#"{"name": "apple"}"#, status: 201, headers: ["Location": " "]))
        let operation = try await start(client)
        #expect(operation.status.isSucceeded)
        #expect(try await operation.value() == Fruit(name: "apple"))
    }

    @Test("a response to a question that was given up does not take back that the operation has ended")
    func lateResponse() async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let questions = Locked(0)
        let retry = RetryOptions(maximumTries: 1, clock: RecordingClock())
        let client = try StubClient(retryOptions: retry) { request in
            guard request.httpRequest.method == .get else { return Self.begun(at: "/operations/1") }
            let number = questions.withLock { count in
                count += 1
                return count
            }
            guard number == 1 else { return .json(#"{"status": "Succeeded", "name": "apple"}"#) }
            isAsked.give()
            await mayAnswer.wait()
            return .json(#"{"status": "Running"}"#)
        }
        let operation = try await start(client)
        let first = Task { try await operation.update() }
        await isAsked.wait()
        first.cancel()
        #expect(try await failure { try await first.value }.isCanceled)
        #expect(try await operation.update().isSucceeded)
        mayAnswer.give()
        #expect(operation.status.isSucceeded)
        #expect(try await operation.value() == Fruit(name: "apple"))
    }

    @Test("a token keeps every address, whatever is in it")
    func token() async throws {
        let addresses = [("/a?b=c&d=%26=%20é", "/a?b=c&d=%26=%20%C3%A9"), ("/ü", "/%C3%BC"), ("/x#fragment", "/x")]
        for (address, path) in addresses {
            let first = try client(
                .json("", status: 202, headers: ["Operation-Location": address, "Location": address])
            )
            let token = try #require(try await start(first).continuationToken)
            #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
            let second = try client(.json(#"{"status": "Succeeded"}"#), .json(#"{"name": "apple"}"#))
            let operation = try request(second).resumed(from: token)
            #expect(try await operation.value() == Fruit(name: "apple"))
            let asked = "https://fruit.example\(path)"
            #expect(second.transport.requests.map(\.url.absoluteString) == [asked, asked])
        }
    }

    @Test("a token that was changed is refused", arguments: ["", "e30", "bW9uaXRvcj1ub25l", "ä"])
    func badToken(token: String) throws {
        let client = try client()
        let error = #expect(throws: ServiceError.self) {
            try request(client).resumed(from: token)
        }
        #expect(error?.clientMessage == "The continuation token is not from a long-running operation.")
    }

    @Test(
        "a token that leads elsewhere is refused, however it says so, and nothing is sent",
        arguments: ["poll", "original"],
        Self.hostileAddresses
    )
    func hostileToken(member: String, address: String) async throws {
        let client = try client()
        // The one that is not hostile is taken.
        _ = try request(client).resumed(from: Self.token())
        let error = #expect(throws: ServiceError.self) {
            try request(client).resumed(from: Self.token(member, address))
        }
        #expect(error.map { !"\($0)".contains("password@") } == true)
        #expect(client.transport.requests.isEmpty)
    }

    @Test(
        "a location in a token that leads elsewhere is not asked, however it says so",
        arguments: Self.hostileAddresses
    )
    func hostileLocation(address: String) async throws {
        let client = try client(.json(#"{"status": "Succeeded"}"#))
        let operation = try request(client).resumed(from: Self.token("location", address))
        let error = await #expect(throws: ServiceError.self) { try await operation.value() }
        #expect(error.map { !"\($0)".contains("password@") } == true)
        #expect(client.transport.requests.map(\.url.absoluteString) == ["https://fruit.example/a"])
    }

    @Test("a location elsewhere that nothing asks for does not keep a token from being taken")
    func unusedLocation() async throws {
        let elsewhere = "https://other.example/results/1"
        let first = try client(
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Location": elsewhere])
        )
        let token = try #require(try await start(first).continuationToken)
        let second = try client(
            .json(#"{"status": "Succeeded", "resourceLocation": "/fruit/9"}"#),
            .json(#"{"name": "apple"}"#)
        )
        let operation = try request(second).resumed(from: token)
        #expect(try await operation.value() == Fruit(name: "apple"))
    }

    private static let hostileAddresses =
        [
            "https://evil.example/a", "https://fruit.example@evil.example/a", "https://fruit.example%40evil.example/a",
            "https://fruit.example\\@evil.example/a", "https://fruit.example.evil.example/a", "//fruit.example/a",
            "https://fruit.example:8443/a", "http://fruit.example/a", "/a", "file:///etc/passwd", "data:,a",
            "https:///a", "https://user:password@fruit.example/a", "https://user@fruit.example/a",
        ]

    /// A token of an operation, with a change.
    private static func token(_ member: String = "", _ address: String = "") -> String {
        var members = [
            "monitor": "operationLocation", "poll": "https://fruit.example/a", "method": "POST",
            "original": "https://fruit.example/a", "location": "https://fruit.example/a", "final": "automatic",
        ]
        if !member.isEmpty { members[member] = address }
        let form = members.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
        return Base64.text(Data(form.utf8), .base64URL)
    }

    @Test("a token asks, and never changes anything, whatever method it names")
    func methodOfToken() async throws {
        let addresses = "poll=https://fruit.example/a&original=https://fruit.example/a&location="
        let form = "monitor=provisioningState&method=DELETE&final=originalURI&\(addresses)"
        let token = Base64.text(Data(form.utf8), .base64URL)
        let client = try client(.json(#"{"name": "apple", "provisioningState": "Succeeded"}"#))
        let operation = try request(client).resumed(from: token)
        #expect(try await operation.value() == Fruit(name: "apple"))
        #expect(client.transport.requests.map(\.method) == [.get])
    }

    @Test("a token with an address of another origin is taken only where that is trusted")
    func foreignToken() async throws {
        var context = PipelineContext()
        context.trustedOrigins = [try #require(URL(string: "https://other.example"))]
        let first = try client(Self.begun(at: "https://other.example/operations/1"))
        let token = try #require(try await start(first, context: context).continuationToken)
        let second = try client(.json(#"{"status": "Failed"}"#))
        let error = #expect(throws: ServiceError.self) {
            try request(second).resumed(from: token)
        }
        #expect(
            error?.clientMessage
                == "The continuation token for the operation at https://fruit.example/fruit has an address to another host, "
                + "https://other.example/operations/1. It was not followed, because data for the service would be sent there. "
                + "If you trust the host, add it to the trustedOrigins of the call's context."
        )
        _ = try request(second, context: context).resumed(from: token)
    }

    @Test("an operation goes on as the request that resumes it says: its header fields, its id, its errors")
    func resumedWithOptions() async throws {
        let first = try client(Self.begun(at: "/operations/1"))
        let token = try #require(try await start(first).continuationToken)
        let second = try client(.json(#"{"code": "Rotten"}"#, status: 404))
        var description = RequestDescription(.post, "/fruit", options: StubOptions(clientRequestId: "resumed"))
        description.header("X-Tenant", "a")
        description.failure(.any, FruitError.self)
        let format = ResponseFormat<LongRunningOperation<Fruit>>.longRunning(.value)
        let operation = try ServiceRequest(description, client: second, returns: format).resumed(from: token)
        let error = try await failure { try await operation.value() }
        #expect(error.failure?.error(as: FruitError.self)?.code == "Rotten")
        let sent = second.transport.requests
        #expect(sent.map(\.url.absoluteString) == ["https://fruit.example/operations/1"])
        #expect(sent.map { $0.headers["X-Tenant"] } == ["a"])
        #expect(sent.map { $0.headers["Accept"] } == ["application/json"])
        #expect(sent.map { $0.headers["x-ms-client-request-id"] } == ["resumed"])
    }

    @Test("the token of the request that resumes an operation ends the waiting")
    func resumedWithToken() async throws {
        let token = CancellationToken()
        let client = try client()
        let description = RequestDescription(.post, "/fruit", options: StubOptions(cancellationToken: token))
        let format = ResponseFormat<LongRunningOperation<Fruit>>.longRunning(.value)
        let operation = try ServiceRequest(description, client: client, returns: format).resumed(from: Self.token())
        token.cancel()
        #expect(try await failure { try await operation.value() }.isCanceled)
        #expect(client.transport.requests.isEmpty)
    }

    @Test("a request whose format is of another kind resumes nothing, and says so")
    func resumedWithAnotherFormat() throws {
        var responses = ResponsesByStatus<LongRunningOperation<Fruit>>()
        responses.add(.code(202), .longRunning(.value)) { $0 }
        let request = ServiceRequest(
            RequestDescription(.post, "/fruit"),
            client: try client(),
            returns: .byStatus(responses)
        )
        let error = #expect(throws: ServiceError.self) { try request.resumed(from: Self.token()) }
        #expect(
            error?.clientMessage
                == "The operation cannot be continued, because the format of the response is not 'longRunning'."
        )
    }

    @Test("a value whose handler waits for its queue is that of a canceled call once the token is canceled")
    func canceledInTheQueue() async throws {
        let queue = DispatchQueue(label: "handlers")
        let token = CancellationToken()
        let client = try client(.json(#"{"name": "apple"}"#), .json(""))
        let isInTheQueue = Signal()
        let (results, handler) = AsyncStream<Result<Int, ServiceError>>.makeStream()
        func run() async throws {
            let options = StubOptions(cancellationToken: token, dispatchQueue: queue)
            let description = RequestDescription(.post, "/fruit", options: options)
            let format: ResponseFormat<LongRunningOperation<Int>> =
                .longRunning(.fixed(1, isReleased: isInTheQueue))
            let operation = try await ServiceRequest(description, client: client, returns: format).value()
            #expect(operation.status.isSucceeded)
            queue.suspend()
            operation.value { result, _ in handler.yield(result) }
        }
        try await run()
        await isInTheQueue.wait()
        token.cancel()
        queue.resume()
        var iterator = results.makeAsyncIterator()
        let result = try #require(await iterator.next())
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
    }

    @Test("a task that was canceled before is a canceled call", arguments: [false, true])
    func canceledBefore(isFinished: Bool) async throws {
        let client = try client(isFinished ? .json(#"{"name": "apple"}"#) : Self.begun(at: "/operations/1"))
        let operation = try await start(client)
        let mayBegin = Signal()
        let task = Task {
            await mayBegin.wait()
            return try await operation.value()
        }
        task.cancel()
        mayBegin.give()
        #expect(try await failure { try await task.value }.isCanceled)
        #expect(client.transport.requests.count == 1)
    }
}
