import Foundation

/// A URL that paths are added to, divided into what requests are built from.
struct ServerAddress: Sendable {
    /// The URL.
    let url: URL
    /// The URL without its query and fragment, to which paths are added: without slashes at its end.
    let base: String
    /// The query, empty if there is none.
    let query: String

    /// Divides a URL.
    init(_ url: URL) {
        var (base, query) = HTTPRequestBuilder.split(url.absoluteString)
        while base.utf8.last == UInt8(ascii: "/") { base.removeLast() }
        (self.url, self.base, self.query) = (url, base, query)
    }

    /// Divides a URL to which no path is added, so that the slashes at its end stay.
    init(whole url: URL) {
        self.url = url
        (base, query) = HTTPRequestBuilder.split(url.absoluteString)
    }
}
