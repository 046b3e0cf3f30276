import Suggestions

/// Templates that include one another by name.
public struct TemplateLibrary: Sendable {
    private var templates: [String: Template]

    /// Parses the sources of templates, by name.
    ///
    /// - Throws: The first ``TemplateError``, by the alphabetical order of the names.
    public init(_ sources: [String: String]) throws(TemplateError) {
        var templates: [String: Template] = [:]
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            templates[name] = try Template(source, name: name)
        }
        self.templates = templates
    }

    /// Adds templates, each of which replaces the one with its name: those of a caller to the ones that are there by default.
    public mutating func add(_ templates: [Template]) {
        for template in templates { self.templates[template.name] = template }
    }

    /// The names of all templates, in alphabetical order.
    public var names: [String] { templates.keys.sorted() }

    /// The template of that name.
    public subscript(name: String) -> Template? { templates[name] }

    /// The UTF-8 of the rendered template of that name.
    ///
    /// - Throws: A ``TemplateError`` where there is no such template, where sections and partials are nested too deep,
    ///   and, with strict options, where a template names something that does not exist.
    public func render(
        _ name: String,
        with view: MustacheValue,
        options: RenderingOptions = .strict
    ) throws(TemplateError) -> [UInt8] {
        guard let template = templates[name] else {
            throw TemplateError(file: name, at: nil, missingTemplateMessage(name))
        }
        return try render(template, with: view, options: options)
    }

    /// The UTF-8 of a rendered template, which may include those of this library.
    ///
    /// - Throws: See ``render(_:with:options:)-(String,_,_)``.
    public func render(
        _ template: Template,
        with view: MustacheValue,
        options: RenderingOptions = .strict
    ) throws(TemplateError) -> [UInt8] {
        var renderer = Renderer(library: self, options: options, view: view)
        try renderer.render(template)
        return renderer.output
    }

    /// Checks that each partial and each parent that a template names outright exists, whether or not it is ever rendered.
    ///
    /// - Throws: A ``TemplateError`` at the first one that does not.
    public func checkReferences() throws(TemplateError) {
        for name in names {
            guard let template = templates[name] else { continue }
            for tag in template.includedTags where templates[tag.name] == nil {
                throw TemplateError(file: template.file, at: tag.position, missingTemplateMessage(tag.name))
            }
        }
    }

    /// What is wrong where a template is named that does not exist.
    func missingTemplateMessage(_ name: String) -> String {
        "unknown template '\(name)'\(NearestName.hint(for: name, among: names)); available: "
            + (names.isEmpty ? "none" : names.joined(separator: ", "))
    }
}
