extension Server {
    /// The URL with the default values of its variables.
    package var urlWithDefaults: String {
        let defaults = variables.compactMap { variable in variable.defaultValue.map { (variable.name, $0) } }
        return PathTemplate.filled(url, with: Dictionary(defaults) { first, _ in first })
    }

    /// Whether it is on the client's own machine or in a local network, where only the service's developers have it, or has a host
    /// without a domain.
    var isOwnMachine: Bool {
        address.map { Self.isOwnMachine($0) || Self.isPrivateNetwork(Self.host(of: $0)) } ?? false
    }

    /// Whether its host is one word, as that which stands for the host in descriptions of many services: `serverRoot`.
    var isWithoutDomain: Bool { address.map { Self.isWithoutDomain(Self.host(of: $0)) } ?? false }

    /// Whether an address without a scheme begins with the name of the machine itself or one beside it. Nobody can have a certificate
    /// for these names (RFC 6761, RFC 6762, and Docker's name for the machine that a container runs on), nor for one without a domain.
    static func isOwnMachine(_ address: some StringProtocol) -> Bool {
        let host = host(of: address)
        return ["localhost", "0.0.0.0", "host.docker.internal", "[::1]"].contains(host) || host.hasPrefix("127.")
            || [".localhost", ".local"].contains(where: host.hasSuffix) || isWithoutDomain(host)
    }

    /// Numbers may be an address.
    private static func isWithoutDomain(_ host: String) -> Bool {
        host != "localhost" && host.contains(where: \.isLetter)
            && host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Whether a host is an address of a private network or of a single link, which everybody else has, too (RFC 1918, RFC 3927,
    /// RFC 4193, and RFC 4291, section 2.5.6).
    private static func isPrivateNetwork(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            return ["[fc", "[fd", "[fe8", "[fe9", "[fea", "[feb"].contains(where: host.hasPrefix)
        }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard numbers.count == 4, numbers.allSatisfy({ $0 != nil }), let first = numbers[0], let second = numbers[1]
        else {
            return false
        }
        switch first {
        case 10: return true
        case 172: return (16...31).contains(second)
        case 192: return second == 168
        case 169: return second == 254
        default: return false
        }
    }

    /// The host that an address without a scheme begins with, in small letters. That of IPv6 is in brackets.
    private static func host(of address: some StringProtocol) -> String {
        let authority = address.prefix { !"/?#".contains($0) }.lowercased()
        return String(authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" })
    }

    /// The URL without its scheme; `nil` if it has none.
    private var address: Substring? {
        let url = urlWithDefaults
        return url.firstRange(of: "://").map { url[$0.upperBound...] }
    }
}

extension [Server] {
    /// Where the server is that a client uses unless it is told otherwise: the first that others than the service's developers reach.
    package var preferredOffset: Int? { firstIndex { !$0.isOwnMachine } ?? indices.first }

    /// The server that a client uses unless it is told otherwise.
    package var preferred: Server? { preferredOffset.map { self[$0] } }
}
