import Foundation

@testable import documentation

/// The pages of this repository.
enum Pages {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardizedFileURL

    static func all() throws -> Repository { try Repository(root: root) }
}
