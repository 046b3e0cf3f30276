import ServiceDescription

/// The changes that an output folder needs to contain the generated files.
public struct OutputPlan: Sendable {
    /// What happens to a file.
    public enum Action: Sendable, Hashable {
        /// It does not exist and is written.
        case create
        /// It has other contents and is written anew.
        case replace
        /// An earlier run wrote it, this one does not: it is removed.
        case remove
    }

    /// One file to touch.
    struct Step: Sendable {
        /// What is done.
        let action: Action
        /// The file, which is in the output folder.
        let path: ConfinedPath
        /// What to write; empty for a file that is removed.
        let contents: [UInt8]
    }

    /// The output folder's path.
    public let folder: String
    /// The number of generated files, those included that need not be touched.
    public let fileCount: Int
    /// What there is to tell about the folder.
    public let warnings: Diagnostics
    /// The files to touch, by path.
    let steps: [Step]
    /// What happens to the record of generated files, `nil` if it is right as it is.
    let recordStep: Step?

    /// What there is to say of the client once, when it is written first: a line, or nothing.
    var hint = ""

    /// Whether the run is the first one in the folder.
    var isFirst: Bool { recordStep?.action == .create }
    /// Whether the folder holds exactly what was generated.
    public var isEmpty: Bool { steps.isEmpty && recordStep == nil }

    /// The files to touch, the record last: what happens and the path with the folder's.
    public var changes: [(action: Action, path: String)] {
        (steps + [recordStep].compactMap { $0 }).map { ($0.action, "\(folder)/\($0.path)") }
    }

    /// How many generated files are touched in this way. The record does not count.
    public func count(of action: Action) -> Int {
        steps.count { $0.action == action }
    }
}
