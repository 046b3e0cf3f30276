import ClientConfiguration

/// A file that stands for the document with a URL, or a folder that stands for all whose URLs begin alike.
struct DocumentCopy: Sendable {
    /// The URL, or the beginning of several, which ends with a slash.
    let url: String
    /// The path of the file or the folder.
    let path: Located<String>

    /// The path of the copy of a document; `nil` if it is not in here.
    func path(of url: String) -> String? {
        if url == self.url { return path.value }
        guard self.url.hasSuffix("/"), url.hasPrefix(self.url) else { return nil }
        return Path.join(path.value, String(url.dropFirst(self.url.count)))
    }
}
