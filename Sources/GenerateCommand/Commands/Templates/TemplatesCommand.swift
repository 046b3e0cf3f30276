import ClientGenerator
import Suggestions

/// `generate templates`: copies the generator's templates, for users to change.
enum TemplatesCommand {
    /// The folder that templates are written to if the user names none.
    private static let defaultFolder = "Templates"

    /// Writes a template or all of them, unless there is a file of such a name.
    ///
    /// - Returns: Where they are; `nil` if something is wrong.
    static func answer(_ options: CommandOptions, _ findings: inout Findings) -> Answer? {
        let all = ClientGenerator.templates
        var names = all.keys.sorted()
        if !options.subject.isEmpty {
            guard let name = name(options.subject, among: names, &findings) else { return nil }
            names = [name]
        }
        let folder = Path.normalized(options.output ?? defaultFolder)
        let files = names.map { (path: Path.join(folder, $0 + TemplateFolder.suffix), text: all[$0] ?? "") }
        do throws(FileError) {
            let remedy = "remove it, or choose another folder with '--output DIR'"
            try NewFile.write(files, inFolder: folder, orElse: remedy)
        } catch {
            findings.add(error)
            return nil
        }
        let written = files.count == 1 ? files[0].path + ":" : "\(folder): \(files.count) templates"
        return Answer(
            text: "\(written) written; add 'templates: \(folder)' to a client configuration to use them\n"
                + (files.count == 1 ? "" : "keep only the templates that you change; the others then stay up to date\n")
        )
    }

    /// The template that a user means, whose file may be named instead.
    private static func name(_ written: String, among names: [String], _ findings: inout Findings) -> String? {
        let isFile = written.hasSuffix(TemplateFolder.suffix)
        let name = isFile ? String(written.dropLast(TemplateFolder.suffix.count)) : written
        if names.contains(name) { return name }
        let hint = NearestName.hint(for: name, among: names)
        findings.add(
            "unknown template '\(name)'"
                + (hint.isEmpty ? "; the templates are \(names.joined(separator: ", "))" : hint),
            at: nil
        )
        return nil
    }
}
