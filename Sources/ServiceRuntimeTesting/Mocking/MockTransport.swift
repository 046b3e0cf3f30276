import Foundation
import Locking
import ServiceRuntime

/// A transport for tests, which sends nothing, answers from a script, and keeps what it was given.
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
/// It knows nothing of test frameworks: what is wrong is thrown, so that it can be used with all of them.
public final class MockTransport: TransportStage {
    fileprivate struct Route: Sendable {
        let pattern: MockPattern
        var answers: [MockAnswer]
    }

    fileprivate struct State: Sendable {
        var answers: [MockAnswer] = []
        var routes: [Route] = []
        var requests: [HTTPRequest] = []
        var unexpected: [String] = []
    }

    private let state = Locked(State())

    /// Creates a transport that expects nothing yet.
    public init() {}

    // MARK: The Script

    /// Answers the next requests that ``on(_:_:_:)`` says nothing about, each answer once, in this order.
    ///
    /// - Parameter answers: The answers.
    public func reply(_ answers: MockAnswer...) {
        state.withLock { $0.answers += answers }
    }

    /// Answers the requests of a method and a path.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path as it is sent, whatever its query: `/kv/FooSetting`. A name in braces stands for any segment:
    ///     `/kv/{key}`. An absolute URL stands for one host: `https://store.example.com/uploads/{id}`.
    ///   - answers: The answers, one after the other; the last one again and again.
    public func on(_ method: HTTPMethod, _ path: String, _ answers: MockAnswer...) {
        let pattern = MockPattern(method: method, path: path)
        state.withLock { state in
            state.routes.removeAll { $0.pattern == pattern }
            state.routes.append(Route(pattern: pattern, answers: answers))
        }
    }

    // MARK: What Happened

    /// The requests that were sent so far, each try of them for itself; bodies from files have been read.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Makes sure that all went by the script.
    ///
    /// - Throws: ``MockTransportError`` if requests came that no answer was for, or if answers of ``reply(_:)`` were not asked
    ///   for.
    public func verify() throws {
        let state = state.withLock { $0 }
        guard state.unexpected.isEmpty, state.answers.isEmpty else {
            throw MockTransportError(unexpectedRequests: state.unexpected, unusedAnswers: state.answers.count)
        }
    }

    // MARK: TransportStage

    /// Answers a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: What the script has for it.
    /// - Throws: What the script has for it; ``ServiceError/client(_:_:)`` if that is nothing.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        try Task.checkCancellation()
        let answer = state.withLock { $0.answer(to: request.httpRequest) }
        guard let answer else {
            let shown = Self.text(of: request.httpRequest)
            let expected = state.withLock { state in
                state.unexpected.append(shown)
                return state.routes.map(\.pattern.description)
            }
            throw ServiceError.client(
                "MockTransport has no answer to \(shown). It has answers to"
                    + " \(expected.isEmpty ? "no particular requests" : expected.joined(separator: ", ")), and none that reply()"
                    + " has added is left. Add one by on(…) or reply(…)."
            )
        }
        return PipelineResponse(to: request, try await answer.respond(request.httpRequest))
    }

    private static func text(of request: HTTPRequest) -> String {
        "\(request.method.rawValue) \(RequestRedactor.url(of: request))"
    }
}

extension MockTransport.State {
    fileprivate mutating func answer(to request: HTTPRequest) -> MockAnswer? {
        requests.append(request)
        guard let index = routes.firstIndex(where: { $0.pattern.matches(request) }) else {
            return answers.isEmpty ? nil : answers.removeFirst()
        }
        return routes[index].answers.count > 1 ? routes[index].answers.removeFirst() : routes[index].answers.first
    }
}

/// What did not go by the script of a ``MockTransport``.
public struct MockTransportError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The requests that no answer was for.
    public let unexpectedRequests: [String]

    /// How many answers were not asked for.
    public let unusedAnswers: Int

    /// What did not go by the script, in words.
    public var description: String {
        var sentences: [String] = []
        if !unexpectedRequests.isEmpty {
            sentences.append("No answer was scripted for \(unexpectedRequests.joined(separator: ", ")).")
        }
        if unusedAnswers > 0 {
            sentences.append("\(unusedAnswers) of the answers that reply() has added were not asked for.")
        }
        return sentences.joined(separator: " ")
    }

    /// The same text as ``description``, which is what XCTest shows.
    public var errorDescription: String? { description }
}
