/// Options for what is logged of requests and responses, in addition to the defaults.
///
/// Logs show only what is known to be harmless. Everything else is `REDACTED`.
public struct LoggingOptions: Sendable, Hashable {
    /// The names of further header fields whose values are logged.
    public var shownHeaders: Set<String> {
        didSet { shownHeaders = Self.lowercased(shownHeaders) }
    }

    /// The names of further query parameters whose values are logged.
    public var shownQueryParameters: Set<String> {
        didSet { shownQueryParameters = Self.lowercased(shownQueryParameters) }
    }

    /// The names of further body members whose values are redacted. Members whose names suggest passwords, secrets,
    /// tokens, service keys, signatures and the like are always redacted.
    public var secretMembers: Set<String> {
        didSet { secretMembers = Self.lowercased(secretMembers) }
    }

    /// The maximum size of logged bodies, in bytes. Bodies are logged only at the level ``ClientLogLevel/verbose``.
    public var maximumBodySize: Int

    /// Creates the options. Names are compared case-insensitively.
    public init(
        shownHeaders: Set<String> = [],
        shownQueryParameters: Set<String> = [],
        secretMembers: Set<String> = [],
        maximumBodySize: Int = 16_384
    ) {
        self.shownHeaders = Self.lowercased(shownHeaders)
        self.shownQueryParameters = Self.lowercased(shownQueryParameters)
        self.secretMembers = Self.lowercased(secretMembers)
        self.maximumBodySize = maximumBodySize
    }

    private static func lowercased(_ names: Set<String>) -> Set<String> { Set(names.map { $0.lowercased() }) }
}
