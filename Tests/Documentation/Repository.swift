import Foundation

/// The Markdown files of a folder and of all folders in it, hidden ones left out.
struct Repository {
    let root: URL
    /// The pages by their paths from the root.
    let pages: [String: MarkdownPage]

    /// Reads all pages.
    ///
    /// - Throws: an error if a file cannot be read.
    init(root: URL) throws {
        self.root = root.standardizedFileURL.resolvingSymlinksInPath()
        var pages: [String: MarkdownPage] = [:]
        for path in Self.files(in: self.root) where path.hasSuffix(".md") {
            let text = try String(contentsOf: self.root.appendingPathComponent(path), encoding: .utf8)
            pages[path] = MarkdownPage(text)
        }
        self.pages = pages
    }

    /// Every link that leads nowhere within the repository, as compilers tell of mistakes.
    func brokenLinks() -> [String] {
        pages.sorted { $0.key < $1.key }.flatMap { path, page in
            page.links.compactMap { link in
                problem(of: link, on: path).map { "\(path):\(link.line): error: the link '\(link.target)' \($0)" }
            }
        }
    }

    private func problem(of link: MarkdownPage.Link, on path: String) -> String? {
        guard let place = Self.place(of: link.target, on: path) else { return nil }
        guard let file = place.file else { return "leads out of the repository" }
        guard FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path) else {
            return "leads to '\(file)', which does not exist"
        }
        guard let anchor = place.anchor, let page = pages[file] else { return nil }
        if page.anchors.contains(anchor) { return nil }
        return "leads to no heading of '\(file)' (these are \(page.anchors.joined(separator: ", ")))"
    }

    /// Where a link leads: a file by its path from the root, `nil` if it stands outside of that, and a heading in it.
    ///
    /// - Returns: `nil` if the link is a URL.
    static func place(of target: String, on path: String) -> (file: String?, anchor: String?)? {
        if target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil { return nil }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count > 1 ? parts[1] : nil
        guard let name = parts.first, !name.isEmpty else { return (path, anchor) }

        var steps = path.split(separator: "/").dropLast().map(String.init)
        for step in (name.removingPercentEncoding ?? name).split(separator: "/") where step != "." {
            if step != ".." {
                steps.append(String(step))
            } else if steps.popLast() == nil {
                return (nil, anchor)
            }
        }
        return (steps.joined(separator: "/"), anchor)
    }

    private static func files(in folder: URL) -> [String] {
        let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
        let prefix = folder.path + "/"
        return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: options)?
            .compactMap { ($0 as? URL)?.path }.filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) } ?? []
    }
}
