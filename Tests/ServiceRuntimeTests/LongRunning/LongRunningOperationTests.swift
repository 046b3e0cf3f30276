import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Operations that go on after the service has answered: which requests follow, and what comes of them.
@Suite(.timeLimit(.minutes(20)))
struct LongRunningOperationTests {
    /// A service that responds to one request after the other, as a test scripts it.
    private struct Script {
        let client: StubClient
        let clock = RecordingClock()

        init(_ responses: [HTTPResponse], logger: any ClientLogger = SuiteLogger()) throws {
            let left = Locked(responses)
            let retryOptions = RetryOptions(maximumTries: 1, clock: clock)
            client = try StubClient(retryOptions: retryOptions, logger: logger) { request in
                try #require(
                    left.withLock { $0.isEmpty ? nil : $0.removeFirst() },
                    "an unexpected request for \(request.httpRequest.url)"
                )
            }
        }

        /// The requests so far, as method and address.
        var requests: [String] {
            client.transport.requests.map {
                "\($0.method.rawValue) \($0.url.path)\($0.url.query.map { "?\($0)" } ?? "")"
            }
        }

        func request(
            _ method: HTTPMethod,
            finalState: FinalState = .automatic,
            options: StubOptions? = nil
        ) -> ServiceRequest<LongRunningOperation<Fruit>> {
            var description = RequestDescription(method, "/fruit", options: options)
            description.failure(.any, FruitError.self)
            return ServiceRequest(description, client: client, returns: .longRunning(.value, finalState: finalState))
        }

        func start(
            _ method: HTTPMethod,
            finalState: FinalState = .automatic,
            options: StubOptions? = nil
        ) async throws -> LongRunningOperation<Fruit> {
            try await request(method, finalState: finalState, options: options).value()
        }
    }

    @Test(arguments: ["Operation-Location", "Azure-AsyncOperation"])
    func asksForTheStateUntilTheOperationHasEnded(header: String) async throws {
        let script = try Script([
            .json(#"{"name": "seed"}"#, status: 201, headers: [header: "/operations/1?v=1", "Retry-After": "3"]),
            .json(#"{"status": "Running", "percentComplete": 40}"#, headers: ["Retry-After": "7"]),
            .json(#"{"status": "Succeeded"}"#),
            .json(#"{"name": "apple"}"#),
        ])
        let operation = try await script.start(.put)
        #expect(operation.status == .inProgress)
        var states: [LongRunningStatus] = []
        for try await status in operation.updates { states.append(status) }
        #expect(
            states == [
                .inProgress, LongRunningStatus(state: "Running", percentComplete: 40),
                LongRunningStatus(state: "Succeeded", percentComplete: nil),
            ]
        )
        #expect(try await operation.value() == Fruit(name: "apple"))
        #expect(script.requests == ["PUT /fruit", "GET /operations/1?v=1", "GET /operations/1?v=1", "GET /fruit"])
        #expect(script.clock.sleeps == [.seconds(3), .seconds(7)])
    }

    @Test(arguments: [(-1, 0), (0, 0), (99.5, 99.5), (150, 100)])
    func progressIsFrom0To100Percent(reported: Double, percent: Double) async throws {
        let script = try Script([
            .json("{}", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(#"{"status": "Running", "percentComplete": \#(reported)}"#),
        ])
        let operation = try await script.start(.post)
        #expect(try await operation.update().percentComplete == percent)
    }

    @Test(arguments: ["Retry-After", "retry-after-ms", "x-ms-retry-after-ms"])
    func aServiceThatAsksForNoPauseIsPolledLessAndLessOften(header: String) async throws {
        let running = HTTPResponse.json(#"{"status": "Running"}"#, headers: [header: "0"])
        let script = try Script(
            [.json("", status: 202, headers: ["Operation-Location": "/operations/1", header: "0"])]
                + Array(repeating: running, count: 6) + [.json(#"{"status": "Succeeded", "name": "apple"}"#)]
        )
        #expect(try await script.start(.post, finalState: .operation).value() == Fruit(name: "apple"))
        #expect(script.clock.sleeps == [0.1, 0.2, 0.4, 0.8, 1, 1].map { .seconds($0) })
    }

    @Test func aPauseThatAServiceAsksForIsNotShortened() async throws {
        let running = HTTPResponse.json(#"{"status": "Running"}"#, headers: ["Retry-After": "1"])
        let script = try Script(
            [.json("", status: 202, headers: ["Operation-Location": "/operations/1", "Retry-After": "0"])]
                + Array(repeating: running, count: 6) + [.json(#"{"status": "Succeeded", "name": "apple"}"#)]
        )
        #expect(try await script.start(.post, finalState: .operation).value() == Fruit(name: "apple"))
        #expect(script.clock.sleeps == Array(repeating: .seconds(1), count: 6))
    }

    @Test func aPauseThatIsLongerThanAnyOtherIsAWarning() async throws {
        let logger = RecordingLogger(level: .warning)
        let script = try Script(
            [
                .json("", status: 202, headers: ["Operation-Location": "/operations/1?t=s3cret", "Retry-After": "60"]),
                .json(#"{"status": "Running"}"#, headers: ["Retry-After": "1000000000"]),
                .json(#"{"status": "Succeeded", "name": "apple"}"#),
            ],
            logger: logger
        )
        #expect(try await script.start(.post, finalState: .operation).value() == Fruit(name: "apple"))
        #expect(script.clock.sleeps == [.seconds(60), .seconds(86400)])
        #expect(
            logger.messages == [
                "The operation is polled only in 86400 s, because the service asks for this pause: GET "
                    + "https://fruit.example/operations/1?t=REDACTED"
            ]
        )
    }

    @Test func theBodyOfTheRequestIsReleasedWhenTheOperationHasBegun() async throws {
        let server = try LoopbackServer()
        server.reply(.json("", status: 202, headers: [("Operation-Location", "/operations/1")]))
        let isReleased = Signal()
        let operation = try await begin(server.client(), isReleased)
        await isReleased.wait()
        #expect(operation.status == .inProgress)
    }

    private func begin(_ client: PipelineClient, _ isReleased: Signal) async throws -> LongRunningOperation<Fruit> {
        let release = OnRelease(isReleased.give)
        let source = HTTPBody.stream {
            release.holder()
            return InputStream(data: Data("fig".utf8))
        }
        var description = RequestDescription(.put, "/fruit")
        description.body(source, as: "text/plain")
        return try await ServiceRequest(description, client: client, returns: .longRunning(.value)).value()
    }

    @Test func allWhoWaitShareTheQuestions() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Retry-After": "3"]),
            .json(#"{"status": "Running"}"#, headers: ["Retry-After": "7"]),
            .json(#"{"status": "Running"}"#, headers: ["Retry-After": "7"]),
            .json(#"{"status": "Succeeded", "name": "apple"}"#),
        ])
        let operation = try await script.start(.post, finalState: .operation)
        let values = try await withThrowingTaskGroup(of: Fruit.self) { group in
            for _ in 1...10 { group.addTask { try await operation.value() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: Fruit(name: "apple"), count: 10))
        #expect(script.requests.count == 4)
        #expect(script.clock.sleeps == [.seconds(3), .seconds(7), .seconds(7)])
    }

    @Test func whoStopsWaitingLeavesTheQuestionToTheOthers() async throws {
        let clock = ManualClock()
        let client = try StubClient(retryOptions: RetryOptions(maximumTries: 1, clock: clock)) { request in
            request.httpRequest.method == .post
                ? .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Retry-After": "3"])
                : .json(#"{"status": "Succeeded", "name": "apple"}"#)
        }
        let format = ResponseFormat<LongRunningOperation<Fruit>>.longRunning(.value, finalState: .operation)
        let description = RequestDescription(.post, "/fruit", options: nil)
        let operation = try await ServiceRequest(description, client: client, returns: format).value()
        let impatient = Task { try await operation.value() }
        await clock.sleepers(.seconds(3))
        async let value = operation.value()
        impatient.cancel()
        #expect(try await failure { try await impatient.value }.isCanceled)
        await clock.sleepers(.seconds(3))
        clock.advance(by: .seconds(3))
        #expect(try await value == Fruit(name: "apple"))
        #expect(client.transport.requests.count == 2)
    }

    @Test func whoIsCanceledBetweenTwoStatesIsToldSo() async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"])])
        let operation = try await script.start(.post)
        let watcher = Task {
            for try await _ in operation.updates {
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        #expect(try await failure { try await watcher.value }.isCanceled)
        #expect(script.requests == ["POST /fruit"])
    }

    @Test func aCanceledTokenEndsTheStatesBeforeTheFirst() async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"])])
        let token = CancellationToken()
        let operation = try await script.start(.post, options: StubOptions(cancellationToken: token))
        token.cancel()
        var updates = operation.updates.makeAsyncIterator()
        #expect(try await failure { try await updates.next() }.isCanceled)
    }

    @Test func everyoneWhoWatchesGetsAllStates() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(#"{"status": "Succeeded", "name": "apple"}"#),
        ])
        let updates = try await script.start(.post, finalState: .operation).updates
        let end = LongRunningStatus(state: "Succeeded", percentComplete: nil)
        for expected in [[.inProgress, end], [end]] {
            var states: [LongRunningStatus] = []
            for try await status in updates { states.append(status) }
            #expect(states == expected)
        }
    }

    @Test func whoWatchesGetsTheEndThatAnotherHasAskedFor() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(#"{"status": "Succeeded", "name": "apple"}"#),
        ])
        let operation = try await script.start(.post, finalState: .operation)
        var updates = operation.updates.makeAsyncIterator()
        #expect(try await updates.next() == .inProgress)
        #expect(try await operation.value() == Fruit(name: "apple"))
        #expect(try await updates.next() == LongRunningStatus(state: "Succeeded", percentComplete: nil))
        #expect(try await updates.next() == nil)
        #expect(script.requests.count == 2)
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func whoIsCanceledAsTheStateComesIsToldSo() async throws {
        let mayAnswer = Signal()
        let client = try StubClient { request in
            if request.httpRequest.method == .post {
                return .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Retry-After": "0"])
            }
            await mayAnswer.wait()
            return .json(#"{"status": "Running"}"#)
        }
        let format = ResponseFormat<LongRunningOperation<Fruit>>.longRunning(.value, finalState: .operation)
        let operation = try await ServiceRequest(RequestDescription(.post, "/fruit"), client: client, returns: format)
            .value()
        let canceled = await HeldExecutor.canceledOnArrival(of: mayAnswer) { try await operation.update() }
        #expect(try await failure { try await canceled.value }.isCanceled)
        #expect(operation.status == LongRunningStatus(state: "Running"))
    }

    @Test func theResultOfAPostStandsAtItsLocation() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Location": "/results/1"]),
            .json(#"{"status": "succeeded"}"#),
            .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(.post).value() == Fruit(name: "apple"))
        #expect(script.requests == ["POST /fruit", "GET /operations/1", "GET /results/1"])
        #expect(script.clock.sleeps == [.seconds(2)])
    }

    @Test(arguments: [
        (FinalState.originalURI, #"{"status": "Succeeded"}"#, "GET /fruit"),
        (.location, #"{"status": "Succeeded"}"#, "GET /results/1"),
        (.automatic, #"{"status": "Succeeded", "resourceLocation": "/fruit/9"}"#, "GET /fruit/9"),
    ])
    func theResultIsFetchedFromWhereItStands(finalState: FinalState, end: String, last: String) async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Location": "/results/1"]),
            .json(end), .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(.post, finalState: finalState).value() == Fruit(name: "apple"))
        #expect(script.requests.last == last)
    }

    /// Without a `Location`, the result is where it is if nothing is said of it.
    @Test(arguments: [
        (HTTPMethod.post, #"{"status": "Succeeded", "resourceLocation": "/fruit/9"}"#, "GET /fruit/9"),
        (.put, #"{"status": "Succeeded"}"#, "GET /fruit"), (.patch, #"{"status": "Succeeded"}"#, "GET /fruit"),
    ])
    func theResultIsFoundWithoutALocation(method: HTTPMethod, end: String, last: String) async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(end), .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(method, finalState: .location).value() == Fruit(name: "apple"))
        #expect(script.requests.last == last)
    }

    @Test(arguments: [
        #"{"status": "Succeeded", "name": "apple"}"#, #"{"status": "Succeeded", "result": {"name": "apple"}}"#,
    ])
    func theResultMayStandInTheLastResponse(end: String) async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"]), .json(end)])
        #expect(try await script.start(.post, finalState: .operation).value() == Fruit(name: "apple"))
    }

    /// The monitor of a PUT tells nothing of the resource, even if the description says that the result is there.
    @Test(arguments: [HTTPMethod.put, .patch])
    func theResultOfAPutIsTheResource(method: HTTPMethod) async throws {
        let script = try Script([
            .json(#"{"name": "seed"}"#, status: 201, headers: ["Azure-AsyncOperation": "/operations/1"]),
            .json(#"{"status": "Succeeded"}"#),
            .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(method, finalState: .operation).value() == Fruit(name: "apple"))
        #expect(script.requests.suffix(2) == ["GET /operations/1", "GET /fruit"])
    }

    /// The test server of AutoRest: what is deleted may be there, but the status of the operation is not it.
    @Test(arguments: [
        (HTTPResponse.json(#"{"status": "Succeeded"}"#), "Operation-Location", nil),
        (.json(#"{"status": "Succeeded", "result": {"name": "apple"}}"#), "Azure-AsyncOperation", "apple"),
        (.json(#"{"name": "apple"}"#), "Location", "apple"), (.json(""), "Location", nil),
        (.json("", status: 204), "Location", nil),
    ])
    func aDeleteMayHaveNoResult(end: HTTPResponse, field: String, name: String?) async throws {
        let script = try Script([.json("", status: 202, headers: [field: "/operations/1"]), end])
        let request = ServiceRequest<LongRunningOperation<Fruit?>>(
            RequestDescription(.delete, "/fruit"),
            client: script.client,
            returns: .longRunning(.optionalValue)
        )
        #expect(try await request.value().value()?.name == name)
        #expect(script.requests == ["DELETE /fruit", "GET /operations/1"])
    }

    @Test func aStateWithoutAResultThatMayBeMissingIsNone() async throws {
        let headers: HTTPHeaders = ["Operation-Location": "/operations/1"]
        let script = try Script([
            .json(#"{"name": "seed"}"#, status: 202, headers: headers), .json(#"{"status": "Succeeded", "id": "1"}"#),
        ])
        let request = ServiceRequest<LongRunningOperation<Fruit?>>(
            RequestDescription(.post, "/fruit"),
            client: script.client,
            returns: .longRunning(.optionalValue)
        )
        #expect(try await request.value().value() == nil)
        #expect(script.requests == ["POST /fruit", "GET /operations/1"])
    }

    @Test(arguments: [
        "completed", "partiallyCompleted", "Partially_Succeeded", "Success", "DONE", "complete", "Finished",
    ])
    func anOperationMaySucceedInOtherWords(state: String) async throws {
        let end = #"{"status": "\#(state)", "name": "apple"}"#
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"]), .json(end)])
        #expect(try await script.start(.post, finalState: .operation).value() == Fruit(name: "apple"))
    }

    @Test func asksTheLocationWhileItAnswers202() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Location": "/operations/1"]),
            .json("", status: 202, headers: ["Location": "/operations/2"]),
            .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(.post).value() == Fruit(name: "apple"))
        #expect(script.requests == ["POST /fruit", "GET /operations/1", "GET /operations/2"])
    }

    @Test func asksTheResourceForItsProvisioningState() async throws {
        let script = try Script([
            .json(#"{"name": "seed", "properties": {"provisioningState": "Creating"}}"#, status: 201),
            .json(#"{"name": "apple", "properties": {"provisioningState": "Succeeded"}}"#),
        ])
        #expect(try await script.start(.put).value() == Fruit(name: "apple"))
        #expect(script.requests == ["PUT /fruit", "GET /fruit"])
    }

    @Test func anOperationThatEndsAtOnceIsAskedForNoMore() async throws {
        let script = try Script([.json(#"{"name": "apple"}"#)])
        #expect(try await script.start(.post).value() == Fruit(name: "apple"))
        #expect(script.requests == ["POST /fruit"])
        #expect(script.clock.sleeps == [])
    }

    @Test func anOperationWithoutAStateCountsAsDoneWithAWarning() async throws {
        let logger = RecordingLogger(level: .warning)
        let script = try Script([.json(#"{"name": "apple"}"#, status: 202)], logger: logger)
        let operation = try await script.start(.post)
        #expect(operation.status.isSucceeded)
        #expect(
            logger.messages == [
                "The service accepted POST https://fruit.example/fruit (202), but does not say where the state of the operation is. "
                    + "The operation counts as done."
            ]
        )
    }

    /// As the test server of AutoRest has it. Its operation is none that may be asked for.
    @Test func aPatchThatIsCarriedOutAtOnceIsAskedForNoMore() async throws {
        let resource = #"{"name": "apple", "properties": {"provisioningState": "Succeeded"}}"#
        let headers: HTTPHeaders = ["Azure-AsyncOperation": "https://elsewhere.example/operations/1"]
        let script = try Script([.json(resource, headers: headers)])
        #expect(try await script.start(.patch).value() == Fruit(name: "apple"))
        #expect(script.requests == ["PATCH /fruit"])
    }

    /// What a PATCH has not begun yet, and what a PUT returns, says nothing of the operation.
    @Test(arguments: [
        (HTTPMethod.patch, 202, "Succeeded", "Azure-AsyncOperation"),
        (.patch, 200, "Updating", "Azure-AsyncOperation"), (.patch, 200, "Succeeded", "Operation-Location"),
        (.put, 200, "Succeeded", "Azure-AsyncOperation"),
    ])
    func theStateOfAResourceDoesNotReplaceThatOfItsOperation(
        method: HTTPMethod,
        status: Int,
        state: String,
        field: String
    ) async throws {
        let resource = #"{"name": "seed", "properties": {"provisioningState": "\#(state)"}}"#
        let script = try Script([
            .json(resource, status: status, headers: [field: "/operations/1"]),
            .json(#"{"status": "Succeeded"}"#),
            .json(#"{"name": "apple"}"#),
        ])
        #expect(try await script.start(method).value() == Fruit(name: "apple"))
        #expect(script.requests == ["\(method.rawValue) /fruit", "GET /operations/1", "GET /fruit"])
    }

    @Test(arguments: [
        "Failed", "Canceled", "cancelled", "Rejected", "ValidationFailed", "ERROR", "aborted", "timed-out",
    ])
    func anOperationThatFailsThrowsTheLastResponse(state: String) async throws {
        let end = #"{"status": "\#(state)", "code": "Frost", "error": {"message": "It froze."}}"#
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"]), .json(end)])
        let operation = try await script.start(.post)
        let error = await #expect(throws: ServiceError.self) { try await operation.value() }
        let failure = try #require(error?.failure)
        #expect(failure.error(as: FruitError.self)?.code == "Frost")
        #expect(failure.message == "It froze.")
        #expect(failure.operationState == state)
        let beginning = "The operation ended as '\(state)': the service returned 200 (OK) for GET "
        #expect(failure.description.hasPrefix(beginning))
        #expect(operation.status.isFailed)
    }

    @Test(arguments: [
        (#"{"status": "Succeeded", "name": "apple"}"#, "apple"), (#"{"status": "Failed", "code": "Frost"}"#, nil),
    ])
    func aCompletionHandlerGetsTheLastResponseAsWell(end: String, name: String?) async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"]), .json(end)])
        let options = StubOptions(dispatchQueue: DispatchQueue(label: "handlers"))
        let operation = try await script.start(.post, finalState: .operation, options: options)
        let (result, httpResponse) = await withCheckedContinuation { continuation in
            operation.value { continuation.resume(returning: ($0, $1)) }
        }
        #expect((try? result.get())?.name == name)
        #expect(httpResponse?.data == Data(end.utf8))
    }

    @Test func aQuestionThatFailsCanBeAskedAgain() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(#"{"code": "Busy"}"#, status: 503),
            .json(#"{"status": "Succeeded", "name": "apple"}"#),
        ])
        let operation = try await script.start(.post, finalState: .operation)
        await #expect(throws: ServiceError.self) { try await operation.value() }
        #expect(try await operation.value() == Fruit(name: "apple"))
    }

    @Test(arguments: ["https://elsewhere.example/operations/1", "http://fruit.example/operations/1"])
    func noCredentialGoesToAnotherHost(address: String) async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": address])])
        let error = await #expect(throws: ServiceError.self) { try await script.start(.post) }
        let text = "\(try #require(error))"
        #expect(text.contains("has an 'Operation-Location' to another host"))
        #expect(text.hasPrefix("The response that begins the operation at https://fruit.example/fruit [request id "))
        #expect(script.requests == ["POST /fruit"])
    }

    @Test func whatIsSecretInTheRequestIsSecretInTheQuestions() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/tulip"]), .json("", status: 404),
        ])
        var description = RequestDescription(.post, "/fruit", options: nil)
        description.header("X-Password", "tulip")
        description.secret("X-Password")
        let format = ResponseFormat<LongRunningOperation<Fruit>>.longRunning(.value)
        let operation = try await ServiceRequest(description, client: script.client, returns: format).value()
        let error = await #expect(throws: ServiceError.self) { try await operation.value() }
        #expect(script.requests == ["POST /fruit", "GET /operations/tulip"])
        #expect(!"\(try #require(error))".contains("tulip"))
    }

    @Test func aResponseWithoutAStatusIsAnError() async throws {
        let script = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1"]), .json(#"{"state": "Running"}"#),
        ])
        let operation = try await script.start(.post)
        let error = await #expect(throws: ServiceError.self) { try await operation.value() }
        let text = "\(try #require(error))"
        #expect(text.contains("(200, application/json) of the operation at https://fruit.example/"), "\(text)")
        #expect(text.contains("has no string 'status' [request id "), "\(text)")
    }

    @Test func cancelingTheTokenEndsTheWaitingAtOnce() async throws {
        let (token, clock) = (CancellationToken(), ManualClock())
        let client = try StubClient(retryOptions: RetryOptions(maximumTries: 1, clock: clock)) { _ in
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Retry-After": "2"])
        }
        let description = RequestDescription(.post, "/fruit", options: StubOptions(cancellationToken: token))
        let format: ResponseFormat<LongRunningOperation<Fruit>> = .longRunning(.value)
        let operation = try await ServiceRequest(description, client: client, returns: format).value()
        async let error = failure { try await operation.value() }
        await clock.sleepers(.seconds(2))
        token.cancel()
        #expect(try await error.isCanceled)
        await clock.sleepers()
        #expect(client.transport.requests.map(\.method) == [.post])
    }

    @Test func aTokenGoesOnInAnotherClient() async throws {
        let first = try Script([
            .json("", status: 202, headers: ["Operation-Location": "/operations/1", "Location": "/results/1"])
        ])
        let token = try #require(try await first.start(.post).continuationToken)
        let second = try Script([.json(#"{"status": "Succeeded"}"#), .json(#"{"name": "apple"}"#)])
        let operation = try second.request(.post).resumed(from: token)
        #expect(try await operation.value() == Fruit(name: "apple"))
        #expect(second.requests == ["GET /operations/1", "GET /results/1"])
    }

    @Test func anOperationThatHadEndedAtOnceHasNoToken() async throws {
        let operation = try await Script([.json(#"{"name": "apple"}"#)]).start(.post)
        #expect(operation.continuationToken == nil)
        #expect(operation.status.isFinished)
    }

    @Test func aTokenOfAQuickPutAsksForItsResource() async throws {
        let script = try Script([.json(#"{"name": "apple"}"#), .json(#"{"name": "apple"}"#)])
        let token = try #require(try await script.start(.put).continuationToken)
        let operation = try script.request(.put).resumed(from: token)
        #expect(try await operation.value() == Fruit(name: "apple"))
        #expect(script.requests == ["PUT /fruit", "GET /fruit"])
    }

    @Test func aTokenOfAnotherServiceIsRefused() async throws {
        let script = try Script([.json("", status: 202, headers: ["Operation-Location": "/operations/1"])])
        let token = try #require(try await script.start(.post).continuationToken)
        let request = ServiceRequest<LongRunningOperation<Fruit>>(
            RequestDescription(.post, "/fruit"),
            client: try StubClient(endpoint: "https://vegetables.example") { _ in .json("") },
            returns: .longRunning(.value)
        )
        for (token, message) in [(token, "to another host"), ("no token", "not from a long-running operation")] {
            let error = #expect(throws: ServiceError.self) {
                try request.resumed(from: token)
            }
            #expect("\(try #require(error))".contains(message))
        }
    }
}
