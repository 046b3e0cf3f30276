import ServiceDescription

/// Reports the described header fields of failures, because the client has no types for them.
enum FailureHeaders {
    /// Those that the runtime makes use of itself, in lowercase letters.
    private static let known: Set<String> = [
        "location", "proxy-authenticate", "request-id", "retry-after", "www-authenticate", "x-ms-request-id",
        "x-request-id",
    ]

    /// Reports the first of them; all are lost in the same way.
    ///
    /// - Parameters:
    ///   - operations: The operations of the client.
    ///   - diagnostics: Takes the report.
    static func report(_ operations: [Operation], diagnostics: inout Diagnostics) {
        let lost = operations.lazy.flatMap { operation in
            failures(of: operation).lazy.flatMap(\.headers).filter { header in
                let name = header.name.lowercased()
                return !known.contains(name) && !HeadersBuilder.isForBrowsers(name, to: operation)
            }
        }
        guard let header = lost.first else { return }
        diagnostics.loss(
            "the headers of error responses, such as '\(header.name)', have no types in the client (read them from "
                + "the 'httpResponse' of the failure)",
            at: header.mark
        )
    }

    /// The failures of an operation. The one `default` that it may have instead of a success describes its success as well.
    private static func failures(of operation: Operation) -> [Response] {
        // What the service has not changed comes with the fields of what it would have sent (RFC 9110, section 15.4.5).
        let failures = operation.responses.filter { $0.isFailure && $0.status != .code(304) }
        let isDefaultSuccess = operation.successfulResponses.contains { $0.status == .default }
        return isDefaultSuccess ? failures.filter { $0.status != .default } : failures
    }
}
