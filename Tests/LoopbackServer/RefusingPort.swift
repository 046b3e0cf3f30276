import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A port of the loopback address that refuses every connection. As long as it is held, no server gets it.
public final class RefusingPort: Sendable {
    /// The address of the service that is not there.
    public let url: URL

    /// Is bound to the port, and does not listen.
    private let socket: Int32

    /// Takes a free port.
    ///
    /// - Throws: ``LoopbackServer/StartError`` if no port can be had.
    public init() throws {
        let port: UInt16
        (socket, port) = try LoopbackServer.bindToFreePort()
        url = LoopbackServer.url(port: port)
    }

    deinit {
        close(socket)
    }
}
