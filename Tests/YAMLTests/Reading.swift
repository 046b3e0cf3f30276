@testable import YAML

/// Reads text as the file `service.yaml`.
func read(_ text: String, file: String = "service.yaml", limits: YAMLLimits = .default) throws(YAMLError) -> YAMLNode {
    try YAMLReader.read(bytes: Array(text.utf8), file: file, limits: limits)
}

/// Reads all documents of a file.
func documents(_ text: String) throws(YAMLError) -> [YAMLNode] {
    let file = SourceFile(path: "service.yaml", text: Array(text.utf8))
    return try YAMLDocumentReader.read(file, rules: ReadingRules(), isSingle: false)
}

/// What a person is told about text that cannot be read, without the path; "nothing is wrong" where it can.
func complaint(about text: String, file: String = "service.yaml", limits: YAMLLimits = .default) -> String {
    complaint(about: Array(text.utf8), file: file, limits: limits)
}

/// What a person is told about a file that cannot be read, without the path; "nothing is wrong" where it can.
func complaint(about bytes: [UInt8], file: String = "service.yaml", limits: YAMLLimits = .default) -> String {
    do {
        _ = try YAMLReader.read(bytes: bytes, file: file, limits: limits)
        return "nothing is wrong"
    } catch {
        return String(error.description.dropFirst(file.count + 1))
    }
}

extension Mark {
    /// The place without the path: `3:14`.
    var position: String { "\(line):\(column)" }
}
