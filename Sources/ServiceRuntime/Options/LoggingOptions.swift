/// What of requests and answers is logged, beside what always is.
///
/// Shown is only what is known to be harmless; everything else reads `REDACTED`.
public struct LoggingOptions: Sendable, Hashable {
    /// The names of further header fields whose values are shown.
    public let shownHeaders: Set<String>

    /// The names of further query parameters whose values are shown.
    public let shownQueryParameters: Set<String>

    /// The names of further members of bodies whose values are not shown. Those whose names speak of passwords, secrets, tokens,
    /// keys to services, signatures and the like never are.
    public let secretMembers: Set<String>

    /// How many bytes a body may have to be logged, which it is on the level ``ClientLogLevel/verbose`` only.
    public let longestBody: Int

    /// Creates the options. Names count in any case.
    ///
    /// - Parameters:
    ///   - shownHeaders: Further header fields whose values are shown.
    ///   - shownQueryParameters: Further query parameters whose values are shown.
    ///   - secretMembers: Further members of bodies whose values are not shown.
    ///   - longestBody: How many bytes a body may have to be logged.
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
