/// How much of a response is kept in memory.
enum ResponseSize {
    /// The maximum size of a failure's body, in bytes. Even for downloads and streams it is kept in memory, and no caller expects much
    /// of it.
    private static let largestFailure = 16 << 20

    /// The maximum size of a body in memory, in bytes. What a success has beyond it is an error, and what a failure has is cut off,
    /// because its status tells more than its size.
    ///
    /// - Parameters:
    ///   - maximumSize: The maximum size of any body, in bytes (``TransportOptions/maximumResponseSize``).
    ///   - isSuccess: Whether the response says success.
    static func limit(_ maximumSize: Int, isSuccess: Bool) -> Int {
        isSuccess ? maximumSize : min(maximumSize, largestFailure)
    }
}
