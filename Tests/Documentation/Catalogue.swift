import Foundation

/// The pages of the folder `Documentation` as a catalogue for DocC.
///
/// GitHub and DocC know links and tables of contents in different forms. The pages are written for GitHub; the catalogue is
/// made of them.
struct Catalogue {
    /// The name of the page with the table of contents.
    static let rootName = "SwiftClientGenerator"
    private static let index = "Documentation/README.md"
    /// What else belongs to the documentation.
    private static let others = ["CONTRIBUTING.md"]

    private let repository: Repository
    /// The articles' names by the paths of their pages.
    private let names: [String: String]

    init(_ repository: Repository) {
        self.repository = repository
        let paths = repository.pages.keys.filter { path in
            Self.others.contains(path) || path.hasPrefix("Documentation/") && path.split(separator: "/").count == 2
        }
        names = Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                return (path, path == Self.index ? Self.rootName : file.capitalizedIfShouted)
            }
        )
    }

    /// The articles by their file names.
    func articles() -> [String: String] {
        var articles: [String: String] = [:]
        for (path, name) in names {
            guard let page = repository.pages[path] else { continue }
            let text = converted(page, at: path)
            articles["\(name).md"] = path == Self.index ? root(text, page) : text
        }
        return articles
    }

    /// Writes the articles to an empty folder.
    ///
    /// - Throws: an error if that cannot be done.
    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in articles() {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }

    // MARK: The page with the table of contents

    /// Says that the page is the root, and adds the table of contents: each section's links, by the section's heading.
    private func root(_ text: String, _ page: MarkdownPage) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(contentsOf: ["", "@Metadata {", "    @TechnologyRoot", "}"], at: 1)
        lines += ["## Topics", ""]
        for (number, heading) in page.headings.enumerated() where heading.level == 2 {
            let end = page.headings.dropFirst(number + 1).first?.line ?? .max
            let links = page.links.filter { $0.line > heading.line && $0.line < end }
            let articles = links.compactMap { article(of: $0, on: Self.index)?.name }
            guard !articles.isEmpty else { continue }
            lines += ["### \(heading.text)", ""] + articles.map { "- <doc:\($0)>" } + [""]
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Links

    private func converted(_ page: MarkdownPage, at path: String) -> String {
        var characters = page.characters
        for link in page.links.reversed() {
            if let text = converted(link, at: path) { characters.replaceSubrange(link.range, with: text) }
        }
        return String(characters)
    }

    private func converted(_ link: MarkdownPage.Link, at path: String) -> String? {
        guard Repository.place(of: link.target, on: path) != nil else { return nil }
        // Files that are no articles cannot be reached from the archive: their names have to do.
        guard let article = article(of: link, on: path) else { return link.text }
        let target = "doc:\(article.name)" + (article.fragment.map { "#\($0)" } ?? "")
        return link.text.hasSuffix(".md") ? "<\(target)>" : "[\(link.text)](\(target))"
    }

    private func article(of link: MarkdownPage.Link, on path: String) -> (name: String, fragment: String?)? {
        guard let place = Repository.place(of: link.target, on: path), let file = place.file, let name = names[file]
        else { return nil }
        let heading = place.anchor.flatMap { repository.pages[file]?.heading(of: $0) }
        return (name, heading.map { Self.fragment($0.text) })
    }

    /// The name by which DocC refers to a heading.
    private static func fragment(_ heading: String) -> String {
        heading.split(separator: " ")
            .map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }
            .joined(separator: "-")
    }
}

extension String {
    /// `Contributing` for `CONTRIBUTING`, and everything else as it is.
    fileprivate var capitalizedIfShouted: String { self == uppercased() ? capitalized : self }
}
