/// A Mustache template, parsed and ready to be rendered any number of times.
///
/// The language is that of the Mustache specification with its optional modules *inheritance* and *dynamic names*, and
/// without lambdas. See <https://github.com/mustache/spec>.
public final class Template: Sendable {
    /// The name by which other templates include this one.
    public let name: String
    /// The file that errors name.
    public let file: String

    /// The text, in UTF-8.
    let source: [UInt8]
    /// What rendering does, in this order.
    let instructions: [Instruction]
    /// The tags that instructions and blocks refer to.
    let tags: [Tag]
    /// The parts that instructions refer to as replaceable.
    let blocks: [Block]

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - source: The text of the template.
    ///   - name: The name by which other templates include it.
    ///   - file: The file that errors name; the template's name where it is left out.
    /// - Throws: A ``TemplateError`` at the first tag that is not closed, not opened, or not well formed.
    public init(_ source: String, name: String, file: String? = nil) throws(TemplateError) {
        self.name = name
        self.file = file ?? name
        var scanner = TemplateScanner(source: Array(source.utf8), file: self.file)
        try scanner.scan()
        var compiler = TemplateCompiler(scanner: scanner)
        try compiler.compile()
        self.source = scanner.source
        instructions = compiler.instructions
        tags = compiler.tags
        blocks = compiler.blocks
    }
}

/// An instruction for rendering. Texts are ranges of the template's source, `tag` and `block` are indices into its
/// tables, and `end` is the index of the first instruction after the contents of this one.
enum Instruction: Sendable {
    /// At most one line of text. Where it starts its line, it comes after the indentation of the template.
    case text(Range<Int>, startsLine: Bool)
    /// The text of a name.
    case variable(tag: Int, isEscaped: Bool)
    /// Contents that are shown for each value of a name, or only if it has none.
    case section(tag: Int, isInverted: Bool, end: Int)
    /// Another template. One that has its line to itself has an indentation.
    case partial(tag: Int, indentation: Range<Int>?)
    /// Another template, with the arguments that are its contents.
    case parent(tag: Int, indentation: Range<Int>?, end: Int)
    /// What a parent tag passes for the block of that name.
    case argument(tag: Int, content: BlockContent, end: Int)
    /// Contents that an argument may replace.
    case block(Int, end: Int)
}

/// A tag that names something. It is a class because rendering passes tags all the time, and passing a reference is
/// cheap.
final class Tag: Sendable {
    /// The name, without the asterisk of a dynamic one.
    let name: String
    /// The first part of a dotted name; `nil` for the implicit iterator `.`.
    let first: MemberName?
    /// The parts of a dotted name after the first.
    let rest: [MemberName]
    /// Whether the template to include is named by a variable.
    let isDynamic: Bool
    /// Where it stands.
    let position: TemplatePosition

    /// A tag of the given parts.
    ///
    /// - Parameters:
    ///   - name: The name, without the asterisk of a dynamic one.
    ///   - path: The parts of the name between its dots; empty for the implicit iterator `.`.
    ///   - isDynamic: Whether the template to include is named by a variable.
    ///   - position: Where it stands.
    init(name: String, path: [String], isDynamic: Bool, position: TemplatePosition) {
        self.name = name
        first = path.first.map { MemberName($0) }
        rest = path.dropFirst().map { MemberName($0) }
        self.isDynamic = isDynamic
        self.position = position
    }
}

/// A part of a template that a parent tag can replace.
struct Block: Sendable {
    /// The index of the tag that names it.
    let tag: Int
    /// The indentation for replaced contents, or `nil` if the block is inside a line.
    var indentation: Range<Int>?
    /// The line break after the block where nothing else follows on its line; `nil` where something does.
    let lineEnding: Range<Int>?
    /// Where its contents begin and end.
    let content: BlockContent
}

/// The beginning and the end of the contents of a block or an argument.
struct BlockContent: Sendable {
    /// Whether the contents begin at the start of a line.
    let startsLine: Bool
    /// Whether the contents end with the end of a line.
    let endsLine: Bool
}
