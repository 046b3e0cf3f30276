extension DescriptionReader {
    /// The places where an operation of Swagger 2.0 can be reached, if its `schemes` rule out that of the service.
    ///
    /// - Parameter fields: The operation.
    /// - Returns: The same places by the operation's own schemes; none if it is reached like the service.
    mutating func swaggerServers(of fields: Fields<OperationKeyword>) -> [Server] {
        guard let node = fields[.schemes] else { return [] }
        let declared = source.texts(node)
        guard !declared.isEmpty else { return [] }
        let schemes = ["https", "http"].filter(declared.contains)
        guard !schemes.isEmpty else {
            source.diagnostics.loss(
                "the client does not support '\(declared.joined(separator: "', '"))'; the operation uses the "
                    + "service's scheme (add 'https' to its 'schemes' if the service supports it)",
                at: node.mark
            )
            return []
        }
        let usual = swaggerDefaults.servers.first.flatMap { server in
            ["https", "http"].first { server.url.hasPrefix("\($0)://") }
        }
        guard let usual else {
            // Without a host the caller's endpoint says how the service is reached, and no other place is known.
            if !schemes.contains("https") {
                source.diagnostics.loss(
                    "the operation supports only 'http', but the description has no host; it uses the scheme of the "
                        + "client's endpoint",
                    at: node.mark
                )
            }
            return []
        }
        guard !schemes.contains(usual), var server = swaggerDefaults.servers.first else { return [] }
        server.url = schemes[0] + server.url.dropFirst(usual.count)
        return [server]
    }
}
