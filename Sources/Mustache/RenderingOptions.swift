/// Options for rendering templates.
public struct RenderingOptions: Sendable {
    /// Whether a name or a template that does not exist is an error, and not the empty string.
    public var isStrict: Bool
    /// Escapes the text of `{{name}}`, but not of `{{{name}}}`. With `nil`, texts are not escaped.
    public var escape: (@Sendable (String) -> String)?
    /// Changes the text of each variable, `{{{name}}}` included, before it is shown. With `nil`, texts stay as they are.
    public var filter: (@Sendable (String) -> String)?
    /// How deep sections, partials and blocks may be nested in one another while they are rendered, so that a template
    /// that includes itself without end is an error and not a crash. A level takes about 5 KiB of stack in a debug build:
    /// the 64 of the default fit the 512 KiB that a thread other than the first has on Apple platforms.
    public var maximumDepth: Int

    /// Options of the caller's own.
    public init(
        isStrict: Bool,
        escape: (@Sendable (String) -> String)? = nil,
        filter: (@Sendable (String) -> String)? = nil,
        maximumDepth: Int = 64
    ) {
        self.isStrict = isStrict
        self.escape = escape
        self.filter = filter
        self.maximumDepth = maximumDepth
    }

    /// The behavior of the Mustache specification: missing names are empty, and texts are escaped for HTML.
    public static let specification = RenderingOptions(isStrict: false, escape: escapeHTML)

    /// The behavior for text other than HTML: missing names are errors, and texts are not escaped.
    public static let strict = RenderingOptions(isStrict: true)

    /// Escapes the characters that have a meaning in HTML.
    @Sendable
    static func escapeHTML(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
