import Foundation

/// A URL that paths are added to, divided into what requests are built from.
struct ServerAddress: Sendable {
    /// The URL.
    let url: URL
    /// The URL without its query and fragment, and without slashes at its end.
    let base: String
    /// The query, empty if there is none.
    let query: String

    /// Divides a URL.
    init(_ url: URL) {
        self.url = url
        var (base, query) = HTTPRequestBuilder.split(url.absoluteString)
        while base.utf8.last == UInt8(ascii: "/") { base.removeLast() }
        self.base = base
        self.query = query
    }
}
