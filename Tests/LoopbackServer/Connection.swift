import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A TCP connection of a client, read and written by a thread of its own.
struct Connection {
    /// The socket.
    let socket: Int32
    private var buffer = Data()

    init(socket: Int32) {
        self.socket = socket
        var on: Int32 = 1
        // Else a part of a response waits until the client has acknowledged the part before.
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    // MARK: Reading

    /// The next request; `nil` when the client has left.
    ///
    /// - Parameter readsBody: Is asked for a request whose body is still to come. If it says no, the request has none, and the
    ///   connection takes nothing more.
    mutating func nextRequest(readsBody: (RecordedRequest) -> Bool = { _ in true }) -> RecordedRequest? {
        guard let head = readHead() else { return nil }
        let lines = head.components(separatedBy: "\r\n")
        let start = lines[0].split(separator: " ")
        guard start.count == 3 else { return nil }
        let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (String(line[..<colon]), value)
        }
        func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name }?.value.lowercased() }
        let hasBody = header("transfer-encoding") != nil || header("content-length").map { $0 != "0" } ?? false
        let bodiless = RecordedRequest(
            method: String(start[0]),
            target: String(start[1]),
            headers: headers,
            body: Data()
        )
        guard !hasBody || readsBody(bodiless) else { return nil }
        if header("expect") == "100-continue" { write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        let body: Data?
        if header("transfer-encoding") == "chunked" {
            body = readChunks()
        } else {
            body = read(count: header("content-length").flatMap { Int($0) } ?? 0)
        }
        guard let body else { return nil }
        return RecordedRequest(method: String(start[0]), target: String(start[1]), headers: headers, body: body)
    }

    private mutating func readHead() -> String? {
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let range = buffer.range(of: end) {
                let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return head
            }
            guard receive() else { return nil }
        }
    }

    private mutating func readLine() -> String? {
        while true {
            if let range = buffer.range(of: Data("\r\n".utf8)) {
                let line = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return line
            }
            guard receive() else { return nil }
        }
    }

    private mutating func read(count: Int) -> Data? {
        while buffer.count < count {
            guard receive() else { return nil }
        }
        let data = Data(buffer.prefix(count))
        buffer = Data(buffer.dropFirst(count))
        return data
    }

    private mutating func readChunks() -> Data? {
        var body = Data()
        while true {
            guard let line = readLine(), let size = Int(line.prefix { $0 != ";" }, radix: 16) else { return nil }
            guard let chunk = read(count: size), readLine() != nil else { return nil }
            if size == 0 { return body }
            body += chunk
        }
    }

    private mutating func receive() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        buffer.append(contentsOf: bytes.prefix(count))
        return true
    }

    /// Waits until the client closes its side; what it still sends is ignored.
    func waitForDisconnect() {
        var bytes = [UInt8](repeating: 0, count: 1024)
        while recv(socket, &bytes, bytes.count, 0) > 0 {}
    }

    /// Waits until the connection is over, and leaves what comes unread, so that the client cannot send on.
    func waitForEnd() {
        var events = pollfd(fd: socket, events: 0, revents: 0)
        while poll(&events, 1, -1) >= 0, events.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 {}
    }

    // MARK: Writing

    /// Sends a response.
    ///
    /// - Returns: Whether the connection can be used for another request.
    func send(_ reply: Reply, to request: RecordedRequest) -> Bool {
        let body = reply.mayHaveBody && request.method != "HEAD" ? reply.body : Data()
        switch reply.delivery {
        case .whole, .wholeThenDropped: write(reply.head(length: reply.body.count) + body)
        case .delayed(let gate):
            gate.pass()
            write(reply.head(length: reply.body.count) + body)
        case .chunked(let chunks):
            write(reply.head(length: nil))
            write(chunks: chunks)
            write(Data("0\r\n\r\n".utf8))
        case .trailed(let chunks, let fields):
            write(reply.head(length: nil))
            write(chunks: chunks)
            write(Data("0\r\n\(fields.map { "\($0.name): \($0.value)\r\n" }.joined())\r\n".utf8))
        case .stalledAfter(let chunks):
            write(reply.head(length: nil))
            write(chunks: chunks)
            waitForDisconnect()
        case .droppedAfter(let chunks):
            write(reply.head(length: nil))
            write(chunks: chunks)
        case .stalled: waitForDisconnect()
        case .stalledInBody:
            write(reply.head(length: body.count) + body.prefix(body.count / 2))
            waitForDisconnect()
        case .dropped: break
        case .raw(let bytes):
            write(bytes)
            // A connection that is closed while the client still sends is reset, which may overtake what was written.
            shutdown(socket, Int32(SHUT_WR))
            waitForDisconnect()
        case .truncated(let missing): write(reply.head(length: body.count + missing) + body)
        }
        return reply.delivery.keepsConnection
    }

    private func write(chunks: [Data]) {
        for chunk in chunks {
            write(Data((String(chunk.count, radix: 16) + "\r\n").utf8) + chunk + Data("\r\n".utf8))
        }
    }

    private func write(_ data: Data) {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                guard let base = bytes.baseAddress else { return }
                #if canImport(Glibc)
                    let count = Glibc.send(socket, base + sent, bytes.count - sent, flags)
                #elseif canImport(Musl)
                    let count = Musl.send(socket, base + sent, bytes.count - sent, flags)
                #else
                    let count = Darwin.send(socket, base + sent, bytes.count - sent, flags)
                #endif
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
