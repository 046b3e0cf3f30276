import ClientGenerator
import ServiceDescription

/// The changes that an output folder needs to contain the generated files.
struct OutputPlan: Sendable {
    /// What happens to a file.
    enum Action: Sendable, Hashable {
        /// A file that does not exist is written.
        case create
        /// A file with other contents is rewritten.
        case replace
        /// A file of an earlier run that this one does not write is removed.
        case remove
    }

    /// One file to touch.
    struct Step: Sendable {
        /// The action.
        let action: Action
        /// The file, which is in the output folder.
        let path: ConfinedPath
        /// The contents to write, or empty for a file that is removed.
        let contents: [UInt8]
    }

    /// The output folder's path.
    let folder: String
    /// The folders of the files that an earlier run or this one generates, each as the names that lead to it; none for the output
    /// folder itself, which is among them.
    let folders: Set<[String]>
    /// The number of generated files, those included that need not be touched.
    let fileCount: Int
    /// The version of the generator that has written the folder, if it is known and another one.
    let formerVersion: String?
    /// The diagnostics about the folder.
    let warnings: Diagnostics
    /// The files to touch, by path.
    let steps: [Step]
    /// The change to the record of generated files, or `nil` if it is up to date.
    let recordStep: Step?
    /// The change to the record that comes before all others, with the files of before and after. `nil` if both are the same.
    let interimRecordStep: Step?

    /// The changes in the order in which they take effect, each stage as a whole before the next one.
    ///
    /// If the machine stops halfway, the record lists each generated file that is there: at first those of both runs.
    var stages: [[Step]] {
        let writes = steps.filter { $0.action != .remove }
        let removals = steps.filter { $0.action == .remove }
        return [[interimRecordStep].compactMap { $0 }, writes, removals, [recordStep].compactMap { $0 }]
    }

    /// The hints to show once, when the client is first generated.
    var hints: Deferred<[String]>?

    /// Whether the run is the first one in the folder.
    var isFirst: Bool { recordStep?.action == .create }
    /// Whether the folder holds exactly what was generated.
    var isEmpty: Bool { steps.isEmpty && recordStep == nil }

    /// The files to touch, the record last: what happens and the path with the folder's.
    var changes: [(action: Action, path: String)] {
        (steps + [recordStep].compactMap { $0 }).map { ($0.action, "\(folder)/\($0.path)") }
    }

    /// How many generated files are touched in this way. The record does not count.
    func count(of action: Action) -> Int {
        steps.count { $0.action == action }
    }
}
