import Foundation
import ServiceRuntime

extension HTTPRequest {
    /// Removes the segments `.` and `..` from the path (RFC 3986, section 5.2.4). A session may do that when it sends the request, and a
    /// signature would then be that of another path.
    mutating func removeDotSegments() {
        let segments = url.path(percentEncoded: true).split(separator: "/", omittingEmptySubsequences: true)
        guard segments.contains(where: { $0 == "." || $0 == ".." }) else { return }
        url = url.standardized
    }
}
