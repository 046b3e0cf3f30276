import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A real HTTP/1.1 server on the loopback address, for tests: it answers by a script, records what arrives, and can do what
/// real servers do at their worst.
///
///     let server = try LoopbackServer()
///     server.reply(.status(503), .json("{}"))
///
/// Each connection has a thread of its own, so that a stalled answer blocks neither another connection nor a thread of the
/// concurrency pool.
public final class LoopbackServer: Sendable {
    /// Answers a request.
    public typealias Responder = @Sendable (RecordedRequest) -> Reply

    /// What went wrong when the server was started.
    public struct StartError: Error {
        /// The system call that failed, and its error number.
        public let description: String
    }

    private struct Waiter: Sendable {
        let isDone: @Sendable (State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State: Sendable {
        var replies: [Reply] = []
        var routes: [String: Responder] = [:]
        var requests: [RecordedRequest] = []
        var disconnects = 0
        var connections: Set<Int32> = []
        var waiters: [Waiter] = []
        var isStopped = false
        var leavesBodiesUnread = false
        var resetsConnections = false
        var earlyReply: Reply?
    }

    private let state = Locked(State())
    private let port: UInt16
    /// Is signaled when the port is closed.
    private let closing = DispatchSemaphore(value: 0)

    /// Starts a server on a free port.
    ///
    /// - Throws: ``StartError`` if no port can be had.
    public init() throws {
        let listener: Int32
        (listener, port) = try Self.listen()
        Thread.detachNewThread { [state, closing] in
            Self.accept(on: listener, state: state)
            close(listener)
            closing.signal()
        }
    }

    deinit {
        stop()
    }

    /// The URL of the server.
    public var url: URL { Self.url(port: port) }

    /// The URL of a port of the loopback address.
    static func url(port: UInt16) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = Int(port)
        guard let url = components.url else { preconditionFailure("a host and a port make a URL") }
        return url
    }

    // MARK: The Script

    /// Answers the next requests that no route is for, in the order of their coming.
    public func reply(_ replies: Reply...) {
        state.withLock { $0.replies += replies }
    }

    /// Answers the requests of a method and a path, whatever their query.
    public func on(_ method: String, _ path: String, _ respond: @escaping Responder) {
        state.withLock { $0.routes[method + " " + path] = respond }
    }

    /// Leaves the bodies of all requests from now on where they are: their senders wait for ever.
    ///
    /// - Parameter reply: What they are answered all the same; nil for nothing.
    public func leaveBodiesUnread(answering reply: Reply? = nil) {
        state.withLock { state in
            state.leavesBodiesUnread = true
            state.earlyReply = reply
        }
    }

    /// Resets all connections from now on as soon as they are made.
    public func resetConnections() {
        state.withLock { $0.resetsConnections = true }
    }

    // MARK: What Happened

    /// The requests that arrived so far.
    public var requests: [RecordedRequest] { state.withLock(\.requests) }

    /// Waits until that many requests have arrived.
    public func requests(count: Int) async -> [RecordedRequest] {
        await wait { $0.requests.count >= count }
        return requests
    }

    /// Waits until a client has closed its connection while its response was stalled.
    public func disconnected() async {
        await wait { $0.disconnects > 0 }
    }

    private func wait(until isDone: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isDoneAlready = state.withLock { state in
                if isDone(state) { return true }
                state.waiters.append(Waiter(isDone: isDone, continuation: continuation))
                return false
            }
            if isDoneAlready { continuation.resume() }
        }
    }

    /// Closes every connection and the port.
    public func stop() {
        let wasStopped = state.withLock { state in
            let wasStopped = state.isStopped
            state.isStopped = true
            // Inside the lock, so that none of these numbers has become that of another socket.
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
            return wasStopped
        }
        // The accepting thread closes its socket itself, for the same reason; a connection wakes it.
        guard !wasStopped else { return }
        Self.wake(port)
        closing.wait()
    }

    // MARK: Connections

    private static func wake(_ port: UInt16) {
        #if canImport(Darwin)
            let socket = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard socket >= 0 else { return }
        var address = loopbackAddress(port: port)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                connect(socket, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        close(socket)
    }

    private static func loopbackAddress(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        return address
    }

    private static func listen() throws -> (socket: Int32, port: UInt16) {
        let (socket, port) = try bindToFreePort()
        guard startListening(socket) else {
            let number = errno
            close(socket)
            throw StartError(description: "listen: \(number)")
        }
        return (socket, port)
    }

    /// A socket at a port that nobody else has.
    ///
    /// - Throws: ``StartError`` if there is none.
    static func bindToFreePort() throws -> (socket: Int32, port: UInt16) {
        #if canImport(Darwin)
            let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #else
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard socket >= 0 else { throw StartError(description: "socket: \(errno)") }
        var address = loopbackAddress(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(socket, generic, length) == 0 && getsockname(socket, generic, &length) == 0
            }
        }
        guard isBound else {
            let number = errno
            close(socket)
            throw StartError(description: "bind: \(number)")
        }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private static func startListening(_ socket: Int32) -> Bool {
        #if canImport(Glibc)
            Glibc.listen(socket, 64) == 0
        #elseif canImport(Musl)
            Musl.listen(socket, 64) == 0
        #else
            Darwin.listen(socket, 64) == 0
        #endif
    }

    private static func accept(on listener: Int32, state: Locked<State>) {
        while true {
            #if canImport(Glibc)
                let socket = Glibc.accept(listener, nil, nil)
            #elseif canImport(Musl)
                let socket = Musl.accept(listener, nil, nil)
            #else
                let socket = Darwin.accept(listener, nil, nil)
            #endif
            let (isStopped, resets) = state.withLock { state in
                let resets = state.resetsConnections && !state.isStopped && socket >= 0
                if !state.isStopped, !resets, socket >= 0 { state.connections.insert(socket) }
                return (state.isStopped, resets)
            }
            if isStopped {
                if socket >= 0 { close(socket) }
                return
            }
            if resets {
                // What is closed without lingering is reset.
                var lingering = linger(l_onoff: 1, l_linger: 0)
                setsockopt(socket, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
                close(socket)
                continue
            }
            if socket >= 0 { Thread.detachNewThread { serve(socket, state: state) } }
        }
    }

    private static func serve(_ socket: Int32, state: Locked<State>) {
        var connection = Connection(socket: socket)
        var stuckRequest: RecordedRequest?
        let readsBody: (RecordedRequest) -> Bool = { request in
            guard state.withLock(\.leavesBodiesUnread) else { return true }
            update(state) { $0.requests.append(request) }
            stuckRequest = request
            return false
        }
        while let request = connection.nextRequest(readsBody: readsBody) {
            let reply = record(request, state: state)
            let isReusable = connection.send(reply, to: request)
            guard isReusable else {
                if reply.isStalled { update(state) { $0.disconnects += 1 } }
                break
            }
        }
        if let request = stuckRequest {
            if let reply = state.withLock(\.earlyReply) { _ = connection.send(reply, to: request) }
            connection.waitForEnd()
        }
        state.withLock { state in
            state.connections.remove(socket)
            // Closed inside the lock, so that `stop` never shuts down a number that another socket has got.
            close(socket)
        }
    }

    private static func record(_ request: RecordedRequest, state: Locked<State>) -> Reply {
        let route = state.withLock { $0.routes[request.method + " " + request.path] }
        if let route {
            update(state) { $0.requests.append(request) }
            return route(request)
        }
        return update(state) { state in
            state.requests.append(request)
            guard !state.replies.isEmpty else {
                return Reply(
                    status: 500,
                    body: Data("no answer is scripted for \(request.method) \(request.target)".utf8)
                )
            }
            return state.replies.removeFirst()
        }
    }

    @discardableResult
    private static func update<Result: Sendable>(
        _ state: Locked<State>,
        _ change: @Sendable (inout State) -> Result
    ) -> Result {
        let (result, done) = state.withLock { state in
            let result = change(&state)
            let current = state
            let done = current.waiters.filter { $0.isDone(current) }
            state.waiters = current.waiters.filter { !$0.isDone(current) }
            return (result, done)
        }
        for waiter in done { waiter.continuation.resume() }
        return result
    }
}

extension Reply {
    /// Whether the response never comes to its end.
    fileprivate var isStalled: Bool {
        switch delivery {
        case .stalled, .stalledInBody, .stalledAfter: true
        default: false
        }
    }
}
