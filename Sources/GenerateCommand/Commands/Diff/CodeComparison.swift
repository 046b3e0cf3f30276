import ClientGenerator

/// Compares the files of two clients, whose comments are no code.
struct CodeComparison {
    /// Whether the files are the same.
    let isIdentical: Bool
    /// The path of the first file in which more than comments changed, or that only one of the clients has; `nil` if there is none.
    let firstOther: String?

    /// - Parameters:
    ///   - old: The files before.
    ///   - new: The files after.
    init(from old: [GeneratedFile], to new: [GeneratedFile]) {
        isIdentical = old == new
        guard !isIdentical else {
            firstOther = nil
            return
        }
        let (before, after) = (Self.code(of: old), Self.code(of: new))
        firstOther = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.min()
    }

    /// The lines of files that are no comments, by their paths.
    private static func code(of files: [GeneratedFile]) -> [String: [ArraySlice<UInt8>]] {
        let code = files.map { file in
            (file.path, file.contents.split(separator: UInt8(ascii: "\n")).filter { !isComment($0) })
        }
        return Dictionary(code) { first, _ in first }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
}
