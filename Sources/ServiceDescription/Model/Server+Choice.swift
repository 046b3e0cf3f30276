extension Server {
    /// The URL with the default values of its variables.
    package var urlWithDefaults: String {
        let defaults = variables.compactMap { variable in
            variable.defaultValue.flatMap { $0.isEmpty ? nil : (variable.name, $0) }
        }
        return PathTemplate.filled(url, with: Dictionary(defaults) { first, _ in first })
    }

    /// Whether it is on the client's own machine or in a local network, where only the service's developers have it.
    var isOwnMachine: Bool {
        let url = urlWithDefaults
        return url.firstRange(of: "://").map { Self.isOwnMachine(url[$0.upperBound...]) } ?? false
    }

    /// Whether an address without a scheme begins with the name of the machine itself or one beside it. Nobody can have a certificate
    /// for these names (RFC 6761, RFC 6762, and Docker's name for the machine that a container runs on).
    static func isOwnMachine(_ address: some StringProtocol) -> Bool {
        let authority = address.prefix { !"/?#".contains($0) }.lowercased()
        if authority.hasPrefix("[::1]") { return true }
        let host = authority.prefix { $0 != ":" }
        return ["localhost", "0.0.0.0", "host.docker.internal"].contains(String(host)) || host.hasPrefix("127.")
            || [".localhost", ".local"].contains(where: host.hasSuffix)
    }
}

extension [Server] {
    /// Where the server is that a client uses unless it is told otherwise: the first that others than the service's developers reach.
    package var preferredOffset: Int? { firstIndex { !$0.isOwnMachine } ?? indices.first }

    /// The server that a client uses unless it is told otherwise.
    package var preferred: Server? { preferredOffset.map { self[$0] } }
}
