import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The sessions of a transport: one, and on Linux more while requests overlap. There, all that a session does is done
/// by one thread, which is what many requests at once wait for: on two processors, one session is 4 % slower over eight connections.
/// What is read as it arrives has a session of its own, because it may take a connection for hours, and nothing else would be sent.
final class SessionPool: Sendable {
    /// A session with the events of its tasks.
    struct Member: Sendable {
        /// The session.
        let session: URLSession
        /// What the session reports to.
        let delegate: URLSessionTransferDelegate
        /// Whether there are more requests than connections, so that one may have to wait. Over HTTP/2, where many requests share a
        /// connection, none need wait.
        var isBusy = false
    }

    private struct State {
        var members: [Member] = []
        /// How many requests each session performs.
        var loads: [Int] = []
        /// The session for streams, once there is one.
        var forStreams: Member?

        mutating func add(_ member: Member) {
            members.append(member)
            loads.append(0)
        }
    }

    /// How many connections to one host there are at most, in all sessions of a transport that is given none.
    private static let connectionsPerHost = 8

    /// How many streams from one host there are at most.
    private static let streamsPerHost = 256

    private let state: Locked<State>
    private let maximumCount: Int
    private let connectionsPerSession: Int
    private let make: @Sendable (Int) -> Member
    private let makeForStreams: (@Sendable () -> Member)?

    /// A pool of one session.
    ///
    /// - Parameters:
    ///   - configuration: That of the session.
    ///   - answer: Answers challenges, or `nil` to leave them to the system.
    init(_ configuration: URLSessionConfiguration, answer: URLSessionTransport.ChallengeHandler? = nil) {
        let state = Locked(State())
        self.state = state
        maximumCount = 1
        connectionsPerSession = configuration.httpMaximumConnectionsPerHost
        // The session has a copy of the configuration of its own.
        let first = Self.member(0, configuration, state, answer)
        make = { _ in first }
        makeForStreams = nil
        state.withLock { $0.add(first) }
    }

    /// A pool of sessions that keep no cookies, no cache and no credentials.
    ///
    /// - Parameter timeout: Seconds without any progress after which a request is given up.
    init(timeout: TimeInterval) {
        #if canImport(FoundationNetworking)
            let count = Self.sessionCount(processors: ProcessInfo.processInfo.activeProcessorCount)
        #else
            let count = 1
        #endif
        let state = Locked(State())
        self.state = state
        maximumCount = count
        let connections = Self.connectionsPerSession(of: count)
        connectionsPerSession = connections
        make = { index in
            let configuration = Self.configuration(timeout, connections: connections)
            return Self.member(index, configuration, state)
        }
        makeForStreams = { Self.member(nil, Self.configuration(timeout, connections: Self.streamsPerHost), state) }
    }

    /// How many sessions there may be: up to one for each processor, and as many as can share the connections equally.
    static func sessionCount(processors: Int) -> Int {
        switch processors {
        case ..<2: 1
        case 2, 3: 2
        default: 4
        }
    }

    /// How many connections to one host each of some sessions has.
    static func connectionsPerSession(of count: Int) -> Int { connectionsPerHost / count }

    deinit {
        // A session keeps its delegate until it is invalidated. Tasks under way come to their end.
        let members = state.withLock { state in
            // What a session reports to holds the state, to give the session back.
            defer { (state.members, state.forStreams) = ([], nil) }
            return state.members + [state.forStreams].compactMap(\.self)
        }
        for member in members { member.session.finishTasksAndInvalidate() }
    }

    /// Takes the session that has the least to do, the first of several: so requests one after the other share a connection.
    /// It is given back when it reports that the task is over.
    ///
    /// - Parameter isStream: Whether the body of the response is read as it arrives.
    func take(forStream isStream: Bool = false) -> Member {
        state.withLock { state in
            if isStream, let makeForStreams {
                let member = state.forStreams ?? makeForStreams()
                state.forStreams = member
                return member
            }
            let least = state.loads.indices.min { state.loads[$0] < state.loads[$1] }
            let index: Int
            if let least, state.loads[least] == 0 || state.members.count == maximumCount {
                index = least
            } else {
                index = state.members.count
                state.add(make(index))
            }
            state.loads[index] += 1
            var member = state.members[index]
            member.isBusy = state.loads[index] > connectionsPerSession
            return member
        }
    }

    private static func configuration(_ timeout: TimeInterval, connections: Int) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.withoutStorage(timeout: timeout)
        configuration.httpMaximumConnectionsPerHost = connections
        return configuration
    }

    private static func member(
        _ index: Int?,
        _ configuration: URLSessionConfiguration,
        _ state: Locked<State>,
        _ answer: URLSessionTransport.ChallengeHandler? = nil
    ) -> Member {
        let delegate = URLSessionTransferDelegate(answer: answer) {
            if let index { state.withLock { $0.loads[index] -= 1 } }
        }
        #if canImport(FoundationNetworking)
            let queue: OperationQueue? = SessionCallbackQueue()
        #else
            let queue: OperationQueue? = nil
        #endif
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
        return Member(session: session, delegate: delegate)
    }
}
