import ClientGenerator

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `generate init`: a client configuration that has the names of a description in its comments.
enum InitCommand {
    /// What says that the text is printed rather than written.
    private static let standardOutput = "-"

    /// Writes the configuration, unless there is a file of its name.
    ///
    /// - Returns: the text on standard output; `nil` if something is wrong.
    static func text(_ options: CommandOptions, _ findings: inout Findings) -> String? {
        guard let described = DescribedService.read(options.descriptions.first, options, &findings),
            let outline = described.outline(&findings)
        else { return nil }
        let stem = Path.stem(of: described.path)
        let path =
            options.output ?? Path.join(Path.folder(of: described.path), stem + GenerationJob.configurationSuffix)
        let isPrinted = path == standardOutput
        do throws(FileError) {
            let folder = isPrinted ? "." : Path.folder(of: path)
            let draft = ConfigurationDraft(
                service: described.service,
                outline: outline,
                description: try Path.relative(described.path, from: folder),
                output: "Generated/" + stem
            )
            if isPrinted { return draft.text }
            try write(draft.text, to: path)
            return "\(path): written; 'generate --config \(path)' follows it\n"
        } catch {
            findings.add(error)
            return nil
        }
    }

    /// Writes a new file.
    private static func write(_ text: String, to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            let error = FileError(.write, path)
            if !isThere { throw error }
            throw FileError(.write, path, because: "\(error.reason) (choose another one by --output FILE)")
        }
        try OpenFile(descriptor).write(Array(text.utf8), path: path)
    }
}
