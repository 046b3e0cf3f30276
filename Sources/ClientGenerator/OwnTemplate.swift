import Mustache
import ServiceDescription
import Templates
import YAML

/// A user's template that replaces one of the generator's, or is included by such templates.
package struct OwnTemplate: Sendable {
    /// The name by which the generator and other templates know it.
    package let name: String
    /// The path of its file, as it is shown to the user.
    package let path: String
    /// The text of the file, in UTF-8.
    package let text: [UInt8]

    /// A template of the given file.
    package init(name: String, path: String, text: [UInt8]) {
        self.name = name
        self.path = path
        self.text = text
    }
}

extension TemplateLibrary {
    /// The generator's templates. They never change, so they are parsed once, by whoever is the first to need them.
    fileprivate static let shipped = Result { () throws(TemplateError) in
        let library = try TemplateLibrary(SwiftTemplates.all)
        try library.checkReferences()
        return library
    }

    /// The generator's templates with a user's own in place of those of the same name.
    ///
    /// - Throws: `TemplateError` if one of them is malformed, or includes a template that there is not.
    init(own templates: [OwnTemplate]) throws(TemplateError) {
        self = try Self.shipped.get()
        guard !templates.isEmpty else { return }
        var own: [Template] = []
        for template in templates {
            let text = String(decoding: template.text, as: UTF8.self)
            own.append(try Template(text, name: template.name, file: template.path))
        }
        add(own)
        try checkReferences()
    }
}

extension ClientGenerator {
    /// The generator's own templates by name.
    package static var templates: [String: String] { SwiftTemplates.all }

    /// Begins to parse the generator's templates, for which there is time while a description is read: that takes one core alone.
    package static func prepareTemplates() {
        _ = Deferred { _ = TemplateLibrary.shipped }
    }

    /// The names of templates that others of the user's include.
    ///
    /// A template that is malformed includes nothing: its error is reported where it is used.
    package static func names(includedBy templates: [OwnTemplate]) -> Set<String> {
        var names: Set<String> = []
        for template in templates {
            do throws(TemplateError) {
                let parsed = try Template(String(decoding: template.text, as: UTF8.self), name: template.name)
                names.formUnion(parsed.includedNames)
            } catch { continue }
        }
        return names
    }
}

extension TemplateError {
    /// Adds to an error where its template is: in the user's file, or in one of the generator's own templates.
    func report(to diagnostics: inout Diagnostics, of templates: [OwnTemplate]) {
        if let template = templates.first(where: { $0.path == file }) {
            let file = SourceFile(path: template.path, text: template.text)
            diagnostics.error(message, at: Mark(file: file, line: max(line, 1), column: max(column, 1)))
            return
        }
        diagnostics.error("template \(self)", at: nil)
        if !templates.isEmpty {
            diagnostics.note(
                "this template is part of the generator; a template in 'templates' includes it in the wrong place, or "
                    + "was copied from another version",
                at: nil
            )
        }
    }
}
