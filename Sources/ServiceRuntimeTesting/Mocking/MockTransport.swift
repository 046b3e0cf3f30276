import Foundation
import ServiceRuntime

/// A transport for tests that sends nothing, replies from a script, and records the requests.
///
/// ```swift
/// let transport = MockTransport()
/// transport.on(.get, "/kv/{key}", .json(#"{"key": "FooSetting", "value": "blue"}"#))
/// let options = ConfigurationClientOptions(transportOptions: TransportOptions(transport: transport))
/// let client = try ConfigurationClient(endpoint: url, credential: credential, withOptions: options)
/// …
/// #expect(transport.requests.map(\.url.path) == ["/kv/FooSetting"])
/// try transport.verify()
/// ```
///
/// It reports problems by throwing errors, so you can use it with any test framework.
public final class MockTransport: TransportStage {
    fileprivate struct Route: Sendable {
        let pattern: MockPattern
        var responses: [MockResponse]
    }

    fileprivate struct State: Sendable {
        var responses: [MockResponse] = []
        var routes: [Route] = []
        var requests: [HTTPRequest] = []
        var unexpected: [String] = []
    }

    private let state = Locked(State())

    /// Creates a transport with an empty script.
    public init() {}

    // MARK: The Script

    /// Replies to the next requests that ``on(_:_:_:)-(_,_,MockResponse...)`` does not cover, once with each response, in this order.
    ///
    /// - Parameter responses: The responses.
    public func reply(_ responses: MockResponse...) {
        reply(responses)
    }

    /// Replies to the next requests that ``on(_:_:_:)-(_,_,MockResponse...)`` does not cover, once with each response, in this order.
    ///
    /// - Parameter responses: The responses.
    public func reply(_ responses: [MockResponse]) {
        state.withLock { $0.responses += responses }
    }

    /// Replies to requests with the given method and path.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path, with that of the endpoint and without the query: `/v1/kv/FooSetting`. Only a slash within a name
    ///     must be percent-encoded, as it is sent (`%2F`). A name in braces matches any segment, or part of one: `/v1/kv/{key}`,
    ///     `/v1/kv/{key}:lock`. If several paths match, the one with the fewest names in braces counts, or else the first. An
    ///     absolute URL matches a single host: `https://store.example.com/uploads/{id}`.
    ///   - responses: The responses, in order. The last one is repeated.
    public func on(_ method: HTTPMethod, _ path: String, _ responses: MockResponse...) {
        on(method, path, responses)
    }

    /// Replies to requests with the given method and path, as ``on(_:_:_:)-(_,_,MockResponse...)`` does.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path.
    ///   - responses: The responses, in order. The last one is repeated.
    public func on(_ method: HTTPMethod, _ path: String, _ responses: [MockResponse]) {
        let pattern = MockPattern(method: method, path: path)
        // The old routes are returned, because what their responses hold may use the transport when it is released.
        _ = state.withLock { state in
            let routes = state.routes
            state.routes.removeAll { $0.pattern == pattern }
            state.routes.append(Route(pattern: pattern, responses: responses))
            return routes
        }
    }

    // MARK: What Happened

    /// All requests so far, including every try. Bodies from files have been read.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Verifies that everything happened according to the script.
    ///
    /// - Throws: ``MockTransportError`` if there were requests without a scripted response, or if responses of
    ///   ``reply(_:)-(MockResponse...)`` were not used.
    public func verify() throws {
        let state = state.withLock { $0 }
        guard state.unexpected.isEmpty, state.responses.isEmpty else {
            throw MockTransportError(unexpectedRequests: state.unexpected, unusedResponseCount: state.responses.count)
        }
    }

    // MARK: TransportStage

    /// Replies to a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The scripted response.
    /// - Throws: What the script has for it; `ServiceError/client(_:_:)` if that is nothing.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        try Task.checkCancellation()
        let response = state.withLock { $0.response(to: request.httpRequest) }
        guard let response else {
            let shown = RequestRedactor.line(of: request.httpRequest)
            let patterns = state.withLock { state in
                state.unexpected.append(shown)
                return state.routes.filter { !$0.responses.isEmpty }.map(\.pattern)
            }
            let expected = patterns.map(\.description)
            let completed = patterns.lazy.compactMap { $0.completed(for: request.httpRequest) }.first
            throw ServiceError.client(
                "MockTransport has no response for \(shown). It has responses for "
                    + "\(expected.isEmpty ? "no particular requests" : expected.joined(separator: ", ")), and none "
                    + "added with reply() is left. "
                    + (completed.map { "The path of the endpoint is part of the path: '\($0)'." }
                        ?? patterns.first(where: \.hasQuery).map {
                            "on(…) takes a path without a query, unlike '\($0)'."
                        }
                        ?? "Add one with on(…) or reply(…).")
            )
        }
        return PipelineResponse(to: request, try await response.respond(request.httpRequest))
    }
}

extension MockTransport.State {
    fileprivate mutating func response(to request: HTTPRequest) -> MockResponse? {
        requests.append(request)
        let matching = routes.indices.filter { routes[$0].pattern.matches(request) }
        guard let index = matching.min(by: { routes[$0].pattern.isMoreExact(than: routes[$1].pattern) }) else {
            return responses.isEmpty ? nil : responses.removeFirst()
        }
        return routes[index].responses.count > 1 ? routes[index].responses.removeFirst() : routes[index].responses.first
    }
}

/// The differences between the script of a ``MockTransport`` and the actual requests.
public struct MockTransportError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The requests without a scripted response.
    public let unexpectedRequests: [String]

    /// The number of responses that were not used.
    public let unusedResponseCount: Int

    /// A description of the differences.
    public var description: String {
        var sentences: [String] = []
        if !unexpectedRequests.isEmpty {
            sentences.append("No response was set up for \(unexpectedRequests.joined(separator: ", ")).")
        }
        if unusedResponseCount > 0 {
            sentences.append("\(unusedResponseCount) of the responses added with reply() were not used.")
        }
        return sentences.joined(separator: " ")
    }

    /// The same text as ``description``, which is what XCTest shows.
    public var errorDescription: String? { description }
}
