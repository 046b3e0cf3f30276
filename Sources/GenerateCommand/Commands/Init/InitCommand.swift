import ClientGenerator

/// `generate init`: writes a client configuration with the names of a description in comments.
enum InitCommand {
    /// The file name that means standard output.
    private static let standardOutput = "-"

    /// What to type to see the configuration of a description, which says what might be set.
    static func commandLine(toShow path: String) -> String {
        "generate init \(ShellText.word(path)) --output \(standardOutput)"
    }

    /// Writes the configuration, unless there is a file of its name.
    ///
    /// - Returns: Where it is, or the configuration itself if it is to be printed; `nil` if something is wrong.
    static func answer(_ options: CommandOptions, _ findings: inout Findings) -> Answer? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
        let stem = Path.stem(of: described.path)
        let path = options.output ?? GenerationJob.configuration(beside: described.path)
        let isPrinted = path == standardOutput
        do throws(FileError) {
            let folder = isPrinted ? "." : Path.folder(of: path)
            let isInTarget = try PackageTarget.contains(folder)
            let draft = ConfigurationDraft(
                service: described.service,
                outline: outline,
                description: FileStatus(at: described.path)?.kind == .file
                    ? try Path.relative(described.path, from: folder) : nil,
                // In a target's folder, the plugins have one place for the client, whether or not it has a configuration.
                output: isInTarget ? nil : "Generated/" + stem
            )
            if isPrinted { return Answer(text: draft.text) }
            try NewFile.write(
                [(path, draft.text)],
                inFolder: folder,
                orElse: "choose another file with '--output FILE'"
            )
            let command = "generate --config \(ShellText.word(path))"
            let users =
                isInTarget
                ? "the plugins use it, and so does '\(command) --output DIR'\n"
                    + "Unless its target uses the build plugin, name it under 'exclude' in Package.swift"
                : "'\(command)' uses it"
            return Answer(text: "\(path): written; \(users)\n")
        } catch {
            findings.add(error)
            return nil
        }
    }
}
