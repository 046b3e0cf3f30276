import ClientGenerator
import Foundation

@testable import GenerateCommand

/// Generated files of the given texts by path.
func files(_ contents: [String: String]) -> [GeneratedFile] {
    contents.map { GeneratedFile(path: $0.key, contents: Array($0.value.utf8)) }
}

/// The number of this process, which is part of the names of temporary files.
let processIdentifier = ProcessInfo.processInfo.processIdentifier

extension OutputPlan {
    /// What happens to which file, by path.
    var outline: [String] { changes.map { "\($0.action) \($0.path.dropFirst(folder.count + 1))" } }
}
