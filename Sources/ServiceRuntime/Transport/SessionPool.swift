import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The sessions of a transport: one, and on Linux more while requests overlap. There, all that a session does is done
/// by one thread, which is what many requests at once wait for: on two processors, one session is 4 % slower over eight connections.
/// What is received as it arrives has a session of its own, because it may take a connection for hours, and nothing else would be sent.
final class SessionPool: Sendable {
    /// What becomes of the body of a response.
    enum Purpose: Int {
        /// It is loaded into memory.
        case value
        /// It is written to a file.
        case file
        /// Somebody reads it as it arrives, for as long as the service goes on.
        case stream
    }

    /// A session with the events of its tasks.
    struct Member: Sendable {
        /// The session.
        let session: URLSession
        /// What the session reports to.
        let delegate: URLSessionTransferDelegate
        /// Whether there are more requests than connections, so that one may have to wait. Over HTTP/2, where many requests share a
        /// connection, none need wait.
        var isBusy = false
        /// What counts a session for a single task.
        fileprivate var oneTask: OneTask?
    }

    /// Counts a session for a single task for as long as somebody holds it: until then, its connection may be open.
    fileprivate final class OneTask: Sendable {
        private let count: Locked<Int>

        init(_ count: Locked<Int>) { self.count = count }

        deinit { count.withLock { $0 -= 1 } }
    }

    /// The sessions for one purpose.
    private struct Sessions {
        var members: [Member] = []
        /// How many requests each session performs.
        var loads: [Int] = []
        let maximumCount: Int
        /// How many connections to one host each session has at most.
        let connectionsPerSession: Int

        mutating func add(_ member: Member) {
            members.append(member)
            loads.append(0)
        }

        /// Takes the session that has the least to do.
        mutating func take(_ make: (_ index: Int, _ connections: Int) -> Member) -> Member {
            let least = loads.indices.min { loads[$0] < loads[$1] }
            let index: Int
            if let least, loads[least] == 0 || members.count == maximumCount {
                index = least
            } else {
                index = members.count
                add(make(index, connectionsPerSession))
            }
            loads[index] += 1
            var member = members[index]
            member.isBusy = loads[index] > connectionsPerSession
            return member
        }
    }

    /// How many connections to one host there are at most, in all sessions for a purpose whose bodies come to an end by themselves.
    private static let connectionsPerHost = 8

    /// How many streams from one host there are at most.
    private static let streamsPerHost = 256

    /// How many sessions for a single task there are at most.
    private static let maximumOneTaskCount = 64

    private let oneTaskCount = Locked(0)

    /// The sessions for each purpose, or those for all of them.
    private let state: Locked<[Sessions]>
    private let make: @Sendable (_ sessions: Int, _ index: Int, _ connections: Int) -> Member

    /// A pool of one session.
    ///
    /// - Parameters:
    ///   - configuration: That of the session.
    ///   - answer: Answers challenges, or `nil` to leave them to the system.
    init(_ configuration: URLSessionConfiguration, answer: URLSessionTransport.ChallengeHandler? = nil) {
        let connections = configuration.httpMaximumConnectionsPerHost
        let state = Locked([Sessions(maximumCount: 1, connectionsPerSession: connections)])
        self.state = state
        // The session has a copy of the configuration of its own.
        let first = Self.member(0, 0, configuration, state, answer)
        make = { _, _, _ in first }
        state.withLock { $0[0].add(first) }
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
        let all = Self.connectionsPerHost
        let state = Locked([
            Sessions(maximumCount: count, connectionsPerSession: all / count),
            Sessions(maximumCount: 1, connectionsPerSession: all),
            Sessions(maximumCount: 1, connectionsPerSession: Self.streamsPerHost),
        ])
        self.state = state
        make = { sessions, index, connections in
            Self.member(sessions, index, Self.configuration(timeout, connections: connections), state)
        }
    }

    /// How many sessions there may be: up to one for each processor, and as many as can share the connections equally.
    static func sessionCount(processors: Int) -> Int {
        switch processors {
        case ..<2: 1
        case 2, 3: 2
        default: 4
        }
    }

    deinit {
        // A session keeps its delegate until it is invalidated. Tasks under way come to their end.
        let members = state.withLock { state in
            // What a session reports to holds the state, to give the session back.
            defer { for sessions in state.indices { state[sessions].members = [] } }
            return state.flatMap(\.members)
        }
        for member in members { member.session.finishTasksAndInvalidate() }
    }

    /// Takes the session that has the least to do, the first of several: so requests one after the other share a connection.
    /// It is given back when it reports that the task is over.
    ///
    /// - Parameter purpose: What becomes of the body of the response.
    func take(for purpose: Purpose = .value) -> Member {
        state.withLock { state in
            let sessions = min(purpose.rawValue, state.count - 1)
            return state[sessions].take { make(sessions, $0, $1) }
        }
    }

    #if canImport(FoundationNetworking)
        /// A session like another for a single task, which has no connection yet. The task still counts as one of the other.
        ///
        /// - Parameter member: The other session.
        /// - Returns: The session, or the other one while there are too many: a process may have a thousand open files.
        func forOneTask(like member: Member) -> Member {
            let isAllowed = oneTaskCount.withLock { count in
                guard count < Self.maximumOneTaskCount else { return false }
                count += 1
                return true
            }
            guard isAllowed else { return member }
            let oneTask = OneTask(oneTaskCount)
            var single = Self.member(member.session.configuration) { [oneTask, delegate = member.delegate] session in
                withExtendedLifetime(oneTask) { session.finishTasksAndInvalidate() }
                delegate.onCompletion(session)
            }
            single.oneTask = oneTask
            return single
        }
    #endif

    private static func configuration(_ timeout: TimeInterval, connections: Int) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.withoutStorage(timeout: timeout)
        configuration.httpMaximumConnectionsPerHost = connections
        return configuration
    }

    private static func member(
        _ sessions: Int,
        _ index: Int,
        _ configuration: URLSessionConfiguration,
        _ state: Locked<[Sessions]>,
        _ answer: URLSessionTransport.ChallengeHandler? = nil
    ) -> Member {
        member(configuration, answer) { _ in state.withLock { $0[sessions].loads[index] -= 1 } }
    }

    private static func member(
        _ configuration: URLSessionConfiguration,
        _ answer: URLSessionTransport.ChallengeHandler? = nil,
        onCompletion: @escaping @Sendable (URLSession) -> Void
    ) -> Member {
        let delegate = URLSessionTransferDelegate(answer: answer, onCompletion: onCompletion)
        #if canImport(FoundationNetworking)
            let queue: OperationQueue? = SessionCallbackQueue()
        #else
            let queue: OperationQueue? = nil
        #endif
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
        return Member(session: session, delegate: delegate)
    }
}
