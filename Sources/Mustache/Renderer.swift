import Suggestions

/// Executes the instructions of templates in one rendering, from the first context to the finished text.
struct Renderer {
    /// The arguments that a parent tag passes: the contents of that tag.
    private struct Arguments {
        let template: Template
        let range: Range<Int>
    }

    /// Contents to render in place of a block.
    private struct Override {
        let template: Template
        let range: Range<Int>
        let content: BlockContent
        /// How many of the arguments the template that wrote these contents was itself rendered with.
        let depth: Int
    }

    /// The text so far, in UTF-8.
    private(set) var output: [UInt8] = []

    private let library: TemplateLibrary
    private let options: RenderingOptions
    /// The context stack, innermost last.
    private var contexts: [MustacheValue]
    /// Where the innermost section over a list is; `nil` outside of all. It is looked in last, so members of any context come first.
    private var position: ListPosition?
    /// The arguments of all parent tags that are being rendered, outermost first.
    private var arguments: [Arguments] = []
    /// The indentation of each line of the current template.
    private var indentation: [UInt8] = []
    private var depth = 0

    /// A rendering of one view.
    ///
    /// - Parameters:
    ///   - library: The templates that may be included.
    ///   - options: How strict it is.
    ///   - view: What the outermost template shows.
    init(library: TemplateLibrary, options: RenderingOptions, view: MustacheValue) {
        self.library = library
        self.options = options
        contexts = [view]
    }

    /// Appends a template to ``output``.
    mutating func render(_ template: Template) throws(TemplateError) {
        try render(template, template.instructions.indices)
    }

    private mutating func render(_ template: Template, _ range: Range<Int>) throws(TemplateError) {
        var index = range.lowerBound
        while index < range.upperBound {
            var next = index + 1
            switch template.instructions[index] {
            case .text(let text, let startsLine):
                append(text, of: template.source, startsLine: startsLine)
            case .variable(let tag, let isEscaped):
                try renderVariable(template.tags[tag], in: template, isEscaped: isEscaped)
            case .section(let tag, let isInverted, let end):
                next = end
                try renderSection(template.tags[tag], in: template, index + 1..<end, isInverted: isInverted)
            case .partial(let tag, let indentation):
                try renderPartial(template.tags[tag], in: template, indentation: indentation)
            case .parent(let tag, let indentation, let end):
                next = end
                arguments.append(Arguments(template: template, range: index + 1..<end))
                try renderPartial(template.tags[tag], in: template, indentation: indentation)
                arguments.removeLast()
            case .block(let block, let end):
                next = end
                try renderBlock(template.blocks[block], in: template, index + 1..<end)
            case .argument(_, _, let end):
                next = end
            }
            index = next
        }
    }

    private mutating func append(_ text: Range<Int>, of source: [UInt8], startsLine: Bool) {
        if startsLine, !indentation.isEmpty {
            // Empty lines stay empty.
            let first = source[text].first
            if first != .newline, first != .carriageReturn { output += indentation }
        }
        // A slice of the array would count references for each line of text: a tenth of the time of a rendering.
        source.withUnsafeBufferPointer { output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[text])) }
    }

    // MARK: Variables and sections

    private mutating func renderVariable(
        _ tag: Tag,
        in template: Template,
        isEscaped: Bool
    ) throws(TemplateError) {
        guard var text = try text(of: tag, in: template) else { return }
        if let filter = options.filter { text = filter(text) }
        if isEscaped, let escape = options.escape { text = escape(text) }
        text.withUTF8 { output.append(contentsOf: $0) }
    }

    private mutating func renderSection(
        _ tag: Tag,
        in template: Template,
        _ contents: Range<Int>,
        isInverted: Bool
    ) throws(TemplateError) {
        let value = try value(of: tag, in: template) ?? .null
        guard value.isFalsy == isInverted else { return }
        try descend(tag, in: template)
        defer { depth -= 1 }
        if isInverted {
            try render(template, contents)
        } else if case .list(let items) = value {
            let outer = position
            for (index, item) in items.enumerated() {
                position = ListPosition(index: index, count: items.count)
                contexts.append(item)
                try render(template, contents)
                contexts.removeLast()
            }
            position = outer
        } else {
            contexts.append(value)
            try render(template, contents)
            contexts.removeLast()
        }
    }

    // MARK: Partials and blocks

    /// Renders another template, which a parent tag's arguments are meant for if they are on the stack.
    private mutating func renderPartial(
        _ tag: Tag,
        in template: Template,
        indentation inner: Range<Int>?
    ) throws(TemplateError) {
        var name = tag.name
        if tag.isDynamic {
            guard let text = try text(of: tag, in: template), !text.isEmpty else { return }
            name = text
        }
        guard let partial = library[name] else {
            if options.isStrict {
                throw TemplateError(file: template.file, at: tag.position, library.missingTemplateMessage(name))
            }
            return
        }
        try descend(tag, in: template)
        defer { depth -= 1 }
        let outer = indentation
        indentation = inner.map { outer + template.source[$0] } ?? []
        try render(partial)
        indentation = outer
    }

    private mutating func renderBlock(
        _ block: Block,
        in template: Template,
        _ defaultContents: Range<Int>
    ) throws(TemplateError) {
        let tag = template.tags[block.tag]
        let override = override(named: tag.name)
        let range = override?.range ?? defaultContents
        let content = override?.content ?? block.content
        if range.isEmpty, block.indentation != nil, block.lineEnding != nil { return }

        try descend(tag, in: template)
        defer { depth -= 1 }
        let blockIndentation = block.indentation.map { indentation + template.source[$0] }
        if let blockIndentation, !content.startsLine { output += blockIndentation }
        if let override {
            let (outerIndentation, outerArguments) = (indentation, arguments)
            indentation = blockIndentation ?? []
            arguments.removeSubrange(override.depth...)
            try render(override.template, range)
            (indentation, arguments) = (outerIndentation, outerArguments)
        } else {
            try render(template, range)
        }
        if let lineEnding = block.lineEnding, range.isEmpty || !content.endsLine {
            output += template.source[lineEnding]
        }
    }

    /// The argument for a block. Of several, that of the outermost parent tag counts.
    private func override(named name: String) -> Override? {
        for (depth, frame) in arguments.enumerated() {
            var index = frame.range.lowerBound
            while index < frame.range.upperBound,
                case .argument(let tag, let content, let end) = frame.template.instructions[index]
            {
                if frame.template.tags[tag].name == name {
                    return Override(template: frame.template, range: index + 1..<end, content: content, depth: depth)
                }
                index = end
            }
        }
        return nil
    }

    private mutating func descend(_ tag: Tag, in template: Template) throws(TemplateError) {
        depth += 1
        if depth > options.maximumDepth {
            throw TemplateError(
                file: template.file,
                at: tag.position,
                "'\(tag.name)' is nested more than \(options.maximumDepth) levels deep; does a template include "
                    + "itself endlessly?"
            )
        }
    }
}

// MARK: Names

extension Renderer {
    /// Returns the text of a name, or `nil` if it has none.
    private func text(of tag: Tag, in template: Template) throws(TemplateError) -> String? {
        guard let value = try value(of: tag, in: template) else { return nil }
        if let text = value.text { return text }
        guard options.isStrict else { return nil }
        throw TemplateError(file: template.file, at: tag.position, "'\(tag.name)' must be text, not \(value.kind)")
    }

    /// Returns the value of a name, or `nil` if it does not exist.
    private func value(of tag: Tag, in template: Template) throws(TemplateError) -> MustacheValue? {
        guard let first = tag.first else { return contexts.last }
        var index = contexts.count
        while index > 0 {
            index -= 1
            guard var value = contexts[index].member(named: first) else { continue }
            for part in tag.rest {
                if case .null = value { return value }
                guard let member = value.member(named: part) else {
                    return try missing(part.text, of: tag, in: template, searched: [value])
                }
                value = member
            }
            return value
        }
        if tag.rest.isEmpty, let value = position?.member(named: first) { return value }
        let searched = contexts.reversed() + [.optional(position)]
        return try missing(first.text, of: tag, in: template, searched: searched)
    }

    /// Handles a name that no value has: renders nothing, or throws an error that lists the known names.
    private func missing(
        _ part: String,
        of tag: Tag,
        in template: Template,
        searched values: [MustacheValue]
    ) throws(TemplateError) -> MustacheValue? {
        guard options.isStrict else { return nil }
        var available: [String] = []
        for value in values where !value.memberNames.isEmpty {
            let description = "\(value.kind) has \(value.memberNames.joined(separator: ", "))"
            if !available.contains(description) { available.append(description) }
        }
        if available.isEmpty { available = values.prefix(1).map { "\($0.kind) has no members" } }
        let name = part == tag.name ? "'\(part)'" : "'\(part)' (of '\(tag.name)')"
        let suggestion = NearestName.hint(for: part, among: values.flatMap(\.memberNames))
        throw TemplateError(
            file: template.file,
            at: tag.position,
            "the view has no member \(name)\(suggestion): \(available.joined(separator: "; "))"
        )
    }
}
