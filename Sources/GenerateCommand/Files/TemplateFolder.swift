import ClientConfiguration
import ClientGenerator
import ServiceDescription
import Suggestions
import YAML

/// The folder with a user's own templates.
enum TemplateFolder {
    /// How the names of templates' files end.
    static let suffix = ".mustache"
    private static let rule = "the names of templates must end in '\(suffix)'"
    /// The maximum size of a template in bytes: a hundred times that of the generator's largest.
    private static let maximumSize = 1 << 20

    /// Reads the templates.
    ///
    /// Files are read from the folder itself only: where a symbolic link leads out of it is an error. A file that no template
    /// has the name of, and no other file includes, is a warning.
    ///
    /// - Parameters:
    ///   - folder: The folder's path, and where it is named; `nil` if there is none.
    ///   - findings: Gets what there is to tell.
    /// - Returns: The templates, sorted by name; `nil` if something is wrong.
    static func read(_ folder: Located<String>?, _ findings: inout Findings) -> [OwnTemplate]? {
        guard let folder else { return [] }
        findings.files.add(folder.value)
        do throws(FileError) {
            guard let names = try FileReader.names(inFolder: folder.value) else {
                throw FileError(.read, folder.value, because: "it does not exist")
            }
            var templates: [OwnTemplate] = []
            var others: [String] = []
            // What begins with a point belongs to an editor or the system.
            for name in names where !name.hasPrefix(".") {
                if name.hasSuffix(suffix) {
                    findings.files.add(Path.join(folder.value, name))
                    templates.append(try template(name, in: folder.value))
                } else {
                    others.append(name)
                }
            }
            warnOfUnused(others, templates, in: folder, &findings)
            return templates
        } catch {
            findings.add(error, at: folder.mark)
            return nil
        }
    }

    private static func template(_ name: String, in folder: String) throws(FileError) -> OwnTemplate {
        let path = Path.join(folder, name)
        guard let realPath = FileReader.realPath(path), let realFolder = FileReader.realPath(folder) else {
            throw FileError(.read, path)
        }
        guard realPath.hasPrefix(realFolder + "/") else {
            throw FileError(.read, path, because: "it is a symbolic link that points outside the folder")
        }
        var text: [UInt8]
        do throws(FileError) {
            text = try FileReader.readRegularFile(realPath, limit: maximumSize)
        } catch {
            throw FileError(.read, path, because: error.reason)
        }
        // Some editors begin a file with a byte order mark, which has no place in the midst of what is generated.
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
            throw FileError(.read, path, because: "it is not UTF-8")
        }
        return OwnTemplate(name: String(name.dropLast(suffix.count)), path: path, text: text)
    }

    private static func warnOfUnused(
        _ others: [String],
        _ templates: [OwnTemplate],
        in folder: Located<String>,
        _ findings: inout Findings
    ) {
        let known = ClientGenerator.templates.keys.sorted()
        let used = ClientGenerator.names(includedBy: templates).union(known)
        for template in templates where !used.contains(template.name) {
            let hint = NearestName.nearest(to: template.name, among: known).map { " (did you mean '\($0 + suffix)'?)" }
            findings.warn(
                "'\(template.path)' is not used: '\(template.name)' is not the name of a template, and no template "
                    + "includes it"
                    + (hint ?? "; 'generate templates eject' writes all templates"),
                at: folder.mark
            )
        }
        var strays: [String] = []
        for name in others {
            let path = Path.join(folder.value, name)
            let hint = NearestName.hint(for: name, among: known.map { $0 + suffix })
            if hint.isEmpty {
                strays.append(path)
            } else {
                findings.warn("'\(path)' is not used: \(rule)\(hint)", at: folder.mark)
            }
        }
        if !strays.isEmpty {
            findings.warn(
                "\(NameList.text(strays, of: strays.count)) \(strays.count == 1 ? "is" : "are") not used: \(rule) (name a folder "
                    + "that has templates alone)",
                at: folder.mark
            )
        }
    }
}
