/// The exit status of the command. Of several, the one with the highest number counts.
package enum ExitCode: Int32, Sendable {
    /// All is done.
    case done = 0
    /// A description or configuration is wrong or not supported, or a check found a difference. Nothing was written.
    case wrongInput = 1
    /// The command line is wrong.
    case wrongUsage = 2
    /// Reading or writing failed. What was on disk is intact.
    case failedFile = 3
}
