import Foundation
@testable import ServiceRuntime

/// A transport that responds from a script and keeps what it was given.
final class ScriptedTransport: TransportStage {
    typealias Response = @Sendable (HTTPRequest) async throws -> HTTPResponse

    private struct State {
        var responses: [Response]
        var requests: [PipelineRequest] = []
    }

    private let state: Locked<State>

    /// Answers with these, one after the other; the last one again and again.
    init(_ responses: Response...) {
        state = Locked(State(responses: responses))
    }

    /// Answers with these responses, one after the other; the last one again and again.
    convenience init(_ responses: HTTPResponse...) {
        self.init(responses: responses.map { response in { _ in response } })
    }

    init(responses: [Response]) {
        state = Locked(State(responses: responses))
    }

    var requests: [PipelineRequest] {
        state.withLock { $0.requests }
    }

    func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        let response: Response? = state.withLock { state in
            state.requests.append(request)
            return state.responses.count > 1 ? state.responses.removeFirst() : state.responses.first
        }
        guard let response else {
            throw URLError(.cannotConnectToHost)
        }
        return PipelineResponse(to: request, try await response(request.httpRequest))
    }
}

extension HTTPResponse {
    static func status(_ status: Int, headers: HTTPHeaders = [:]) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: headers)
    }
}
