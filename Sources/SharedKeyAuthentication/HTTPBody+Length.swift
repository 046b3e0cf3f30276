import Foundation
import ServiceRuntime

extension HTTPBody {
    /// How many bytes the body has.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if it has a part whose size cannot be told.
    func length() throws -> Int {
        var sum = 0
        for piece in pieces {
            if case .data(let data) = piece {
                sum += data.count
            } else if case .file(let url) = piece {
                sum += try Self.size(of: url)
            } else {
                throw ServiceError.client("The size of the body cannot be told, so the request cannot be signed.")
            }
        }
        return sum
    }

    private static func size(of file: URL) throws -> Int {
        do {
            return try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        } catch {
            throw ServiceError.client(
                "The size of the file '\(file.lastPathComponent)' cannot be told, so the request cannot be signed.",
                error
            )
        }
    }
}
