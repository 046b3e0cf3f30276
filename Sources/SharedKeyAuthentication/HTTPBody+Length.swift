import Foundation
import ServiceRuntime

extension HTTPBody {
    /// How many bytes the body has.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it has a file whose size cannot be told.
    func length() throws -> Int {
        var sum = 0
        for piece in pieces {
            switch piece {
            case .data(let data):
                sum += data.count
            case .file(let url):
                do {
                    sum += try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
                } catch {
                    throw ServiceError.client("The size of the file '\(url.lastPathComponent)' cannot be told.", error)
                }
            }
        }
        return sum
    }
}
