import ClientConfiguration
import ServiceDescription
import YAML

/// The files that a description may refer to: those in its own folder, and in the further folders that the user names.
final class DescriptionFiles: DocumentSource {
    /// What there is to tell of the files besides what readers of the description tell, and which were read.
    private(set) var findings = Findings()
    /// Whether all of each document was read: where a key is there twice, not all of it was.
    private(set) var areWhole = true

    private let roots: [String]
    private let copies: [DocumentCopy]
    private var documents: [String: Result<YAMLNode, DocumentFailure>] = [:]
    /// The remaining number of searches for similar names. It is limited because every line may name another file that does not exist.
    private var remainingHints = 100

    /// The files around a description.
    ///
    /// - Parameters:
    ///   - document: The description's root.
    ///   - path: The description's path.
    ///   - sources: What names further folders, and copies of documents with URLs.
    init(around document: YAMLNode, path: String, _ sources: ServiceSources) {
        copies = sources.copies
        var folders: [String] = []
        if let folder = FileReader.realPath(Path.folder(of: path)) { folders.append(folder) }
        for root in sources.roots + sources.copies.map(\.path) {
            if let folder = FileReader.realPath(root.value) {
                folders.append(folder)
            } else {
                findings.add(FileError(.read, root.value), at: root.mark)
            }
        }
        self.roots = folders
        if let file = FileReader.realPath(path) { documents[file] = .success(document) }
    }

    /// Reads a file.
    ///
    /// - Throws: ``DocumentFailure`` if the file does not exist, lies outside of the folders, symbolic links followed,
    ///   or is not a document.
    func document(named name: String, referredToBy file: SourceFile) throws(DocumentFailure) -> YAMLNode {
        guard !name.utf8.contains(0) else { throw .unavailable("a path cannot contain null characters") }
        let path = pathOfCopy(of: name) ?? Path.join(Path.folder(of: file.path), name)
        guard let realPath = FileReader.realPath(path) else {
            let failure = FileError(.read, path)
            // Whether something exists outside of the folders must stay secret, except for what the user names.
            let folder = Path.folder(of: path)
            let isNamed = copies.contains { $0.path.value == path }
            if !isNamed, let realFolder = FileReader.realPath(folder), !isAllowed(realFolder + "/") {
                throw .outside(root: folder)
            }
            // Whoever watches is waiting for it.
            findings.files.add(path)
            throw .unavailable(failure.description, hint: hint(instead: path), isAbsent: failure.isAbsence)
        }
        guard isAllowed(realPath) else {
            let folder = Path.folder(of: path)
            let isLink = FileReader.realPath(folder) != Path.folder(of: realPath)
            throw .outside(root: isLink ? Path.folder(of: realPath) : folder)
        }
        if let known = documents[realPath] { return try known.get() }
        findings.files.add(realPath)
        let result: Result<YAMLNode, DocumentFailure>
        do throws(DocumentFailure) {
            result = .success(try read(realPath, shownAs: path))
        } catch {
            result = .failure(error)
        }
        documents[realPath] = result
        return try result.get()
    }

    /// Names the file that is probably meant instead of one that does not exist, unless too many did not.
    private func hint(instead path: String) -> String {
        remainingHints -= 1
        return remainingHints < 0 ? "" : FileReader.hint(instead: path)
    }

    /// Whether the user names a copy of the document with a URL.
    func hasCopy(of url: String) -> Bool { pathOfCopy(of: url) != nil }

    private func pathOfCopy(of url: String) -> String? {
        copies.lazy.compactMap { $0.path(of: url) }.first
    }

    private func read(_ realPath: String, shownAs path: String) throws(DocumentFailure) -> YAMLNode {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.readRegularFile(realPath)
        } catch {
            // The disk is the problem, not the description.
            findings.fail(.failedFile)
            throw .unavailable(FileError(.read, path, because: error.reason).description)
        }
        if Self.isText(path) {
            let text = YAMLScalar(text: String(decoding: bytes, as: UTF8.self), isPlain: false)
            return YAMLNode(
                content: .scalar(text),
                mark: Mark(file: SourceFile(path: path, text: bytes), line: 1, column: 1)
            )
        }
        do throws(YAMLError) {
            var mistakes: [YAMLError] = []
            let document = try YAMLReader.read(bytes: bytes, file: path, mistakes: &mistakes)
            for mistake in mistakes { findings.add(mistake: mistake) }
            if document.isOmitted { throw YAMLError(mark: document.mark, message: "the file is empty") }
            return document
        } catch {
            guard let document = error.document else { throw .malformed(error) }
            findings.add(error)
            areWhole = false
            return document
        }
    }

    /// Whether a file is a text for readers, of which nothing is data.
    private static func isText(_ path: String) -> Bool {
        [".md", ".markdown", ".txt"].contains(where: path.lowercased().hasSuffix)
    }

    private func isAllowed(_ path: String) -> Bool {
        roots.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
}
