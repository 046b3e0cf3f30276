/// Options for what is logged of requests and responses, in addition to the defaults.
///
/// Logs show only what is known to be harmless. Everything else is `REDACTED`.
public struct LoggingOptions: Sendable, Hashable {
    /// The names of further header fields whose values are logged.
    public let shownHeaders: Set<String>

    /// The names of further query parameters whose values are logged.
    public let shownQueryParameters: Set<String>

    /// The names of further body members whose values are redacted. Members whose names suggest passwords, secrets,
    /// tokens, service keys, signatures and the like are always redacted.
    public let secretMembers: Set<String>

    /// The maximum size of logged bodies, in bytes. Bodies are logged only at the level ``ClientLogLevel/verbose``.
    public let longestBody: Int

    /// Creates the options. Names are compared case-insensitively.
    ///
    /// - Parameters:
    ///   - shownHeaders: Further header fields whose values are logged.
    ///   - shownQueryParameters: Further query parameters whose values are logged.
    ///   - secretMembers: Further body members whose values are redacted.
    ///   - longestBody: The maximum size of logged bodies, in bytes. Of longer ones, the log has the size and the type.
    public init(
        shownHeaders: Set<String> = [],
        shownQueryParameters: Set<String> = [],
        secretMembers: Set<String> = [],
        longestBody: Int = 16_384
    ) {
        self.shownHeaders = Set(shownHeaders.map { $0.lowercased() })
        self.shownQueryParameters = Set(shownQueryParameters.map { $0.lowercased() })
        self.secretMembers = Set(secretMembers.map { $0.lowercased() })
        self.longestBody = longestBody
    }
}
