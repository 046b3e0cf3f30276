import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Keeps its spans.
private final class RecordingTracer: RequestTracer {
    final class Span: RequestSpan {
        let request: TracedRequest
        let parent: TraceContext?
        let traceContext: TraceContext
        let outcomes = Locked<[String]>([])
        let hasEnded = Signal()

        init(_ request: TracedRequest, _ parent: TraceContext?) {
            self.request = request
            self.parent = parent
            traceContext = parent?.child() ?? .random()
        }

        func end(_ outcome: Result<Int, ServiceError>) {
            outcomes.withLock { outcomes in
                switch outcome {
                case .success(let status): outcomes.append("\(status)")
                case .failure(let error): outcomes.append(error.isCanceled ? "canceled" : "failed")
                }
            }
            hasEnded.give()
        }
    }

    let spans = Locked<[Span]>([])

    func startSpan(for request: TracedRequest, parent: TraceContext?) -> (any RequestSpan)? {
        let span = Span(request, parent)
        spans.withLock { $0.append(span) }
        return span
    }
}

@Suite("Distributed tracing", .timeLimit(.minutes(20)))
struct TracingTests {
    private static let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    private let server: LoopbackServer
    private let tracer = RecordingTracer()

    init() throws {
        server = try LoopbackServer()
    }

    private func client(_ tracer: (any RequestTracer)?) throws -> PipelineClient {
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(
            retryOptions: RetryOptions(maximumTries: 4, clock: RecordingClock()),
            tracer: tracer
        )
        return try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Scripted")
    }

    /// Sends a request again with another credential, as for a renewed token.
    private struct Renewing: Authenticating {
        var requiresSecureConnection: Bool { false }

        func validate() throws {}
        func authenticate(_ request: inout PipelineRequest) async throws {}
        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            let response = try await next(request)
            return response.httpResponse.statusCode == 401 ? try await next(request) : response
        }
    }

    @Test("a request that is sent again with another credential is a span of its own")
    func renewedCredential() async throws {
        server.reply(.status(401), .status(204))
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(tracer: tracer)
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: Renewing(),
            withOptions: options,
            package: "Scripted"
        )
        _ = try await client.send()
        #expect(tracer.spans.withLock { $0 }.map { $0.outcomes.withLock { $0 } } == [["401"], ["204"]])
        #expect(Set(server.requests.map { $0[header: "traceparent"] }).count == 2)
    }

    private func options(_ traceContext: TraceContext?) -> ScriptedOptions {
        var context = PipelineContext()
        context.traceContext = traceContext
        return ScriptedOptions(context: context)
    }

    @Test("every try and every redirection is a span within the caller's, which the service is told")
    func spans() async throws {
        server.reply(
            .status(503, headers: [("Connection", "close")]),
            .status(307, headers: [("Location", "/there"), ("Connection", "close")]),
            .drop,
            .status(204)
        )
        let parent = try #require(TraceContext(traceParent: Self.parent, traceState: "a=1,b=2"))
        _ = try await client(tracer).send(.get, "/here?sig=s3cret", options: options(parent))
        let spans = tracer.spans.withLock { $0 }
        #expect(spans.map(\.request.tryNumber) == [1, 2, 2, 3])
        #expect(spans.map { $0.outcomes.withLock { $0 } } == [["503"], ["307"], ["failed"], ["204"]])
        #expect(spans.allSatisfy { $0.parent == parent && $0.request.method == .get && $0.request.host == "127.0.0.1" })
        #expect(spans[0].request.url == "\(server.url.absoluteString)/here?sig=REDACTED")
        #expect(Set(spans.map(\.request.requestId)).count == 1)
        #expect(server.requests.map { $0[header: "traceparent"] } == spans.map(\.traceContext.traceParent))
        #expect(server.requests.allSatisfy { $0[header: "tracestate"] == "a=1,b=2" })
        #expect(Set(spans.map(\.traceContext.traceId)) == ["4bf92f3577b34da6a3ce929d0e0e4736"])
        #expect(Set(spans.map(\.traceContext.spanId)).count == 4)
    }

    @Test("a span knows the path of its operation, also behind a redirect, and none of what belongs to no operation")
    func pathTemplate() async throws {
        server.reply(.status(307, headers: [("Location", "/there")]), .status(204), .status(204), .status(204))
        let client = try client(tracer)
        var description = RequestDescription(.get, "/pets/{id}")
        description.path("id", 7)
        try await ServiceRequest<Void>(description, client: client, returns: .nothing).value()
        let elsewhere = RequestDescription(.get, elsewhere: server.url)
        try await ServiceRequest<Void>(elsewhere, client: client, returns: .nothing).value()
        _ = try await client.send(HTTPRequest(method: .get, url: server.url))
        #expect(server.requests.map(\.path).prefix(2) == ["/pets/7", "/there"])
        #expect(tracer.spans.withLock { $0 }.map(\.request.pathTemplate) == ["/pets/{id}", "/pets/{id}", nil, nil])
    }

    @Test("the caller's trace goes on to the service without a tracer, and nothing is sent where there is none")
    func propagation() async throws {
        server.reply(.status(204), .status(204))
        let parent = try #require(TraceContext(traceParent: Self.parent))
        _ = try await client(nil).send(options: options(parent))
        _ = try await client(nil).send()
        #expect(server.requests.map { $0[header: "traceparent"] } == [Self.parent, nil])
        #expect(server.requests.map { $0[header: "tracestate"] } == [nil, nil])
    }

    @Test("another origin is told neither place nor state of the trace", arguments: [false, true])
    func otherOrigin(isTraced: Bool) async throws {
        let other = try LoopbackServer()
        server.reply(.status(307, headers: [("Location", other.url.absoluteString)]))
        other.reply(.status(204), .status(204))
        let parent = try #require(TraceContext(traceParent: Self.parent, traceState: "acme=user-4711"))
        let client = try client(isTraced ? tracer : nil)
        _ = try await client.send(options: options(parent))
        let elsewhere = RequestDescription(.put, elsewhere: other.url, options: options(parent))
        try await ServiceRequest<Void>(elsewhere, client: client, returns: .nothing).value()
        for name in ["traceparent", "tracestate"] {
            #expect(server.requests.map { $0[header: name] != nil } == [true])
            #expect(other.requests.map { $0[header: name] } == [nil, nil])
        }
        #expect(tracer.spans.withLock { $0 }.count == (isTraced ? 3 : 0))
    }

    @Test("an operation that needs no credential is told its trace like any other")
    func anonymous() async throws {
        server.reply(.status(204))
        let parent = try #require(TraceContext(traceParent: Self.parent))
        var description = RequestDescription(.get, "/", options: options(parent))
        description.anonymous()
        try await ServiceRequest<Void>(description, client: client(nil), returns: .nothing).value()
        #expect(server.requests.map { $0[header: "traceparent"] } == [Self.parent])
    }

    @Test("a call that is canceled ends its span")
    func cancellation() async throws {
        server.reply(.stall)
        let client = try client(tracer)
        let token = CancellationToken()
        let call = Task { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
        _ = await server.requests(count: 1)
        token.cancel()
        await #expect(throws: ServiceError.self) { try await call.value }
        let spans = tracer.spans.withLock { $0 }
        let span = try #require(spans.first)
        // The call is over at once; its span follows when the pipeline has come to its end.
        await span.hasEnded.wait()
        #expect(span.outcomes.withLock { $0 } == ["canceled"])
    }

    @Test(
        "fields that are not as the specification says are ignored",
        arguments: [
            (parent, true), ("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00", true),
            ("01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more", true),
            ("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more", false),
            ("ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", false),
            ("00-00000000000000000000000000000000-00f067aa0ba902b7-01", false),
            ("00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", false),
            ("00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01", false),
            ("00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01", false), ("", false), ("00", false),
        ]
    )
    func reading(field: String, isValid: Bool) {
        #expect((TraceContext(traceParent: field) != nil) == isValid)
    }

    @Test(
        "a state that is no list of names and values is discarded, or refused if it is our own",
        arguments: [
            ("a=1,b=2", true), (" a=1 ,, 1x@y_z-*/=a b", true),
            ((1...32).map { "k\($0)=1" }.joined(separator: ","), true),
            ((1...33).map { "k\($0)=1" }.joined(separator: ","), false), ("no equals", false), ("a=1,a=2", false),
            ("a=ü", false), ("A=1", false), ("a=1=2", false), ("a=", false), ("=1", false), (",", false),
            ("a=\n", false),
        ]
    )
    func state(text: String, isValid: Bool) throws {
        let place = try #require(TraceContext(traceParent: Self.parent, traceState: text))
        #expect(place.traceState == (isValid ? text : nil))
        #expect(place.child().traceState == place.traceState)
        let own = Result { try TraceContext(traceId: place.traceId, spanId: place.spanId, traceState: text) }
        #expect((try? own.get())?.traceState == place.traceState)
        #expect(try TraceContext(traceId: place.traceId, spanId: place.spanId, traceState: "").traceState == nil)
    }

    @Test("ids are made as the specification says, and others refused")
    func ids() throws {
        let place = TraceContext.random()
        #expect(TraceContext(traceParent: place.traceParent) == place)
        #expect(throws: ServiceError.self) { try TraceContext(traceId: "1", spanId: place.spanId) }
        #expect(throws: ServiceError.self) {
            try TraceContext(traceId: place.traceId, spanId: place.spanId, traceState: "a\nb")
        }
    }
}
