import Foundation
@testable import ServiceRuntime

/// A transport that answers from a script and keeps what it was given.
final class ScriptedTransport: TransportStage {
    typealias Answer = @Sendable (HTTPRequest) async throws -> HTTPResponse

    private struct State {
        var answers: [Answer]
        var requests: [PipelineRequest] = []
    }

    private let state: Locked<State>

    /// Answers with these, one after the other; the last one again and again.
    init(_ answers: Answer...) {
        state = Locked(State(answers: answers))
    }

    /// Answers with these responses, one after the other; the last one again and again.
    convenience init(_ responses: HTTPResponse...) {
        self.init(answers: responses.map { response in { _ in response } })
    }

    init(answers: [Answer]) {
        state = Locked(State(answers: answers))
    }

    var requests: [PipelineRequest] {
        state.withLock { $0.requests }
    }

    func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        let answer: Answer? = state.withLock { state in
            state.requests.append(request)
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        guard let answer else {
            throw URLError(.cannotConnectToHost)
        }
        return PipelineResponse(to: request, try await answer(request.httpRequest))
    }
}

extension HTTPResponse {
    static func status(_ status: Int, headers: HTTPHeaders = [:]) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: headers)
    }
}
